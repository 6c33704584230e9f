import path from "node:path";
import { describe, expect, test } from "vitest";
import { InputError, type Problem } from "../../../codegen/errors";
import type { SpecDocument } from "../../../codegen/document/document";
import { load } from "../../../codegen/document/load";
import { tempFolder } from "../temp-folder";
import { ofFragment } from "../lint/warnings";

const head = 'swagger: "2.0"\ninfo: { title: T, version: "1", termsOfService: As agreed. }\n';
const ok = 'responses: { "200": { description: OK } }';

async function loaded(text: string, more: Readonly<Record<string, string>> = {}) {
  const folder = tempFolder({ "openapi.yaml": head + text, ...more });
  return load(path.join(folder, "openapi.yaml"));
}

/** Returns the value at a pointer into the converted document. */
async function at(pointer: string, text: string): Promise<unknown> {
  const { document } = await loaded(text);
  return document.at(pointer);
}

/** Returns the line and message of each problem, without the note about the conversion. */
async function told(text: string): Promise<readonly string[]> {
  const line = ({ line: number, severity, message }: Problem) =>
    `${number} ${severity}: ${message}`;
  try {
    const { warnings } = await loaded(text);
    return ofFragment(warnings)
      .filter(({ severity }) => severity !== "note")
      .map(line);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return ofFragment(error.problems).map(line);
  }
}

/** Returns a document with one operation, `get` or `post` of `/x`. */
const operation = (method: string, text: string, rest = "") =>
  `consumes: [application/json]\nproduces: [application/json]\n${rest}paths:\n  /x:\n    ${method}: { operationId: a, ${text}, ${ok} }\n`;

test("the conversion is reported as a note, since nobody can do anything about it", async () => {
  const { warnings } = await loaded("paths: {}\n");
  expect(warnings.map(({ line, severity, message }) => [line, severity, message])).toEqual([
    [1, "note", "Swagger 2.0 is converted to OpenAPI 3.0, which the pages show."],
  ]);
});

test("keeps what the converter would reject or drop in `info`", async () => {
  expect(await at("#/info", "paths: {}\n")).toEqual({
    title: "T",
    version: "1",
    termsOfService: "As agreed.",
  });
});

describe("servers", () => {
  test.each([
    [
      "host, base path and schemes",
      "host: a.example\nbasePath: /v1/\nschemes: [https, wss]\n",
      ["https://a.example/v1", "wss://a.example/v1"],
    ],
    ["no schemes", "host: a.example\n", ["https://a.example"]],
    ["a base path alone", "basePath: /v1\n", ["/v1"]],
  ])("from %s", async (_title, text, want) => {
    const servers = (await at("#/servers", `${text}paths: {}\n`)) as { url: string }[];
    expect(servers.map(({ url }) => url)).toEqual(want);
  });

  test("of an operation with its own schemes", async () => {
    const text = operation("get", "schemes: [http]", "host: a.example\nschemes: [https, wss]\n");
    expect(await at("#/paths/~1x/get/servers", text)).toEqual([{ url: "http://a.example" }]);
  });
});

describe("lists", () => {
  const list = (place: string, format: string) =>
    operation(
      "post",
      `parameters: [{ name: l, in: ${place}, type: array, items: { type: string }${format === "" ? "" : `, collectionFormat: ${format}`} }]`,
    );

  test.each([
    ["", { style: "form", explode: false }],
    ["csv", { style: "form", explode: false }],
    ["ssv", { style: "spaceDelimited" }],
    ["pipes", { style: "pipeDelimited" }],
    ["multi", { explode: true }],
    ["tsv", { style: "form", explode: false }],
  ])("in the query, written as %j", async (format, want) => {
    const parameter = await at("#/paths/~1x/post/parameters/0", list("query", format));
    expect(parameter).toEqual({
      name: "l",
      in: "query",
      schema: { type: "array", items: { type: "string" } },
      ...want,
    });
  });

  test.each([
    [
      "query",
      "tsv",
      [
        "7 warning: OpenAPI 3.0 has no `collectionFormat: tsv` here: the list is shown comma-separated.",
      ],
    ],
    [
      "header",
      "pipes",
      [
        "7 warning: OpenAPI 3.0 has no `collectionFormat: pipes` here: the list is shown comma-separated.",
      ],
    ],
    [
      "formData",
      "",
      [
        "7 warning: The conversion loses `collectionFormat: csv` in a form: the list is shown with a field for each value.",
      ],
    ],
    ["formData", "multi", []],
    ["query", "pipes", []],
    ["header", "csv", []],
  ])("in %s as %s: what is lost is reported", async (place, format, want) => {
    expect(await told(list(place, format))).toEqual(want);
  });
});

