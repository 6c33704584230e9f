import { expect, test } from "vitest";
import { renderInBody, tagsWith } from "./render";

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
  [5, 0],
  [6, 6],
])("%i variants have a select with %i options", (count, want) => {
  const html = withVariants(count);
  expect(tagsWith(html, 'type="radio"')).toHaveLength(count);
  expect(html.match(/<option/g) ?? []).toHaveLength(want);
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
