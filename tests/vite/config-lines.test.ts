import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { expect, test } from "vitest";
import { placeOf, repeatedFields } from "../../src/vite/config-lines";
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

/** Returns the place of a field of a configuration with a text, which may import `./words` and `./de`. */
function placeIn(text: string, field: string) {
  const dir = tempFolder({
    "site.config.ts": text,
    "words.ts": 'export { x } from "a";\nexport const de = {\n  search: 1,\n};\n',
    "de.ts": "export default {\n\n  search: 1,\n};\n",
  });
  const { file, ...place } = placeOf(field, join(dir, "site.config.ts"));
  return { file: basename(file), ...place };
}

test.each([
  ["title", 9, 3],
  ["navbar.logo.src", 12, 13],
  ["navbar.items[1].type", 5, 5],
  ["navbar.items[1].to", 5, 3],
  ["navbar.items[7]", 11, 5],
  ["footer.style", 8, 16],
  ["the configuration", 8, 16],
])("finds the place of %s", (field, line, column) => {
  expect(placeIn(source, field)).toEqual({ file: "site.config.ts", line, column });
});

test("an object passed to a function, or in a variable", () => {
  const file = "site.config.ts";
  const place = { file, line: 2, column: 3 };
  expect(placeIn("export default {\n  a: 1,\n};", "a")).toEqual(place);
  expect(placeIn("const site = {\n  a: 1,\n};\nexport default site;", "a")).toEqual(place);
  expect(placeIn("const a = ;", "a")).toEqual({ file });
});

test.each([
  ["words.search", 'import { de as words } from "./words.js";', "words.ts", 3, 3],
  ["words.search", 'import words from "./de";', "de.ts", 3, 3],
  ["words", 'import words from "./de";', "de.ts", 1, 16],
  ["words.search", 'import words from "de";', "site.config.ts", 2, 18],
])("a part of another file: %s of %s", (field, imports, file, line, column) => {
  const place = placeIn(`${imports}\nexport default { words };`, field);
  expect(place).toEqual({ file, line, column });
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
