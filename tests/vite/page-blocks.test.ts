import { describe, expect, test } from "vitest";

import { writeMarkdown } from "../../src/vite/markdown/write-markdown";
import { blocksOf, firstParagraph } from "../../src/vite/page-blocks";

/** Returns the Markdown of an article, as in a site but without links within the page. */
function markdownOf(article: string): string {
  const html = `<nav>menu</nav><main><article class="x">${article}</article></main>`;
  const resolve = (address: string) => (address.startsWith("#") ? undefined : `${address}.md`);
  return writeMarkdown(blocksOf(html, () => resolve));
}

const anchor = (id: string) =>
  `<a class="a" href="#${id}" data-link aria-label="Link to ${id}"></a>`;
const row = (name: string, type: string, inside = "", chips = "") =>
  `<li id="p.${name}"><div data-join><code>${name}</code>${anchor(name)} <span>${type}</span><span> required</span></div>${chips}${inside}</li>`;

describe("what a page has is written in Markdown:", () => {
  test.each([
    [
      "headings without their links, formatting, links to pages",
      `<h1>Keys</h1><p>Send <code>a</code>, <strong>then</strong> <em>wait</em>.<!-- --> See <a href="/auth">how</a>
       or <a href="#below">below</a>.</p><h2 id="below">Below<a class="anchor" href="#below" data-link aria-label="Link to Below">#</a></h2>`,
      "# Keys\n\nSend `a`, **then** _wait_. See [how](/auth.md) or below.\n\n## Below\n",
    ],
    [
      "Markdown characters, escaped only where needed",
      "<p>2 * 3 * 4, &lt;b&gt; [x](y) `z` snake_case_name, https://a.example</p><p># no heading</p>",
      "2 \\* 3 \\* 4, \\<b> \\[x]\\(y) \\`z\\` snake_case_name, https://a.example\n\n\\# no heading\n",
    ],
    [
      "lists in lists",
      `<ol start="3"><li><p>One</p><ul><li>a</li><li>b</li></ul></li><li>Two</li></ol>`,
      "3. One\n   - a\n   - b\n4. Two\n",
    ],
    [
      "tables",
      "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x|y</code></td><td>1<br/>2</td></tr></tbody></table>",
      "| A      | B   |\n| ------ | --- |\n| `x\\|y` | 1 2 |\n",
    ],
    [
      "notes, pictures and rules",
      `<aside role="note"><p>Mind this.</p></aside><p>b <img src="/i.png" alt="An i"/></p><hr/>`,
      "> Mind this.\n\nb ![An i](/i.png.md)\n\n---\n",
    ],
    [
      "code with its language and title, without the marks of the highlighter",
      `<figure><figcaption>curl</figcaption><button>Copy</button><pre><code class="language-bash"><span>a</span>\n  b\n</code></pre></figure><pre><code>\`\`\`</code></pre>`,
      "**curl**\n\n```bash\na\n  b\n```\n\n````\n```\n````\n",
    ],
    ["hidden characters, visible", "<p>a\u202eb</p>", "a\\[U+202E]b\n"],
  ])("%s", (_, article, want) => {
    expect(markdownOf(article)).toBe(want);
  });
});

describe("what a page declares is written in Markdown:", () => {
  test.each([
    [
      "the facts of a row on its line, and what is inside",
      `<ul>${row("a", "object", `<details><summary data-controls>1 property</summary><ul>${row("b", "string")}</ul></details>`, "<ul data-join><li>1–100</li> <li>default <code>10</code></li></ul>")}</ul>`,
      "- `a` · object · required · 1–100 · default `10`\n  - `b` · string · required\n",
    ],
    [
      "what a summary says if it does not only repeat what is inside",
      `<details><summary>1 property<span>, no others</span></summary><ul>${row("b", "string")}</ul></details>`,
      "**1 property, no others**\n\n- `b` · string · required\n",
    ],
    [
      "a heading with the text next to it, also in a summary",
      `<details><summary><div data-join=" "><h2 id="b">Body</h2>${anchor("b")}<span>· <a href="/m">Model</a></span></div><span>Done.</span></summary><p>Text.</p></details>`,
      "## Body · [Model](/m.md)\n\nDone.\n\nText.\n",
    ],
    [
      "variants with their rows",
      `<fieldset><legend>One of</legend>${["One", "Two"]
        .map(
          (name) =>
            `<div><label data-controls>${name}</label><div id="v~${name}" data-panel-of="${name}"><div data-join><h4>${name}</h4><span> Type</span></div><ul>${row("a", "string")}</ul></div></div>`,
        )
        .join("")}</fieldset>`,
      "One of\n\n- **One** · Type\n  - `a` · string · required\n- **Two** · Type\n  - `a` · string · required\n",
    ],
    [
      "neither controls nor what the reader has not chosen",
      `<nav data-sections><a href="#x">X</a></nav><details data-controls><summary>Your values</summary></details><div data-variant="0">a</div><div data-variant="1" data-inactive>b</div><p data-only="x" data-inactive>c</p>`,
      "a\n",
    ],
  ])("%s", (_, article, want) => {
    expect(markdownOf(article)).toBe(want);
  });

  test("nothing, if there is no article", () => {
    expect(blocksOf("<main></main>")).toEqual([]);
  });
});

const text = row("a", "string", "<p>Name of the pet.</p>");
test.each([
  ["guide", "<p>Short.</p><p>Takes <b>three</b> <code>words</code>.</p>", "Takes three words."],
  ["guide", "<p>All of the text.</p><p>More of it.</p>", "All of the text."],
  ["guide", "<h2>B</h2><p>All of the text.</p>", "All of the text."],
  ["guide", `<p>${"word ".repeat(80)}</p>`, `${"word ".repeat(59).trim()}…`],
  ["guide", "", undefined],
  [
    "operation",
    "<header><p data-join>Also under pets</p></header><div><p>Adds one pet.</p></div>",
    "Adds one pet.",
  ],
  ["operation", "<section><h2>Authorization</h2><p>Any one of these.</p></section>", undefined],
  ["schema", `<ul>${text}</ul>`, undefined],
  ["schema", "<details><summary>From the specification</summary></details>", undefined],
] as const)("a %s describes itself: %s", (kind, content, want) => {
  const blocks = blocksOf(`<header></header><article><h1>A</h1>${content}</article>`);
  expect(firstParagraph(blocks, kind)).toBe(want);
});
