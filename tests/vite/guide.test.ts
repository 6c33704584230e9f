import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { SiteError, type SiteErrors } from "../../src/vite/errors";
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

const generatedDir = join(engineDir, "tests/fixtures/generated-tiny");
let context: GuideContext;
beforeAll(async () => {
  context = {
    generatedDir,
    navigation: await loadApi(generatedDir),
    highlight: await createHighlight(),
  };
});

async function compile(body: string, head = "title: Test", place?: GuidePlace) {
  let facts: Partial<GuideFacts> = {};
  const { transform } = createMdxPlugin(
    () => context,
    () => place,
    (found) => {
      facts = found;
    },
  );
  const source = `---\n${head}\n---\n\n${body}\n`;
  const result = await transform.handler(source, "content/test.mdx");
  return { ...facts, code: result?.code };
}

async function problem(body: string, head?: string): Promise<string> {
  const error: unknown = await compile(body, head).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof SiteError ? `${error.message}. ${error.remedy}` : String(error);
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

test("code in an unknown language is a mistake, not silently shown as plain text", async () => {
  expect(await problem("Text.\n\n```jason\n{}\n```")).toBe(
    "content/test.mdx:7:1: code in `jason` cannot be highlighted. Did you mean `json`?",
  );
  expect(await problem("```constructor\n+\n```")).toBe(
    "content/test.mdx:5:1: code in `constructor` cannot be highlighted. Name a language of Shiki (https://shiki.style/languages), or `text`, which stays plain.",
  );
  for (const language of ["", "text", "JSON", "sh", "c#", "curl"]) {
    await compile(`\`\`\`${language}\n{}\n\`\`\``);
  }
});

test("every language of Shiki is loaded when a guide uses it", async () => {
  const { code, warnings } = await compile(
    "~~~Go\nfunc a() {}\n~~~\n\n- ```sql\n  select 1\n  ```",
  );
  expect(code).toContain('language: "Go",\n      html: "<span class=\\"k\\">func </span>');
  expect(code).toContain('<span class=\\"k\\">select </span>');
  expect(warnings).toEqual([]);
});

test("a slip in a title has the place of the admonition", async () => {
  const { warnings } = await compile("Text.\n\n:::note[A **b]\n:::");
  expect(warnings?.map(({ place }) => place)).toEqual([
    { file: "content/test.mdx", line: 7, column: 1 },
  ]);
});

test("a fence may have a title; nothing else after the language has an effect", async () => {
  const { code, warnings } = await compile('```ts {1} title="main.ts" nums\na()\n```');
  expect(code).toMatch(/strong, {\s+children: "main.ts"\s+}[^]*CodeBlock, {/);
  expect(warnings).toEqual([
    {
      reason: "`{1} nums` after the language of the code has no effect",
      remedy: 'Remove it; only `title="…"` has one.',
      place: { file: "content/test.mdx", line: 5, column: 1 },
    },
  ]);
});

test.each([
  [":::note\nText.\n:::", "<Note>\n\nText.\n\n</Note>"],
  ["::: danger\r\n- a\r\n- b\r\n:::\r", "<Warning>\n\n- a\n- b\n\n</Warning>"],
  [":::tip[Use `a` & *b*]\n:::", "<Note>\n\n**Use `a` & *b***\n\n</Note>"],
  [':::info 1. <b> "it"\nText.\n:::', '<Note>\n\n**1. \\<b> "it"**\n\nText.\n\n</Note>'],
  [
    "::::note\nA\n:::warning\nB\n:::\n::::",
    "<Note>\n\nA\n\n<Warning>\n\nB\n\n</Warning>\n\n</Note>",
  ],
  [
    "- :::note\n  A\n  :::\n\n> :::tip\n> B\n> :::",
    "- <Note>\n\n  A\n  </Note>\n\n> <Note>\n> B\n> </Note>",
  ],
  ["~~~\n:::note\n~~~", "```\n:::note\n```"],
  ["```` a ````\n\n:::note\nA\n:::", "```` a ````\n\n<Note>\nA\n</Note>"],
])("an admonition is a note: %j", async (given, want) => {
  expect((await compile(given)).code).toBe((await compile(want)).code);
});

test.each([
  [
    "Text.\n\n:::note\nText.",
    "7:1: the `:::note` that begins here is never closed. Write a line `:::` below it.",
  ],
  ["> :::tipp\n> A\n> :::", "5:3: `:::tipp` does not begin an admonition. Did you mean `tip`?"],
  ["A\n\n:::", "7:1: `:::` closes nothing. Remove it, or write `:::note` above."],
  [
    ":::note{.wide}\nA",
    "5:1: `:::note{.wide}` does not begin an admonition. Write `:::note` or `:::note[Title]`; the kinds are note, tip, info, warning, caution, danger.",
  ],
  [":::note[On {id}]\n\n[a](/api/creat-pet)\n:::", "7:1: the API has no operation"],
  [":::note[On [a](/api/creat-pet)]\n:::", "5:1: the API has no operation"],
])("a mistake in an admonition has its place: %j", async (body, want) => {
  expect(await problem(body)).toContain(`content/test.mdx:${want}`);
});

test("samples and examples become imports, each once", async () => {
  const { code } = await compile(
    '<Samples of="create-pet" />\n\n<Samples of="create-pet" />\n\n<Example of="list-pets" response="200" />',
  );
  expect(code?.match(/^import .*@generated.*$/gm)).toEqual([
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

test("each row whose number of cells differs from the head is a warning", async () => {
  const { warnings } = await compile(
    "| a | b |\n| - | - |\n| 1 | 2 |\n| `x|y` | 2 |\n| 1 |\n\n- | c |\n  | - |\n  | 1 | 2 |",
  );
  const remedy = "Give it the same number, and write `\\|` for a bar in a cell.";
  expect(warnings).toEqual(
    [
      { reason: "the row has 3 cells, the head of its table 2", line: 8, column: 1 },
      { reason: "the row has 1 cell, the head of its table 2", line: 9, column: 1 },
      { reason: "the row has 2 cells, the head of its table 1", line: 13, column: 3 },
    ].map(({ reason, line, column }) => ({
      reason,
      remedy,
      place: { file: "content/test.mdx", line, column },
    })),
  );
});

test("intended Markdown that is shown as is causes a warning", async () => {
  const { warnings } = await compile(
    "See [this][known], [that][nope],\n[other][] and a[0][1] [c][d].\n\n`[code][nope]` www.a.example **bold\n\n[known]: /pets",
  );
  const behind = (words: string) => `Write the address after the words: \`[${words}](https://…)\`.`;
  expect(warnings).toEqual(
    [
      ["[that][nope]", "nothing defines `[nope]`", behind("that"), 5, 20],
      ["[other][]", "nothing defines `[other]`", behind("other"), 6, 1],
      ["[c][d]", "nothing defines `[d]`", behind("c"), 6, 23],
      ["**bold", "the other `**` is missing", "Add it next to the bold words.", 8, 30],
    ].map(([shown, why, remedy, line, column]) => ({
      reason: `readers see \`${shown}\` as is: ${why}`,
      remedy,
      place: { file: "content/test.mdx", line, column },
    })),
  );
});

test.each([
  ["an unknown operation", '<Samples of="creat-pet" />', undefined],
  ["an operation nothing is like", 'Text\n\n<Samples of="qqqqqqqq" />', undefined],
  ["no operation", "<Samples />", undefined],
  ["an unknown operation in a link", "[x](/api/list-pet)", undefined],
  ["an unknown schema in a link", "[x](/api/schemas/pets)", undefined],
  ["an unknown status", '<Example of="list-pets" response="500" />', undefined],
  ["an unknown example", '<Example of="create-pet" name="dog" />', undefined],
  ["an unknown body of samples", '<Samples of="create-pet" example="dog" />', undefined],
  ["an unknown media type of samples", '<Samples of="create-pet" type="text/plain" />', undefined],
  ["pages of what is no list", '<Samples of="create-pet" pages="all" />', undefined],
  ["samples without a body", '<Samples of="list-pets" example="cat" />', undefined],
  ["an unknown workflow", '<Workflow id="adopt-a-pet" />', undefined],
  ["no workflow", "<Workflow />", undefined],
  ["a component in lower case", '<workflow id="adopt-pet" />', undefined],
  ["a misspelled attribute", '<Samples of="create-pet" exmaple="cat" />', undefined],
  ["an attribute that nothing is like", '<Workflow qqqq="adopt-pet" />', undefined],
  ["a heading of level 1", "Text\n\n# Set `up`", undefined],
  ["MDX that does not parse", "Text\n\n<Note>", undefined],
  ["no title", "Text", "order: 1"],
  ["an unknown field", "Text", "title: A\ntitel: B"],
  ["a path without slash", "Text", "title: A\npath: auth"],
])("names file, line and remedy: %s", async (name, body, head) => {
  expect(await problem(body, head)).toMatchSnapshot(name);
});

test("the list of workflows does not include the modules of their programs", async () => {
  const generated = tempFolder();
  await mkdir(join(generated, "workflows"));
  for (const name of ["borrow.ts", "borrow.samples.ts"])
    await writeFile(join(generated, "workflows", name), "");
  const { transform } = createMdxPlugin(
    () => ({ ...context, generatedDir: generated }),
    () => undefined,
  );
  await expect(
    transform.handler("---\ntitle: T\n---\n\n<Workflow />\n", "content/test.mdx"),
  ).rejects.toMatchObject({ remedy: "Its workflows: borrow." });
});

test("a workflow becomes a picture, whose words are text whatever they contain", async () => {
  const { code } = await compile('<Workflow id="adopt-pet" />');
  expect(code).toContain('"aria-label": "Adopt a \\"pet\\" </svg>{x}"');
  expect(code).toContain('"List <b>pets</b> & {more} of them "');
  expect(code).toContain('children: "with a long name that takes more… "');
  expect(code).toMatch(
    /href: "\/api\/create-pet",\s+"aria-label": "2. POST Create pet petId ↻ pet.state ≠ NEW"/,
  );
  expect(code).toContain('" (petId →) ↻ pet.state ≠ NEW"');
});

test("an unknown page type is reported with the known ones", async () => {
  expect(await problem("Text.", "title: T\npageType: blog")).toContain(
    "frontmatter `pageType`: expected one of docs-doc, docs-tags, blog-list, blog-post, blog-tags, standalone",
  );
});

test("a guide may use components that it imports or defines", async () => {
  const guide =
    'import { Fancy } from "./Fancy";\n\nexport const Price = () => <b>3</b>;\n\n<Fancy />\n\n<Price />';
  expect(await problem(guide)).toBe("undefined");
});

test("an unknown component is reported with its line", async () => {
  expect(await problem("Text.\n\n<Foo />")).toBe(
    "content/test.mdx:7:1: there is no component <Foo>. Known components: CategoryPages, Example, Note, Operation, Samples, Warning, Workflow.",
  );
  expect(await problem('A <Sample of="create-pet" /> here.')).toBe(
    "content/test.mdx:5:3: there is no component <Sample>. Did you mean `Samples`?",
  );
});

test("an undefined name in an expression is reported with its place", async () => {
  expect(await problem("Put {id} there.")).toBe(
    "content/test.mdx:5:5: `{id}` is an expression, and `id` is not defined. Write `\\{` for a brace in the text, or put it in backticks.",
  );
  expect(await problem("{missing.thing(1)}")).toMatch(
    /^content\/test\.mdx:5:1: .* `missing` is not defined\./,
  );
  for (const text of [
    "`{id}` \\{id}",
    "{/* id */}",
    "export const id = 1;\n\n{id} {Math.max(1)} {props.id}",
  ])
    await compile(text);
});

test("invalid YAML in the frontmatter is reported with its line", async () => {
  expect(await problem("Text.", "order: 1\ntitle: [x")).toMatch(
    /^content\/test\.mdx:[34]:\d+: Flow sequence .*\. Correct the frontmatter there\.$/,
  );
});

test.each([
  ["title: A: b", "2:8: the value has a colon in it"],
  ["title: A\ndescription: See:", "3:14: the value has a colon in it"],
  ["title: @a", "2:8: Plain value cannot start with reserved character @"],
])("a value that needs quotes is reported as such: %j", async (head, want) => {
  expect(await problem("Text.", head)).toBe(`content/test.mdx:${want}. Put the value in quotes.`);
});

test("a brace that is never closed is reported as such", async () => {
  expect(await problem("a {b")).toMatch(
    /^content\/test\.mdx:5:\d: a brace is never closed\. Close it, or write `\\{` in text\.$/,
  );
});

test.each([
  ["5 <6", "Write `\\<` for a less-than sign in text, or put it in backticks."],
  ["<!-- a -->", "Correct the MDX there."],
])("a character that does not begin a tag is reported with a remedy: %j", async (text, want) => {
  expect(await problem(text)).toMatch(/^content\/test\.mdx:5:\d: Unexpected character /);
  expect((await problem(text)).endsWith(`. ${want}`)).toBe(true);
});

test("an unclosed frontmatter and a merge conflict are reported as such", async () => {
  await expect(readGuide("---\ntitle: A\n\nText.\n", "content/test.mdx", context)).rejects.toThrow(
    /^content\/test\.mdx:1:1: the frontmatter is never closed$/,
  );
  expect(await problem("<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other")).toBe(
    "content/test.mdx:5:1: the file contains a merge conflict. Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>.",
  );
  await compile("```\n<<<<<<< HEAD\n```");
  await expect(readGuide("--\ntitle: A\n---\n", "content/test.mdx", context)).rejects.toThrow(
    /^content\/test\.mdx:1:1: the guide has no frontmatter$/,
  );
});

test("an unclosed code block is reported at its beginning", async () => {
  expect(await problem("Text.\n\n```json\n{}\n\n## More")).toBe(
    'content/test.mdx:7:1: the code block is not closed, so everything below it is code. Add "```" on a line after the code.',
  );
});

test.each([
  [
    "a key that occurs twice",
    "title: A\norder: 1\ntitle: B",
    "content/test.mdx:4:1: frontmatter `title` occurs twice, on lines 2 and 4. Remove one of the two.",
  ],
  [
    "a typo in a required field",
    "order: 1\ntitel: A",
    "content/test.mdx:3:1: frontmatter has no field `titel`. Did you mean `title`?",
  ],
  [
    "a typo in another field",
    "title: A\ngruop: B",
    "content/test.mdx:3:1: frontmatter has no field `gruop`. Did you mean `group`?",
  ],
])("one mistake in the frontmatter is reported once: %s", async (_, head, want) => {
  expect(await problem("Text.", head)).toBe(want);
});

test("a missing field is reported next to an unknown one that resembles none", async () => {
  const error: unknown = await compile("Text.", "audience: all").catch((reason: unknown) => reason);
  expect((error as SiteErrors).errors.map(({ message }) => message)).toEqual([
    "content/test.mdx:1:1: the frontmatter has no `title`, which every guide needs",
    "content/test.mdx:2:1: frontmatter has no field `audience`",
  ]);
});

test("all mistakes in a guide are reported at once, in the order of its lines", async () => {
  const error: unknown = await compile(
    '<Samples of="list-pet" />\n\n[a](/api/no-such)\n\n```jason\n{}\n```\n\n<Foo />',
    "title: T\norder: first",
  ).catch((reason: unknown) => reason);
  expect((error as SiteErrors).errors.map(({ message }) => message)).toEqual([
    "content/test.mdx:3:1: frontmatter `order`: expected a number",
    "content/test.mdx:6:1: the API has no operation `list-pet`",
    "content/test.mdx:8:1: the API has no operation `no-such`",
    "content/test.mdx:10:1: code in `jason` cannot be highlighted",
    "content/test.mdx:14:1: there is no component <Foo>",
  ]);
});

test("a renamed operation or schema is reported with its new name", async () => {
  const folder = tempFolder();
  await writeFile(
    join(folder, "pages.json"),
    '{\n  "add-pet": "create-pet",\n  "schemas/animal": "schemas/pet"\n}\n',
  );
  const renamed = { ...context, generatedDir: folder };
  const { transform } = createMdxPlugin(
    () => renamed,
    () => undefined,
  );
  const compiling = (text: string) =>
    transform.handler(`---\ntitle: T\n---\n\n${text}\n`, "content/test.mdx");
  for (const text of [
    '<Operation id="add-pet" />',
    '<Samples of="add-pet" />',
    "[Add](/api/add-pet#response-200)",
  ])
    await expect(compiling(text)).rejects.toMatchObject({
      message: "content/test.mdx:5:1: the API has no operation `add-pet`",
      remedy: "It was renamed to `create-pet`.",
    });
  await expect(compiling("[It](/api/schemas/animal#name)")).rejects.toMatchObject({
    message: "content/test.mdx:5:1: the API has no schema page /api/schemas/animal",
    remedy: "It was renamed to `pet`.",
  });
});

test("all guides with mistakes are reported at once", async () => {
  const folder = tempFolder();
  await writeFile(join(folder, "a.mdx"), "---\ntitle: A\n---\n\n<Foo />\n");
  await writeFile(join(folder, "b.mdx"), "---\ntitel: B\n---\n");
  await writeFile(join(folder, "c.mdx"), "---\ntitle: C\n---\n");
  await writeFile(join(folder, "d.mdx"), "---\ntitle: D\n---\n\n<Card />\n");
  await writeFile(join(folder, "Card.tsx"), "");
  const mistakes: SiteError[] = [];
  const guides = await loadGuides(folder, context, mistakes);
  expect(guides.map(({ id }) => id)).toEqual(["c"]);
  expect(mistakes.map(({ message }) => message.replace(/^.*\//, ""))).toEqual([
    "a.mdx:5:1: there is no component <Foo>",
    "b.mdx:2:1: frontmatter has no field `titel`",
    "d.mdx:5:1: there is no component <Card>",
  ]);
  expect(mistakes.at(-1)?.remedy).toBe('Import it: import { Card } from "./Card"');
});

const placeAt = (path: string, isCategoryPage: boolean) => ({
  page: { path, isCategoryPage, resolveLink: (to: string) => (to === "/auth" ? "/1.0/auth" : to) },
});

test("a link stays in the version that has its page", async () => {
  const { code } = await compile(
    "[a](/auth?x#y), [b](/other), [c](//auth), [d][d]\n\n[d]: /auth",
    "title: A",
    placeAt("/a", false),
  );
  expect([...(code ?? "").matchAll(/href: "([^"]*)"/g)].map(([, href]) => href)).toEqual([
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
