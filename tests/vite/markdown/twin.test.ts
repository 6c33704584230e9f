import { describe, expect, test } from "vitest";

import { readHtml } from "../../../src/vite/html-tree";
import { renderTwin } from "../../../src/vite/markdown/twins";

/** Returns the twin of an article, as in a site but without links within the page. */
function twinOf(article: string): string {
  const html = `<nav>menu</nav><main><article class="x">${article}</article></main>`;
  return renderTwin(readHtml(html).article, (address) =>
    address.startsWith("#") ? undefined : `${address}.md`,
  );
}

const anchor = (id: string) =>
  `<a class="a" href="#${id}" aria-label="Link to ${id}"><svg><path d="M0 0"></path></svg></a>`;
/** Returns a row as in the reference. */
const row = (name: string, facts: string, inside = "", chips = "") =>
  `<li class="r" id="p.${name}"><div class="l"><span class="n">${name}</span> <span class="t">${facts}</span><span> required</span>${anchor(name)}</div>${chips}${inside}</li>`;
const prose = (text: string) => `<div class="p"><p>${text}</p></div>`;
const fold = (summary: string, content: string, attributes = "") =>
  `<details ${attributes}><summary class="s">${summary}</summary><div class="b">${content}</div></details>`;
const code = (text: string, label: string) =>
  `<figure data-code="true" aria-label="${label}"><div>${label}<button type="button">Copy<output></output></button></div><pre tabindex="0"><code>${text}</code></pre></figure>`;
/** Returns tabs as in the reference; panels may start with their name. */
const tabs = (title: string, panels: Readonly<Record<string, string>>) =>
  `<div data-tabs=""><div role="tablist" aria-label="${title}">${Object.keys(panels)
    .map((key) => `<button role="tab" data-tab="${key}">${key}</button>`)
    .join("")}</div>${Object.entries(panels)
    .map(
      ([key, panel]) => `<div role="tabpanel" data-panel="${key}" data-inactive="">${panel}</div>`,
    )
    .join("")}</div>`;

describe("text", () => {
  test("headings without their permalinks, paragraphs, formatting, links", () => {
    expect(
      twinOf(
        `<h1>Keys</h1><p>Send <code>a</code>, <strong>then</strong> <em>wait</em>.<!-- --> See <a href="/auth">how</a>
         or <a href="#below">below</a>.</p><h2 id="below">Below<a class="anchor" href="#below" aria-label="Link to Below">#</a></h2>`,
      ),
    ).toBe("# Keys\n\nSend `a`, **then** _wait_. See [how](/auth.md) or below.\n\n## Below\n");
  });

  test("Markdown characters are escaped only where needed", () => {
    expect(
      twinOf(
        "<p>2 * 3 * 4, &lt;b&gt; [x](y) `z` snake_case_name, https://a.example</p><p># no heading</p><p>- no item</p><p>1. none</p>",
      ),
    ).toBe(
      "2 \\* 3 \\* 4, \\<b> \\[x]\\(y) \\`z\\` snake_case_name, https://a.example\n\n\\# no heading\n\n\\- no item\n\n1\\. none\n",
    );
  });

  test("spaces at the ends of formatting are moved outside; adjacent texts are joined", () => {
    expect(twinOf("<p>a<b> b </b>c<!-- --> <!-- -->d</p>")).toBe("a **b** c d\n");
  });

  test("lists in lists, with numbers and with paragraphs", () => {
    expect(
      twinOf(
        "<ol start='3'><li><p>One</p><ul><li>a</li><li>b</li></ul></li><li>Two</li></ol>".replaceAll(
          "'",
          '"',
        ),
      ),
    ).toBe("3. One\n   - a\n   - b\n4. Two\n");
  });

  test("tables, with escaped bars and line breaks as spaces", () => {
    expect(
      twinOf(
        `<div class="table-box" tabindex="0"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x|y</code></td><td>1<br/>2</td></tr></tbody></table></div>`,
      ),
    ).toBe("| A      | B   |\n| ------ | --- |\n| `x\\|y` | 1 2 |\n");
  });

  test("asides, definitions, images and breaks", () => {
    expect(
      twinOf(
        `<aside role="note"><p>Mind this.</p></aside><dl><div><dt>Token URL</dt><dd><code>/t</code></dd></div></dl><p>a<br/>b <img src="/i.png" alt="An i"/></p><hr/>`,
      ),
    ).toBe("> Mind this.\n\n- Token URL: `/t`\n\na  \nb ![An i](/i.png.md)\n\n---\n");
  });

  test("no controls and no list of the page's sections", () => {
    expect(
      twinOf(
        `<p data-code="true"><span data-method="post">POST</span><code>/<wbr/>a<!-- -->/<wbr/>{id}</code><button type="button" data-copy="/a">Copy</button></p><nav aria-label="On this page"><ul><li><a href="#x">X</a></li></ul></nav><nav><ul><li><a href="/next">Next</a></li></ul></nav>`,
      ),
    ).toBe("`POST /a/{id}`\n\n- [Next](/next.md)\n");
  });
});

