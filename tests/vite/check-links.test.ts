import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { SiteConfig } from "../../src/config/site-config";
import type { PageData } from "../../src/page";
import { checkLinks, createLinkReader, listFiles } from "../../src/vite/check-links";
import { readHtml } from "../../src/vite/html-tree";
import type { PublishedPage } from "../../src/vite/published-page";
import { siteData } from "../site-data";
import { pageAt, published } from "./published";
import { sharedFolder, writeFiles } from "../codegen/temp-folder";

const dir = sharedFolder();

interface Given {
  /** HTML by path; `404` is the not-found page. */
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
  /** Absent: true. */
  readonly filesAreKnown?: boolean;
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
  for (const [path, html] of Object.entries(given.pages)) {
    const guide = given.guides?.[path];
    const source = guide === undefined ? document : join(root, `content${path}.mdx`);
    if (guide !== undefined) write(`content${path}.mdx`, guide);
    const isNotFound = path === "404";
    const page = pageAt(path, {
      kind: isNotFound ? "not-found" : guide === undefined ? kind : "guide",
    });
    const file = isNotFound ? "404.html" : `${path}/index.html`.replace(/^\/+/, "");
    pages.push({ ...published(page, site, source), file });
    write(file, html);
  }
  for (const file of given.files ?? []) write(file, "");
  // Not all files exist while pages are rendered.
  const known = given.filesAreKnown === false ? [] : await listFiles(root);
  const { url, contentSecurityPolicy = {} } = given;
  const options = { basePath, url, contentSecurityPolicy };
  const readLinks = createLinkReader(
    options,
    new Set([...known, ...pages.map(({ file }) => file)]),
  );
  const links = new Map(
    pages.map(
      (page) => [page.file, readLinks(page, readHtml(given.pages[page.path] ?? ""))] as const,
    ),
  );
  const { broken, refused } = await checkLinks({
    ...options,
    files: await listFiles(root),
    read: (file) => readFile(join(root, file), "utf8"),
    pages,
    links,
    configFile: "site.config.ts",
  });
  return [...broken, ...refused].map(({ message, remedy }) =>
    `${message}. ${remedy}`.replaceAll(root, "DIR"),
  );
}

const link = (href: string, text = "text") => `<p><a class="x" href="${href}">${text}</a></p>`;

test("files written after the pages exist when links are checked", async () => {
  const pages = { "/start": '<a href="/api.json">API</a><a href="/gone.json">Gone</a>' };
  const files = ["api.json"];
  expect(await check({ pages, files, filesAreKnown: false })).toEqual(
    await check({ pages, files }),
  );
});

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
        pages: { "/": "", "/auth": auth, "/start": `<h2 id="own">O</h2>${link(href)}` },
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
    '/api.yaml: the link "text" to #no is broken: that page has no such id. Link to the id of a heading on that page.',
  ]);
});

test("a broken link in a guide is reported with file, line, text and the most similar page", async () => {
  expect(
    await check({
      pages: {
        "/auth": "",
        "/pagination": "",
        "/start": link("/pagnation", "<b>All</b>  pages &amp; more"),
      },
      guides: { "/start": "---\ntitle: Start\n---\n\nSee [pages](/pagnation).\n" },
    }),
  ).toEqual([
    'DIR/content/start.mdx:5:13: the link "All pages & more" to /pagnation is broken: there is no such page. Did you mean `/pagination`?',
  ]);
});

test("a broken address with non-ASCII letters is reported as written, at its place", async () => {
  const hrefs = ["/auth-%C3%BC", "/auth-%C3%A9", "/auth-%C3%A4%20b"];
  const guide = "[text](/auth-übung) [text](/auth-ü)\n[text](/auth-%C3%A9)\n[text](</auth-ä b>)\n";
  const pages = { "/start": hrefs.map((href) => link(href)).join("") };
  const told = (place: string, address: string) =>
    `DIR/content/start.mdx:${place}: the link "text" to ${address} is broken: there is no such page. Fix the link, or publish its target.`;
  expect(await check({ pages, guides: { "/start": guide } })).toEqual([
    told("1:28", "/auth-ü"),
    told("2:8", "/auth-é"),
    told("3:9", "/auth-ä%20b"),
  ]);
});

test("a link with a misspelled scheme is broken, but not one with a custom scheme", async () => {
  const wrong = [
    "htp://a.example",
    "htps://a.example/b?c",
    "mialto:a@b.example",
    "httpss://a.example",
  ];
  const right = ["HTTP://a.example", "tel:1", "sftp://a.example", "vscode://file/a", "mailto:a@b"];
  expect(
    await check({
      pages: { "/start": [...wrong, ...right].map((one) => link(one)).join("") },
      guides: { "/start": wrong.map((one) => `[text](${one})`).join("\n") },
    }),
  ).toEqual(
    ["http://a.example", "https://a.example/b?c", "mailto:a@b.example", "https://a.example"].map(
      (meant, index) =>
        `DIR/content/start.mdx:${index + 1}:8: the link "text" to ${wrong[index]} is broken: there is no such scheme. Did you mean \`${meant}\`?`,
    ),
  );
});

test("a broken fragment is reported with the most similar id, on the same page and on another", async () => {
  const keys = '<h2 id="keys">Keys</h2>';
  expect(
    await check({
      pages: {
        "/auth": keys,
        "/start": `<h2 id="begin">B</h2>${link("#begn")}${link("/auth#kees")}`,
      },
      guides: { "/start": "[a](#begn)\n\n[b](/auth#kees)\n", "/auth": "" },
    }),
  ).toEqual([
    'DIR/content/start.mdx:1:5: the link "text" to #begn is broken: that page has no such id. Did you mean `#begin`?',
    'DIR/content/start.mdx:3:5: the link "text" to /auth#kees is broken: that page has no such id. Did you mean `#keys`?',
  ]);
});

