import { expect, test } from "vitest";

import { renderDocument } from "../../src/vite/document";
import { table } from "../codegen/table";
import { siteData } from "../site-data";
import { pageAt } from "./published";

const locales = [
  { code: "en", label: "English", direction: "ltr", basePath: "/docs/" },
  { code: "ar", label: "العربية", direction: "rtl", basePath: "/docs/ar/" },
] as const;
const english = siteData({ basePath: "/docs/", locales });
const arabic = siteData({ basePath: "/docs/ar/", locale: "ar", locales });
const config = { url: "https://acme.example", basePath: "/docs/" };
const files = { styles: [], entry: "/e.js", pages: "/p/*.js", sidebar: "/s.js", preloads: [] };

type Parts = Parameters<typeof renderDocument>[0];

/** Returns the document of a page. */
function documentOf(parts: Partial<Parts> = {}): string {
  return renderDocument({
    config,
    site: english,
    page: pageAt("/auth", { title: "Authentication", description: "How to sign in." }),
    content: { shell: "", main: "" },
    script: "",
    files,
    ...parts,
  });
}

/** Returns the lines of the head that differ between pages. */
function head(parts: Partial<Parts>): readonly string[] {
  const varying = /<(?:meta (?:property|name="(?:robots|twitter))|link rel="(?:can|alt)).*/g;
  return documentOf(parts).match(varying) ?? [];
}

test("a page has its canonical URL and link preview", () => {
  expect(head({})).toEqual([
    '<link rel="canonical" href="https://acme.example/docs/auth">',
    '<link rel="alternate" type="text/markdown" href="/docs/auth.md">',
    '<meta property="og:title" content="Authentication">',
    '<meta property="og:description" content="How to sign in.">',
    '<meta property="og:type" content="article">',
    '<meta property="og:url" content="https://acme.example/docs/auth">',
    '<meta property="og:site_name" content="Acme API">',
    '<meta property="og:locale" content="en">',
    '<meta name="twitter:card" content="summary">',
  ]);
});

test("the home page is a website", () => {
  expect(head({ page: pageAt("/") })).toContain('<meta property="og:type" content="website">');
});

test.each([
  ["a path", "/card.png", "https://acme.example/docs/card.png"],
  ["a full address", "https://cdn.example/card.png", "https://cdn.example/card.png"],
])("the image of a preview is an absolute URL: %s", (_name, image, want) => {
  const lines = head({ config: { ...config, image } });
  expect(lines).toContain(`<meta property="og:image" content="${want}">`);
  expect(lines).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("without an origin, URLs that would be wrong are left out", () => {
  const lines = head({ config: { basePath: "/docs/", image: "/card.png" }, locales }).join("\n");
  expect(lines).not.toMatch(/canonical|hreflang|og:url|og:image|summary_large/);
  expect(lines).toContain("og:title");
});

test("a page has its alternates and a default", () => {
  expect(head({ locales }).filter((line) => line.includes("hreflang"))).toEqual([
    '<link rel="alternate" hreflang="en" href="https://acme.example/docs/auth">',
    '<link rel="alternate" hreflang="ar" href="https://acme.example/docs/ar/auth">',
    '<link rel="alternate" hreflang="x-default" href="https://acme.example/docs/auth">',
  ]);
  expect(head({ locales: locales.slice(0, 1) }).join()).not.toContain("hreflang");
});

test("the canonical URL of an untranslated text is in its own language", () => {
  const page = pageAt("/auth", { lang: "en" });
  expect(head({ site: arabic, page })).toContain(
    '<link rel="canonical" href="https://acme.example/docs/auth">',
  );
});

test("language and direction", () => {
  expect(documentOf({ site: arabic })).toMatch(/<html lang="ar" dir="rtl"/);
});

test.each(table<[NonNullable<Parts["config"]["head"]>[number], string]>`
  - - { tag: link, attributes: { rel: icon, href: /i.svg } }
    - <link rel="icon" href="/docs/i.svg">
  - - { tag: script, attributes: { src: //a.example/s.js, defer: true } }
    - <script src="//a.example/s.js" defer></script>
  - - { tag: meta, attributes: { name: v, content: '/"><b>' } }
    - <meta name="v" content="/&quot;&gt;&lt;b&gt;">
  - [{ tag: style, attributes: {}, content: "a>b{}" }, "<style>a>b{}</style>"]
`)("a page has the site's own elements in its head: %j", (element, want) => {
  const html = documentOf({ config: { ...config, head: [element] } });
  expect(html.split("</head>")[0]).toContain(`\n${want}\n`);
});

test("old versions and the not-found page are not indexed", () => {
  const versions = ["1.0", "2.0"].map((name) => ({ name, label: name, mainPath: "/" }));
  const site = siteData({ docs: [{ id: "default", versions, last: "2.0" }] });
  const page = (version: string) =>
    pageAt("/auth", { docs: { plugin: "default", version, alternates: {} } });
  const noindex = '<meta name="robots" content="noindex">';
  expect(head({ site, page: page("1.0") })).toContain(noindex);
  expect(head({ site, page: page("1.0") }).join()).not.toContain("canonical");
  expect(head({ site, page: page("2.0") })).not.toContain(noindex);
  expect(head({ page: pageAt("/404", { kind: "not-found" }) })).toEqual([noindex]);
});

test("texts of a page cannot break out of attributes", () => {
  const page = pageAt("/auth", { title: '"><script>', description: '"&' });
  expect(head({ page }).join("\n")).not.toContain('"><script>');
});

test("the colors of an announcement are the only inline style, and the policy precedes everything that it allows", () => {
  const bar = { id: "a", content: "News", isCloseable: true };
  const withBar = (announcementBar: Parts["site"]["announcementBar"], policy?: string) =>
    documentOf({
      site: { ...english, announcementBar },
      script: "go()",
      ...(policy && { policy }),
    });
  const styles = (html: string) => html.match(/<style>.*?<\/style>|style=/g) ?? [];
  expect(styles(withBar({ ...bar, backgroundColor: "#123", textColor: "#fff" }))).toEqual([
    "<style>:root{--announcement-ground:#123;--announcement-text:#fff}</style>",
  ]);
  expect(styles(withBar(bar))).toEqual([]);
  const html = withBar(bar, "default-src 'self'");
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  expect(html.indexOf(meta)).toBeGreaterThan(0);
  expect(html.indexOf(meta)).toBeLessThan(html.indexOf("<script>"));
});

test.each([
  ['<b data-a="" hidden="">a=""</b>', '<b data-a hidden>a=""</b>'],
  ['<p>x<br/>="" y<input value=""/></p>', '<p>x<br>="" y<input value></p>'],
  ['<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"/></svg>'],
])("content is written as briefly as HTML allows: %s", (content, want) => {
  const html = documentOf({ content: { shell: content, main: content } });
  expect(html).toContain(`>${want}</div>\n${want}\n`);
});