describe("bodies", () => {
  test("by reference, in every media type", async () => {
    const text = operation(
      "post",
      'consumes: [a/b, c/d], parameters: [{ $ref: "#/parameters/B" }]',
      "parameters: { B: { name: b, in: body, required: true, schema: { type: string } } }\n",
    );
    expect(await at("#/paths/~1x/post/requestBody", text)).toEqual({
      required: true,
      content: { "a/b": { schema: { type: "string" } }, "c/d": { schema: { type: "string" } } },
    });
  });

  test("of a path, for each of its operations", async () => {
    const text = `paths:\n  /x:\n    parameters: [{ name: b, in: body, schema: { type: string } }]\n    put: { operationId: a, ${ok} }\n`;
    expect(await at("#/paths/~1x/put/requestBody/content", text)).toEqual({
      "application/json": { schema: { type: "string" } },
    });
  });

  test.each([
    [
      "a file, if `consumes` lacks its form",
      "[application/json]",
      "file",
      "A file can only be sent as multipart/form-data, which `consumes` lacks: it is shown in another form.",
    ],
    ["a file", "[multipart/form-data]", "file", undefined],
    [
      "both kinds of form",
      "[application/x-www-form-urlencoded, multipart/form-data]",
      "integer",
      "The conversion keeps one kind of form: only multipart/form-data is shown.",
    ],
  ])("%s: what is lost is reported", async (_title, types, type, want) => {
    const parameters = `[{ name: n, in: formData, type: ${type} }]`;
    const text = operation("post", `consumes: ${types}, parameters: ${parameters}`);
    expect(await told(text)).toEqual(want === undefined ? [] : [`7 warning: ${want}`]);
  });

  test("in an assumed media type, which is reported once", async () => {
    const post = (id: string) =>
      `post: { operationId: ${id}, parameters: [{ name: b, in: body, schema: {} }], ${ok} }`;
    expect(await told(`paths: { /x: { ${post("a")} }, /y: { ${post("b")} } }\n`)).toEqual([
      "1 warning: `consumes` is missing for 2 operations: application/json is assumed.",
    ]);
  });
});

test("responses: media types, headers, files, and an example for each media type", async () => {
  const text =
    'paths: { /x: { get: { operationId: a, produces: [application/json, text/csv], responses: { "200": { description: OK, headers: { N: { type: integer } }, schema: { type: file }, examples: { text/csv: "a,b" } } } } } }\n';
  expect(await at("#/paths/~1x/get/responses/200", text)).toEqual({
    description: "OK",
    headers: { N: { schema: { type: "integer" } } },
    content: {
      "application/json": {
        schema: { type: "string", contentMediaType: "application/octet-stream" },
      },
      "text/csv": {
        schema: { type: "string", contentMediaType: "application/octet-stream" },
        examples: { response: { value: "a,b" } },
      },
    },
  });
});

test("schemas: discriminator, null, several types, a name that all objects inherit", async () => {
  const text =
    'paths: {}\ndefinitions:\n  constructor:\n    type: object\n    discriminator: kind\n    required: [kind]\n    properties:\n      kind: { type: string }\n      maybe: { type: string, x-nullable: true, enum: [a, null] }\n      both: { type: [string, "null"] }\n';
  const { document } = await loaded(text);
  const schema = document.at("#/components/schemas/constructor") as Record<string, unknown>;
  expect(schema).toMatchObject({
    discriminator: { propertyName: "kind" },
    properties: {
      maybe: { type: ["string", "null"], enum: ["a", null] },
      both: { type: ["string", "null"] },
    },
  });
});

test("security schemes of every kind", async () => {
  const oauth = (flow: string, rest: string) =>
    `{ type: oauth2, flow: ${flow}, ${rest}, scopes: { s: S } }`;
  const text = `paths: {}\nsecurityDefinitions:\n  a: { type: basic }\n  b: { type: apiKey, in: query, name: k }\n  c: ${oauth("implicit", '"authorizationUrl": "https://a.example/?t=1"')}\n  d: ${oauth("accessCode", '"authorizationUrl": "https://a.example/", "tokenUrl": "https://a.example/t?u=1"')}\n  e: ${oauth("application", '"tokenUrl": "https://a.example/t"')}\n  f: ${oauth("password", '"tokenUrl": "https://a.example/t"')}\n`;
  const scopes = { s: "S" };
  const tokenUrl = "https://a.example/t";
  expect(await at("#/components/securitySchemes", text)).toEqual({
    a: { type: "http", scheme: "basic" },
    b: { type: "apiKey", in: "query", name: "k" },
    c: {
      type: "oauth2",
      flows: { implicit: { authorizationUrl: "https://a.example/", scopes } },
    },
    d: {
      type: "oauth2",
      flows: {
        authorizationCode: {
          authorizationUrl: "https://a.example/",
          tokenUrl: "https://a.example/t",
          scopes,
        },
      },
    },
    e: { type: "oauth2", flows: { clientCredentials: { tokenUrl, scopes } } },
    f: { type: "oauth2", flows: { password: { tokenUrl, scopes } } },
  });
});

test("several files", async () => {
  const { document } = await loaded(
    `paths:\n  /x: { get: { operationId: a, produces: [a/b], responses: { "200": { description: OK, schema: { $ref: "models/pet.yaml" } } } } }\n`,
    {
      "models/pet.yaml": "type: object\nproperties: { next: { $ref: pet.yaml } }\n",
    },
  );
  expect((document as SpecDocument).at("#/components/schemas/pet")).toEqual({
    type: "object",
    properties: { next: { $ref: "#/components/schemas/pet" } },
  });
});

describe("mistakes are reported with their line in the 2.0 file", () => {
  test.each([
    [
      "structure",
      "paths:\n  /x: { get: { operationId: a } }\n",
      ["4 error: The required field `responses` is missing."],
    ],
    [
      "a reference",
      'paths: {}\ndefinitions:\n  A: { items: { $ref: "#/definitions/B" } }\n',
      ["5 error: The $ref #/definitions/B points to nothing. Did you mean `#/definitions/A`?"],
    ],
    [
      "our own rules",
      "paths: {}\ndefinitions:\n  A: { type: integer, minimum: 2, maximum: 1 }\n",
      ["5 warning: `minimum` is 2 and `maximum` is 1: no value is valid."],
    ],
    [
      "an example of a response, for which 3.0 has a rule",
      'paths:\n  /x:\n    get:\n      operationId: a\n      produces: [application/json]\n      responses:\n        "200":\n          description: OK\n          schema: { type: integer }\n          examples:\n            application/json: x\n',
      ["13 warning: The example must be an integer, not a string."],
    ],
  ])("%s", async (_title, text, want) => {
    expect(await told(text)).toEqual(want);
  });
});
