import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** What readers load from a built site, in bytes. */
export interface PageBytes {
  readonly pages: number;
  /** Html of the largest page and of the one in the middle, as they lie on the disk. */
  readonly largest: number;
  readonly median: number;
  /** Html of the first operation's page: the same text, however many other operations the API has. */
  readonly first: number;
  /** Every script that this page asks for before the first click, gzip. */
  readonly scripts: number;
}

/**
 * @param dir a built site
 * @param first path of the page of one operation, such as `/api/get-account`
 */
export function pageBytes(dir: string, first: string): PageBytes {
  const sizes = (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => statSync(path.join(dir, file)).size)
    .sort((a, b) => a - b);
  const html = readFileSync(path.join(dir, first, "index.html"), "utf8");
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ""),
  );
  return {
    pages: sizes.length,
    largest: sizes.at(-1) ?? 0,
    median: sizes[Math.floor(sizes.length / 2)] ?? 0,
    first: Buffer.byteLength(html),
    scripts: [...scripts].reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(dir, file))).length,
      0,
    ),
  };
}
