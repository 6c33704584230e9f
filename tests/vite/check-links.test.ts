import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { SiteConfig } from "../../src/config/site-config";
import type { PageData } from "../../src/page";
import { checkLinks, createLinkReader } from "../../src/vite/check-links";
import { readHtml } from "../../src/vite/html-tree";
import { listFiles } from "../../src/vite/out-dir";
import type { PublishedPage } from "../../src/vite/published-page";
import { siteData } from "../site-data";
import { pageAt, published } from "./published";
import { table } from "../codegen/table";
import { sharedFolder, writeFiles } from "../codegen/temp-folder";

const dir = sharedFolder();

interface Given {
  /** HTML by path, in which `[text](href)` is a link; `404` is the not-found page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Other files of the site. */
  readonly files?: readonly string[];
  /** Text of the guide at a path. */
  readonly guides?: Readonly<Record<string, string>>;
  /** Text of the OpenAPI document; absent: unreadable. */
  readonly document?: string;
  readonly kind?: PageData["kind"];
  readonly basePath?: string;
  readonly url?: string;
  readonly contentSecurityPolicy?: SiteConfig["contentSecurityPolicy"];
}

/** Returns the errors of a site, without the temporary folder. */
async function check(given: Given): Promise<readonly string[]> {
  const root = await mkdtemp(join(dir, "site-"));
  const { basePath = "/", kind = "guide" } = given;
  const site = siteData({ basePath });
  const write = (file: string, text: string) => writeFiles(root, { [file]: text });
  const pages: PublishedPage[] = [];
  if (given.document !== undefined) write("api.yaml", given.document);
  const document = given.document === undefined ? "/api.yaml" : join(root, "api.yaml");
  const html = Object.entries(given.pages).map(([path, text]) => [path, linked(text)] as const);
  for (const [path, text] of html) {
    const guide = given.guides?.[path];
    const source = guide === undefined ? document : join(root, `content${path}.mdx`);
    if (guide !== undefined) write(`content${path}.mdx`, guide);
    const isNotFound = path === "404";
    const page = pageAt(path, {
      kind: isNotFound ? "not-found" : guide === undefined ? kind : "guide",
    });
    const file = isNotFound ? "404.html" : `${path}/index.html`.replace(/^\/+/, "");
    pages.push({ ...published(page, site, source), file });
    write(file, text);
  }
  for (const file of given.files ?? []) write(file, "");
  const { url, contentSecurityPolicy = {} } = given;
  const options = { basePath, url, contentSecurityPolicy };
  const readLinks = createLinkReader(options, await listFiles(root));
  const links = new Map(
    pages.map(
      (page, index) => [page.file, readLinks(page, readHtml(html[index]?.[1] ?? ""))] as const,
    ),
  );
  const { broken, refused } = await checkLinks({
    read: (file) => readFile(join(root, file), "utf8"),
    pages,
    links,
    configFile: "site.config.ts",
  });
  return [...broken, ...refused].map(({ message, remedy }) =>
    `${message}. ${remedy}`.replaceAll(root, "DIR"),
  );
}

const linked = (text: string) =>
  text.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '<p><a class="x" href="$2">$1</a></p>');

describe("a link is valid", () => {
  test.each([
    ["to a page", "/auth"],
    ["to a page, with a slash", "/auth/"],
    ["to the file of a page", "/auth/index.html"],
    ["to the home page", "/"],
    ["to a place of a page", "/auth#keys"],
    ["with a query string", "/auth?from=a&amp;to=b#keys"],
    ["to a place of its own page", "#own"],
    ["to its own page by its path", "/start#own"],
    ["to the top", "#top"],
    ["to nowhere else", "#"],
    ["to a passage of a text", "/auth#keys:~:text=token"],
    ["to an id that is percent-encoded", "/auth#%C3%BCber-uns"],
    ["to an id that looks percent-encoded", "/auth#a%20b"],
    ["to an id with an ampersand", "/auth#a&amp;b"],
    ["to a named anchor", "/auth#old"],
    ["to a file", "/files/api.yaml"],
    ["to a file with a space in its name", "/files/a%20b.pdf"],
    ["relative to the page", "auth"],
    ["relative to the folder", "./auth#keys"],
    ["up", "../auth"],
    ["by mail", "mailto:a@example.com"],
    ["by telephone", "tel:+3100000"],
    ["to another site", "https://example.com/nowhere"],
    ["to another site by its scheme", "//example.com/nowhere"],
    ["to another host of the same name", "https://docs.acme.example.org/nowhere"],
    ["to this site in full", "https://docs.acme.example/auth#keys"],
  ])("%s", async (_name, href) => {
    const auth =
      '<h2 id="keys">Keys</h2><h2 id=über-uns>U</h2><i id=\'a%20b\'></i><b id="a&amp;b"></b><a name="old"></a>';
    expect(
      await check({
        url: "https://docs.acme.example",
        pages: { "/": "", "/auth": auth, "/start": `<h2 id="own">O</h2>[text](${href})` },
        files: ["files/api.yaml", "files/a b.pdf"],
      }),
    ).toEqual([]);
  });
});

