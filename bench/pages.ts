import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Sizes of a built site, in bytes. */
export interface PageBytes {
  readonly pages: number;
  /** HTML of the largest and the median page, uncompressed. */
  readonly largest: number;
  readonly median: number;
  /** HTML of the first operation's page, which does not depend on the number of operations. */
  readonly first: number;
  /** All scripts that this page loads at the reader's first intent, gzipped. */
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
  return {
    pages: sizes.length,
    largest: sizes.at(-1) ?? 0,
    median: sizes[Math.floor(sizes.length / 2)] ?? 0,
    first: Buffer.byteLength(html),
    scripts: scriptsIn(html).reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(dir, file))).length,
      0,
    ),
  };
}

/** Returns the addresses of the style sheets that the HTML of a page links, of a site without base path. */
export function stylesIn(html: string): readonly string[] {
  return addressesIn(html, /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g);
}

/** Returns the addresses of the scripts that it names. */
export function scriptsIn(html: string): readonly string[] {
  return addressesIn(html, /["`](\/assets\/[^"`*]+\.js)["`]/g);
}

function addressesIn(html: string, pattern: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))];
}
