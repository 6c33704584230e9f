import { describe, expect, test } from "vitest";
import type { JsonValue, ParameterStyle } from "../../../src/samples/types";
import {
  cookiePairs,
  headerText,
  pathText,
  queryPairs,
  type Serialization,
} from "../../../src/samples/serialize";

const given = (style: ParameterStyle, explode: boolean): Serialization => ({
  name: "color",
  style,
  explode,
  allowReserved: false,
  contentType: undefined,
});

const writers: Readonly<Record<string, (parameter: Serialization, value: JsonValue) => string>> = {
  path: pathText,
  query: (...given) =>
    queryPairs(...given)
      .map(({ text }) => text)
      .join("&"),
  header: headerText,
  cookie: (...given) => cookiePairs(...given).join("; "),
};

/**
 * The style examples of OpenAPI 3.1 (4.8.12.4): empty, string, array, object. `label` without explode is as in 3.1.1 and RFC 6570: 3.1.0
 * printed points where the RFC has commas. Style `cookie` is as in OpenAPI 3.2 (4.12.4).
 */
const examples = `
  path    matrix          false  ;color  ;color=blue  ;color=blue,black,brown                 ;color=R,100,G,200,B,150
  path    matrix          true   ;color  ;color=blue  ;color=blue;color=black;color=brown     ;R=100;G=200;B=150
  path    label           false  .       .blue        .blue,black,brown                       .R,100,G,200,B,150
  path    label           true   .       .blue        .blue.black.brown                       .R=100.G=200.B=150
  path    simple          false  -       blue         blue,black,brown                        R,100,G,200,B,150
  path    simple          true   -       blue         blue,black,brown                        R=100,G=200,B=150
  query   form            false  color=  color=blue   color=blue,black,brown                  color=R,100,G,200,B,150
  query   form            true   color=  color=blue   color=blue&color=black&color=brown      R=100&G=200&B=150
  query   spaceDelimited  false  color=  color=blue   color=blue%20black%20brown              color=R%20100%20G%20200%20B%20150
  query   pipeDelimited   false  color=  color=blue   color=blue%7Cblack%7Cbrown              color=R%7C100%7CG%7C200%7CB%7C150
  query   deepObject      true   color=  color=blue   color=blue&color=black&color=brown      color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150
  header  simple          false  -       blue         blue,black,brown                        R,100,G,200,B,150
  header  simple          true   -       blue         blue,black,brown                        R=100,G=200,B=150
  cookie  form            false  color=  color=blue   color=blue,black,brown                  color=R,100,G,200,B,150
  cookie  form            true   color=  color=blue   color=blue; color=black; color=brown    R=100; G=200; B=150
  cookie  cookie          false  color=  color=blue   color=blue,black,brown                  color=R,100,G,200,B,150
  cookie  cookie          true   color=  color=blue   color=blue; color=black; color=brown    R=100; G=200; B=150
`;
const cells = (row: string) => row.trim().split(/ {2,}/);

test.each(examples.trim().split("\n").map(cells))(
  "an example of the standard: in a %s, style %s, explode %s",
  (place = "", style, explode, ...want) => {
    const parameter = given(style as ParameterStyle, explode === "true");
    const values = ["", "blue", ["blue", "black", "brown"], { R: 100, G: 200, B: 150 }];
    expect(values.map((value) => writers[place]?.(parameter, value) || "-")).toEqual(want);
  },
);

describe("what the standard leaves to RFC 3986 and RFC 6570", () => {
  const joined = given("form", false);
  const exploded = given("form", true);
  const json = { ...exploded, contentType: "application/json" };
  test.each<[string, Serialization, JsonValue, string]>([
    ["brackets in a name", { ...exploded, name: "ids[]" }, [1, 2], "ids%5B%5D=1&ids%5B%5D=2"],
    [
      "everything but unreserved characters is encoded",
      exploded,
      "a b&c=d+e/é~!'()*",
      "color=a%20b%26c%3Dd%2Be%2F%C3%A9~%21%27%28%29%2A",
    ],
    ["a delimiter inside a member is encoded", joined, ["a,b", "c"], "color=a%2Cb,c"],
    [
      "allowReserved keeps the characters that a query may contain",
      { ...exploded, allowReserved: true },
      "a/b?c:d@e,f;g=h%20i j#k&l[m]+n",
      "color=a/b?c:d@e,f;g=h%20i%20j%23k%26l%5Bm%5D%2Bn",
    ],
    ["an empty list is undefined", exploded, [], ""],
    ["null members are undefined", joined, [null, "a"], "color=a"],
    ["null is empty", exploded, null, "color="],
    ["false and 0 are values", exploded, [false, 0], "color=false&color=0"],
    ["an unpaired surrogate is replaced", exploded, "\ud800", "color=%EF%BF%BD"],
    [
      "a deep object nests",
      given("deepObject", true),
      { a: { b: 1 }, c: ["x", "y"] },
      "color%5Ba%5D%5Bb%5D=1&color%5Bc%5D=x&color%5Bc%5D=y",
    ],
    ["content is JSON", json, { r: 1, g: '"' }, "color=%7B%22r%22%3A1%2C%22g%22%3A%22%5C%22%22%7D"],
  ])("%s", (_name, parameter, value, want) => {
    expect(writers["query"]?.(parameter, value)).toBe(want);
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

  test.each<[ParameterStyle, string, string]>([
    ["form", `a;b c,"d\\%`, "color=a%3Bb%20c%2C%22d%5C%25"],
    // Already escaped, but no value ends the cookie or the header.
    ["cookie", `a%20b, "c"`, 'color=a%20b, "c"'],
    ["cookie", "a;b\r\nX: ü", "color=a%3Bb%0D%0AX: %C3%BC"],
  ])("in style %s, no value ends its cookie: %j", (style, value, want) => {
    expect(writers["cookie"]?.(given(style, true), value)).toBe(want);
  });
});
