import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  attribute,
  Code,
  commentText,
  jsxText,
  literal,
  propertyKey,
  quoted,
  template,
} from "../../../codegen/emit/jsx";
import type { JsonValue } from "../../../codegen/model/types";
import { hostileTexts } from "../hostile-texts";

/** Evaluates a JavaScript expression. */
function evaluated(source: string): unknown {
  return new Function(`return (${source});`)();
}

/** Returns the attributes and children of a JSX element, as React would receive them. */
function rendered(source: string): { props: Record<string, unknown>; text: string } {
  const { outputText, diagnostics } = ts.transpileModule(`result = ${source};`, {
    fileName: "given.tsx",
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: "h", target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics).toEqual([]);
  const h = (_name: string, props: Record<string, unknown> | null, ...children: string[]) => ({
    props: props ?? {},
    text: children.join(""),
  });
  return new Function("h", `let result; ${outputText} return result;`)(h) as ReturnType<
    typeof rendered
  >;
}

describe("text round-trips", () => {
  test.each(hostileTexts)("%j", (text) => {
    expect(evaluated(quoted(text))).toBe(text);
    expect(evaluated(template(text))).toBe(text);
    expect(evaluated(literal({ [text]: [text] }))).toEqual({ [text]: [text] });
    expect(rendered(`<a${attribute(["value", text])}/>`).props["value"]).toBe(text);
    expect(rendered(`<a>${jsxText(text)}</a>`).text).toBe(text);
  });

  test.each(hostileTexts)("the source of %j has no invisible characters", (text) => {
    const sources = [
      quoted(text),
      template(text),
      attribute(["a", text]),
      jsxText(text),
      commentText(text),
    ];
    expect(sources.join("")).not.toMatch(
      /[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/u,
    );
  });

  test.each(hostileTexts)("a single-line comment cannot end within %j", (text) => {
    expect(evaluated(`1 // ${commentText(text)}\n + 1`)).toBe(2);
  });
});

test.each<[JsonValue | undefined, string]>([
  ["a", '"a"'],
  [1.5, "1.5"],
  [1e21, "1e+21"],
  [-0, "0"],
  [Number.NaN, "Number.NaN"],
  [Number.POSITIVE_INFINITY, "Number.POSITIVE_INFINITY"],
  [Number.NEGATIVE_INFINITY, "Number.NEGATIVE_INFINITY"],
  [true, "true"],
  [null, "null"],
  [undefined, "null"],
  [[], "[]"],
  [{}, "{}"],
  [[1, "a"], '[1, "a"]'],
  [{ a: { b: 1 } }, '{\n"a": {\n"b": 1\n}\n}'],
])("the literal of %j", (value, want) => {
  expect(literal(value)).toBe(want);
});

test("a __proto__ key becomes an ordinary property", () => {
  const value = JSON.parse('{"__proto__": {"a": 1}}') as JsonValue;
  expect(propertyKey("__proto__")).toBe('["__proto__"]');
  expect(JSON.stringify(evaluated(literal(value)))).toBe('{"__proto__":{"a":1}}');
});

test.each([
  [["a", undefined], ""],
  [["a", false], ""],
  [["a", true], " a"],
  [["a", "x y"], ' a="x y"'],
  [["a", "it's <b> {x} \\d"], ` a="it's <b> {x} \\d"`],
  [["a", 'say "x"'], ' a={"say \\"x\\""}'],
  [["a", "&amp;"], ' a={"&amp;"}'],
  [["a", "x\ny"], ' a={"x\\ny"}'],
  [["a", 0], " a={0}"],
  [["a", new Code("samples")], " a={samples}"],
] as const)("the attribute %j", (given, want) => {
  expect(attribute(given)).toBe(want);
});

test.each([
  ["plain words", "plain words"],
  ["it's 5 > 4 & {x}", `it's 5 {">"} 4 {"&"} {"{x}"}`],
  [" at both ends ", '{" "}at both ends{" "}'],
  [" ", '{" "}'],
  ["*/ // */", "*/ // */"],
])("JSX text %j", (given, want) => {
  expect(jsxText(given)).toBe(want);
});
