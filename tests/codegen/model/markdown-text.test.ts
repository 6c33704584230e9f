import { expect, test } from "vitest";
import { markdownText } from "../../../codegen/model/markdown-text";
import { markdown } from "../../../codegen/model/markdown";
import { hostileTexts } from "../hostile-texts";

const texts = [
  "# Title\n\nA *b* **c** ~~d~~ `e` and ``f`g``.  \nNext _line_ of snake_case, 2 * 3 * 4, [x], \\_a\\_ &amp;copy;",
  "- a\n- b\n  - c\n\n    more\n- d\n\n3. three\n4. four",
  "> quote\n>\n> - item\n\n***\n\n1\\. no list\n\n\\# no heading",
  "```js\nconst a = `b`;\n\n  c\n```\n\n````\n```\n````",
  "| a | b \\| c |\n|---|---|\n| `d` | **e** |",
  "https://a.example/b_c, [name](/path_(x)), <mailto:ada@example.com>",
  "<p>Some <code>a_b</code> of *html*.</p><ul><li>a<ul><li><b>b</b></ul></ul>",
  "<p>&lt;b&gt; and <u>x</u></p>\n\n\\<i>",
];

test.each([...texts, ...hostileTexts])("%j parses to the same nodes", (text) => {
  const given = markdown(text);
  expect(markdown(markdownText(given))).toEqual(given);
});

test("leaves plain words and names alone; an empty description has no text", () => {
  const text = "The `id` of snake_case things, such as https://a.example: 100 % (or less).";
  expect(markdownText(markdown("One - two_three."))).toBe("One - two_three.");
  expect(markdownText(markdown(text))).toBe(text.replace(/https:\S+(?=:)/, "<$&>"));
  expect(markdownText(markdown("[![Run](https://a.example/run.png)](/run)"))).toBe("[Run](/run)");
  expect(markdownText([])).toBeUndefined();
});
