import path from "node:path";
import { expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { load } from "../../../codegen/document/load";
import { table } from "../table";
import { tempFolder } from "../temp-folder";

// What the conversion reports is in `../lint/documents/swagger.yaml`.

async function converted(parts: Raw, more: Readonly<Record<string, string>> = {}) {
  const head = { swagger: "2.0", info: { title: "T", version: "1" }, paths: {} };
  const folder = tempFolder({ "openapi.yaml": JSON.stringify({ ...head, ...parts }), ...more });
  return load(path.join(folder, "openapi.yaml"));
}

test.each(table<readonly [title: string, given: Raw, pointer: string, want: unknown]>`
  what the converter would reject in info:
    - { info: { title: T, version: "1", termsOfService: As agreed. } }
    - "#/info"
    - { title: T, version: "1", termsOfService: As agreed. }
  servers from host, base path and schemes:
    - { host: a.example, basePath: /v1/, schemes: [https, wss] }
    - "#/servers"
    - [{ url: https://a.example/v1 }, { url: wss://a.example/v1 }]
  a server without schemes: [{ host: a.example }, "#/servers", [{ url: https://a.example }]]
  a server from a base path alone: [{ basePath: /v1 }, "#/servers", [{ url: /v1 }]]
  the server of an operation with its own schemes:
    - { host: a.example, schemes: [https, wss], paths: { /x: { get: { schemes: [http],
          responses: { "200": { description: OK } } } } } }
    - "#/paths/~1x/get/servers"
    - [{ url: http://a.example }]
  a body by reference, in every media type:
    - { parameters: { B: { name: b, in: body, required: true, schema: { type: string } } },
        paths: { /x: { post: { consumes: [a/b, c/d], parameters: [{ $ref: "#/parameters/B" }],
              responses: { "200": { description: OK } } } } } }
    - "#/paths/~1x/post/requestBody"
    - { required: true, content: { a/b: { schema: { type: string } }, c/d: { schema: { type: string } } } }
  the body of a path, for each of its operations:
    - { paths: { /x: { parameters: [{ name: b, in: body, schema: { type: string } }],
          put: { responses: { "200": { description: OK } } } } } }
    - "#/paths/~1x/put/requestBody/content"
    - { application/json: { schema: { type: string } } }
  media types, headers and files of a response, and an example for each media type:
    - { paths: { /x: { get: { produces: [application/json, text/csv],
              responses: { "200": { description: OK, headers: { N: { type: integer } },
                  schema: { type: file }, examples: { text/csv: "a,b" } } } } } } }
    - "#/paths/~1x/get/responses/200"
    - description: OK
      headers: { N: { schema: { type: integer } } }
      content:
        application/json: { schema: { type: string, contentMediaType: application/octet-stream } }
        text/csv: { schema: { type: string, contentMediaType: application/octet-stream },
          examples: { response: { value: "a,b" } } }
  discriminator, null and several types in a schema whose name all objects inherit:
    - { definitions: { constructor: { type: object, discriminator: kind, required: [kind],
          properties: { kind: { type: string }, maybe: { type: string, x-nullable: true, enum: [a, null] },
            both: { type: [string, "null"] } } } } }
    - "#/components/schemas/constructor"
    - { type: object, discriminator: { propertyName: kind }, required: [kind],
        properties: { kind: { type: string }, maybe: { type: [string, "null"], enum: [a, null] },
          both: { type: [string, "null"] } } }
  security schemes of every kind:
    - securityDefinitions:
        a: { type: basic }
        b: { type: apiKey, in: query, name: k }
        c: { type: oauth2, flow: implicit, authorizationUrl: https://a.example/?t=1, scopes: { s: S } }
        d: { type: oauth2, flow: accessCode, authorizationUrl: https://a.example/,
          tokenUrl: https://a.example/t?u=1, scopes: { s: S } }
        e: { type: oauth2, flow: application, tokenUrl: https://a.example/t, scopes: { s: S } }
        f: { type: oauth2, flow: password, tokenUrl: https://a.example/t, scopes: { s: S } }
    - "#/components/securitySchemes"
    - a: { type: http, scheme: basic }
      b: { type: apiKey, in: query, name: k }
      c: { type: oauth2, flows: { implicit: { authorizationUrl: https://a.example/, scopes: { s: S } } } }
      d: { type: oauth2, flows: { authorizationCode: { authorizationUrl: https://a.example/,
          tokenUrl: https://a.example/t, scopes: { s: S } } } }
      e: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://a.example/t, scopes: { s: S } } } }
      f: { type: oauth2, flows: { password: { tokenUrl: https://a.example/t, scopes: { s: S } } } }
`)("converts %s", async (_title, given, pointer, want) => {
  const { document } = await converted(given);
  expect(document.at(pointer)).toEqual(want);
});

test.each(table`
  not written: ["", { style: form, explode: false }]
  comma-separated: [csv, { style: form, explode: false }]
  space-separated: [ssv, { style: spaceDelimited }]
  separated by pipes: [pipes, { style: pipeDelimited }]
  a parameter for each value: [multi, { explode: true }]
  separated by tabs, which 3.0 has not: [tsv, { style: form, explode: false }]
`)("converts a list in the query: %s", async (_title, format, want) => {
  const list = { name: "l", in: "query", type: "array", items: { type: "string" } };
  const parameters = [{ ...list, ...(format !== "" && { collectionFormat: format }) }];
  const responses = { 200: { description: "OK" } };
  const { document } = await converted({ paths: { "/x": { get: { parameters, responses } } } });
  const schema = { type: "array", items: { type: "string" } };
  expect(document.at("#/paths/~1x/get/parameters/0")).toEqual({
    name: "l",
    in: "query",
    schema,
    ...(want as object),
  });
});

test("converts several files", async () => {
  const schema = { $ref: "models/pet.yaml" };
  const get = { produces: ["a/b"], responses: { 200: { description: "OK", schema } } };
  const { document } = await converted(
    { paths: { "/x": { get } } },
    { "models/pet.yaml": "type: object\nproperties: { next: { $ref: pet.yaml } }\n" },
  );
  expect(document.at("#/components/schemas/pet")).toEqual({
    type: "object",
    properties: { next: { $ref: "#/components/schemas/pet" } },
  });
});
