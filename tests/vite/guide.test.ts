import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { siteErrorsIn, type SiteError } from "../../src/vite/errors";
import {
  type GuideContext,
  type GuideFacts,
  type GuidePlace,
  createMdxPlugin,
  readGuide,
} from "../../src/vite/guide/compile";
import { createHighlight } from "../../src/vite/highlight";
import { loadApi } from "../../src/vite/load-api";
import { loadGuides } from "../../src/vite/load-guides";
import { tempFolder } from "../codegen/temp-folder";
import { table } from "../codegen/table";

const generatedDir = join(engineDir, "tests/fixtures/generated-tiny");
let context: GuideContext;
beforeAll(async () => {
  context = {
    generatedDir,
    navigation: await loadApi(generatedDir),
    highlight: await createHighlight(),
  };
});

async function compile(
  body: string,
  head = "title: Test",
  { place, generated = generatedDir }: { place?: GuidePlace; generated?: string } = {},
) {
  let facts: Partial<GuideFacts> = {};
  const { transform } = createMdxPlugin(
    () => ({ ...context, generatedDir: generated }),
    () => place,
    (found) => {
      facts = found;
    },
  );
  const source = `---\n${head}\n---\n\n${body}\n`;
  const result = await transform.handler(source, "content/test.mdx");
  return { ...facts, code: result?.code ?? "" };
}

/** Returns the errors of a guide, each with its place. */
async function problems(...given: Parameters<typeof compile>): Promise<readonly string[]> {
  const errors = await compile(...given).then(() => [], siteErrorsIn);
  return errors.map(({ message, remedy }) =>
    `${message}. ${remedy}`.replace(/^content\/test\.mdx:/, ""),
  );
}

/** Returns the warnings of a guide, each with its place. */
async function warningsOf(body: string): Promise<readonly string[]> {
  const { warnings = [] } = await compile(body);
  return warnings.map(
    ({ reason, remedy, place }) => `${place?.line}:${place?.column}: ${reason}. ${remedy}`,
  );
}

test("headings get ids as on GitHub, levels 2 and 3 make the table of contents", async () => {
  const { toc, code } = await compile(
    "## Set up\n\n### Keys & `tokens`\n\n#### Deep\n\n## Set up\n\n## Über uns!",
  );
  expect(toc).toEqual([
    { id: "set-up", title: "Set up", level: 2 },
    { id: "keys--tokens", title: "Keys & tokens", level: 3 },
    { id: "set-up-1", title: "Set up", level: 2 },
    { id: "über-uns", title: "Über uns!", level: 2 },
  ]);
  expect(code).toContain('id: "deep"');
});

test("headings take no id of the page around the guide, and tasks keep their state", async () => {
  const { toc, code } = await compile("## Main\n\n- [ ] open\n- [x] done");
  expect(toc).toEqual([{ id: "main-1", title: "Main", level: 2 }]);
  expect(code).toMatch(/"☐ ", "open"[^]*"☑ ", "done"/);
  expect(code).not.toContain("checkbox");
});

test("frontmatter is read and removed from the module", async () => {
  const { frontmatter, code } = await compile(
    "Text.",
    'title: "A: b"\npaths: [/a, /b]\norder: 3\ngroup: Guides\ndescription: What it is.',
  );
  expect(frontmatter).toEqual({
    title: "A: b",
    paths: ["/a", "/b"],
    order: 3,
    group: "Guides",
    description: "What it is.",
    groupPage: false,
    draft: false,
  });
  expect(code).not.toContain("frontmatter");
});

test("code fences are highlighted", async () => {
  const { code } = await compile('```json\n{"a": "<b>"}\n```');
  expect(code).toContain("CodeBlock");
  expect(code).toContain(`&lt;b&gt;`);
  expect(code).toContain('<span class=\\"p\\">');
});

test("every language of Shiki is loaded when a guide uses it", async () => {
  const { code, warnings } = await compile(
    "~~~Go\nfunc a() {}\n~~~\n\n- ```sql\n  select 1\n  ```",
  );
  expect(code).toContain('language: "Go",\n      html: "<span class=\\"k\\">func </span>');
  expect(code).toContain('<span class=\\"k\\">select </span>');
  expect(warnings).toEqual([]);
});

