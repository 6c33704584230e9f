import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { tempFolder } from "./temp-folder";

const json = (schema: string) => `{ application/json: ${schema} }`;
const pet = '{ $ref: "#/components/mediaTypes/Pet" }';

test.each<
  [title: string, yaml: string, files: readonly (readonly [string, string])[], ...want: string[]]
>([
  [
    "named media types, in a body, a response, a header and a parameter of 3.2",
    `openapi: 3.2.0
info: { title: T, version: "1" }
paths:
  /a:
    post:
      operationId: a
      summary: A
      parameters: [{ name: p, in: query, content: ${json(pet)} }]
      requestBody: { content: { application/json: ${pet}, application/jsonl: { $ref: "#/components/mediaTypes/Pets" } } }
      responses: { "200": { content: ${json(pet)}, headers: { H: { content: ${json(pet)} } } } }
components:
  schemas: { Pet: { type: object, properties: { name: { type: string } } } }
  mediaTypes:
    Pet: { schema: { $ref: "#/components/schemas/Pet" }, example: { name: Tom } }
    Pets: { itemSchema: { $ref: "#/components/schemas/Pet" } }
`,
    [
      ["models/types.gen.ts", "body?: Pet;"],
      ["models/types.gen.ts", "200: Pet;"],
      ["schema.d.ts", '"application/json": components["schemas"]["Pet"];'],
      [
        "api/a.tsx",
        'mediaType: "application/jsonl",\n            stream: true,\n            schema: { type: { ref: "Pet" } }',
      ],
      [
        "api/a.tsx",
        'name: "H",\n              contentType: "application/json",\n              type: { ref: "Pet" }',
      ],
      [
        "api/a.tsx",
        'name: "p",\n          contentType: "application/json",\n          type: { ref: "Pet" }',
      ],
    ],
  ],
  [
    "nested encodings, device flows, and schemes of another document in 3.2",
    `openapi: 3.2.0
info: { title: T, version: "1" }
security: [{ "b.yaml#/components/securitySchemes/c": [] }, { d: [read] }]
paths:
  /a:
    post:
      operationId: a
      summary: A
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { b: { type: object }, c: { type: array, items: {} } } }
            encoding:
              b: { contentType: multipart/form-data, encoding: { d: {} } }
              c: { contentType: multipart/mixed, prefixEncoding: [{}], itemEncoding: {} }
          multipart/mixed: { schema: { type: array, items: {} }, prefixEncoding: [{}], itemEncoding: {} }
      responses: { "204": {} }
components:
  securitySchemes:
    d: { type: oauth2, flows: { deviceAuthorization: { deviceAuthorizationUrl: "https://a.example/d", tokenUrl: "https://a.example/t", scopes: { read: Reads. } } } }
`,
    [["overview.tsx", "Reads."]],
    "3: The security scheme at `b.yaml#/components/securitySchemes/c` is not shown: only those in this document are.",
    "14: `encoding` is not shown: parts inside a part are not shown.",
    "15: `prefixEncoding` is not shown: parts inside a part are not shown.",
    "15: `itemEncoding` is not shown: parts inside a part are not shown.",
    "16: `prefixEncoding` is not shown: parts are shown by name.",
    "16: `itemEncoding` is not shown: parts are shown by name.",
  ],
  [
    "custom keywords, and schemas that are true or false in 3.1",
    `openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /a: {}
  /b: { get: { operationId: b, summary: B, responses: { default: { description: D, content: ${json('{ schema: { $ref: "#/components/schemas/S" } }')} } } } }
components:
  schemas: { S: { type: object, own: { type: 5 }, properties: { yes: true, no: false, more: { own: 1 } } } }
`,
    [["schemas/S.tsx", 'name: "no"']],
    "7: `own` is not shown: it is not a keyword of JSON Schema. This occurs 2 times.",
  ],
  [
    "a body for which codegen cannot make up an example",
    `openapi: 3.1.0
info: { title: T, version: "1" }
servers: [{ url: "https://a.example" }]
paths:
  /a:
    put:
      operationId: a
      summary: A
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [b]
              properties: { b: { type: string } }
              then: { properties: { b: { pattern: "^(?!text).*z$" } } }
              if: { required: [b] }
      responses: { "204": { description: D } }
`,
    [["api/a.samples.ts", 'b: "text"']],
    "13: The example that codegen makes up from this schema does not match it: the value at /b must match the pattern `^(?!text).*z$`.",
  ],
  [
    "an allOf and other keywords next to a reference since 3.1",
    `openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /a:
    get:
      operationId: a
      summary: A
      responses:
        "200":
          description: D
          content: ${json('{ schema: { $ref: "#/components/schemas/C", allOf: [{ properties: { b: { type: string } } }] } }')}
components:
  schemas:
    A: { type: object, properties: { a: { type: string } } }
    C: { $ref: "#/components/schemas/A", required: [a], properties: { c: { type: integer } } }
`,
    [
      ["api/a.tsx", 'name: "b"'],
      ["models/types.gen.ts", "200: C & {\n    b?: string;\n  };"],
      ["models/types.gen.ts", "type C = A & {\n  c?: number;\n  a: string;\n};"],
      ["schema.d.ts", 'WithRequired<components["schemas"]["A"], "a">'],
    ],
  ],
  [
    "lists of values without the default in 3.0",
    `openapi: 3.0.3
info: { title: T, version: "1" }
servers: [{ url: "https://{a}.example", variables: { a: { default: b, enum: [c] } } }]
paths: { /a: { get: { operationId: a, summary: A, responses: { "200": { description: D } } } } }
`,
    [["shared.tsx", '"b"']],
    "3: The default `b` is not in the `enum`.",
  ],
  [
    "anchors that are resolved when a value is checked",
    `openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /a: { get: { operationId: a, summary: A, responses: { "200": { description: D, content: ${json('{ schema: { $ref: "#/components/schemas/UserPage" } }')} } } } }
components:
  schemas:
    Page:
      $id: page
      type: object
      properties: { items: { type: array, items: { $dynamicRef: "#T" } } }
      $defs: { T: { $dynamicAnchor: T } }
    UserPage: { $id: user-page, $ref: page, $defs: { T: { $dynamicAnchor: T, type: string } }, not: { required: [gone] } }
`,
    [["api/a.tsx", 'type: { ref: "UserPage" }']],
    "10: `$dynamicRef` is not followed: no named schema, or more than one, has the anchor #T.",
  ],
  [
    "members of examples and extensions that are named like identifiers",
    `openapi: 3.0.3
info: { title: T, version: "1" }
paths:
  /a: { get: { operationId: a, summary: A, responses: { "200": { description: D, content: ${json('{ schema: { $ref: "#/components/schemas/A" } }')} } } } }
components:
  schemas:
    A:
      type: object
      x-a: [{ $id: document }, { $anchor: b }, { $anchor: b }]
      properties:
        f: { type: object, example: { g: { $id: f-1, $dynamicAnchor: b } }, additionalProperties: { type: object, example: { $id: f-1, $dynamicAnchor: b } } }
        o: { type: object, properties: { n: { type: string } }, not: { required: [gone] } }
`,
    [["api/a.samples.ts", "f-1"]],
  ],
  [
    "a description of a media type, and an itemSchema next to a schema in 3.2",
    `openapi: 3.2.0
info: { title: T, version: "1" }
paths:
  /a: { get: { operationId: a, summary: A, responses: { "200": { description: D, content: { application/jsonl: { description: E,
    schema: { type: array, maxItems: 1000 },
    itemSchema: { type: object, required: [price], properties: { price: { type: number } } } } } } } } }
`,
    [["api/a.tsx", "array"]],
    "4: `description` is not shown: only those of the body and the response are.",
    "6: `itemSchema` is not shown: `schema` is.",
  ],
])("%s", async (_title, yaml, files, ...want) => {
  const folder = tempFolder({ "openapi.yaml": yaml });
  const out = path.join(folder, "out");
  const spec = path.join(folder, "openapi.yaml");
  const { warnings } = await generate({ spec, out, check: false, progress: () => {} });
  // The documents are fragments.
  const told = warnings.filter(({ rule }) => !/^(server-missing|extension-not-shown)$/.test(rule));
  expect(told.map(({ line, message }) => `${line}: ${message}`)).toEqual(want);
  for (const [file, text] of files)
    expect(readFileSync(path.join(out, file), "utf8")).toContain(text);
});
