import { basename, join } from "node:path";

import { expect, test } from "vitest";
import { placeOf } from "../../src/vite/config-lines";
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

/** Returns the place of a field of a configuration with a text. */
function placeIn(text: string, field: string) {
  const dir = tempFolder({ "site.config.ts": text });
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

test("an object passed to a function, in a variable, or in another file", () => {
  const file = "site.config.ts";
  const place = { file, line: 2, column: 3 };
  expect(placeIn("export default {\n  a: 1,\n};", "a")).toEqual(place);
  expect(placeIn("const site = {\n  a: 1,\n};\nexport default site;", "a")).toEqual(place);
  expect(placeIn('import b from "./b";\nexport default { a: b };', "a.c")).toEqual({
    ...place,
    column: 18,
  });
  expect(placeIn("const a = ;", "a")).toEqual({ file });
});
