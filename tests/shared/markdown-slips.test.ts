import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { mayHaveSlips, slipsOf } from "../../src/shared/markdown-slips";

/** Returns the parts of a text that are shown as is, each as `offset shown`. */
function shownIn(source: string): readonly string[] {
  const of = (node: Nodes): readonly string[] => [
    ...slipsOf(node, source).map(({ shown, offset }) => `${offset} ${shown}`),
    ...("children" in node ? node.children.flatMap(of) : []),
  ];
  return of(fromMarkdown(source));
}

test.each([
  ["a link by name", "See [a][b].", ["4 `[a][b]`"]],
  ["an unclosed link", "See [a](https://a.example and", ["4 `[a](https://a.example`"]],
  ["a space in an address", "See [a](/b c)", ["4 `[a](/b`"]],
  ["a space inside a link", "See [a] (/b).", ["4 `[a] (/b)`"]],
  ["a backtick", "Send `null to clear", ['5 "`null"']],
  ["a backtick after a number sign", "Use `a` #b`", ['8 "#b`"']],
  ["a backtick after code", "`a`, `b, `c`", ['10 "c`"']],
  ["a backtick in a list", "- a\n- b `c", ['8 "`c"']],
  ["unclosed bold text", "This is **bold text", ["8 `**bold`"]],
  ["bold text without a beginning", "This is bold** text", ["8 `bold**`"]],
  ["a heading", "#Usage\n\ntext", ["0 `#Usage`"]],
  ["a block of code", "a\n\n```js\nx\n\ny", ['3 "```"']],
  ["a table", "a\n\n| a | `b` |\n| 1 | 2 |", ['3 "| a | `b` |"']],
  ["a list", "-one\n-two", ["0 `-one`"]],
  ["a block of code in a list", "- a\n\n  ~~~\n  x", ["7 `~~~`"]],
])("%s is a slip", (_, source, want) => {
  expect(shownIn(source)).toEqual(want);
  expect(mayHaveSlips(source)).toBe(true);
});

test.each([
  "`a[0][1]` a[0][1] \\[a][b]",
  "[a](b) [a](https://a.example (b)) f(x)[1](2)",
  "`` a`b `` and \\` and &#96;",
  "**a** **b c** 2 ** 3, 2**3, src/**, **/*.ts, \\**a",
  "# Usage\n\na #tag and #3\n\n#3",
  "```\na\n```",
  "- a\n\n  ```js\n  x\n  ```",
  "> ~~~\n> x\n> ~~~~",
  "    ```",
  "| a | b |\n| --- | :-: |\n| 1 | 2 |",
  "|a| is |b|\n-a is less",
])("%j contains no slip", (source) => {
  expect(shownIn(source)).toEqual([]);
});
