import path from "node:path";
import { describe, expect, test } from "vitest";
import { CheckedExamples, type Comparisons } from "../../../codegen/spec/checked-examples";
import { load } from "../../../codegen/spec/load";
import { tempFolder } from "../temp-folder";

const head = `openapi: 3.1.0
info: { title: T, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /a:
    post:
      summary: A
`;

/** Examples of a body, a parameter and a schema. The body's schema refers to another one. */
const document = `${head}      parameters: [{ name: p, in: query, schema: { type: integer }, example: 1 }]
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Outer" }
            examples: { one: { value: { inner: { size: 1 } } } }
      responses: { 200: { description: Done. } }
components:
  schemas:
    Outer: { type: object, properties: { inner: { $ref: "#/components/schemas/Inner" } } }
    Inner: { type: object, description: What lies inside., properties: { size: { type: integer } } }
    Other: { type: string, examples: [a] }
`;

const misfits = /-examples$/;

/** Loads a document: returns the warnings about examples with their locations, and the comparisons that are known afterwards. */
async function checked(text: string, known?: Comparisons, beside = {}) {
  const folder = tempFolder({ "openapi.yaml": text, ...beside });
  const examples = new CheckedExamples(known);
  const { warnings } = await load(path.join(folder, "openapi.yaml"), undefined, examples);
  const told = warnings
    .filter(({ rule }) => misfits.test(rule))
    .map(({ message, line, column, remedy }) => ({ message, line, column, remedy }));
  // The form in which a later run reads them.
  const comparisons = JSON.parse(JSON.stringify([...examples.comparisons])) as [string, []][];
  return { told, known: new Map(comparisons) };
}

/** Claims that every example fits, so that none is compared. */
const all = Object.assign(new Map<string, []>(), { get: () => [] });

describe("an example that fits its schema", () => {
  test("is not compared again", async () => {
    const { told, known } = await checked(document);
    expect(told).toEqual([]);
    expect(known.size).toBe(3);
    expect((await checked(document, known)).known).toEqual(known);
    const wrong = document.replace("size: 1 }", "size: x }");
    expect((await checked(wrong, all)).told).toEqual([]);
  });

  test.each([
    { what: "a description", change: ["What lies inside.", "It lies inside."] },
    { what: "another place", change: ["components:", "\n\ncomponents:"] },
  ])("is still known after a change of $what", async ({ change: [before = "", after = ""] }) => {
    const { known } = await checked(document);
    expect((await checked(document.replace(before, after))).known).toEqual(known);
  });

  test.each([
    { what: "the example", change: ["size: 1 }", "size: x }"] },
    {
      what: "the example, which still fits",
      change: ["size: 1 }", "size: 1, inner: 2 }"],
      fits: true,
    },
    {
      what: "a schema that its schema refers to",
      change: ["size: { type: integer", "size: { type: string"],
    },
    {
      what: "a number",
      change: ["type: integer }, example: 1", "type: integer, minimum: 2 }, example: 1"],
    },
    {
      what: "the type of a number",
      change: ["type: integer }, example: 1", 'type: integer }, example: "1"'],
    },
    {
      what: "a value of an enum",
      change: ["string, examples: [a]", "string, enum: [b], examples: [a]"],
    },
  ])("is compared after a change of $what", async ({ change: [before = "", after = ""], fits }) => {
    const { known } = await checked(document);
    const changed = document.replace(before, after);
    expect(changed).not.toBe(document);
    const now = await checked(changed, known);
    expect(now.told).toEqual((await checked(changed)).told);
    expect(now.told.length).toBe(fits ? 0 : 1);
    expect(now.known).not.toEqual(known);
  });
});

/** Misfits of all kinds: of a key, of one variant of a union, of two schemas for one value, or a misspelled member. */
const wrong = `${head}      parameters: [{ name: p, in: query, schema: { type: integer }, example: one }]
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Sized" }
            examples: { one: { $ref: "#/components/examples/One" }, two: { value: { size: [] } } }
      responses:
        200:
          description: Done.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Narrow" }
              examples: { one: { $ref: "#/components/examples/Two" } }
        201:
          description: Done.
          content:
            application/json:
              schema: { oneOf: [{ type: string }, { $ref: "#/components/schemas/Narrow" }] }
              examples: { one: { $ref: "#/components/examples/Two" } }
        202:
          description: Done.
          content:
            application/json:
              schema: { anyOf: [{ type: string }, { properties: { deep: { properties: { x: { type: string } } } } }] }
              examples: { one: { $ref: "#/components/examples/Three" } }
        203:
          description: Done.
          content:
            application/json:
              schema: { anyOf: [{ type: string }, { type: integer }] }
              examples: { one: { $ref: "#/components/examples/Three" } }
components:
  examples:
    Three: { value: { deep: { x: 1 } } }
    One: { value: { size: large } }
    Two: { value: { wide: 1 } }
  schemas:
    Sized: { type: object, properties: { size: { enum: [1, 2] } } }
    Narrow: { type: object, patternProperties: { ^l: {} }, additionalProperties: false }
    Other: { type: string, examples: [a, 1] }
    Both: { anyOf: [{ type: string }, { type: object, required: [size] }], examples: [{ sise: 1 }] }
`;

describe("an example that does not fit its schema", () => {
  test("is reported again without being compared", async () => {
    const { told, known } = await checked(wrong);
    expect(told.length).toBe(7);
    expect(await checked(wrong, known)).toEqual({ told, known });
    const renamed = JSON.stringify([...known]).replaceAll("be integer", "be array");
    const again = await checked(wrong, new Map(JSON.parse(renamed) as [string, []][]));
    expect(again.told.map(({ message }) => message)).toContain(
      "The example does not match its schema: it must be an array, not a string.",
    );
  });

  test.each([
    { what: "further down", change: ["components:", "\n\ncomponents:"] },
    { what: "at another path", change: ["  /a:", "  /longer/path:"] },
    { what: "in another method", change: ["    post:", "    put:"] },
    { what: "with another title", change: ["{ type: object, p", "{ title: Size, type: object, p"] },
    { what: "which fits now", change: ["example: one", "example: 1"] },
    { what: "whose value is a component that fits now", change: ["size: large", "size: 1"] },
  ])("is reported at its place $what", async ({ change: [before = "", after = ""] }) => {
    const { known } = await checked(wrong);
    const changed = wrong.replace(before, after);
    expect(changed).not.toBe(wrong);
    const { told } = await checked(changed, known);
    expect(told).toEqual((await checked(changed)).told);
  });
});

describe("an example is always compared", () => {
  test.each([
    {
      what: "whose schema is in another file",
      text: document.replace('"#/components/schemas/Outer"', "outer.json"),
      beside: { "outer.json": '{ "type": "object" }' },
    },
    {
      what: "whose schema has a dynamic reference",
      text: document.replace(
        "{ type: integer } }",
        "{ $dynamicRef: '#/components/schemas/Other' } }",
      ),
      beside: {},
    },
  ])("$what", async ({ text, beside }) => {
    expect(text).not.toBe(document);
    expect((await checked(text, undefined, beside)).known.size).toBe(2);
  });
});