test.each(table<[string, readonly string[]]>`
  - - ":::note[A **b]\n:::"
    - ["5:1: readers see \`**b\` as is: the other \`**\` is missing. Add it next to the bold words."]
  - - "\`\`\`ts {1} title=\"main.ts\" nums\na()\n\`\`\`"
    - - '5:1: \`{1} nums\` after the language of the code has no effect. Remove it; only \`title="…"\` has one.'
  - - "| a | b |\n| - | - |\n| 1 | 2 |\n| \`x|y\` | 2 |\n| 1 |\n\n- | c |\n  | - |\n  | 1 | 2 |"
    - - "8:1: the row has 3 cells, the head of its table 2. Give it the same number, and write \`\\|\` for a bar in a cell."
      - "9:1: the row has 1 cell, the head of its table 2. Give it the same number, and write \`\\|\` for a bar in a cell."
      - "13:3: the row has 2 cells, the head of its table 1. Give it the same number, and write \`\\|\` for a bar in a cell."
  - - |-
      See [this][known], [that][nope],
      [other][] and a[0][1] [c][d].

      \`[code][nope]\` www.a.example **bold

      [known]: /pets
    - - "5:20: readers see \`[that][nope]\` as is: nothing defines \`[nope]\`. Write the address after the words: \`[that](https://…)\`."
      - "6:1: readers see \`[other][]\` as is: nothing defines \`[other]\`. Write the address after the words: \`[other](https://…)\`."
      - "6:23: readers see \`[c][d]\` as is: nothing defines \`[d]\`. Write the address after the words: \`[c](https://…)\`."
      - "8:30: readers see \`**bold\` as is: the other \`**\` is missing. Add it next to the bold words."
`)("text that does not do what its author meant causes a warning: %j", async (body, want) => {
  expect(await warningsOf(body)).toEqual(want);
});

