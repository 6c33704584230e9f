import { parseYaml, Source } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { jsonOf } from "../../../codegen/document/json-syntax";

const read = (body: string, name = "a.json") => jsonOf(new Source(`/x/${name}`, body), "/x");

describe("a JSON file is read as JSON", () => {
  test.each([
    '{"a":{"b":[1,{"c":"d"}],"e\\\\":":\\"{[","f":null}}',
    '{"a:b":{},"\\u0061":1,"b":"\\\\\\"","c":[[],{}]}',
    '{"__proto__":{"x":1},"constructor":2}',
    "[-0, 1e5, 0.1, 12345678901234567890]",
    '"text"',
  ])("%s: with the same result as a YAML parser", (body) => {
    const file = read(body);
    expect(file).toBeDefined();
    expect(Reflect.ownKeys(Object(file?.value))).toEqual(Reflect.ownKeys(Object(parseYaml(body))));
    expect(file?.value).toStrictEqual(parseYaml(body));
  });
});

describe("left to the YAML parser", () => {
  test.each([
    ["a name that occurs twice in an object", '{"a":1,"b":{"a":1,"a":2}}'],
    ["a merge key", '{"<<":{"a":1}}'],
    ["a number beyond the range of a float", '{"a":[1e400]}'],
    ["nesting beyond the limit", "[".repeat(101) + "]".repeat(101)],
    ["nesting beyond the stack", "[".repeat(100_000) + "]".repeat(100_000)],
  ])("%s", (_title, body) => expect(read(body)).toBeUndefined());

  test("a file with another extension", () => {
    expect(read("{}", "a.yaml")).toBeUndefined();
    expect(read("[".repeat(100) + "]".repeat(100), "A.JSON")).toBeDefined();
  });
});
