import { expect, test } from "vitest";
import { say } from "../../../codegen/changes/change";
import { htmlReport, markdownReport } from "../../../codegen/changes/documents";
import { changedParts } from "../../../codegen/changes/page-parts";
import type { PageChange } from "../../../codegen/changes/pages";
import { type Entry, jsonReport, textReport } from "../../../codegen/changes/report";
import { escapeInvisible } from "../../../codegen/invisible";
import { painter } from "../../../codegen/report";
import { decodeText, escapeText } from "../../../src/shared/html";

const hostile = "`a` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \u202E";

const operation = { id: hostile, kind: "operation", method: "GET", path: `/${hostile}` } as const;
const entry: Entry = {
  level: "breaking",
  operation,
  operations: [operation],
  place: `request body · ${hostile}`,
  message: say("removed", [hostile], "value"),
  before: "a.yaml:1",
  after: "a.yaml:2",
  pages: ["/api/a"],
};
/** Returns a changed line, such as `at least [-3-][+5+] characters`. */
const line = (text: string, heading = "", isCode = false) => ({
  heading,
  isCode,
  words: text
    .split(/(\[[-+].*?[-+]\])/)
    .filter(Boolean)
    .map((word) => {
      const [, mark, changed] = /^\[([-+])(.*)[-+]\]$/.exec(word) ?? [];
      if (changed === undefined) return { kind: "same", text: word } as const;
      return { kind: mark === "+" ? "added" : "removed", text: changed } as const;
    }),
});

/** A page with a section and a row that stay the same. */
const pageOf = (text: string, more = "") =>
  `<style>p { color: red }</style><article><header><h1>List a</h1></header><section id="sample-aside">${text}</section><section id="old"><p>Same</p></section><section id="new"><ul><li>Old</li><li id="row"><a href="/b">Row</a> <p>${text}</p>${more}</li></ul></section></article>`;

const page: PageChange = {
  path: "/api/a",
  lines: [line(`at least [-3-][+5+] characters ${hostile}`, hostile)],
  before: pageOf(`at least 3 characters ${escapeText(hostile)}`),
  after: pageOf(`at least 5 characters ${escapeText(hostile)}`),
};

const compared = (pages: readonly PageChange[]) => ({ pages, problems: [] });

test("text from a document stays text in every report", () => {
  expect(markdownReport([entry], compared([page]), "a.yaml")).toMatchInlineSnapshot(`
    "### a.yaml: 1 breaking change

    #### Breaking

    - **\`\` request body · \`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e \`\`**: Value \`\` \`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e \`\` removed  
      \`\` \`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e (GET /\`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e) \`\` · \`a.yaml:1 in the old version\`

    #### What readers see

    \`/api/a\`

    - \\\`a\\\` \\<img src=x onerror=alert\\(1\\)\\> @⁠all \\[x\\]\\(y\\) \\~\\~z\\~\\~ \\| \\\\u202e: at least ~~3~~ **5** characters \\\`a\\\` \\<img src=x onerror=alert\\(1\\)\\> @⁠all \\[x\\]\\(y\\) \\~\\~z\\~\\~ \\| \\\\u202e"
  `);
  expect(textReport([entry], "a.yaml", painter(false))).toMatchInlineSnapshot(`
    "breaking  request body · \`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e: Value \`\`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e\` removed
      \`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e (GET /\`a\` <img src=x onerror=alert(1)> @all [x](y) ~~z~~ | \\u202e)
      a.yaml:1 in the old version
      documentation pages /api/a

    a.yaml: 1 breaking change"
  `);
  expect(JSON.parse(jsonReport([entry]))).toMatchObject({
    changes: [{ level: "breaking", operation }],
  });
});