describe("code", () => {
  test("a fence with its language: from the guide, from the tab, or JSON", () => {
    expect(twinOf(code("a: 1\n", "yaml"))).toBe("```yaml\na: 1\n```\n");
    expect(twinOf(code("{&quot;a&quot;: 1}", "Example: One"))).toBe('```json\n{"a": 1}\n```\n');
    expect(twinOf(code("plain text", "Example: One"))).toBe("```\nplain text\n```\n");
  });

  test("code that contains a fence has a longer one", () => {
    expect(twinOf(code("```\nx\n```", "md"))).toBe("````md\n```\nx\n```\n````\n");
  });

  test("spans of the highlighter are dropped", () => {
    expect(twinOf(code(`<span class="k">let</span> <span>a</span>`, "ts"))).toBe(
      "```ts\nlet a\n```\n",
    );
  });
});

describe("tabs", () => {
  const samples = tabs("Request samples", {
    curl: code("curl a", "curl"),
    axios: code("import axios", "Node · axios"),
  });

  test("in a guide, each under a bold name, before the next heading", () => {
    expect(twinOf(`<h2 id="a">A</h2>${samples}<p>On.</p>`)).toBe(
      "## A\n\n**curl**\n\n```bash\ncurl a\n```\n\n**Node · axios**\n\n```javascript\nimport axios\n```\n\nOn.\n",
    );
  });

  test("with the samples of one body, without fields", () => {
    const variant = (name: string, isShown: boolean) =>
      `<div data-variant="0"${isShown ? "" : ' data-inactive=""'}><p>Example: ${name}</p>${code(name, "curl")}</div>`;
    const controls = `<details data-controls="true"><summary>Your values</summary><label>host<input type="text"/></label></details>`;
    expect(
      twinOf(
        `${controls}${tabs("Request samples", { curl: variant("one", false) + variant("two", true) })}`,
      ),
    ).toBe("**curl**\n\nExample: two\n\n```bash\ntwo\n```\n");
  });

  test("in the aside of a reference page, sections after the text", () => {
    const panel = `<p class="n">200 OK</p>${fold("Example: One", code("1", "Example: One"), `id="e"`)}`;
    expect(
      twinOf(
        `<header><h1>Op</h1></header><section aria-label="Samples and examples"><h2>Request samples</h2>${samples}<h2>Response examples</h2>${tabs("Response examples", { 200: panel })}</section><div><p>Text.</p></div>`,
      ),
    ).toBe(
      "# Op\n\nText.\n\n## Request samples\n\n### curl\n\n```bash\ncurl a\n```\n\n### Node · axios\n\n```javascript\nimport axios\n```\n\n" +
        "## Response examples\n\n### 200 OK\n\n**Example: One**\n\n```\n1\n```\n",
    );
  });

  test("an example without a heading stays with its subject, before the next section", () => {
    const example = fold("Example: one", code("1", "Example: one"), `id="e"`);
    expect(
      twinOf(
        `<h1>Pet</h1><p>An animal.</p><section aria-label="Example">${example}</section><h2>Used by</h2><p>Text.</p>`,
      ),
    ).toBe("# Pet\n\nAn animal.\n\n**Example: one**\n\n```\n1\n```\n\n## Used by\n\nText.\n");
  });
});

