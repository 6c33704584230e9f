import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderInBody, tagsWith, textOf } from "./render";

type Unions = NonNullable<Parameters<typeof renderInBody>[0]["unions"]>;

const unionOf = (variants: Unions[number]["variants"]) =>
  renderInBody({ type: { shapes: variants.length }, unions: [{ mode: "oneOf", variants }] });

const withVariants = (count: number) =>
  unionOf(
    Array.from({ length: count }, (_, index) => ({
      label: `Variant ${index + 1}`,
      type: "object",
      properties: [{ name: `field${index}`, type: "string" }],
    })),
  );

test.each([
  [15, false],
  [16, true],
])("%i variants have a checkbox to show all of them: %s", (count, want) => {
  const html = withVariants(count);
  expect(tagsWith(html, 'type="radio"')).toHaveLength(count);
  expect(tagsWith(html, 'type="checkbox"')).toHaveLength(Number(want));
  expect(textOf(html).includes(`Show all ${count}`)).toBe(want);
});

test("as many are shown at first as the style sheet says", () => {
  const read = (file: string) => readFileSync(`src/reference/${file}`, "utf8");
  const [, shown] = /shownVariants = (\d+)/.exec(read("Union.tsx")) ?? [];
  expect(read("Union.module.css")).toContain(`:nth-of-type(n + ${Number(shown) + 1})`);
});

test("a variant is a heading only if it has content below", () => {
  const html = unionOf([
    { type: "string", pattern: "^[a-z]$" },
    { label: "Pet", type: "object", properties: [{ name: "id", type: "string" }] },
  ]);
  expect([...html.matchAll(/<h\d[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(["Pet"]);
});

test("a variant with one value is named after it", () => {
  const html = unionOf([
    { type: "string", maxLength: 9 },
    { type: "string", enum: [{ value: "" }] },
  ]);
  const names = [...html.matchAll(/data-panel-of="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(["string", "&quot;&quot;"]);
});
