/** @module-tag long */

import { mkdir, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { english } from "../../src/i18n/english";
import { engineDir } from "../../program/folders.mjs";
import { buildSite } from "../../src/vite/build";
import { SiteErrors } from "../../src/vite/errors";
import { describeTwin } from "../../src/vite/markdown/twins";
import { SearchIndexBuilder } from "../../src/vite/search-index";
import { writeSiteFiles } from "../../src/vite/site-files";
import type { SiteModel } from "../../src/vite/site-model";
import { siteData } from "../site-data";
import { pageAt, published } from "./published";
import { sharedFolder } from "../codegen/temp-folder";

const dir = sharedFolder();

/** Writes the files about all pages for a site of one page. */
async function filesOf(url: string | undefined, robots?: string): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(dir, "out-"));
  await mkdir(join(outDir, "assets/en"), { recursive: true });
  if (robots !== undefined) await writeFile(join(outDir, "robots.txt"), robots);
  const config = {
    title: "Acme API",
    url,
    basePath: "/docs/",
    search: { synonyms: { paging: ["cursor"] } },
    contentSecurityPolicy: { "frame-ancestors": ["https://portal.example.com"] },
    locales: { default: "en", list: siteData().locales },
  };
  const api = { title: "Acme", version: "1", spec: "elsewhere.yaml", sections: [], schemas: [] };
  const page = published(pageAt("/auth", { title: "Authentication" }));
  await writeFile(join(outDir, "auth.md"), "# Authentication\n");
  const locales = [{ config, site: siteData(), words: english, api, docs: [] }];
  await writeSiteFiles({
    model: { options: { generatedDir: outDir }, config, api, locales } as unknown as SiteModel,
    pages: [page],
    searchIndexes: new Map([["en", new SearchIndexBuilder()]]),
    twins: [describeTwin(config, page, undefined)],
    pagesDir: "assets",
    policy: "default-src 'none'",
    collection: "",
    outDir,
  });
  const names = (await readdir(outDir, { recursive: true })).filter((name) => name.includes("."));
  return Object.fromEntries(
    await Promise.all(
      names.sort().map(async (name) => [name, await readFile(join(outDir, name), "utf8")] as const),
    ),
  );
}

const always = [
  "assets/en/pages.json",
  "assets/en/search.json",
  "assets/en/sidebar.json",
  "auth.md",
  "llms-full.txt",
  "llms.txt",
  "robots.txt",
];

test("a site with an origin has a sitemap, which robots.txt links", async () => {
  const files = await filesOf("https://a.example");
  expect(Object.keys(files)).toEqual([...always, "sitemap.xml"]);
  expect(files["robots.txt"]).toContain("Sitemap: https://a.example/docs/sitemap.xml");
  expect(files["assets/en/pages.json"]).toBe('[["/auth","Authentication"]]');
  expect(files["assets/en/search.json"]).toContain('"synonyms":{"paging":["cursor"]}');
});

test("without an origin there is no sitemap", async () => {
  const files = await filesOf(undefined);
  expect(Object.keys(files)).toEqual(always);
  expect(files["robots.txt"]).not.toContain("Sitemap");
});

test("the site owner's robots.txt is kept", async () => {
  expect((await filesOf("https://a.example", "Disallow: /\n"))["robots.txt"]).toBe("Disallow: /\n");
});

describe("broken links of a build", () => {
  const generatedDir = join(engineDir, "tests/fixtures/generated-tiny");
  const brokenPage = /index\.mdx:5:\d+: the link to \/auht is broken: there is no such page$/;

  /** Builds a site of one guide. */
  async function build(config: string, text: string) {
    const contentDir = await mkdtemp(join(dir, "content-"));
    const configFile = join(contentDir, "site.config.ts");
    await writeFile(configFile, `export default { title: "Pets", ${config} };`);
    await writeFile(join(contentDir, "index.mdx"), `---\ntitle: Start\n---\n\n${text}\n`);
    return buildSite({ generatedDir, contentDir, configFile }, join(dir, "dist"));
  }

  test("stop the build", async () => {
    const error: unknown = await build("", "See [keys](/auht) and [this](#ths).").catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof SiteErrors)) throw error;
    expect(error.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(brokenPage),
      expect.stringMatching(
        /index\.mdx:5:\d+: the link to #ths is broken: that page has no such id$/,
      ),
    ]);
  });

  test("are reported in the order of their lines", async () => {
    const text = "[A](/api/create-pet#no)\n\n[B](/auht)\n\n[C](/api/list-pets#no)";
    const error: unknown = await build("", text).catch((reason: unknown) => reason);
    if (!(error instanceof SiteErrors)) throw error;
    expect(error.errors.map(({ place }) => place?.line)).toEqual([5, 7, 9]);
  });

  test("are warnings if configured", async () => {
    const { warnings } = await build('brokenLinks: "warn"', "See [keys](/auht).");
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining("no downloads"),
      expect.stringMatching(brokenPage),
    ]);
    expect(await readFile(join(dir, "dist/index.html"), "utf8")).toContain("/auht");
  });
});