describe("rows of the reference", () => {
  test("name, type, flags and constraints on one line, the description below", () => {
    const chips = "<ul class='c'><li>1–100</li><li>default<!-- --> <code>10</code></li></ul>";
    expect(twinOf(`<ul>${row("limit", "integer", prose("How many."), chips)}</ul>`)).toBe(
      "- `limit` · integer · required · 1–100 · default `10`  \n  How many.\n",
    );
  });

  test("rows inside a row are below it, without their count", () => {
    const inner = `<ul>${row("city", `<a href="/t">Text</a> · <!-- -->string`)}</ul><p>No others.</p>`;
    const address = `${prose("Where.")}<div>${fold("1 property", prose("An address.") + inner, `open=""`)}</div>`;
    expect(twinOf(`<ul>${row("address", "object", address)}${row("b", "string")}</ul>`)).toBe(
      [
        "- `address` · object · required  ",
        "  Where.",
        "",
        "  An address.",
        "  - `city` · [Text](/t.md) · string · required",
        "",
        "  No others.",
        "- `b` · string · required",
        "",
      ].join("\n"),
    );
  });

  test("the statement that there are no others is kept, and so is the row of the items, which has no id", () => {
    const items = `<ul><li><div><span><i>each item</i></span> <span>object</span></div>${fold(
      "1 property<span>, no others</span>",
      `<ul>${row("city", "string")}</ul>`,
    )}</li></ul>`;
    expect(twinOf(`<ul>${row("places", "array of object", items)}</ul>`)).toBe(
      [
        "- `places` · array of object · required",
        "  - _each item_ · object  ",
        "    1 property, no others",
        "    - `city` · string · required",
        "",
      ].join("\n"),
    );
  });

  test("method and path as one code span, and the text next to it", () => {
    const line = `<p data-code="true"><span>GET</span><code>/a</code><button>Copy</button><span>deprecated</span></p>`;
    expect(twinOf(line)).toBe("`GET /a` · deprecated\n");
  });

  test("allowed values on one line; as a list if described, or with their count if folded", () => {
    const value = (text: string, more = "") =>
      `<li id="p=${text}"><a href="#p=${text}"><code>${text}</code></a>${more}</li>`;
    const values = (list: string) => `<div><span>Allowed values</span><ul>${list}</ul></div>`;
    expect(twinOf(values(value("A") + value("B")))).toBe("Allowed values: `A`, `B`\n");
    expect(twinOf(values(value("A", prose("First.")) + value("B")))).toBe(
      "Allowed values:\n\n- `A`  \n  First.\n- `B`\n",
    );
    expect(twinOf(fold("Allowed values: 2", `<ul>${value("A") + value("B")}</ul>`))).toBe(
      "**Allowed values: 2**\n\n- `A`\n- `B`\n",
    );
  });

  test("variants and other folds are items that contain their rows", () => {
    const variant = (name: string) =>
      `<div><label data-controls=""><input type="radio"/>${name}</label><div id="v~${name}" data-panel-of="${name}"><div><h4>${name}</h4><span> Type</span>${anchor(name)}</div><ul>${row("a", "string")}</ul></div></div>`;
    const about = fold("About Text", prose("Words."));
    expect(
      twinOf(
        `<fieldset><legend>One of</legend>${variant("One")}${variant("Two")}</fieldset>${about}`,
      ),
    ).toBe(
      [
        "One of",
        "",
        "- **One** · Type",
        "  - `a` · string · required",
        "- **Two** · Type",
        "  - `a` · string · required",
        "- **About Text**  ",
        "  Words.",
        "",
      ].join("\n"),
    );
  });

  test("a heading includes the text next to it; a fold with a heading is a section", () => {
    const body = `<div><h4 id="t">application/json</h4><span>· <a href="/m">Model</a></span>${anchor("t")}</div>`;
    expect(
      twinOf(
        `<div><h2 id="b">Body</h2><span>required</span>${anchor("b")}</div><details><summary><h3 id="r"><code>200</code> OK</h3><span>Done.</span></summary><div>${body}</div></details>`,
      ),
    ).toBe(
      "## Body · required\n\n### `200` OK\n\nDone.\n\n#### application/json · [Model](/m.md)\n",
    );
  });
});

test("a document without an article has an empty twin", () => {
  expect(renderTwin(readHtml("<main></main>").article, () => undefined)).toBe("");
});
