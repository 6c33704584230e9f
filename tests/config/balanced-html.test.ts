import { expect, test } from "vitest";

import { findUnbalanced } from "../../src/config/balanced-html";

test.each([
  ["plain text, a < b & c > d"],
  ["<b>bold</b> and <br> and <img src='a>b.png' alt=\"<\">"],
  ["<ul><li>one</li></ul><hr/>"],
  ["<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>"],
  ["<!-- <b>not read --><i>read</i>"],
])("is balanced: %s", (html) => {
  expect(findUnbalanced(html)).toBeUndefined();
});

test.each([
  ["<b>bold", "<b> is not closed"],
  ["<div><b>x</div>", "</div> closes nothing"],
  ["x</p>", "</p> closes nothing"],
  ["<!-- open", "a comment is not closed"],
])("is not balanced: %s", (html, want) => {
  expect(findUnbalanced(html)).toBe(want);
});