test("the title of a fence is above its code", async () => {
  const { code } = await compile('```ts title="main.ts"\na()\n```');
  expect(code).toMatch(/strong, {\s+children: "main.ts"\s+}[^]*CodeBlock, {/);
});

test.each(table<[string, string]>`
  - [":::note\nText.\n:::", "<Note>\n\nText.\n\n</Note>"]
  - ["::: danger\r\n- a\r\n- b\r\n:::\r", "<Warning>\n\n- a\n- b\n\n</Warning>"]
  - [":::tip[Use \`a\` & *b*]\n:::", "<Note>\n\n**Use \`a\` & *b***\n\n</Note>"]
  - [":::info 1. <b> \"it\"\nText.\n:::", "<Note>\n\n**1. \\<b> \"it\"**\n\nText.\n\n</Note>"]
  - - "::::note\nA\n:::warning\nB\n:::\n::::"
    - "<Note>\n\nA\n\n<Warning>\n\nB\n\n</Warning>\n\n</Note>"
  - - "- :::note\n  A\n  :::\n\n> :::tip\n> B\n> :::"
    - "- <Note>\n\n  A\n  </Note>\n\n> <Note>\n> B\n> </Note>"
  - ["~~~\n:::note\n~~~", "\`\`\`\n:::note\n\`\`\`"]
  - ["\`\`\`\` a \`\`\`\`\n\n:::note\nA\n:::", "\`\`\`\` a \`\`\`\`\n\n<Note>\nA\n</Note>"]
`)("an admonition is a note: %j", async (given, want) => {
  expect((await compile(given)).code).toBe((await compile(want)).code);
});

test("samples and examples become imports, each once", async () => {
  const { code } = await compile(
    '<Samples of="create-pet" />\n\n<Samples of="create-pet" />\n\n<Example of="list-pets" response="200" />',
  );
  expect(code.match(/^import .*@generated.*$/gm)).toEqual([
    'import { samples as samples_0 } from "@generated/api/create-pet.samples";',
    'import { examples as examples_1 } from "@generated/api/list-pets.samples";',
  ]);
  expect(code).toContain("samples: samples_0");
  expect(code).toContain("examples: examples_1");
});

test("samples may begin with a chosen body", async () => {
  const { code } = await compile(
    '<Samples of="create-pet" example="cat" type="application/json" />',
  );
  expect(code).toContain('example: "cat"');
  expect(code).toContain('type: "application/json"');
});

test("links to operations include method and title", async () => {
  const { code } = await compile(
    'See [the call](/api/create-pet#responses), <Operation id="list-pets" />.',
  );
  expect(code).toContain('to: "/api/create-pet#responses"');
  expect(code).toContain('method: "post"');
  expect(code).toContain('title: "List pets"');
});

test("tables and other parts of GitHub's Markdown", async () => {
  const { code } = await compile("| a |\n| - |\n| b |\n\n~~old~~");
  expect(code).toContain("_components.table");
  expect(code).toContain("_components.del");
});

test("a workflow becomes a list of its calls, whose words are text whatever they contain", async () => {
  const { code } = await compile('<Workflow id="adopt-pet" />');
  expect(code).toContain('"aria-label": "Adopt a \\"pet\\" </svg>{x}"');
  expect(code).toContain('"List <b>pets</b> & {more} of them with a long name');
  expect(code).toContain('" (petId →) ↻ pet.state ≠ NEW"');
});

test("a guide may use components that it imports or defines", async () => {
  const guide =
    'import { Fancy } from "./Fancy";\n\nexport const Price = () => <b>3</b>;\n\n<Fancy />\n\n<Price />';
  expect(await problems(guide)).toEqual([]);
});

test.each(table<[string, string]>`
  - - <Samples of="creat-pet" />
    - "5:1: the API has no operation \`creat-pet\`. Did you mean \`create-pet\`?"
  - - "Text\n\n<Samples of=\"qqqqqqqq\" />"
    - "7:1: the API has no operation \`qqqqqqqq\`. The generated navigation.ts lists its operations."
  - - <Samples />
    - '5:1: <Samples> needs of="<operation id>". Write it as plain text, for example <Samples of="list-pets" />.'
  - - <Example of="list-pets" response="500" />
    - "5:1: \`list-pets\` has no such example of its response 500. Responses with examples: 200."
  - - <Example of="create-pet" name="dog" />
    - "5:1: \`create-pet\` has no such example of its request. Its examples: cat."
  - - <Samples of="create-pet" example="dog" />
    - "5:1: \`create-pet\` has no such samples. Its examples: cat."
  - - <Samples of="create-pet" type="text/plain" />
    - "5:1: \`create-pet\` has no such samples. Its media types: application/json."
  - - <Samples of="create-pet" pages="all" />
    - "5:1: \`create-pet\` has no such samples. Its document describes no list that is read with \`skip\` and \`limit\`: remove \`pages\`."
  - - <Samples of="list-pets" example="cat" />
    - "5:1: \`list-pets\` has no such samples. Its samples send no body."
  - - <Samples of="create-pet" exmaple="cat" />
    - "5:1: <Samples> takes no \`exmaple\`. Did you mean \`example\`?"
  - - <Workflow id="adopt-a-pet" />
    - "5:1: the API has no workflow \`adopt-a-pet\`. Did you mean \`adopt-pet\`?"
  - [<Workflow />, "5:1: the API has no workflow \`\`. Its workflows: adopt-pet."]
  - [<workflow id="adopt-pet" />, "5:1: there is no component <workflow>. Did you mean \`Workflow\`?"]
  - [<Workflow qqqq="adopt-pet" />, "5:1: <Workflow> takes no \`qqqq\`. It takes id."]
  - - "Text.\n\n<Foo />"
    - "7:1: there is no component <Foo>. Known components: CategoryPages, Example, Note, Operation, Samples, Warning, Workflow."
  - - A <Sample of="create-pet" /> here.
    - "5:3: there is no component <Sample>. Did you mean \`Samples\`?"
  - - "Put {id} there."
    - "5:5: \`{id}\` is an expression, and \`id\` is not defined. Write \`\\{\` for a brace in the text, or put it in backticks."
  - - "{missing.thing(1)}"
    - "5:1: \`{missing.thing(1)}\` is an expression, and \`missing\` is not defined. Write \`\\{\` for a brace in the text, or put it in backticks."
  - - "Text\n\n# Set \`up\`"
    - "7:1: the heading \`Set up\` has level 1, like the title of the page. Begin headings at level 2: \`## …\`."
  - ["Text\n\n<Note>", "7:1: Expected a closing tag for \`<Note>\` (7:1-7:7). Correct the MDX there."]
  - ["a {b", "5:5: a brace is never closed. Close it, or write \`\\{\` in text."]
  - - 5 <6
    - "5:4: Unexpected character \`6\` (U+0036) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`. Write \`\\<\` for a less-than sign in text, or put it in backticks."
  - - <!-- a -->
    - "5:2: Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`). Correct the MDX there."
  - - "Text.\n\n\`\`\`jason\n{}\n\`\`\`"
    - "7:1: code in \`jason\` cannot be highlighted. Did you mean \`json\`?"
  - - "\`\`\`constructor\n+\n\`\`\`"
    - "5:1: code in \`constructor\` cannot be highlighted. Name a language of Shiki (https://shiki.style/languages), or \`text\`, which stays plain."
  - - "Text.\n\n\`\`\`json\n{}\n\n## More"
    - '7:1: the code block is not closed, so everything below it is code. Add "\`\`\`" on a line after the code.'
  - - "<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other"
    - "5:1: the file contains a merge conflict. Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>."
  - - "Text.\n\n:::note\nText."
    - "7:1: the \`:::note\` that begins here is never closed. Write a line \`:::\` below it."
  - ["> :::tipp\n> A\n> :::", "5:3: \`:::tipp\` does not begin an admonition. Did you mean \`tip\`?"]
  - ["A\n\n:::", "7:1: \`:::\` closes nothing. Remove it, or write \`:::note\` above."]
  - - ":::note{.wide}\nA"
    - "5:1: \`:::note{.wide}\` does not begin an admonition. Write \`:::note\` or \`:::note[Title]\`; the kinds are note, tip, info, warning, caution, danger."
  - - ":::note[On {id}]\n\n<Operation id=\"creat-pet\" />\n:::"
    - "7:1: the API has no operation \`creat-pet\`. Did you mean \`create-pet\`?"
`)("a mistake in the text is reported with its place and a remedy: %j", async (body, want) => {
  expect(await problems(body)).toEqual([want]);
});

test.each(table<[string, string]>`
  - - "order: 1"
    - "1:1: frontmatter: title: expected a string; the field is missing. Add the field."
  - - "title: A\ntitel: B"
    - "3:1: frontmatter: unknown field \`titel\`. Remove it, or check its spelling."
  - - "title: A\npath: auth"
    - "3:1: frontmatter: path: expected a path such as /auth, found \"auth\". Known fields: title, description, path, paths, order, group, groupPage, draft, pageType."
  - - "title: A\norder: first"
    - "3:1: frontmatter: order: expected a number, found \"first\". Known fields: title, description, path, paths, order, group, groupPage, draft, pageType."
  - - "title: T\npageType: blog"
    - '3:1: frontmatter: pageType: expected "docs-doc" or "docs-tags" or "blog-list" or "blog-post" or "blog-tags" or "standalone", found "blog". Known fields: title, description, path, paths, order, group, groupPage, draft, pageType.'
  - - "order: 1\ntitle: [x"
    - "3:10: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct the frontmatter there."
  - ["title: A: b", "2:8: the value has a colon in it. Put the value in quotes."]
  - ["title: A\ndescription: See:", "3:14: the value has a colon in it. Put the value in quotes."]
  - - "title: @a"
    - "2:8: Plain value cannot start with reserved character @. Put the value in quotes."
  - - "title: A\norder: 1\ntitle: B"
    - "4:1: Map keys must be unique. Correct the frontmatter there."
  - ["order: 1\ntitel: A", "3:1: frontmatter: unknown field \`titel\`. Did you mean \`title\`?"]
  - ["title: A\ngruop: B", "3:1: frontmatter: unknown field \`gruop\`. Did you mean \`group\`?"]
  - - "audience: all"
    - |-
      1:1: frontmatter: title: expected a string; the field is missing. Add the field.
      2:1: frontmatter: unknown field \`audience\`. Remove it, or check its spelling.
`)("a mistake in the frontmatter is reported once: %j", async (head, want) => {
  expect((await problems("Text.", head)).join("\n")).toBe(want);
});

