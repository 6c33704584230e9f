import { describe, expect, test } from "vitest";
import {
  commentStyles,
  withoutTexts,
  withTexts,
} from "../../../../codegen/emit/types/comment-texts";
import { generatorInput } from "../../../../codegen/emit/types/generator-input";
import { generators, type TypeGenerator } from "../../../../codegen/emit/types/type-generators";
import { format } from "../../../../codegen/format";
import { load } from "../../../../codegen/spec/load";

/** Texts that authors write, and some that would break out of a comment, look like a token, or be changed by a printer. */
const texts = [
  "One line.",
  "Two lines,\nthe second.",
  "A paragraph.\n\nAnother one.\n\n  - a list\n    - inside it\n",
  "  blanks around  ",
  "\n\nlines around\n\n",
  "A comment's end */ and */ again, and /* its start /** and **/ both */*",
  "Several lines */\n/* of\n */ them",
  "Windows\r\nlines\r\n\r\nhere\r\n",
  "A lone \r return and\u2028a separator\u2029another\u0085third",
  "Tabs\tinside\n\tand before\t\n",
  "Two blanks at the end  \nof a line   \n",
  "@deprecated `code` {@link x} <b>html</b> ${slot} \\n \\u0041 $& $1 $$",
  "Ünïcödé 🐈 ‮ reversed \u200B zero\u00A0space \uFEFF",
  "\uE000",
  "An Error, a Problem and a SUCCESS.",
  "* a star\n* another",
  " * a star\n * another",
  "",
  " ",
  "\n",
  "0",
  "constructor",
];

const values = [...texts, { description: "a */", title: "b" }, [1, "*/"], {}, [], null, 0, true];

/** Returns a document with every text everywhere. */
function hostile(version: string): Readonly<Record<string, unknown>> {
  const said = (index: number, more: object = {}) => ({
    title: texts[index % texts.length],
    summary: texts[(index + 1) % texts.length],
    description: texts[(index + 2) % texts.length],
    ...more,
  });
  const schemas = Object.fromEntries(
    texts.map((_, index) => [
      `S${index}`,
      said(index, {
        type: "object",
        required: ["description", "title"],
        properties: {
          description: said(index + 1, { type: "string", example: texts[index] }),
          title: said(index + 2, { type: "string", enum: ["a", "b"], default: "a" }),
          summary: said(index, { type: "array", items: said(index, { type: "string" }) }),
          error: said(index, { allOf: [{ $ref: "#/components/schemas/S0" }] }),
          default: said(index, { oneOf: [said(index, { type: "string" }), { type: "integer" }] }),
          example: { description: texts[index], type: "object", example: { description: "x" } },
          examples: said(index, { type: "string", examples: [texts[index], index, null, {}] }),
        },
        example: values[index % values.length],
      }),
    ]),
  );
  const paths = Object.fromEntries(
    texts.map((text, index) => [
      `/p${index}/{id}`,
      {
        description: text,
        summary: text,
        post: {
          operationId: `op${index}`,
          ...said(index),
          parameters: [
            {
              name: "id",
              in: "path",
              required: true,
              description: text,
              schema: { type: "string" },
              examples: { description: { summary: text, value: text } },
            },
            {
              name: "description",
              in: "query",
              description: text,
              schema: said(index, { type: "string" }),
            },
          ],
          requestBody: {
            description: text,
            content: {
              "application/json": {
                schema: { $ref: `#/components/schemas/S${index}` },
                examples: { example: { $ref: "#/components/examples/example" } },
              },
            },
          },
          responses: {
            "200": {
              description: text,
              content: {
                "application/json": { schema: said(index, { type: "object" }), example: text },
              },
            },
            default: {
              description: text,
              content: { "application/json": { schema: { type: "string" } } },
            },
          },
        },
      },
    ]),
  );
  const kinds = { Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }], description: "A\ncat." } };
  const pet = {
    type: "object",
    required: ["description"],
    properties: { description: { type: "string", description: "The kind\nof it." } },
    discriminator: {
      propertyName: "description",
      mapping: { description: "#/components/schemas/Cat" },
    },
  };
  return {
    openapi: version,
    "x-own": { examples: { example: { $ref: "#/components/examples/example" } } },
    info: { title: "T", version: "1", description: "D" },
    paths,
    components: {
      schemas: { ...schemas, Pet: pet, ...kinds },
      examples: { example: { description: "Of all.", value: { description: "data" } } },
    },
  };
}

