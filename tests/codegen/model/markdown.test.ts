import { describe, expect, test } from "vitest";
import { isSafe } from "../../../codegen/document/safe-url";
import { markdown, plainWords } from "../../../codegen/model/markdown";
import { paragraph } from "../given";

const text = (value: string) => ({ kind: "text", value });
const code = (value: string) => ({ kind: "code", value });
const node = (kind: string, ...children: readonly unknown[]) => ({ kind, children });
const list = (start: number, ordered: boolean, ...items: readonly unknown[]) => [
  { kind: "list", ordered, start, items },
];

describe("markdown", () => {
  test.each([
    ["nothing", undefined, []],
    ["white space only", " \n\t\n", []],
    ["one line", "Finds employers.", paragraph("Finds employers.")],
    ["a soft line break is a space", "Finds\nemployers.", paragraph("Finds employers.")],
    ["two paragraphs", "One.\n\nTwo.", [...paragraph("One."), ...paragraph("Two.")]],
    ["a break", "a  \nb", [node("paragraph", text("a"), { kind: "break" }, text("b"))]],
    ["entities are decoded once", "&amp;lt; &copy;", paragraph("&lt; ©")],
    ["emphasis", "*a*", [node("paragraph", node("emphasis", text("a")))]],
    ["strong", "**a**", [node("paragraph", node("strong", text("a")))]],
    [
      "strikethrough and code",
      "~~a~~`b`",
      [node("paragraph", node("delete", text("a")), code("b"))],
    ],
    ["a heading", "## Limits", [{ ...node("heading", text("Limits")), depth: 1 }]],
    ["a list", "- a\n- b", list(1, false, paragraph("a"), paragraph("b"))],
    [
      "a numbered list keeps its start",
      "3. a\n4. b",
      list(3, true, paragraph("a"), paragraph("b")),
    ],
    [
      "a fence keeps its text",
      '```json\n{ "a":  1 }\n```',
      [{ ...code('{ "a":  1 }'), language: "json" }],
    ],
    ["a quote", "> a", [node("quote", ...paragraph("a"))]],
    ["a rule", "---", [{ kind: "rule" }]],
    [
      "a table",
      "| a | b |\n|---|---|\n| 1 | `2` |",
      [{ kind: "table", header: [[text("a")], [text("b")]], rows: [[[text("1")], [code("2")]]] }],
    ],
    ["other HTML as a block", "<u>x</u>", paragraph("<u>x</u>")],
    ["other HTML inside a line", "a <img onerror=y> b", paragraph("a <img onerror=y> b")],
    ["MDX is plain text", "{1 + 1}", paragraph("{1 + 1}")],
  ])("%s", (_title, given, want) => {
    expect(markdown(given)).toEqual(want);
  });

  test.each([
    ["tasks", "- [ ] not yet\n- [x] `done`", "- ☐ not yet\n- ☑ `done`"],
    ["HTML comments", "<!-- no\n\n<b> -->\n\nYes.<!-- no -->", "Yes."],
    ["paragraphs", "<p>One.</p><p>Two\nlines.</p>\n\n<p>Three.", "One.\n\nTwo lines.\n\nThree."],
    ["entities, decoded once", "<p>&amp;lt; &copy; &lt;b&gt;</p>", "\\&lt; © \\<b>"],
    [
      "a link and code",
      '<p>See <a href="https://a.example/?a=1&amp;b=2" target=_blank onclick="x">a <b>b</b></a>: <code>c\nd</code>.</p>',
      "See [a **b**](https://a.example/?a=1&b=2): `c d`.",
    ],
    ["tags within Markdown", "a<br>*c*<b> b </b>~~d~~<br/>", "a\\\n*c* **b** ~~d~~"],
    ["Markdown within tags", "<ul>\n<li>\n\na **b**\n\n</li>\n<li>c\n</ul>", "- a **b**\n- c"],
    [
      "lists in lists, without end tags",
      "Values: <ul><li>a<ul><li>b<li>c</ul><li>d</ul> e",
      "Values:\n\n- a\n  - b\n  - c\n- d\n\ne",
    ],
    ["a numbered list", '<ol start="3"><li><p>a</p><p>b</p></li></ol>', "3. a\n\n   b"],
    [
      "a table with a list in a cell and a short row",
      "<table><thead><tr><th>a<th>b</thead><tr><td><ul><li>1<li>2</ul></td><td><b>b</b></td></tr><tr><td>3</table>",
      "| a | b |\n|---|---|\n| 1<br>2 | **b** |\n| 3 | |",
    ],
    [
      "code with its language and line breaks",
      '<pre><code class="x language-json">\n{\n  <b>"a"</b>: &lt;1<br>}\n</code></pre>',
      '```json\n{\n  "a": <1\n}\n```',
    ],
    [
      "headings, a quote and a rule",
      "<h2>a <i>b</i></h2><blockquote>c</blockquote><hr><h3>d</h3>",
      "# a *b*\n\n> c\n\n---\n\n## d",
    ],
    ["parts in the wrong place", "<li>a</li><tr><td>b</td></tr>", "a\n\nb"],
    ["end tags without a start", "a</b></p></ul>", "a"],
    ["nothing inside", "<p></p><ul></ul><table></table><a href=/x></a><b> </b>", ""],
    ["overlapping elements", "<b>b<i>c</b></i>", "**b\\<i>c**"],
    ["a placeholder", "Reads /a/<i>/<s>.", "Reads /a/\\<i>/\\<s>."],
    ["other elements", "<p>a <u>b</u> <!-- c --></p><div>d", "a \\<u>b\\</u>\n\n\\<div>d"],
    ["a script with tags", "<script>'<b>'</script>", "\\<script>'\\<b>'\\</script>"],
    ["tags without an end", "<p title='\n\n<b", "\\<p title='\n\n\\<b"],
  ])("%s: reads the same as other Markdown", (_title, given, want) => {
    expect(markdown(given)).toEqual(markdown(want));
  });

  test.each([
    "javascript:alert(1)",
    "&#1;javascript:alert(1)",
    "JaVaScRiPt&colon;x",
    "//a.example",
  ])("an unsafe link in HTML becomes its text: %s", (href) => {
    expect(markdown(`<a href="${href}">x</a>`)).toEqual(paragraph("x"));
  });

  test("unclosed elements are read, and nested ones only so deep that others can follow", () => {
    const deepest = (nodes: readonly object[]): number =>
      Math.max(
        0,
        ...nodes.map(
          (node) =>
            1 +
            deepest(
              Object.values(node)
                .flat(2)
                .filter((one) => typeof one === "object"),
            ),
        ),
      );
    const nodes = markdown(`${"<ul><li>".repeat(1_000)}x`);
    expect(deepest(nodes)).toBeLessThan(60);
    expect(JSON.stringify(nodes)).toContain('"x"');
  });

  test("counts headings from the outermost in the description", () => {
    const depths = markdown("## A\n\n### B\n\n#### C\n\n## D").map((block) =>
      block.kind === "heading" ? block.depth : undefined,
    );
    expect(depths).toEqual([1, 2, 3, 1]);
  });

  test.each([
    ["inline", "[x](/a)"],
    ["by reference", "[x][r]\n\n[r]: /a"],
    ["by a reference defined in a list", "[x][r]\n\n- [r]: /a"],
    ["as an image", "![x](/a)"],
    ["as an image by reference", "![x][r]\n\n[r]: /a"],
  ])("a link %s", (_title, given) => {
    expect(markdown(given)[0]).toEqual({
      kind: "paragraph",
      children: [{ kind: "link", href: "/a", children: [text("x")] }],
    });
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](<java\tscript:alert(1)>)",
    "[x](&#1;javascript:alert(1))",
    "[x](javascript&colon;alert(1))",
    "[x](data:text/html;base64,PHM+)",
    "[x](vbscript:x)",
    "[x](file:///etc/passwd)",
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "[x](\\\\evil.example)",
    "[x](</&#9;/evil.example>)",
    "[x](</&#10;/evil.example>)",
    "![x](javascript:alert(1))",
    "[x][r]\n\n[r]: javascript:alert(1)",
  ])("an unsafe link becomes its text: %s", (given) => {
    expect(markdown(given)).toEqual(paragraph("x"));
  });

  test("an unsafe autolink becomes its text", () => {
    expect(markdown("<javascript:alert(1)>")).toEqual(paragraph("javascript:alert(1)"));
  });

  test.each(["https://a.example", "HTTP://a.example", "mailto:a@b.example", "#here", "/a#b", "/"])(
    "%s is safe",
    (url) => {
      expect(isSafe(url)).toBe(true);
    },
  );
});

describe("plain text, which needs no parser", () => {
  test.each([
    "Finds employers.",
    "Ends in blanks and lines  \n\n",
    "One - two -- three: 1. and 2) (four), \"five\" 'six' 7/8 9% $10 {id} a^b why? yes!",
    "(Only with a body.)",
    "Größe  in   Zoll  é",
  ])("%j gives the same result as the parser", (given) => {
    expect(plainWords(given)).toBeDefined();
    // The thematic break below it forces a parse.
    expect([...markdown(given), { kind: "rule" }]).toEqual(markdown(`${given}\n\n***`));
  });

  test.each([
    "- a list",
    "1. a list",
    "# a heading",
    " indented",
    "two\nlines",
    "a `code`",
    "a *b*",
    "a_b_c",
    "[a](b)",
    "&amp;",
    "www.a.example",
    "see http://a.example",
    "ada@example.com",
    "~~gone~~",
    "a | b",
    "a\\*b",
    "<b>",
    "mailto:a",
  ])("%j is left to the parser", (given) => {
    expect(plainWords(given)).toBeUndefined();
  });
});
