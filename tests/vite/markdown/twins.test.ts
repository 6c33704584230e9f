import { expect, test } from "vitest";

import { readHtml } from "../../../src/vite/html-tree";
import { createResolve, describeTwin } from "../../../src/vite/markdown/twins";
import { siteData } from "../../site-data";
import { pageAt, published } from "../published";

test.each([
  ["/", "en", "index.md", "/index.md"],
  ["/api/create-class", "en", "api/create-class.md", "/api/create-class.md"],
  ["/", "de", "de/index.md", "/de/index.md"],
  ["/auth", "de", "de/auth.md", "/de/auth.md"],
])("the twin of %s in %s is next to its folder: %s", (path, locale, file, address) => {
  const german = siteData({ locale: "de", basePath: "/de/" });
  const page = published(pageAt(path), locale === "de" ? german : siteData());
  const summary = "All of the text.";
  expect(describeTwin({ url: undefined }, page, summary)).toMatchObject({ file, address, summary });
});

/** Returns the links on the page `/docs/auth` as its twin has them. */
function linksOf(url: string | undefined, ...addresses: string[]) {
  const site = siteData({ basePath: "/docs/" });
  const auth = published(pageAt("/auth"), site);
  const home = pageAt("/", { aliases: ["/start"] });
  const pages = [auth, published(home, site), published(home, site, undefined, "/start")];
  const { article } = readHtml(
    `<article><h1>Keys</h1><h2 id="keys-1">Keys</h2><h3 id="response-200">200 OK</h3><li id="id">x</li></article>`,
  );
  const resolve = article && createResolve({ url }, pages)(auth, article);
  return addresses.map((address) => resolve?.(address));
}

test("links to pages become links to their twins, and keep their fragments", () => {
  const links = ["/docs/auth#keys", "/docs/", "/docs/start/#a", "start"];
  expect(linksOf(undefined, ...links)).toEqual([
    "/docs/auth.md#keys",
    "/docs/index.md",
    "/docs/index.md#a",
    "/docs/index.md",
  ]);
});

test("of links within a page, those to headings stay whose text makes the id in other programs, too", () => {
  const links = ["#keys", "#keys-1", "#response-200", "#id"];
  expect(linksOf(undefined, ...links)).toEqual(["#keys", "#keys-1", undefined, undefined]);
});

test("links to files, other sites and mail are unchanged; script links are dropped", () => {
  const links = ["/docs/openapi.yaml", "https://b.example/a#b", "mailto:a@b.example"];
  expect(linksOf(undefined, ...links, "javascript:alert(1)")).toEqual([...links, undefined]);
});

test("links are absolute if the origin is configured", () => {
  const links = ["/docs/auth#keys", "/docs/openapi.yaml", "https://a.example/docs/auth"];
  expect(linksOf("https://a.example", ...links)).toEqual([
    "https://a.example/docs/auth.md#keys",
    "https://a.example/docs/openapi.yaml",
    "https://a.example/docs/auth.md",
  ]);
});
