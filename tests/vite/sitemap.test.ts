import { expect, test } from "vitest";

import { renderPageLists, renderRobots, renderSitemap } from "../../src/vite/sitemap";
import { siteData } from "../site-data";
import { pageAt, published } from "./published";

const locales = [
  { code: "en", label: "English", direction: "ltr", basePath: "/docs/" },
  { code: "de", label: "Deutsch", direction: "ltr", basePath: "/docs/de/" },
] as const;
const versions = ["1.0", "2.0"].map((name) => ({ name, label: name, mainPath: "/" }));
const docs = [{ id: "default", versions, last: "2.0" }];
const english = siteData({ basePath: "/docs/", locales, docs });
const german = siteData({ basePath: "/docs/de/", locale: "de", locales, docs });

const lastUpdated = { date: "2026-05-03T10:00:00.000Z", text: "3 May 2026" };
const auth = pageAt("/auth", { title: "Keys & tokens", aliases: ["/keys"], lastUpdated });
const faq = pageAt("/faq");
const pages = [
  published(auth, english),
  published(auth, english, undefined, "/keys"),
  published(faq, english),
  published(
    pageAt("/1.0/auth", { docs: { plugin: "default", version: "1.0", alternates: {} } }),
    english,
  ),
  published(pageAt("/404", { kind: "not-found" }), english),
  published({ ...auth, title: "Schlüssel" }, german),
  published({ ...faq, lang: "en" }, german),
];

test("the sitemap has every page once, with its date and its other languages", () => {
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/docs/auth"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/docs/de/auth"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/docs/auth"/>';
  const date = "<lastmod>2026-05-03T10:00:00.000Z</lastmod>";
  const xml = renderSitemap("https://a.example", pages).replaceAll("\n", "");
  expect(xml.match(/<url>.*?<\/url>/g)).toEqual([
    `<url><loc>https://a.example/docs/auth</loc>${date}${alternates}</url>`,
    "<url><loc>https://a.example/docs/faq</loc></url>",
    `<url><loc>https://a.example/docs/de/auth</loc>${date}${alternates}</url>`,
  ]);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="[^"]+"/);
});

test("robots.txt allows everything, and names the sitemap if there is one", () => {
  expect(renderRobots("https://a.example/sitemap.xml")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n",
  );
  expect(renderRobots()).toBe("User-agent: *\nAllow: /\n");
});

test("the list of pages for the not-found page of each language", () => {
  expect([...renderPageLists(pages)]).toEqual([
    ["en", '[["/auth","Keys & tokens"],["/faq","/faq"]]'],
    ["de", '[["/auth","Schlüssel"],["/faq","/faq"]]'],
  ]);
});
