import { describe, expect, test } from "vitest";
import { isSafe } from "../../../codegen/document/safe-url";
import { markdown, plainWords } from "../../../codegen/model/markdown";
import { paragraph } from "../given";

const text = (value: string) => ({ kind: "text", value });

describe("markdown", () => {
  test.each([
    ["nothing", undefined, []],
    ["white space only", " \n\t\n", []],
    ["one line", "Finds employers.", paragraph("Finds employers.")],
    ["a soft line break is a space", "Finds\nemployers.", paragraph("Finds employers.")],
    ["two paragraphs", "One.\n\nTwo.", [...paragraph("One."), ...paragraph("Two.")]],
    ["other HTML as a block", "<u>x</u>", paragraph("<u>x</u>")],
    [
      "other HTML inside a line",
      'a <img src=x onerror="y"> b',
      paragraph('a <img src=x onerror="y"> b'),
    ],
    ["an HTML comment is left out", "<!-- no\n\n<b> -->\n\nYes.<!-- no -->", paragraph("Yes.")],
    [
      "tasks keep their state",
      "- [ ] not yet\n- [x] `done`",
      [
        {
          kind: "list",
          ordered: false,
          start: 1,
          items: [
            paragraph("☐ not yet"),
            [{ kind: "paragraph", children: [text("☑ "), { kind: "code", value: "done" }] }],
          ],
        },
      ],
    ],
    [
      "MDX is plain text",
      "import x from 'y'\n\n{1 + 1}",
      [...paragraph("import x from 'y'"), ...paragraph("{1 + 1}")],
    ],
    ["entities are decoded once", "&amp;lt; &copy;", paragraph("&lt; ©")],
    [
      "emphasis, strong, strikethrough, code",
      "*a* **b** ~~c~~ `d`",
      [
        {
          kind: "paragraph",
          children: [
            { kind: "emphasis", children: [text("a")] },
            text(" "),
            { kind: "strong", children: [text("b")] },
            text(" "),
            { kind: "delete", children: [text("c")] },
            text(" "),
            { kind: "code", value: "d" },
          ],
        },
      ],
    ],
    [
      "a hard line break",
      "a  \nb",
      [{ kind: "paragraph", children: [text("a"), { kind: "break" }, text("b")] }],
    ],
    ["a heading", "## Limits", [{ kind: "heading", depth: 1, children: [text("Limits")] }]],
    [
      "a numbered list keeps its start",
      "3. a\n4. b",
      [{ kind: "list", ordered: true, start: 3, items: [paragraph("a"), paragraph("b")] }],
    ],
    [
      "a fence keeps its language and its text",
      '```json\n{ "a":  1 }\n```',
      [{ kind: "code", language: "json", value: '{ "a":  1 }' }],
    ],
    ["a quote", "> a", [{ kind: "quote", children: paragraph("a") }]],
    ["a rule", "---", [{ kind: "rule" }]],
    [
      "a table",
      "| a | b |\n|---|---|\n| 1 | `2` |",
      [
        {
          kind: "table",
          header: [[text("a")], [text("b")]],
          rows: [[[text("1")], [{ kind: "code", value: "2" }]]],
        },
      ],
    ],
  ])("%s", (_title, given, want) => {
    expect(markdown(given)).toEqual(want);
  });

  const bold = { kind: "strong", children: [text("b")] };
  const item = (value: string) => paragraph(value);
  const list = (...items: readonly unknown[]) => ({
    kind: "list",
    ordered: false,
    start: 1,
    items,
  });
  test.each([
    [
      "paragraphs",
      "<p>One.</p><p>Two\nlines.</p>\n\n<p>Three.",
      ["One.", "Two lines.", "Three."].flatMap(paragraph),
    ],
    ["entities, decoded once", "<p>&amp;lt; &copy; &lt;b&gt;</p>", paragraph("&lt; © <b>")],
    [
      "a link and code",
      '<p>See <a href="https://a.example/?a=1&amp;b=2" target=_blank onclick="x">a <b>b</b></a>: <code>c\nd</code>.</p>',
      [
        {
          kind: "paragraph",
          children: [
            text("See "),
            { kind: "link", href: "https://a.example/?a=1&b=2", children: [text("a "), bold] },
            text(": "),
            { kind: "code", value: "c d" },
            text("."),
          ],
        },
      ],
    ],
    [
      "tags within Markdown",
      "a<br>*c*<b> b </b>~~d~~<br/>",
      [
        {
          kind: "paragraph",
          children: [
            text("a"),
            { kind: "break" },
            { kind: "emphasis", children: [text("c")] },
            text(" "),
            bold,
            text(" "),
            { kind: "delete", children: [text("d")] },
          ],
        },
      ],
    ],
    [
      "Markdown within tags",
      "<ul>\n<li>\n\na **b**\n\n</li>\n<li>c\n</ul>",
      [list([{ kind: "paragraph", children: [text("a "), bold] }], item("c"))],
    ],
    [
      "lists in lists, without end tags",
      "Values: <ul><li>a<ul><li>b<li>c</ul><li>d</ul> e",
      [
        ...paragraph("Values:"),
        list([...item("a"), list(item("b"), item("c"))], item("d")),
        ...paragraph("e"),
      ],
    ],
    [
      "a numbered list",
      '<ol start="3"><li><p>a</p><p>b</p></li></ol>',
      [{ kind: "list", ordered: true, start: 3, items: [[...paragraph("a"), ...paragraph("b")]] }],
    ],
    [
      "a table with a list in a cell and a short row",
      "<table><thead><tr><th>a<th>b</thead><tr><td><ul><li>1<li>2</ul></td><td><b>b</b></td></tr><tr><td>3</table>",
      [
        {
          kind: "table",
          header: [[text("a")], [text("b")]],
          rows: [
            [[text("1"), { kind: "break" }, text("2")], [bold]],
            [[text("3")], []],
          ],
        },
      ],
    ],
    [
      "code with its language and line breaks",
      '<pre><code class="x language-json">\n{\n  <b>"a"</b>: &lt;1<br>}\n</code></pre>',
      [{ kind: "code", language: "json", value: '{\n  "a": <1\n}' }],
    ],
    [
      "headings, a quote and a rule",
      "<h2>a <i>b</i></h2><blockquote>c</blockquote><hr><h3>d</h3>",
      [
        {
          kind: "heading",
          depth: 1,
          children: [text("a "), { kind: "emphasis", children: [text("b")] }],
        },
        { kind: "quote", children: paragraph("c") },
        { kind: "rule" },
        { kind: "heading", depth: 2, children: [text("d")] },
      ],
    ],
    ["parts in the wrong place", "<li>a</li><tr><td>b</td></tr>", [...item("a"), ...item("b")]],
    ["end tags without a start", "a</b></p></ul>", item("a")],
    ["nothing inside", "<p></p><ul></ul><table></table><a href=/x></a><b> </b>", []],
    [
      "overlapping elements",
      "<b>b<i>c</b></i>",
      [{ kind: "paragraph", children: [{ kind: "strong", children: [text("b<i>c")] }] }],
    ],
    ["a placeholder", "Reads /a/<i>/<s>.", item("Reads /a/<i>/<s>.")],
    [
      "other elements",
      "<p>a <u>b</u> <!-- c --></p><div>d",
      item("a <u>b</u>").concat(item("<div>d")),
    ],
    ["a script with tags", "<script>'<b>'</script>", item("<script>'<b>'</script>")],
    ["tags without an end", "<p title='\n\n<b", [...item("<p title='"), ...item("<b")]],
  ])("HTML: %s", (_title, given, want) => {
    expect(markdown(given)).toEqual(want);
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
