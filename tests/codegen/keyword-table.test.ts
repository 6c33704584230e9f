import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldsHolding, schemaKeywords } from "../../codegen/keywords";

test("the table and docs/keywords.md name the same keywords of schemas", () => {
  const sections = readFileSync("docs/keywords.md", "utf8").split(/^## /m);
  const documented = sections
    .filter((section) => section.startsWith("Schema"))
    .flatMap((section) => [...section.matchAll(/^\| `([\w$]+)`/gm)].map(([, name]) => name));
  // `xml` has a separate section.
  expect(Object.keys(schemaKeywords).sort()).toEqual([...documented, "xml"].sort());
});

test("`examples` contains values in schemas, and a map elsewhere", () => {
  expect(fieldsHolding("values")).toContain("examples");
  expect(fieldsHolding("map")).toContain("examples");
});
