import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

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

/** Matches style sheets of components. The development server appends a query to the names of sheets that pages link. */
const filter = { id: /\.module\.css(?:\?|$)/ };

/** The pattern for classes, because Lightning CSS supports only patterns. The plugins below replace it with the class name on pages. */
export const markedClass = "[local]__own";
const marked = /([\w-]+)__own/g;

/** Replaces marked classes by their names on pages. @param id id of a module, with its query */
const nameClasses = (code: string, id: string) => ({
  code: code.replaceAll(marked, (_, name: string) => scopedClassName(name, id.replace(/\?.*/, ""))),
  map: null,
});

/** The plugins for the style sheets of components (`*.module.css`). */
export const styleModulePlugins: readonly Plugin[] = [
  {
    // See `src/styles/index.css`.
    name: "site:style-layer",
    enforce: "pre",
    transform: { filter, handler: (code) => ({ code: `@layer components {${code}}`, map: null }) },
  },
  {
    // Runs between Vite's two plugins: the first compiles sheets, the second keeps them and turns them into modules.
    name: "site:style-classes",
    transform: { filter, handler: nameClasses },
  },
  {
    // Keeps every sheet whose class names are used. The bundler inlines the names, because they are constants, and would then drop the
    // empty module together with its rules.
    name: "site:style-modules",
    enforce: "post",
    transform: {
      filter,
      handler: (code, id) => ({ ...nameClasses(code, id), moduleSideEffects: "no-treeshake" }),
    },
  },
];