const names: readonly TypeGenerator[] = ["models", "paths"];

const documents: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    "every keyword",
    async () => (await load("tests/fixtures/specs/every-keyword.yaml")).document.root,
  ],
  ["hostile texts in OpenAPI 3.0", async () => hostile("3.0.3")],
  ["hostile texts in OpenAPI 3.1", async () => hostile("3.1.0")],
];

describe.each(documents)("%s", (_title, read) => {
  test.each(names)(
    "%s: inserting the texts afterwards gives the same result as the generator",
    async (name) => {
      const input = generatorInput((await read()) as Readonly<Record<string, unknown>>, name);
      const { document, texts: taken } = withoutTexts(input);
      expect(taken.length).toBeGreaterThan(20);
      const before = structuredClone(input);
      const result = withTexts(await generators[name](document), taken, commentStyles[name]);
      // The generators modify their input.
      const direct = await generators[name](before);
      const file = `${name}.ts`;
      expect(await format(file, result ?? "")).toBe(await format(file, direct));
    },
  );
});

test("a different text changes nothing in a generator's input", () => {
  const given = (...[description, title, example, value]: readonly unknown[]) => ({
    schemas: { A: { description, title, example, examples: [value] } },
    content: { "a/b": { examples: { A: { value } }, example } },
  });
  const one = withoutTexts(given("One.", "A", "a", "b"));
  expect(one.document).toEqual(withoutTexts(given("Two words.", "B", 1, {})).document);
  expect(one.texts).toEqual(["One.", "A", "a", "b", "a"]);
});

test("an escape in an author's text stays one: it ends no comment and no string", async () => {
  const said = "*\\u002F\nevil(); \u0000 \\u0022";
  const schema = { type: "string", description: said, enum: ["\\u0022; evil()"] };
  const source = await generators.models({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    components: { schemas: { A: { type: "object", properties: { "a\\u0022": schema } } } },
  });
  expect(source).toContain(String.raw`'a\\u0022'?: '\\u0022; evil()'`);
  expect(source).toContain("* *\\u002F\n");
});

test("names and data are not texts", () => {
  const given = {
    properties: { description: { default: { description: "data" }, enum: ["x"] } },
    discriminator: { mapping: { description: "#/a" } },
    flows: { implicit: { scopes: { title: "a scope" } } },
    "x-own": { description: "data" },
    responses: { default: { description: "a text" } },
  };
  const { document, texts: taken } = withoutTexts(given);
  expect(taken).toEqual(["a text"]);
  expect(document).toMatchObject({
    properties: given.properties,
    discriminator: given.discriminator,
    flows: given.flows,
    "x-own": given["x-own"],
  });
});

test("keywords that a generator does not read are left out, but names are not", () => {
  const given = { example: 1, properties: { example: { "x-a": 1, type: "string" } } };
  const isRead = (keyword: string) => keyword !== "example" && !keyword.startsWith("x-");
  expect(withoutTexts(given, isRead).document).toEqual({
    properties: { example: { type: "string" } },
  });
});

test.each([
  ["in the document next to one of ours", (token: string) => `/** ${token} \uE001 */`],
  ["in a string", (token: string) => `const a = "${token}";`],
  ["in an escape", () => 'const a = "\\uE0010\\uE001";'],
  ["in a comment of a line of code", (token: string) => `a(); /* ${token} */`],
])("a token %s is not replaced: the generator needs the text itself", (_title, source) => {
  const { document, texts: taken } = withoutTexts({ title: "T" });
  const { title } = document as { title: string };
  expect(withTexts(source(title), taken, commentStyles.models)).toBeUndefined();
});
