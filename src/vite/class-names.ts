import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { projectDir } from "./site-options";

/** The first number of three digits in base 36 that begins with a letter. */
const first = 36 * 36 * 10;

const folder = join(projectDir, "src");

/** The classes of all style sheets, as file and name. They are sorted so that names do not depend on the bundler's order. */
const classes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort()
  .map((file) => join(folder, file))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) =>
      keyOf(name, file),
    ),
  );

const numbers = new Map([...new Set(classes)].map((key, index) => [key, first + index]));

function keyOf(name: string | undefined, file: string): string {
  return `${file} ${name}`;
}

/**
 * Returns the name of a class on pages: three characters, similar for classes of one sheet. Each is in the page, the style sheet and
 * the script, where hashes would not compress.
 */
export function scopedClassName(name: string, file: string): string {
  const key = keyOf(name, file);
  const number = numbers.get(key) ?? first + numbers.size;
  numbers.set(key, number);
  return number.toString(36);
}