test.each(["`{id}` \\{id}", "{/* id */}", "export const id = 1;\n\n{id} {Math.max(1)} {props.id}"])(
  "an expression is no mistake: %j",
  async (body) => {
    expect(await problems(body)).toEqual([]);
  },
);

test.each(["", "text", "JSON", "sh", "c#", "curl"])(
  "a fence may name the language %j, and contain a merge conflict",
  async (language) => {
    expect(await problems(`\`\`\`${language}\n<<<<<<< HEAD\n\`\`\``)).toEqual([]);
  },
);

test.each([
  ["---\ntitle: A\n\nText.\n", "the frontmatter is never closed"],
  ["--\ntitle: A\n---\n", "the guide has no frontmatter"],
])("the frontmatter has three dashes above and below: %j", async (guide, want) => {
  await expect(readGuide(guide, "content/test.mdx", context)).rejects.toThrow(
    new RegExp(`^content/test\\.mdx:1:1: ${want}$`),
  );
});

test("all mistakes in a guide are reported at once, in the order of its lines", async () => {
  const body =
    '<Samples of="list-pet" />\n\n<Operation id="no-such" />\n\n```jason\n{}\n```\n\n<Foo />';
  const lines = (await problems(body, "title: T\norder: first")).map((line) => line.split(": ")[0]);
  expect(lines).toEqual(["3:1", "6:1", "8:1", "10:1", "14:1"]);
});