test("the html report runs nothing, loads nothing, and shows what changed in a page, before and after", () => {
  const html = htmlReport([entry], compared([page]), "a.yaml");
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
  expect(html.match(/<iframe\b[^"]*"[^"]*"/g)).toEqual([
    '<iframe sandbox title="List a, before and after"',
  ]);
  expect(html).toContain('<a href="#page-0">request body · ');
  expect(html).toContain('<section id="page-0"><h2>List a</h2>');
  const [, frame = ""] = /srcdoc="([^"]*)"/.exec(html) ?? [];
  const [, before = "", after = ""] = decodeText(frame).split(/<b>(?:Before|After)<\/b>/);
  // The text of the document is escaped twice.
  const hidden = escapeText(escapeInvisible(hostile));
  const row = (text: string) =>
    `<section id="new"><ul><li id="row"><a>Row</a> <p>${text}</p></li></ul></section></div>`;
  expect(before).toBe(`${row(`<del>at least 3 characters ${hidden}</del>`)}<div>`);
  expect(after).toBe(`${row(`<ins>at least 5 characters ${hidden}</ins>`)}</main>`);
  expect(frame).toContain("p { color: red }");
  expect(html).not.toMatch(/<(?:img|script)\b/);
});

test("what only one form of a page has stands next to the same section of the other", () => {
  const more =
    '<details><summary>Two</summary><label><input type="radio" name="a"></label></details>';
  const [before, after] = changedParts(pageOf("Same"), pageOf("Same", more));
  expect(before).toBe(
    '<section id="new"><ul><li id="row"><a>Row</a> <p>Same</p></li></ul></section>',
  );
  // Nothing is folded, and all variants are shown.
  expect(after).toContain(
    '<details open=""><summary><ins>Two</ins></summary><label><input type="radio" checked=""></label></details>',
  );
  expect(changedParts(pageOf("Same"), pageOf("Same"))).toEqual([undefined, undefined]);
  expect(changedParts(undefined, pageOf("Same"))[0]).toBeUndefined();
});

test("pages that changed alike have one frame in html, and long lists are folded", () => {
  const pages = Array.from({ length: 9 }, (_, index) => ({ ...page, path: `/api/${index}` }));
  const operations = pages.map(() => operation);
  const html = htmlReport([{ ...entry, operations }], compared(pages), "a.yaml");
  expect(html.match(/<iframe/g)).toHaveLength(1);
  expect(html).toContain(
    "<h2>List a and 8 other pages</h2><details><summary>9 pages</summary><ul>",
  );
  expect(html).toContain("<details><summary>9 operations</summary><ul>");
  for (const { path } of pages) expect(html).toContain(`<code>${path}</code>`);
});

test("a webhook is called one, and an operation that is new needs no place", () => {
  const added = { ...entry, place: "", message: say("came", [], "webhook") };
  const operations = [
    { id: "sent", kind: "webhook", method: "POST", path: "exportFinished" },
  ] as const;
  const hook = { ...added, operations };
  expect(textReport([hook], "a.yaml", painter(false))).toMatch(
    /^breaking {2}Webhook added\n {2}Webhook exportFinished \(POST\)\n/,
  );
  expect(markdownReport([hook], compared([]), "a.yaml")).toContain(
    "\n- Webhook added  \n  `Webhook exportFinished (POST)` · ",
  );
});

test("a new or removed page is named, not shown in full", () => {
  const report = markdownReport([], compared([{ ...page, before: undefined }]), "a.yaml");
  expect(report).toContain("`/api/a` (new)");
  expect(report).not.toContain("at least");
});

test("a page with a new address is one page", () => {
  const moved = { ...page, movedFrom: "/api/z" };
  expect(markdownReport([], compared([moved]), "a.yaml")).toContain("`/api/z` → `/api/a` (moved)");
  expect(htmlReport([], compared([moved]), "a.yaml")).toContain(
    "<code>/api/z → /api/a (moved)</code>",
  );
});

test.each([
  [say("added", ["a"], "value"), "a.yaml:2"],
  [say("gone"), "a.yaml:1 in the old version"],
  [say("deprecated"), "a.yaml:1 → a.yaml:2"],
])("something added or removed is listed with the line on its own side: %j", (message, want) => {
  const report = textReport([{ ...entry, message }], "a.yaml", painter(false));
  expect(report).toContain(`\n  ${want}\n`);
});

test("added or removed punctuation is marked where Markdown would not show it", () => {
  const lines = [line("to return[+, up to 50+].")];
  expect(markdownReport([], compared([{ ...page, lines }]), "a.yaml")).toContain(
    "- to return<ins>, up to 50</ins>\\.",
  );
});

