import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { writeLlmsFiles } from "../../../src/vite/markdown/llms";
import type { WrittenTwin } from "../../../src/vite/markdown/twins";
import type { PublishedData } from "../../../src/vite/published-page";
import { siteData } from "../../site-data";
import { pageAt } from "../published";
import { tempFolder } from "../../codegen/temp-folder";

const version = (name: string) => ({ name, label: name, mainPath: "/" });
const site = siteData({
  docs: [{ id: "default", versions: [version("1.0"), version("2.0")], last: "2.0" }],
});
const docs = (name: string) => ({ plugin: "default", version: name, alternates: {} });

function twinOf(page: PublishedData, of = site): WrittenTwin {
  const name = page.path.slice(1).replaceAll("/", "-");
  const address = `https://a.example/${name}.md`;
  return { site: of, page, file: `${of.locale}-${name}.md`, address, summary: page.description };
}

const guide = (name: string, title: string, of?: string) =>
  pageAt(name, { title, docs: docs(of ?? "2.0"), description: `What ${title} says.` });
const reference = (name: string, kind: PublishedData["kind"], title: string) =>
  pageAt(name, { title, kind, docs: docs("2.0") });

const twins = [
  twinOf(reference("/api/schemas/cat", "schema", "Cat_[2]")),
  twinOf(guide("/auth", "Keys")),
  twinOf(guide("/1.0/auth", "Old keys", "1.0")),
  twinOf(reference("/api", "overview", "Reference")),
  twinOf(reference("/api/add-cat", "operation", "Add cat")),
  twinOf(reference("/api/cat-left", "webhook", "Cat left")),
  twinOf(guide("/auth", "Schlüssel"), siteData({ ...site, locale: "de" })),
];
const operation = { method: "post", path: "/cats", title: "Add cat" } as const;
const sections = [
  {
    tag: "Cats",
    slug: "cats",
    operations: [
      { ...operation, id: "add-cat", kind: "operation" as const },
      { ...operation, id: "cat-left", kind: "webhook" as const },
    ],
  },
  { tag: "None", slug: "none", operations: [] },
];

async function filesOf(description?: string, longPath?: string) {
  const outDir = tempFolder();
  for (const { file, page } of twins) {
    const more = page.path === longPath ? "more ".repeat(210_000) : "";
    writeFileSync(path.join(outDir, file), `# ${page.title}\n\nText of ${page.path}.${more}\n`);
  }
  const config = {
    title: "Cats API",
    description,
    locales: { default: "en", list: site.locales },
  };
  await writeLlmsFiles({ config, api: { sections }, twins, outDir });
  const read = (name: string) => readFileSync(path.join(outDir, name), "utf8");
  return { contents: read("llms.txt"), full: read("llms-full.txt") };
}

test("contents: guides, then operations by tag, then models; no other language, no old version", async () => {
  expect((await filesOf("All about cats.")).contents).toBe(`# Cats API

> All about cats.

## Guides

- [Keys](https://a.example/auth.md): What Keys says.

## API reference

- [Reference](https://a.example/api.md)

## Cats

- [Add cat](https://a.example/api-add-cat.md): \`POST /cats\`
- [Cat left](https://a.example/api-cat-left.md)

## Optional

- [Cat\\_\\[2\\]](https://a.example/api-schemas-cat.md)
`);
});

test("all pages in one file, in the same order, each once with its URL", async () => {
  const { full } = await filesOf();
  expect(full.split("\n").filter((line) => /^(?:#|Source|Text)/.test(line))).toEqual([
    "# Cats API",
    "# Keys",
    "Source: https://a.example/auth.md",
    "Text of /auth.",
    "# Reference",
    "Source: https://a.example/api.md",
    "Text of /api.",
    "# Add cat",
    "Source: https://a.example/api-add-cat.md",
    "Text of /api/add-cat.",
    "# Cat left",
    "Source: https://a.example/api-cat-left.md",
    "Text of /api/cat-left.",
    "# Cat_[2]",
    "Source: https://a.example/api-schemas-cat.md",
    "Text of /api/schemas/cat.",
  ]);
});

test("content that would make that file too long for an assistant is only listed in the contents", async () => {
  const { contents, full } = await filesOf(undefined, "/api/add-cat");
  expect(full.split("\n").filter((line) => /^(?:#|See)/.test(line))).toEqual([
    "# Cats API",
    "# Keys",
    "# Reference",
    "# More",
    "See llms.txt for the other 3 pages.",
  ]);
  expect(contents).toContain("https://a.example/api-add-cat.md");
});
