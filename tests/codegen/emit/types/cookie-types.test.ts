import { expect, test } from "vitest";
import { addCookieSchemas, withCookies } from "../../../../codegen/emit/types/cookie-types";
import { outlineOf } from "../../../../codegen/model/outline";
import { SpecDocument } from "../../../../codegen/document/document";

const text = { type: "string" };
const parameters = [
  { name: "sid", in: "cookie", required: true, schema: text },
  { name: "prefs", in: "cookie", content: { "application/json": { schema: { type: "object" } } } },
];

/** Returns what is added for an operation named `List` with the given parameters of the document. */
function added(input: Record<string, unknown>, ...indices: readonly number[]) {
  const refs = indices.map((index) => ({ $ref: `#/parameters/${index}` }));
  const paths = { "/x": { get: { operationId: "list", parameters: refs } } };
  const document = new SpecDocument({ paths, parameters }, "api.yaml", new Map());
  return [...addCookieSchemas(input, outlineOf(document, []).operations, document)];
}

test("the cookies of a request become a separate schema for the model generator", () => {
  const input: Record<string, unknown> = { parameters, components: { schemas: { Other: {} } } };
  expect(added(input, 0, 1)).toEqual([["List", { name: "ListCookies", required: true }]]);
  expect(input["components"]).toEqual({
    schemas: {
      Other: {},
      ListCookies: {
        type: "object",
        properties: { sid: text, prefs: { type: "object" } },
        required: ["sid"],
      },
    },
  });
});

test("the schema gets a name that no schema of the document has", () => {
  const components = { schemas: { "list-cookies": {} } };
  expect(added({ parameters, components }, 1)).toEqual([
    ["List", { name: "ListRequestCookies", required: false }],
  ]);
});

test("the schema gets a name that the cookies of no other operation have", () => {
  const components = { schemas: { "list-cookies": {} } };
  const path = (operationId: string) => ({ get: { operationId, parameters } });
  const paths = { "/x": path("list"), "/y": path("listRequest") };
  const document = new SpecDocument({ paths }, "api.yaml", new Map());
  const { operations } = outlineOf(document, []);
  const types = [...addCookieSchemas({ components }, operations, document).values()];
  expect(types.map(({ name }) => name)).toEqual([
    "ListRequestCookies",
    "ListRequestRequestCookies",
  ]);
});

test("a document without cookies is unchanged", () => {
  const input: Record<string, unknown> = {};
  expect(added(input)).toEqual([]);
  expect(input).toEqual({});
});

const data = (name: string, ...more: readonly string[]) =>
  [
    `export type ${name}Data = {`,
    "    body?: {",
    "        url: string;",
    "    };",
    "    query?: never;",
    ...more,
    "    url: '/x';",
    "};",
    "",
  ].join("\n");

test.each([
  [true, "    cookies: ListCookies;"],
  [false, "    cookies?: ListCookies;"],
])("the request gets them; required: %s", (required, want) => {
  const types = new Map([["List", { name: "ListCookies", required }]]);
  const cookies = "export type ListCookies = {};\n";
  expect(withCookies(cookies + data("Other") + data("List"), types)).toBe(
    cookies + data("Other") + data("List", want),
  );
});

test("no type is named that the generator did not write", () => {
  const types = new Map([["List", { name: "ListCookies", required: true }]]);
  expect(withCookies(data("List"), types)).toBe(data("List"));
});
