import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { PageKind } from "../../src/shared/page-kinds";
import { listFiles } from "../../src/vite/out-dir";
import { writeWorker } from "../../src/vite/offline";
import { tempFolder, writeFiles } from "../codegen/temp-folder";
import { siteData } from "../site-data";

const site = siteData();

/** Writes the worker of a site with these pages and their sizes in bytes; returns its code. */
async function workerOf(
  pages: readonly (readonly [path: string, kind: PageKind, bytes: number])[],
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const outDir = tempFolder();
  const fileOf = (at: string) => `${at.slice(1)}/index.html`;
  writeFiles(outDir, {
    "assets/shell-1.js": "",
    "assets/client-en-1.js": "",
    "assets/b1/search.js": "",
    "assets/b1/en/search.json": "{}",
    "assets/b1/en/404.js": "",
    ...Object.fromEntries(pages.map(([at, , bytes]) => [fileOf(at), "x".repeat(bytes)])),
    ...others,
  });
  await writeWorker({
    config: { basePath: "/", offline: true },
    locales: [{ site }],
    pages: pages.map(([at, kind]) => ({
      file: fileOf(at),
      path: at,
      site,
      page: { key: at, path: at, aliases: [], kind, title: at, toc: [] },
    })),
    pagesDir: "assets/b1",
    outDir,
    files: await listFiles(outDir),
  });
  return readFileSync(path.join(outDir, "sw.js"), "utf8");
}

/** Returns the paths that the worker stores. */
const named = (code: string, paths: readonly string[]) =>
  paths.filter((each) => new RegExp(`${each}\\b`).test(code));

test("all pages are stored, with the scripts that load late and the lists of the language", async () => {
  const code = await workerOf([
    ["/auth", "guide", 10],
    ["/api/pets", "operation", 10],
    ["/404", "not-found", 10],
  ]);
  const paths = ["/auth", "/api/pets", "/404", "/search.json", "/shell-1.js", "/b1/search.js"];
  expect(named(code, [...paths, "/client-en-1.js", "/en/404.js"])).toEqual([
    "/auth",
    "/api/pets",
    "/search.json",
    "/shell-1.js",
    "/b1/search.js",
  ]);
});

test("if a site is too large, guides and the overview are stored", async () => {
  const code = await workerOf([
    ["/auth", "guide", 10],
    ["/api", "overview", 10],
    ["/api/pets", "operation", 17_000_000],
    ["/api/schemas/pet", "schema", 10],
  ]);
  const paths = ["/auth", "/api", "/api/pets", "/api/schemas/pet"];
  expect(named(code, paths)).toEqual(["/auth", "/api"]);
});

test("a changed text is a new version, and the site owner's own worker is kept", async () => {
  const versionOf = (code: string) => /version:.(\w+)/.exec(code)?.[1];
  const [first, same, other] = await Promise.all([
    workerOf([["/auth", "guide", 10]]),
    workerOf([["/auth", "guide", 10]]),
    workerOf([["/auth", "guide", 11]]),
  ]);
  expect(versionOf(first)).toBe(versionOf(same));
  expect(versionOf(first)).not.toBe(versionOf(other));
  expect(await workerOf([], { "sw.js": "mine" })).toBe("mine");
});
