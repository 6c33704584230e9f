import { parseYaml, Source } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { jsonOf, jsonProblem } from "../../../codegen/spec/json-syntax";

const file = (body: string, name = "a.json") => new Source(`/x/${name}`, body);

describe("a JSON file is read as JSON", () => {
  test.each([
    '{"a":{"b":[1,{"c":"d"}],"e\\\\":":\\"{[","f":null}}',
    '{"a:b":{},"\\u0061":1,"b":"\\\\\\"","c":[[],{}]}',
    '{"__proto__":{"x":1},"constructor":2}',
    "[-0, 1e5, 0.1, 12345678901234567890]",
    '"text"',
  ])("%s: what a YAML parser reads", (body) => {
    const read = jsonOf(file(body));
    expect(read).toBeDefined();
    expect(Reflect.ownKeys(Object(read?.value))).toEqual(Reflect.ownKeys(Object(parseYaml(body))));
    expect(read?.value).toStrictEqual(parseYaml(body));
  });

  test("and held against the grammar once", () => {
    const source = file("{}");
    jsonOf(source);
    expect(jsonProblem(source, "/x")).toBeUndefined();
  });
});

describe("left to the YAML parser", () => {
  test.each([
    ["a name that an object has twice", '{"a":1,"b":{"a":1,"a":2}}'],
    ["a name that merges", '{"<<":{"a":1}}'],
    ["a number beyond a float's range", '{"a":[1e400]}'],
    ["nesting beyond its bound", "[".repeat(101) + "]".repeat(101)],
    ["a mistake", '{"a":1,}'],
  ])("%s", (_title, body) => expect(jsonOf(file(body))).toBeUndefined());

  test("a file of another name", () => {
    expect(jsonOf(file("{}", "a.yaml"))).toBeUndefined();
    expect(jsonOf(file("[".repeat(100) + "]".repeat(100), "A.JSON"))).toBeDefined();
  });
});