test.each([
  ["", 'the link "text" is broken: it has no address. Write one, or remove the link.'],
  [
    "http:/auth",
    'the link "text" to http:/auth is broken: no host follows the scheme. Write two slashes and a host, or a path on this site.',
  ],
])("an obviously wrong address is reported: %j", async (address, want) => {
  const pages = { "/start": link(address) };
  expect(await check({ pages })).toEqual([`/api.yaml: ${want}`]);
});

test("a link to the file of a guide is reported with its page", async () => {
  const pages = { "/auth": "", "/api/a": link("./auth.mdx") };
  expect(await check({ pages })).toEqual([expect.stringContaining("Did you mean `/auth`?")]);
});

test("a link broken on every page is reported once, with the configuration", async () => {
  const shell = link("/news", "News");
  expect(await check({ pages: { "/a": shell, "/b": shell, "404": shell } })).toEqual([
    'site.config.ts: on every page, the link "News" to /news is broken: there is no such page. Fix the link, or publish its target.',
  ]);
});

test("a broken link in the reference is reported with the OpenAPI document", async () => {
  const pages = { "/api/a": link("/terms-of-use"), "/api/b": link("/terms-of-use") };
  expect(await check({ kind: "operation", pages })).toEqual([
    '/api.yaml (page /api/a): the link "text" to /terms-of-use is broken: there is no such page. Fix the link, or publish its target.',
  ]);
});

test.each([
  ["at its place there", "x: [text](/terms-of-use-2)\ny: [text](/terms-of-use)\n", ":2:11"],
  [
    "at each place where these words link to it",
    "x: [text](/terms-of-use)\ny: [other](/terms-of-use)\nz: see [text](/terms-of-use)\n",
    ":1:11, DIR/api.yaml:3:15",
  ],
  ["with its page if another file contains the link", "x: [text](/terms)\n", " (page /api/a)"],
])("a broken link in the reference is reported %s", async (_title, document, place) => {
  const pages = { "/api/a": link("/terms-of-use") };
  expect(await check({ kind: "operation", pages, document })).toEqual([
    `DIR/api.yaml${place}: the link "text" to /terms-of-use is broken: there is no such page. Fix the link, or publish its target.`,
  ]);
});

test("all errors are reported, including images and files", async () => {
  const html = `${link("/x-y-z-0")}<img alt="a" src="/shot.png">${link("http://[")}<link rel="icon" href="/icon.svg">`;
  expect(await check({ pages: { "/a": html }, files: ["shots.png"] })).toEqual([
    '/api.yaml: the link "text" to /x-y-z-0 is broken: there is no such page. Fix the link, or publish its target.',
    "/api.yaml: the image /shot.png does not exist. Fix the URL, or add the file to public/.",
    '/api.yaml: the link "text" to http://[ is broken: there is no such page. Fix the link, or publish its target.',
    "/api.yaml: the URL of <link> /icon.svg does not exist. Fix the URL, or add the file to public/.",
  ]);
});

test("under a base path, links are reported as in guides, and addresses outside are ignored", async () => {
  expect(
    await check({
      basePath: "/docs/v2/",
      pages: {
        "/": "",
        "/auth": `<h2 id="keys"></h2>${link("/docs/v2/auth#keys")}${link("/docs/v2/")}${link("/docs/v2")}${link("/shop")}`,
        "/start": `${link("/docs/v2/auht")}${link("auth")}${link("/docs/v2/auth#kees")}`,
      },
      guides: { "/start": "[a](/auht)\n[b](/auth#kees)", "/auth": "", "/": "" },
    }),
  ).toEqual([
    'DIR/content/start.mdx:1:5: the link "text" to /auht is broken: there is no such page. Did you mean `/auth`?',
    'DIR/content/start.mdx:2:5: the link "text" to /auth#kees is broken: that page has no such id. Did you mean `#keys`?',
  ]);
});

describe("content that the policy of the pages blocks", () => {
  const page = (body: string) => `<head><style></style></head><body>${body}</body>`;
  const source = "DIR/content/a.mdx:2";

  test.each([
    [
      "a style attribute",
      '<p style="color: red">x</p>',
      "\n<p style={{ color: 'red' }}>",
      `${source}:4: browsers ignore style="color: red": pages run only code and styles from files. Remove it.`,
    ],
    [
      "an event handler",
      '<p onclick="go()">x</p>',
      "\n<p onclick='go()'>",
      `${source}:4: browsers ignore onclick="go()": pages run only code and styles from files. Remove it.`,
    ],
    [
      "a script",
      "<script>go()</script>",
      "\n<script>",
      `${source}:1: browsers ignore <script>: pages run only code and styles from files. Remove it.`,
    ],
    [
      "an image of another host",
      '<img src="https://images.example/a.png">',
      "\n![](https://images.example/a.png)",
      `${source}:5: browsers do not load https://images.example/a.png: the Content-Security-Policy of the pages does not allow it. Put the file into public/, or add "https://images.example" to \`contentSecurityPolicy["img-src"]\` of the configuration.`,
    ],
    ...["data:image/png;base64,AAAA", "blob:https://a.example/1"].map((url) => [
      `an image at ${url}`,
      `<img src="${url}">`,
      `\n![](${url})`,
      `${source}:5: browsers do not load ${url}: the Content-Security-Policy of the pages does not allow it. Put the file into public/, or add "${url.split(":")[0]}:" to \`contentSecurityPolicy["img-src"]\` of the configuration.`,
    ]),
  ])("%s", async (_name, body, guide, want) => {
    expect(await check({ pages: { "/a": page(body) }, guides: { "/a": guide } })).toEqual([want]);
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
