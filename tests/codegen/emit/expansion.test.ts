import { describe, expect, test } from "vitest";
import { expansionOf } from "../../../codegen/emit/expansion";
import { modelOf } from "../given";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An object of so many strings. */
const wide = (rows: number) => ({
  type: "object",
  properties: Object.fromEntries(
    Array.from({ length: rows }, (_, index) => [`p${index}`, { type: "string" }]),
  ),
});

/** What unfolds on a page that shows the schema `Root`. */
function unfolded(schemas: Readonly<Record<string, unknown>>): readonly string[] {
  const model = modelOf({ paths: {}, components: { schemas } });
  const index = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const root = index.get("Root");
  return expansionOf(root ? [root] : [], index);
}

describe("what unfolds on a page", () => {
  test("is all that it names, where that is little", () => {
    const properties = { a: ref("A"), b: ref("B") };
    const A = { type: "object", properties: { c: ref("C") } };
    const given = { Root: { type: "object", properties }, A, B: wide(20), C: wide(20) };
    expect(unfolded(given)).toEqual(["A", "B", "C"]);
  });

  test("ends where a reader would be lost: what is near comes first, what does not fit is left out", () => {
    const properties = { a: ref("A"), b: ref("B") };
    const A = { type: "object", properties: { c: ref("C") } };
    const given = { Root: { type: "object", properties }, A, B: wide(120), C: wide(120) };
    expect(unfolded(given)).toEqual(["A", "B"]);
  });

  test("counts each use of a schema", () => {
    const properties = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`use${index}`, ref("A")]),
    );
    expect(unfolded({ Root: { type: "object", properties }, A: wide(10) })).toEqual([]);
  });

  test("counts the values of enumerations, which make pages long too", () => {
    const kinds = (values: number) => ({
      type: "string",
      enum: Array.from({ length: values }, (_, index) => `kind-${index}`),
    });
    const properties = { a: ref("A"), b: ref("B") };
    const given = { Root: { type: "object", properties }, A: kinds(300), B: kinds(300) };
    expect(unfolded(given)).toEqual(["A"]);
  });
});
