import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { engineDir } from "../../program/folders.mjs";

const folder = join(engineDir, "src");

/** The next number whose digits in base 36 may become a name; 360 is `a0`. */
let next = 10 * 36;

/** Names of the classes of all style sheets. The sheets are sorted so that names do not depend on the bundler's order. */
const names = new Map<string, string>();
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
  if (!file.endsWith(".module.css")) continue;
  const path = join(folder, file);
  const rules = readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
  for (const [, name = ""] of rules.matchAll(/\.([a-z][\w-]*)/gi)) scopedClassName(name, path);
}

/**
 * Returns the name of a class on pages: two characters, similar for classes of one sheet. Each is in the page, the style sheet and
 * the script, where hashes would not compress.
 */
export function scopedClassName(name: string, file: string): string {
  const key = `${file} ${name}`;
  const short = names.get(key) ?? nextName();
  names.set(key, short);
  return short;
}

function nextName(): string {
  let name: string;
  // A name begins with a letter, and `js` is a class of the root.
  do name = (next++).toString(36);
  while (/^\d|^js$/.test(name));
  return name;
}
