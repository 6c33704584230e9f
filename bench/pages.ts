import { existsSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Returns the addresses of the style sheets that a page links, for a site without a base path. */
export function stylesIn(html: string): readonly string[] {
  return addressesIn(html, /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g);
}

/** Returns the addresses of the scripts that a page names. */
export function scriptsIn(html: string): readonly string[] {
  return addressesIn(html, /["`](\/assets\/[^"`*]+\.js)["`]/g);
}

function addressesIn(html: string, pattern: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))];
}

/** Returns the gzipped size of a file: that of its `.gz`, which the build adds to all but the smallest files. */
export function gzippedBytes(file: string): number {
  return existsSync(`${file}.gz`)
    ? statSync(`${file}.gz`).size
    : gzipSync(readFileSync(file)).length;
}
