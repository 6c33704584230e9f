import { describe, expect, test } from "vitest";
import type { Schema } from "../../src/view/types";
import { schemasToUnfold, schemasToUnfoldIn } from "../../src/view/unfold";

type View = Schema<never>;

const ref = (name: string): View => ({ type: { ref: name } });

/** Returns an object with `rows` strings. */
const wide = (rows: number): View => ({
  type: "object",
  properties: Array.from({ length: rows }, (_, index) => ({ name: `p${index}`, type: "string" })),
});

const object = (properties: Readonly<Record<string, View>>): View => ({
  type: "object",
  properties: Object.entries(properties).map(([name, schema]) => ({ name, ...schema })),
});

/** Returns what unfolds on a page that shows `root`. */
async function unfolded(root: View, schemas: Readonly<Record<string, View>>) {
  return [...(await schemasToUnfoldIn([root], async (name) => schemas[name])).keys()];
}

describe("what unfolds on a page", () => {
  test("is everything it refers to, if that is little", async () => {
    const root = object({ a: ref("A"), b: ref("B") });
    const given = { A: object({ c: ref("C") }), B: wide(20), C: wide(20) };
    expect(await unfolded(root, given)).toEqual(["A", "B", "C"]);
  });

  test("is limited: near schemas come first, and those that do not fit are left out", async () => {
    const root = object({ a: ref("A"), b: ref("B") });
    const given = { A: object({ c: ref("C") }), B: wide(60), C: wide(60) };
    expect(await unfolded(root, given)).toEqual(["A", "B"]);
  });

  test("counts each use of a schema", async () => {
    const uses = Array.from({ length: 30 }, (_, index) => [`use${index}`, ref("A")]);
    expect(await unfolded(object(Object.fromEntries(uses)), { A: wide(10) })).toEqual([]);
  });

  test("counts enum values, which make pages long too", async () => {
    const kinds: View = {
      type: "string",
      enum: Array.from({ length: 150 }, (_, index) => ({ value: `kind-${index}` })),
    };
    const root = object({ a: ref("A"), b: ref("B") });
    expect(await unfolded(root, { A: kinds, B: kinds })).toEqual(["A"]);
  });

  test.each<[where: string, holder: (schema: View) => View]>([
    ["a property", (schema) => object({ a: schema })],
    ["a pattern", (schema) => ({ type: "object", patternProperties: [{ name: "^a", ...schema }] })],
    ["other properties", (schema) => ({ type: "object", additionalProperties: schema })],
    ["the items of an array", (schema) => ({ type: { array: schema.type }, items: schema })],
    ["a position", (schema) => ({ type: "tuple", prefixItems: [schema] })],
    ["a variant", (schema) => ({ type: "any", unions: [{ mode: "oneOf", variants: [schema] }] })],
    ["a condition", (schema) => ({ type: "any", conditions: [{ keyword: "then", ...schema }] })],
  ])("limits what %s contains and refers to", async (_where, holder) => {
    expect(await unfolded(holder(ref("A")), { A: wide(75) })).toEqual(["A"]);
    expect(await unfolded(holder(ref("A")), { A: wide(150) })).toEqual([]);
    expect(await unfolded(holder(ref("A")), { A: holder(wide(150)) })).toEqual([]);
  });

  test("limits included schemas and bare items", async () => {
    const included: View = { type: "object", allOf: ["A"] };
    const listed: View = { type: { array: { ref: "A" } } };
    for (const root of [included, listed]) {
      expect(await unfolded(root, { A: wide(75) })).toEqual(["A"]);
      expect(await unfolded(root, { A: wide(150) })).toEqual([]);
    }
  });
});

describe("what unfolds on the page of an operation", () => {
  const response = (status: string, name: string) => ({
    status,
    content: [{ mediaType: "application/json", schema: ref(name) }],
  });

  test.each<[status: string, inErrors: readonly string[]]>([
    ["400", ["Problem", "Small"]],
    ["default", ["Problem", "Small"]],
    ["200", []],
  ])("of a response %s, in an error: %j", async (status, inErrors) => {
    const given: Record<string, View> = {
      Problem: object({ large: ref("Large"), small: ref("Small") }),
      Large: wide(50),
      Small: wide(5),
    };
    const unfolding = await schemasToUnfold(
      { responses: [response(status, "Problem")] },
      async (name) => given[name],
    );
    expect([...unfolding.inErrors.keys()]).toEqual(inErrors);
    expect([...unfolding.schemas.keys()]).toEqual(
      inErrors.length > 0 ? [] : ["Problem", "Large", "Small"],
    );
  });

  test("errors leave room for the rest", async () => {
    const given: Record<string, View> = { Problem: wide(35), Thing: wide(90) };
    const { schemas, inErrors } = await schemasToUnfold(
      {
        responses: [
          response("200", "Thing"),
          ...["400", "401", "403"].map((one) => response(one, "Problem")),
        ],
      },
      async (name) => given[name],
    );
    expect([...schemas.keys(), ...inErrors.keys()]).toEqual(["Thing"]);
  });

  test("a request body unfolds, however little room its responses leave", async () => {
    const given: Record<string, View> = { Problem: wide(35), Order: wide(120), Thing: wide(90) };
    const { schemas } = await schemasToUnfold(
      {
        requestBody: { content: [{ mediaType: "application/json", schema: ref("Order") }] },
        responses: [response("200", "Thing"), response("400", "Problem")],
      },
      async (name) => given[name],
    );
    expect([...schemas.keys()]).toEqual(["Order"]);
  });
});
