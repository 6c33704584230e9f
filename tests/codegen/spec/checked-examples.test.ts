import path from "node:path";
import { describe, expect, test } from "vitest";
import { CheckedExamples } from "../../../codegen/spec/checked-examples";
import { load } from "../../../codegen/spec/load";
import { tempFolder, writeFiles } from "../temp-folder";

/** Examples of a body, a parameter and a schema; the body's schema leads to another one. */
const document = `openapi: 3.1.0
info: { title: T, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /a:
    post:
      summary: A
      parameters: [{ name: p, in: query, schema: { type: integer }, example: 1 }]
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

/** What a run finds: warnings about examples, and the keys of those that fit. */
async function checked(text: string, known: ReadonlySet<string> = new Set(), beside = {}) {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": text, ...beside });
  const examples = new CheckedExamples(known);
  const { warnings } = await load(path.join(folder, "openapi.yaml"), undefined, examples);
  const told = warnings.filter(({ rule }) => misfits.test(rule)).map(({ message }) => message);
  return { told, fitting: examples.fitting };
}

/** Knows every example: what it is asked about is not compared. */
const all = Object.assign(new Set<string>(), { has: () => true });

describe("an example that fits its schema", () => {
  test("is not compared again", async () => {
    const { told, fitting } = await checked(document);
    expect(told).toEqual([]);
    expect(fitting.size).toBe(3);
    expect((await checked(document, fitting)).fitting).toEqual(fitting);
    const wrong = document.replace("size: 1 }", "size: x }");
    expect((await checked(wrong, all)).told).toEqual([]);
  });

  test.each([
    { what: "a description", change: ["What lies inside.", "It lies inside."] },
    { what: "another place", change: ["components:", "\n\ncomponents:"] },
  ])("stays known with $what", async ({ change: [before = "", after = ""] }) => {
    const { fitting } = await checked(document);
    expect((await checked(document.replace(before, after))).fitting).toEqual(fitting);
  });

  test.each([
    { what: "the example", change: ["size: 1 }", "size: x }"] },
    {
      what: "the example, which still fits",
      change: ["size: 1 }", "size: 1, inner: 2 }"],
      fits: true,
    },
    {
      what: "a schema that its schema leads to",
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
    const { fitting } = await checked(document);
    const changed = document.replace(before, after);
    expect(changed).not.toBe(document);
    const now = await checked(changed, fitting);
    expect(now.told).toEqual((await checked(changed)).told);
    expect(now.told.length).toBe(fits ? 0 : 1);
    expect(now.fitting).not.toEqual(fitting);
  });
});

describe("an example is always compared", () => {
  test.each([
    { what: "that does not fit", text: document.replace("size: 1 }", "size: x }"), beside: {} },
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
    expect((await checked(text, new Set(), beside)).fitting.size).toBe(2);
  });
});
