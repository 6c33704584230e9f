import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { readHtml } from "../../../src/vite/html-tree";
import { createTwinWriter, describeTwin } from "../../../src/vite/markdown/twins";
import type { PublishedPage } from "../../../src/vite/published-page";
import { siteData } from "../../site-data";
import { pageAt, published } from "../published";
import { tempFolder, writeFiles } from "../../codegen/temp-folder";

const german = siteData({ locale: "de", basePath: "/de/" });

/** Writes the twins of pages with the same article, and returns the files and their descriptions. */
async function writeTwins(
  config: Parameters<typeof createTwinWriter>[0]["config"],
  pages: readonly (readonly [PublishedPage, ...PublishedPage[]])[],
  article: string,
) {
  const outDir = tempFolder();
  const write = createTwinWriter({
    config,
    pages: pages.flat(),
    write: (file, content) => writeFiles(outDir, { [file]: content }),
  });
  const twins = [];
  for (const paths of pages) {
    write(paths, readHtml(`<main><article>${article}</article></main>`).article);
    twins.push(describeTwin(config, paths[0], "All of the text."));
  }
  return { outDir, twins };
}

function twinsIn(outDir: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .sort();
}

test("every page has a twin next to its folder, in each language and at each of its paths", async () => {
  const home = pageAt("/", { aliases: ["/start"] });
  const { outDir, twins } = await writeTwins(
    { url: undefined, basePath: "/" },
    [
      [published(home), published(home, siteData(), undefined, "/start")],
      [published(pageAt("/api/create-class"))],
      [published(home, german)],
      [published(pageAt("/auth"), german)],
    ],
    "<h1>Title</h1><p>All of the text.</p>",
  );

  const files = ["api/create-class.md", "de/auth.md", "de/index.md", "index.md", "start.md"];
  expect(twinsIn(outDir)).toEqual(files);
  for (const file of files) {
    expect(readFileSync(path.join(outDir, file), "utf8")).toBe("# Title\n\nAll of the text.\n");
  }
  expect(twins.map(({ file, address, summary }) => [file, address, summary])).toEqual([
    ["index.md", "/index.md", "All of the text."],
    ["api/create-class.md", "/api/create-class.md", "All of the text."],
    ["de/index.md", "/de/index.md", "All of the text."],
    ["de/auth.md", "/de/auth.md", "All of the text."],
  ]);
});

test("the not-found page has no twin", async () => {
  const pages = [[published(pageAt("/404", { kind: "not-found" }))]] as const;
  const { outDir } = await writeTwins({ url: undefined, basePath: "/" }, pages, "<p>No.</p>");
  expect(twinsIn(outDir)).toEqual([]);
});

/** Returns the links on the page `/docs/auth` after conversion. */
async function linksOf(url: string | undefined, ...addresses: string[]) {
  const site = siteData({ basePath: "/docs/" });
  const pages = [
    [{ ...published(pageAt("/auth"), site), file: "auth/index.html" }],
    [
      { ...published(pageAt("/", { aliases: ["/start"] }), site), file: "index.html" },
      { ...published(pageAt("/"), site, undefined, "/start"), file: "start/index.html" },
    ],
  ] as const;
  const headings =
    '<h1 id="keys">Keys</h1><h2 id="keys-1">Keys</h2><h3 id="response-200">200 OK</h3>';
  const row = '<ul><li id="id">x</li></ul>';
  const article = addresses.map((address) => `<p><a href="${address}">x</a></p>`).join("");
  const { outDir } = await writeTwins({ url, basePath: "/docs/" }, pages, headings + row + article);
  const lines = readFileSync(path.join(outDir, "auth.md"), "utf8").trim().split("\n\n");
  return lines.slice(4).map((line) => /\((.*)\)/.exec(line)?.[1] ?? line);
}

test("links to pages become links to their twins, and keep their fragments", async () => {
  const links = ["/docs/auth#keys", "/docs/", "/docs/start/#a", "start", "#keys", "#id"];
  expect(await linksOf(undefined, ...links)).toEqual([
    "/docs/auth.md#keys",
    "/docs/index.md",
    "/docs/index.md#a",
    "/docs/index.md",
    "#keys",
    "x",
  ]);
});

test("links to headings lead to the page unless the heading's text produces the id", async () => {
  const links = ["#keys", "#keys-1", "#response-200"];
  expect(await linksOf(undefined, ...links)).toEqual([
    "#keys",
    "#keys-1",
    "/docs/auth#response-200",
  ]);
  const [, , page] = await linksOf("https://a.example", ...links);
  expect(page).toBe("https://a.example/docs/auth#response-200");
});

test("links to files, other sites and mail are unchanged; script links are dropped", async () => {
  const links = ["/docs/openapi.yaml", "https://b.example/a#b", "mailto:a@b.example"];
  expect(await linksOf(undefined, ...links, "javascript:alert(1)")).toEqual([...links, "x"]);
});

test("links are absolute if the origin is configured", async () => {
  const links = ["/docs/auth#keys", "/docs/openapi.yaml", "https://a.example/docs/auth"];
  expect(await linksOf("https://a.example", ...links)).toEqual([
    "https://a.example/docs/auth.md#keys",
    "https://a.example/docs/openapi.yaml",
    "https://a.example/docs/auth.md",
  ]);
});
