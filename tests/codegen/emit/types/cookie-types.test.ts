import { expect, test } from "vitest";
import { addCookieSchemas, withCookies } from "../../../../codegen/emit/types/cookie-types";
import { model, operation, parameter } from "../../samples/builders";

const cookie = (source: string, required: boolean) =>
  parameter("cookie", "-", "", { source, required });

/** A model of one operation called `List`. */
function modelOf(...parameters: readonly ReturnType<typeof cookie>[]) {
  const given = operation("get", "/x", { identifier: "List", parameters });
  return { ...model(), operations: [given] };
}

const text = { type: "string" };
const parameters = [
  { name: "sid", in: "cookie", schema: text },
  { name: "prefs", in: "cookie", content: { "application/json": { schema: { type: "object" } } } },
];

test("the cookies of a request are a schema of their own for the model generator", () => {
  const input: Record<string, unknown> = { parameters, components: { schemas: { Other: {} } } };
  const types = addCookieSchemas(
    input,
    modelOf(cookie("#/parameters/0", true), cookie("#/parameters/1", false)),
  );
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
  expect([...types]).toEqual([["List", { name: "ListCookies", required: true }]]);
});

test("it has a name that no schema of the document has", () => {
  const input: Record<string, unknown> = {
    parameters,
    components: { schemas: { "list-cookies": {} } },
  };
  const types = addCookieSchemas(input, modelOf(cookie("#/parameters/0", false)));
  expect([...types]).toEqual([["List", { name: "ListRequestCookies", required: false }]]);
});

test("a document without cookies stays as it is", () => {
  const input: Record<string, unknown> = {};
  expect(addCookieSchemas(input, modelOf()).size).toBe(0);
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

test("nothing is named that the generator has not written", () => {
  const types = new Map([["List", { name: "ListCookies", required: true }]]);
  expect(withCookies(data("List"), types)).toBe(data("List"));
});
