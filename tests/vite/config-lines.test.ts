import { expect, test } from "vitest";
import { lineOfField } from "../../src/vite/config-lines";

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
  ["title", 9],
  ["navbar.logo.src", 12],
  ["navbar.items[1].type", 5],
  ["navbar.items[1].to", 5],
  ["navbar.items[7]", 11],
  ["footer.style", 8],
  ["the configuration", 8],
])("finds the line of %s", (field, line) => {
  expect(lineOfField(source, field)).toBe(line);
});

test("an object that a function gets, or that stands alone", () => {
  expect(lineOfField("export default {\n  a: 1,\n};", "a")).toBe(2);
  expect(lineOfField("const site = {\n  a: 1,\n};\nexport default site;", "a")).toBe(2);
  expect(lineOfField("const a = ;", "a")).toBeUndefined();
});