test("lines that several pages share are listed once", () => {
  const other = line("", "Other");
  const pages = ["/api/a", "/api/b"].map((path) => ({ ...page, path }));
  const report = markdownReport(
    [],
    compared([...pages, { ...page, path: "/api/c", lines: [other] }]),
    "a.yaml",
  );
  expect(report.match(/at least/g)).toHaveLength(1);
  expect(report).toContain("`/api/a`, `/api/b`\n\n- ");
  expect(report).toContain("`/api/c`\n\n- Other");
});

test("long lists are folded, and nothing is left out", () => {
  const numbers = Array.from({ length: 14 }, (_, index) => index + 10);
  const operations = numbers.map(
    (number) => ({ ...operation, id: `o${number}`, path: "/" }) as const,
  );
  const code = line("``` @all [-was-][+is+]", "", true);
  const lines = [...numbers.map((number) => line(`row${number} [-was-][+is+]`)), code, code];
  const pages = numbers.map((number) => ({ ...page, path: `/api/p${number}`, lines }));
  const compatible = { ...entry, level: "compatible", operations } as const;
  const report = markdownReport([compatible], compared(pages), "a.yaml");
  for (const number of numbers)
    for (const word of [`o${number} (GET /)`, `/api/p${number}`, `row${number} `])
      expect(report.split(word)).toHaveLength(2);
  expect(report).not.toMatch(/and \d+ more/);
  expect(report).toContain("\n\n  <details><summary>14 operations</summary>\n\n  `o10 (GET /)`");
  expect(report).toContain("<details><summary>14 pages</summary>\n\n`/api/p10`, ");
  expect(report).toContain("<details><summary>3 more lines</summary>\n\n- row22");
  expect(report).toContain(
    "- <details><summary>2 lines of samples and examples</summary>\n\n  ````diff\n  - ``` @all was\n  + ``` @all is\n  ````\n\n  </details>",
  );
});

test("the same change in several places of a page is listed once; html also folds its samples", () => {
  const code = line("[+Lent+]", "", true);
  const lines = [line("[+Lent+]", "curl"), line("[+Lent+]", "Node"), code, code];
  const told = compared([{ ...page, lines }]);
  expect(markdownReport([], told, "a.yaml")).toContain("- curl, Node: **Lent**\n- <details>");
  expect(htmlReport([], told, "a.yaml")).toContain(
    "<summary>1 line of samples and examples</summary><pre>+ Lent</pre>",
  );
});

test("a sample's line that grows is shown before and after", () => {
  const lines = [line('"cat" | "dog"[+ | "fish"+]', "", true)];
  expect(markdownReport([], compared([{ ...page, lines }]), "a.yaml")).toContain(
    '- "cat" | "dog"\n  + "cat" | "dog" | "fish"',
  );
});

test("a report that is too long for a comment is cut between two parts", () => {
  const pages = Array.from({ length: 40 }, (_, number) => ({
    ...page,
    lines: Array.from({ length: 20 }, (__, at) => line(`${"x".repeat(400)}${number} ${at}`)),
  }));
  const report = markdownReport([entry], compared(pages), "a.yaml");
  expect(report.length).toBeLessThan(65_536);
  expect(report).not.toMatch(/<details>|\p{Cn}/u);
  expect(report).toMatch(/\n\n8 more lines\n\nThe rest is too long for a comment\.$/);
});

test("if pages cannot be written, the report gives the reason next to the changes", () => {
  const problem = {
    rule: "arazzo",
    severity: "error",
    message: "No operation has the operationId `a`.",
    file: "a.arazzo.yaml",
    line: 7,
    column: 3,
    frame: "",
    remedy: "Name one.",
  } as const;
  const told = { pages: [], problems: [problem] };
  const title = "a.yaml: 1 breaking change. The pages could not be generated";
  const markdown = markdownReport([entry], told, "a.yaml");
  expect(markdown.startsWith(`### ${title}\n`)).toBe(true);
  expect(htmlReport([entry], told, "a.yaml")).toContain(`<h1>${title}</h1>`);
  expect(markdown).toContain(
    "#### The pages could not be generated:\n\n- a\\.arazzo\\.yaml\\:7\\: No operation has the operationId \\`a\\`\\. Name one\\.",
  );
  expect(htmlReport([entry], told, "a.yaml")).toContain(
    "<h2>The pages could not be generated:</h2><ul><li>a.arazzo.yaml:7: No operation has the operationId <code>a</code>. Name one.</li></ul>",
  );
});