test("text that looks like markup has no links and ids", async () => {
  const html = [
    '<pre>&lt;a href="/no"&gt; id="no"</pre>',
    '<!-- <a href="/no">x</a> > <i id="no"></i> -->',
    '<script>const a = \'<a href="/no">\';</script><style>/* <a href="/no"> */</style>',
    '<p title=\'<a href="/no">\' data-x="a > b">1 < 2 "quoted</p>',
    '<textarea><a href="/no"></textarea><svg><use href="#icon"></use></svg>',
    '<span data-href="/no" aria-label="href=&quot;/no&quot;">x</span>',
    '<a title="a > b" href="#no">text</a>',
  ].join("\n");
  expect(await check({ pages: { "/a": html } })).toEqual([
    "/api.yaml: the link to #no is broken: that page has no such id. Link to the id of a heading on that page.",
  ]);
});

test.each(table<[string, Given, readonly string[]]>`
  with the place of the link, and the most similar page:
    - pages: { /auth: "", /pagination: "", /start: "[<b>All</b>  pages &amp; more](/pagnation)" }
      guides: { /start: "---\ntitle: Start\n---\n\nSee [pages](/pagnation).\n" }
    - - 'DIR/content/start.mdx:5:13: the link to /pagnation is broken: there is no such page. Did you mean \`/pagination\`?'
  with the most similar id, on the same page and on another:
    - pages: { /auth: <h2 id="keys"></h2>, /start: '<h2 id="begin"></h2>[text](#begn)[text](/auth#kees)' }
      guides: { /start: "[a](#begn)\n\n[b](/auth#kees)\n", /auth: "" }
    - - 'DIR/content/start.mdx:1:5: the link to #begn is broken: that page has no such id. Did you mean \`#begin\`?'
      - 'DIR/content/start.mdx:3:5: the link to /auth#kees is broken: that page has no such id. Did you mean \`#keys\`?'
  if it has no address:
    - pages: { /start: "[text]()" }
    - - "/api.yaml: the link to an empty address is broken: there is no such page. Fix the link, or publish its target."
  with its page if it leads to the file of a guide:
    - pages: { /auth: "", /api/a: "[text](./auth.mdx)" }
    - - '/api.yaml: the link to ./auth.mdx is broken: there is no such page. Did you mean \`/auth\`?'
  once, with the configuration, if it is on every page:
    - pages: { /a: "[News](/news)", /b: "[News](/news)", "404": "[News](/news)" }
    - - 'site.config.ts: on every page, the link to /news is broken: there is no such page. Fix the link, or publish its target.'
  once, with the document, if it is on pages of the reference:
    - kind: operation
      pages: { /api/a: "[text](/terms-of-use)", /api/b: "[text](/terms-of-use)" }
    - - '/api.yaml (page /api/a): the link to /terms-of-use is broken: there is no such page. Fix the link, or publish its target.'
  at its place in the document:
    - kind: operation
      pages: { /api/a: "[text](/terms-of-use)" }
      document: "x: [text](/terms-of-use-2)\ny: [text](/terms-of-use)\n"
    - - 'DIR/api.yaml:2:11: the link to /terms-of-use is broken: there is no such page. Fix the link, or publish its target.'
  at each place in the document:
    - kind: operation
      pages: { /api/a: "[text](/terms-of-use)" }
      document: "x: [text](/terms-of-use)\ny: [other](/terms-of-use)\nz: see [text](/terms-of-use)\n"
    - - 'DIR/api.yaml:1:11, DIR/api.yaml:2:12, DIR/api.yaml:3:15: the link to /terms-of-use is broken: there is no such page. Fix the link, or publish its target.'
  with its page if another file than the document contains it:
    - kind: operation
      pages: { /api/a: "[text](/terms-of-use)" }
      document: "x: [text](/terms)\n"
    - - 'DIR/api.yaml (page /api/a): the link to /terms-of-use is broken: there is no such page. Fix the link, or publish its target.'
  next to other errors, including images and files:
    - pages: { /a: '[text](/x-y-z-0)<img alt="a" src="/shot.png">[text](http://[)<link rel="icon" href="/icon.svg">' }
      files: [shots.png]
    - - '/api.yaml: the link to /x-y-z-0 is broken: there is no such page. Fix the link, or publish its target.'
      - "/api.yaml: the image /shot.png does not exist. Fix the URL, or add the file to public/."
      - '/api.yaml: the link to http://[ is broken: there is no such page. Fix the link, or publish its target.'
      - "/api.yaml: the URL of <link> /icon.svg does not exist. Fix the URL, or add the file to public/."
  under a base path as in guides, but not if it leads outside of it:
    - basePath: /docs/v2/
      pages:
        /: ""
        /auth: '<h2 id="keys"></h2>[a](/docs/v2/auth#keys)[b](/docs/v2/)[c](/docs/v2)[d](/shop)'
        /start: "[text](/docs/v2/auht)[text](auth)[text](/docs/v2/auth#kees)"
      guides: { /start: "[a](/auht)\n[b](/auth#kees)", /auth: "", /: "" }
    - - 'DIR/content/start.mdx:1:5: the link to /auht is broken: there is no such page. Did you mean \`/auth\`?'
      - 'DIR/content/start.mdx:2:5: the link to /auth#kees is broken: that page has no such id. Did you mean \`#keys\`?'
`)("a broken link is reported %s", async (_, given, want) => {
  expect(await check(given)).toEqual(want);
});

