import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/** What TypeScript does not see: to it, a style sheet of a component may have any class. */
test("components use only classes of their style sheets, and import these as namespaces", () => {
  const mistakes: string[] = [];
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || file.startsWith("generated/")) continue;
    const code = readFileSync(join(src, file), "utf8");
    for (const [statement, name = "", sheet = ""] of code.matchAll(
      /import (.*) from "(.*\.module\.css)"/g,
    )) {
      const rules = readFileSync(join(src, dirname(file), sheet), "utf8");
      const classes = new Set(rules.match(/(?<=\.)[a-z][\w-]*/gi));
      if (!name.startsWith("* as ")) mistakes.push(`${file}: ${statement}`);
      const uses = new RegExp(`\\b${name.replace("* as ", "")}\\.(?!module\\b)(\\w+)`, "g");
      for (const [use, used = ""] of code.matchAll(uses))
        if (!classes.has(used)) mistakes.push(`${file}: ${use}`);
    }
  }
  expect(mistakes).toEqual([]);
});
