import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
/** Folders without scripts of pages. */
const others = /^(?:generated|vite|samples|view)\//;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What TypeScript does not see: it allows any `dataset` and any selector. */
test("the contract lists the data attributes that scripts use, and no others", () => {
  const used = new Set<string>();
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (!/(?<!\.d)\.tsx?$/.test(file) || others.test(file)) continue;
    const code = readFileSync(join(src, file), "utf8").replace(/^\s*(?:\/?\*|\/\/).*/gm, "");
    for (const [, attribute, name] of code.matchAll(
      /(?:\[|Attribute\(\s*")data-([a-z-]+)|\bdataset\.(\w+)/g,
    ))
      used.add(attribute ?? kebab(name ?? ""));
    for (const [, names = ""] of code.matchAll(/\{ ([^;\n]*) \} = [\w.]+\.dataset\b/g))
      for (const name of names.match(/\w+/g) ?? []) used.add(kebab(name));
  }
  const listed = readFileSync(join(src, "dom-contract.d.ts"), "utf8").matchAll(
    /^ {2}"data-([a-z-]+)"\?:|^ {4}(\w+)\?: (?!true)/gm,
  );
  const names = [...listed].map(([, attribute, name]) => attribute ?? kebab(name ?? ""));
  expect([...used].sort()).toEqual([...new Set(names)].sort());
});