test("a broken address with non-ASCII letters is reported as written, at its place", async () => {
  const hrefs = ["/auth-%C3%BC", "/auth-%C3%A9", "/auth-%C3%A4%20b"];
  const guide = "[text](/auth-übung) [text](/auth-ü)\n[text](/auth-%C3%A9)\n[text](</auth-ä b>)\n";
  const pages = { "/start": hrefs.map((href) => `[text](${href})`).join("") };
  const told = (place: string, address: string) =>
    `DIR/content/start.mdx:${place}: the link to ${address} is broken: there is no such page. Fix the link, or publish its target.`;
  expect(await check({ pages, guides: { "/start": guide } })).toEqual([
    told("1:28", "/auth-ü"),
    told("2:8", "/auth-é"),
    told("3:9", "/auth-ä%20b"),
  ]);
});

describe("content that the policy of the pages blocks", () => {
  const page = (body: string) => `<head><style></style></head><body>${body}</body>`;

  test.each(table<[string, string, string]>`
    - - '<p style="color: red">x</p>'
      - "<p style={{ color: 'red' }}>"
      - '4: browsers ignore style="color: red": pages run only code and styles from files. Remove it.'
    - - <p onclick="go()">x</p>
      - <p onclick='go()'>
      - '4: browsers ignore onclick="go()": pages run only code and styles from files. Remove it.'
    - - <script>go()</script>
      - <script>
      - "1: browsers ignore <script>: pages run only code and styles from files. Remove it."
    - - <img src="https://images.example/a.png">
      - "![](https://images.example/a.png)"
      - '5: browsers do not load https://images.example/a.png: the Content-Security-Policy of the pages does not allow it. Put the file into public/, or add "https://images.example" to \`contentSecurityPolicy["img-src"]\` of the configuration.'
    - - <img src="data:image/png;base64,AAAA">
      - "![](data:image/png;base64,AAAA)"
      - '5: browsers do not load data:image/png;base64,AAAA: the Content-Security-Policy of the pages does not allow it. Put the file into public/, or add "data:" to \`contentSecurityPolicy["img-src"]\` of the configuration.'
    - - <img src="blob:https://a.example/1">
      - "![](blob:https://a.example/1)"
      - '5: browsers do not load blob:https://a.example/1: the Content-Security-Policy of the pages does not allow it. Put the file into public/, or add "blob:" to \`contentSecurityPolicy["img-src"]\` of the configuration.'
  `)("%s", async (body, line, want) => {
    const found = await check({ pages: { "/a": page(body) }, guides: { "/a": `\n${line}` } });
    expect(found).toEqual([`DIR/content/a.mdx:2:${want}`]);
  });

  test.each([
    ["https://images.example", []],
    ["https://*.example", []],
    ["images.example", []],
    ["https:", []],
    ["https://images.example/a", []],
    ["https://images.example/b", ["refused"]],
    ["http://images.example", ["refused"]],
    ["https://example", ["refused"]],
    ["*.images.example", ["refused"]],
  ])("a source that the configuration adds: %s", async (source, want) => {
    const found = await check({
      pages: { "/a": page('<img src="https://images.example/a.png">') },
      contentSecurityPolicy: { "img-src": [source] },
    });
    expect(found.map(() => "refused")).toEqual(want);
  });
});
