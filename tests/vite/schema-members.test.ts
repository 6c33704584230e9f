import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { schemaMembers } from "../../src/vite/schema-members";
import type { SiteModel } from "../../src/vite/site-model";

const generatedDir = mkdtempSync(join(tmpdir(), "members-"));
mkdirSync(join(generatedDir, "schemas"));
afterAll(() => rmSync(generatedDir, { recursive: true }));

const variant = (to: string, indent: number) =>
  `${" ".repeat(indent)}<Variant\n${" ".repeat(indent + 2)}label="${to}"\n${" ".repeat(indent)}>\n` +
  `${" ".repeat(indent + 2)}<Ref to="${to}" />\n`;
const files = {
  Payment: variant("Card", 8) + variant("Bank", 8),
  Card: `<Includes of="Base" />`,
  Bank: variant("Card", 12),
  Base: "",
  Many: Array.from({ length: 9 }, (_, index) => variant(`V${index}`, 8)).join(""),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`V${index}`, ""])),
};
const schemas = Object.entries(files).map(([name, text]) => {
  writeFileSync(join(generatedDir, "schemas", `${name}.tsx`), text);
  return { name, identifier: name, slug: name.toLowerCase() };
});
const model = { api: { schemas }, options: { generatedDir } } as unknown as SiteModel;

test.each([
  [
    "a union: its variants, and what they include",
    "Payment",
    ["Payment", "Base"],
    ["Card", "Bank"],
  ],
  ["an object: what it includes", "Card", ["Card", "Base"], []],
  ["a union in a property: nothing", "Bank", ["Bank"], []],
  ["a union of many: nothing", "Many", ["Many"], []],
])("the page of a schema holds, for %s", async (_, name, wantSchemas, wantBranches) => {
  const schema = schemas.find((candidate) => candidate.name === name);
  const got = await schemaMembers(model, schema ?? { name, identifier: name, slug: name });
  expect(got.schemas.map((member) => member.name)).toEqual(wantSchemas);
  expect(got.branches.map((member) => member.name)).toEqual(wantBranches);
});
