import { describe, expect, test } from "vitest";
import {
  askedTexts,
  isSafe,
  markdown,
  plainText,
  plainWords,
  recallTexts,
} from "../../../codegen/model/markdown";
import { paragraph } from "../given";

const text = (value: string) => ({ kind: "text", value });

describe("markdown", () => {
  test.each([
    ["nothing", undefined, []],
    ["white space only", " \n\t\n", []],
    ["one line", "Finds employers.", paragraph("Finds employers.")],
    ["a soft line break is a space", "Finds\nemployers.", paragraph("Finds employers.")],
    ["two paragraphs", "One.\n\nTwo.", [...paragraph("One."), ...paragraph("Two.")]],
    ["raw HTML as a block", "<b>x</b>", paragraph("<b>x</b>")],
    [
      "raw HTML inside a line",
      'a <img src=x onerror="y"> b',
      paragraph('a <img src=x onerror="y"> b'),
    ],
    ["an HTML comment", "<!-- no -->", paragraph("<!-- no -->")],
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

test.each([
  ["# A *b* `c`\n\nd", "A b c d"],
  ["[x](https://a.example)\n- y", "x y"],
  ["", ""],
])("plainText of %j is %j", (given, want) => {
  expect(plainText(given)).toBe(want);
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
    // With a thematic break below it, it is parsed.
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

test("texts of an earlier run are not parsed again, and a run returns what it requested", () => {
  recallTexts([["*a*", paragraph("from the last run")]]);
  expect(markdown("*a*")).toEqual(paragraph("from the last run"));
  expect(askedTexts()).toBeUndefined();
  markdown("*b*");
  expect(askedTexts()?.map(([given]) => given)).toEqual(["*a*", "*b*"]);
  recallTexts([]);
});