test("the list of workflows does not include the modules of their programs", async () => {
  const generated = tempFolder({ "workflows/borrow.ts": "", "workflows/borrow.samples.ts": "" });
  expect(await problems("<Workflow />", undefined, { generated })).toEqual([
    "5:1: the API has no workflow ``. Its workflows: borrow.",
  ]);
});

test.each(table<[string, string]>`
  - ['<Operation id="add-pet" />', "operation \`add-pet\`. It was renamed to \`create-pet\`."]
  - ['<Samples of="add-pet" />', "operation \`add-pet\`. It was renamed to \`create-pet\`."]
`)("a renamed operation is reported with its new name: %s", async (body, want) => {
  const pages = { "add-pet": "create-pet" };
  const generated = tempFolder({ "pages.json": JSON.stringify(pages, null, 2) });
  expect(await problems(body, undefined, { generated })).toEqual([`5:1: the API has no ${want}`]);
});

test("all guides with mistakes are reported at once", async () => {
  const folder = tempFolder({
    "a.mdx": "---\ntitle: A\n---\n\n<Foo />\n",
    "b.mdx": "---\ntitel: B\n---\n",
    "c.mdx": "---\ntitle: C\n---\n",
    "d.mdx": "---\ntitle: D\n---\n\n<Card />\n",
    "Card.tsx": "",
  });
  const mistakes: SiteError[] = [];
  const guides = await loadGuides(folder, context, mistakes);
  expect(guides.map(({ id }) => id)).toEqual(["c"]);
  expect(mistakes.map(({ message }) => message.replace(/^.*\//, ""))).toEqual([
    "a.mdx:5:1: there is no component <Foo>",
    "b.mdx:2:1: frontmatter: unknown field `titel`",
    "d.mdx:5:1: there is no component <Card>",
  ]);
  expect(mistakes.at(-1)?.remedy).toBe('Import it: import { Card } from "./Card"');
});

const placeAt = (path: string, isCategoryPage: boolean) => ({
  place: {
    page: {
      path,
      isCategoryPage,
      resolveLink: (to: string) => (to === "/auth" ? "/1.0/auth" : to),
    },
  },
});

test("a link stays in the version that has its page", async () => {
  const { code } = await compile(
    "[a](/auth?x#y), [b](/other), [c](//auth), [d][d]\n\n[d]: /auth",
    "title: A",
    placeAt("/a", false),
  );
  expect([...code.matchAll(/href: "([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/1.0/auth?x#y",
    "/other",
    "//auth",
    "/1.0/auth",
  ]);
});

test("CategoryPages knows its own page; on other pages, it is a mistake", async () => {
  const body = "Text.\n\n<CategoryPages />";
  const { code } = await compile(body, "title: A", placeAt("/a", true));
  expect(code).toContain('path: "/a"');
  await expect(compile(body, "title: A", placeAt("/a", false))).rejects.toThrow(
    "content/test.mdx:7:1: <CategoryPages> lists the pages of a category, and no category of the sidebar leads to /a",
  );
});
