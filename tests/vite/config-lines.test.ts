import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { placeOfField, repeatedFields } from "../../src/vite/config-lines";
import { tempFolder } from "../codegen/temp-folder";

const source = `import { defineSite } from "./src/config/site-config";

const items = [
  { type: "link" },
  { type: "lnk" },
];

export default defineSite({
  title: "T",
  "navbar": {
    items,
    logo: { src: "a" } as const,
  },
} satisfies object);
`;

test.each([
  ["title", 9, 3],
  ["navbar.logo.src", 12, 13],
  ["navbar.items[1].type", 5, 5],
  ["navbar.items[1].to", 5, 3],
  ["navbar.items[7]", 11, 5],
  ["footer.style", 8, 16],
  ["the configuration", 8, 16],
])("finds the place of %s", (field, line, column) => {
  expect(placeOfField(source, field)).toEqual({ line, column });
});

test("an object passed to a function, or in a variable", () => {
  const place = { line: 2, column: 3 };
  expect(placeOfField("export default {\n  a: 1,\n};", "a")).toEqual(place);
  expect(placeOfField("const site = {\n  a: 1,\n};\nexport default site;", "a")).toEqual(place);
  expect(placeOfField("const a = ;", "a")).toEqual({});
});

test("a field that occurs twice in an object is reported at its second place", () => {
  const file = join(tempFolder(), "site.config.ts");
  const items = `[{ type: "a", "type": "b" }, { type: "c" }]`;
  const text = `const type = { a: 1 };\nexport default {\n  title: "T",\n  navbar: { items: ${items} },\n  title: "U",\n};\n`;
  writeFileSync(file, text);
  expect(repeatedFields(file).map(({ message }) => message.replace(/^.*site/, "site"))).toEqual([
    "site.config.ts:5:3: the field `title` occurs twice: first on line 3",
    "site.config.ts:4:34: the field `type` occurs twice: first on line 4",
  ]);
});
