import { describe, expect, test } from "vitest";
import type { JsonValue, ParameterStyle } from "../../../src/samples/types";
import {
  cookiePairs,
  headerText,
  pathText,
  queryPairs,
  type Serialization,
} from "../../../src/samples/serialize";

function given(
  style: ParameterStyle,
  explode: boolean,
  traits: Partial<Serialization> = {},
): Serialization {
  return { name: "color", style, explode, allowReserved: false, contentType: undefined, ...traits };
}

function query(parameter: Serialization, value: JsonValue): string {
  return queryPairs(parameter, value)
    .map(({ text }) => text)
    .join("&");
}

const list = ["blue", "black", "brown"];
const record = { R: 100, G: 200, B: 150 };

/**
 * The style examples of OpenAPI 3.1 (4.8.12.4), columns empty, string, array, object. `label` without explode is as in 3.1.1 and RFC 6570:
 * 3.1.0 printed points where the RFC has commas.
 */
describe("the style examples of the standard", () => {
  test.each<[ParameterStyle, boolean, string, string, string, string]>([
    [
      "matrix",
      false,
      ";color",
      ";color=blue",
      ";color=blue,black,brown",
      ";color=R,100,G,200,B,150",
    ],
    [
      "matrix",
      true,
      ";color",
      ";color=blue",
      ";color=blue;color=black;color=brown",
      ";R=100;G=200;B=150",
    ],
    ["label", false, ".", ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
    ["label", true, ".", ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
    ["simple", false, "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
    ["simple", true, "", "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ])("path: %s, explode %s", (style, explode, ...want) => {
    const parameter = given(style, explode);
    expect(["", "blue", list, record].map((value) => pathText(parameter, value))).toEqual(want);
  });

  test.each<[ParameterStyle, boolean, string, string, string, string]>([
    ["form", false, "color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
    [
      "form",
      true,
      "color=",
      "color=blue",
      "color=blue&color=black&color=brown",
      "R=100&G=200&B=150",
    ],
    [
      "spaceDelimited",
      false,
      "color=",
      "color=blue",
      "color=blue%20black%20brown",
      "color=R%20100%20G%20200%20B%20150",
    ],
    [
      "pipeDelimited",
      false,
      "color=",
      "color=blue",
      "color=blue%7Cblack%7Cbrown",
      "color=R%7C100%7CG%7C200%7CB%7C150",
    ],
    [
      "deepObject",
      true,
      "color=",
      "color=blue",
      "color=blue&color=black&color=brown",
      "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
    ],
  ])("query: %s, explode %s", (style, explode, ...want) => {
    const parameter = given(style, explode);
    expect(["", "blue", list, record].map((value) => query(parameter, value))).toEqual(want);
  });

  test.each<[boolean, string, string, string]>([
    [false, "blue", "blue,black,brown", "R,100,G,200,B,150"],
    [true, "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ])("header: explode %s", (explode, ...want) => {
    const parameter = given("simple", explode);
    expect(["blue", list, record].map((value) => headerText(parameter, value))).toEqual(want);
  });

  test.each<[boolean, readonly string[], readonly string[], readonly string[]]>([
    [false, ["color=blue"], ["color=blue,black,brown"], ["color=R,100,G,200,B,150"]],
    [
      true,
      ["color=blue"],
      ["color=blue", "color=black", "color=brown"],
      ["R=100", "G=200", "B=150"],
    ],
  ])("cookie: explode %s", (explode, ...want) => {
    const parameter = given("form", explode);
    expect(["blue", list, record].map((value) => cookiePairs(parameter, value))).toEqual(want);
    // OpenAPI 3.2, 4.12.4: the same in style `cookie`, because none of these values needs encoding.
    const bare = given("cookie", explode);
    expect(["blue", list, record].map((value) => cookiePairs(bare, value))).toEqual(want);
  });
});

describe("what the standard leaves to RFC 3986 and RFC 6570", () => {
  test.each<[string, Serialization, JsonValue, string]>([
    [
      "brackets in a name are encoded",
      given("form", true, { name: "ids[]" }),
      [1, 2],
      "ids%5B%5D=1&ids%5B%5D=2",
    ],
    [
      "everything but unreserved characters is encoded",
      given("form", true),
      "a b&c=d+e/é~!'()*",
      "color=a%20b%26c%3Dd%2Be%2F%C3%A9~%21%27%28%29%2A",
    ],
    ["a delimiter inside a member is encoded", given("form", false), ["a,b", "c"], "color=a%2Cb,c"],
    [
      "allowReserved keeps the characters that a query may contain",
      given("form", true, { allowReserved: true }),
      "a/b?c:d@e,f;g=h%20i j#k&l[m]+n",
      "color=a/b?c:d@e,f;g=h%20i%20j%23k%26l%5Bm%5D%2Bn",
    ],
    ["an empty list is undefined", given("form", true), [], ""],
    ["null members are undefined", given("form", false), [null, "a"], "color=a"],
    ["null is empty", given("form", true), null, "color="],
    ["false and 0 are values", given("form", true), [false, 0], "color=false&color=0"],
    ["an unpaired surrogate is replaced", given("form", true), "\ud800", "color=%EF%BF%BD"],
    [
      "a deep object nests",
      given("deepObject", true),
      { a: { b: 1 }, c: ["x", "y"] },
      "color%5Ba%5D%5Bb%5D=1&color%5Bc%5D=x&color%5Bc%5D=y",
    ],
    [
      "content is JSON",
      given("form", true, { contentType: "application/json" }),
      { r: 1, g: '"' },
      "color=%7B%22r%22%3A1%2C%22g%22%3A%22%5C%22%22%7D",
    ],
  ])("%s", (_name, parameter, value, want) => {
    expect(query(parameter, value)).toBe(want);
  });

  test.each<[string, JsonValue, string]>([
    ["unchanged", `it's "x" 100%`, `it's "x" 100%`],
    ["without line ends", "a\r\nInjected: 1", "a%0D%0AInjected: 1"],
    ["without characters that clients reject", "ü\u2028", "%C3%BC%E2%80%A8"],
    ["with its outer blanks", " a ", "%20a%20"],
    ["with the commas of its members encoded", ["c,d", "e|f"], "c%2Cd,e|f"],
  ])("a header value is sent %s", (_name, value, want) => {
    expect(headerText(given("simple", false), value)).toBe(want);
  });

  test("a cookie value contains no separators", () => {
    expect(cookiePairs(given("form", true), `a;b c,"d\\%`)).toEqual([
      "color=a%3Bb%20c%2C%22d%5C%25",
    ]);
  });

  test("a cookie in style `cookie` is already escaped, but no value ends the cookie or the header", () => {
    expect(cookiePairs(given("cookie", true), `a%20b, "c"`)).toEqual(['color=a%20b, "c"']);
    expect(cookiePairs(given("cookie", true), "a;b\r\nX: ü")).toEqual([
      "color=a%3Bb%0D%0AX: %C3%BC",
    ]);
  });
});
