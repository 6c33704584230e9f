import { describe, expect, test } from "vitest";
import { compact, operationOf, paragraph } from "../given";

const parameter = (where: string, name: string, more: object = {}) => ({
  in: where,
  name,
  schema: { type: "string" },
  ...more,
});

describe("parameters", () => {
  test("are ordered by location, path-level ones first", () => {
    const { parameters } = operationOf(
      {
        parameters: [
          parameter("cookie", "c"),
          parameter("query", "b"),
          parameter("header", "h"),
          parameter("query", "a"),
        ],
      },
      { item: { parameters: [parameter("query", "z"), parameter("path", "p")] } },
    );
    expect(parameters.map(({ in: where, name }) => `${where} ${name}`)).toEqual([
      "path p",
      "query z",
      "query b",
      "query a",
      "header h",
      "cookie c",
    ]);
  });

  test("of an operation override those of its path in the same location", () => {
    const { parameters } = operationOf(
      { parameters: [parameter("query", "a", { description: "mine" })] },
      {
        item: {
          parameters: [
            parameter("query", "a", { description: "shared" }),
            parameter("header", "a", { description: "header" }),
          ],
        },
      },
    );
    expect(parameters.map(({ in: where, description }) => [where, description])).toEqual([
      ["query", paragraph("mine")],
      ["header", paragraph("header")],
    ]);
  });

  test.each([
    ["path", "simple", false],
    ["query", "form", true],
    ["header", "simple", false],
    ["cookie", "form", true],
  ])("default style and explode of a %s parameter", (where, style, explode) => {
    const { parameters } = operationOf({ parameters: [parameter(where, "a")] });
    expect(parameters[0]).toMatchObject({ style, explode });
  });

  test.each([
    [{ style: "spaceDelimited" }, { style: "spaceDelimited", explode: false }],
    [
      { style: "form", explode: false },
      { style: "form", explode: false },
    ],
    [
      { style: "deepObject", explode: true },
      { style: "deepObject", explode: true },
    ],
    [{ style: "nonsense" }, { style: "form", explode: true }],
  ])("style and explode of a query parameter with %j", (given, want) => {
    const { parameters } = operationOf({ parameters: [parameter("query", "a", given)] });
    expect(parameters[0]).toMatchObject(want);
  });

  test("use the first example in samples and keep the others", () => {
    const examples = { a: { summary: "An A", value: 1 }, b: { value: 2 } };
    const { parameters } = operationOf({ parameters: [{ in: "query", name: "q", examples }] });
    const [parameter] = parameters;
    expect(parameter?.example.value).toBe(1);
    expect(parameter?.moreExamples.map(({ name, value }) => [name, value])).toEqual([["b", 2]]);
  });

  test("in the path are always required", () => {
    const { parameters } = operationOf({
      parameters: [parameter("path", "id", { required: false })],
    });
    expect(parameters[0]?.required).toBe(true);
  });

  test("may be references", () => {
    const { parameters } = operationOf(
      { parameters: [{ $ref: "#/components/parameters/P", description: "here" }] },
      { components: { parameters: { P: parameter("query", "p", { description: "there" }) } } },
    );
    expect(parameters).toMatchObject([{ name: "p", description: paragraph("here") }]);
  });

  test("are left out if invalid", () => {
    const { parameters } = operationOf({
      parameters: [null, "x", {}, { name: "a" }, { in: "nowhere", name: "a" }],
    });
    expect(parameters).toEqual([]);
  });
});

describe("bodies", () => {
  test("have media types in order, with the encoding of their parts", () => {
    const { requestBody } = operationOf({
      requestBody: {
        description: "D",
        required: true,
        content: {
          "multipart/form-data": {
            schema: { type: "object", properties: { file: { type: "string" } } },
            encoding: { file: { contentType: "image/png", style: "form", explode: false } },
          },
          "text/plain": {},
        },
      },
    });
    expect(compact(requestBody)).toEqual({
      description: paragraph("D"),
      required: true,
      content: [
        {
          type: "multipart/form-data",
          schema: { kind: "object", properties: [{ name: "file", schema: { kind: "string" } }] },
          examples: [{ name: "example", value: { file: "text" }, origin: "sampled", typed: true }],
          encoding: { file: { contentType: "image/png", style: "form" } },
        },
        { type: "text/plain" },
      ],
    });
  });

  test("of streams (OpenAPI 3.2) are described by their items", () => {
    const { responses } = operationOf({
      responses: { 200: { content: { "application/jsonl": { itemSchema: { type: "integer" } } } } },
    });
    expect(responses[0]?.content[0]?.schema).toMatchObject({ kind: "integer" });
  });
});
