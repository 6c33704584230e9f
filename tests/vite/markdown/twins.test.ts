import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { writeTwins } from "../../../src/vite/markdown/twins";
import type { PublishedPage } from "../../../src/vite/published-page";
import { siteData } from "../../site-data";
import { pageAt, published } from "../published";

const german = siteData({ locale: "de", basePath: "/de/" });

/** The pages of a site, each with the same article. */
function siteOf(pages: readonly PublishedPage[], article: string): string {
  const outDir = mkdtempSync(path.join(tmpdir(), "twins-"));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  for (const { file } of pages) {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), `<main><article>${article}</article></main>`);
  }
  return outDir;
}

function twinsIn(outDir: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .sort();
}

test("every page has a twin beside its folder, in each language and at each of its paths", async () => {
  const home = pageAt("/", { aliases: ["/start"] });
  const pages = [
    published(home),
    published(home, siteData(), undefined, "/start"),
    published(pageAt("/api/create-class")),
    published(home, german),
    published(pageAt("/auth"), german),
    published(pageAt("/404", { kind: "not-found" })),
  ];
  const outDir = siteOf(pages, "<h1>Title</h1><p>All of the text.</p>");
  const twins = await writeTwins({ config: { url: undefined, basePath: "/" }, pages, outDir });

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

/** What links on the page `/docs/auth` become. */
async function linksOf(url: string | undefined, ...addresses: string[]) {
  const site = siteData({ basePath: "/docs/" });
  const pages = [
    { ...published(pageAt("/auth"), site), file: "auth/index.html" },
    { ...published(pageAt("/", { aliases: ["/start"] }), site), file: "index.html" },
    { ...published(pageAt("/"), site, undefined, "/start"), file: "start/index.html" },
  ];
  const article = addresses.map((address) => `<p><a href="${address}">x</a></p>`).join("");
  const outDir = siteOf(pages, article);
  await writeTwins({ config: { url, basePath: "/docs/" }, pages, outDir });
  const lines = readFileSync(path.join(outDir, "auth.md"), "utf8").trim().split("\n\n");
  return lines.map((line) => /\((.*)\)/.exec(line)?.[1] ?? line);
}

test("links to pages lead to their twins, without the fragment that Markdown does not have", async () => {
  const links = ["/docs/auth#keys", "/docs/", "/docs/start/", "start", "#keys"];
  expect(await linksOf(undefined, ...links)).toEqual([
    "/docs/auth.md",
    "/docs/index.md",
    "/docs/index.md",
    "/docs/index.md",
    "x",
  ]);
});

test("other links stay: files, other sites, mail; a script is no link", async () => {
  const links = ["/docs/openapi.yaml", "https://b.example/a#b", "mailto:a@b.example"];
  expect(await linksOf(undefined, ...links, "javascript:alert(1)")).toEqual([...links, "x"]);
});

test("a site that knows its origin writes whole addresses: a copied text has none of its own", async () => {
  const links = ["/docs/auth", "/docs/openapi.yaml", "https://a.example/docs/auth"];
  expect(await linksOf("https://a.example", ...links)).toEqual([
    "https://a.example/docs/auth.md",
    "https://a.example/docs/openapi.yaml",
    "https://a.example/docs/auth.md",
  ]);
});
