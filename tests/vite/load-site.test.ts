import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { siteErrorsIn } from "../../src/vite/errors";
import { createHighlight, type Highlighter } from "../../src/vite/highlight";
import { loadSite } from "../../src/vite/load-site";
import type { LocaleModel, SiteModel } from "../../src/vite/site-model";
import { sharedFolder, writeFiles } from "../codegen/temp-folder";
import { table } from "../codegen/table";

const fixture = join(engineDir, "tests/fixtures/site");
const generatedDir = join(engineDir, "tests/fixtures/generated-tiny");
const dir = sharedFolder();

let highlight: Highlighter;
let site: SiteModel;
beforeAll(async () => {
  highlight = await createHighlight();
  site = await loadSite(
    {
      generatedDir,
      contentDir: join(fixture, "content"),
      configFile: join(fixture, "site.config.ts"),
    },
    highlight,
  );
});

function localeOf(code: string): LocaleModel {
  const found = site.locales.find((locale) => locale.site.locale === code);
  if (!found) throw new Error(`no locale ${code}`);
  return found;
}

function pageAt(code: string, path: string) {
  const plan = localeOf(code).pages.find(({ data }) => data.path === path);
  if (!plan) throw new Error(`no page ${path}`);
  return plan.data;
}

test("versions and sets of docs have path prefixes, except the last version of the default set", () => {
  const guides = localeOf("en").pages.filter(({ source }) => source.kind === "guide");
  expect(
    guides.map(({ data: { path, docs } }) => `${path} ${docs?.plugin} ${docs?.version}`),
  ).toEqual([
    "/ default 2.0",
    "/basics default 2.0",
    "/install default 2.0",
    "/tides default 2.0",
    "/1.0 default 1.0",
    "/1.0/install default 1.0",
    "/1.0/ropes default 1.0",
    "/sdk sdk 1.1",
    "/sdk/usage sdk 1.1",
    "/sdk/0.9 sdk 0.9",
  ]);
});

test("a page lists its equivalents in other versions", () => {
  expect(pageAt("en", "/install").docs?.alternates).toEqual({ "1.0": "/1.0/install" });
  expect(pageAt("en", "/tides").docs?.alternates).toEqual({});
  expect(pageAt("de", "/1.0/install").docs?.alternates).toEqual({ "2.0": "/install" });
  expect(pageAt("en", "/api/create-pet").docs?.alternates).toEqual({});
});

test("every page exists in every language; untranslated ones have their own `lang`", () => {
  const paths = (code: string) => localeOf(code).pages.map(({ data }) => data.path);
  expect(paths("de")).toEqual(paths("en"));
  const titles = ["/", "/install", "/basics"].map((path) => {
    const { title, lang } = pageAt("de", path);
    return [title, lang];
  });
  expect(titles).toEqual([
    ["Willkommen", undefined],
    ["Installieren", undefined],
    ["Basics", "en"],
  ]);
  expect(localeOf("de").site.basePath).toBe("/de/");
});

test("texts of the configuration are in the language of the site", () => {
  const { site: german, config, pages } = localeOf("de");
  expect(german.navbar.items[0]).toMatchObject({ targets: { "2.0": { label: "Handbuch" } } });
  expect(german.docs[0]?.versions[0]?.label).toBe("2.0 (aktuell)");
  expect(config.description).toBe("Anleitungen und Referenz der Hafen-API.");
  expect(JSON.stringify(german.footer)).toContain('"title":"Lernen"');
  expect(pages.find(({ data }) => data.path === "/")?.data.next?.title).toBe("Grundlagen");
  expect(localeOf("en").config.description).toBe("Guides and reference for the harbour API.");
});

test("a translation has the heading ids of the original", () => {
  expect(pageAt("de", "/").toc).toEqual([
    { id: "what-you-need", title: "Was du brauchst", level: 2 },
    { id: "call-it", title: "Aufrufen", level: 2 },
  ]);
});

test("previous and next pages follow the configured sidebar", () => {
  const { previous, next } = pageAt("en", "/install");
  expect([previous, next]).toEqual([
    { title: "Basics", path: "/basics" },
    { title: "Tides", path: "/tides" },
  ]);
  expect(pageAt("en", "/1.0").next).toEqual({ title: "Install 1.0", path: "/1.0/install" });
  expect(pageAt("en", "/1.0/ropes").next).toBeUndefined();
});

test("the navbar contains the target of each item in each version; a draft has none", () => {
  const { items } = localeOf("en").site.navbar;
  expect(items.slice(0, 2)).toEqual([
    {
      type: "doc",
      plugin: "default",
      position: "left",
      targets: { "2.0": { label: "Handbook", path: "/" } },
    },
    {
      type: "doc",
      plugin: "default",
      position: "left",
      targets: {
        "2.0": { label: "Install", path: "/install" },
        "1.0": { label: "Install", path: "/1.0/install" },
      },
    },
  ]);
  expect(items[2]?.type).toBe("dropdown");
});

test("the browser's data does not grow with the docs", () => {
  expect(localeOf("en").site.docs).toEqual([
    {
      id: "default",
      versions: [
        { name: "2.0", label: "2.0 (current)", mainPath: "/" },
        { name: "1.0", label: "1.0", mainPath: "/1.0" },
      ],
      last: "2.0",
    },
    {
      id: "sdk",
      versions: [
        { name: "1.1", label: "1.1", mainPath: "/sdk" },
        { name: "0.9", label: "0.9 (old)", mainPath: "/sdk/0.9" },
      ],
      last: "1.1",
    },
  ]);
});

/** Returns the errors of loading a changed copy of the fixture. */
async function errorsOf(
  config: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const root = mkdtempSync(join(dir, "case-"));
  const contentDir = join(root, "content");
  cpSync(join(fixture, "content"), contentDir, { recursive: true });
  writeFiles(contentDir, files);
  const configFile = join(root, "site.config.ts");
  const { docs } = (await import("../fixtures/site/site.config")).default;
  const [en, de] = [
    { code: "en", label: "English" },
    { code: "de", label: "Deutsch" },
  ];
  const whole = { title: "Case", docs, locales: { default: "en", list: [en, de] }, ...config };
  writeFileSync(configFile, `export default ${JSON.stringify(whole, null, 2)};`);
  try {
    await loadSite({ generatedDir, contentDir, configFile }, highlight);
    return "none";
  } catch (error) {
    return siteErrorsIn(error)
      .map(({ message, remedy }) => `${message}. ${remedy}`)
      .join("\n")
      .replaceAll(root, "ROOT");
  }
}

const navbar = (item: unknown) => ({ navbar: { items: [item] } });

test.each(table<[Readonly<Record<string, unknown>>, string]>`
  - - { samples: [curl, powershel] }
    - 'ROOT/site.config.ts:87:5: samples[1]: expected a language of samples: curl, axios, requests, okhttp, restsharp, go, php, guzzle, ruby, httpclient, fetch, kotlin, swift, powershell, rust, r, c, http, dart, objective-c, ocaml, wget, found "powershel". Did you mean \`powershell\`?'
  - - { samples: [pyhton] }
    - 'ROOT/site.config.ts:86:5: samples[0]: expected a language of samples: curl, axios, requests, okhttp, restsharp, go, php, guzzle, ruby, httpclient, fetch, kotlin, swift, powershell, rust, r, c, http, dart, objective-c, ocaml, wget, found "pyhton". Did you mean \`requests\`?'
  - - { samples: [go, go] }
    - 'ROOT/site.config.ts:85:3: samples: expected each language once, found ["go","go"]. Correct it there.'
  - - { navbar: { items: [{ type: doc, docId: instal }] } }
    - 'ROOT/site.config.ts:89:9: navbar.items[0].docId: expected the id of a doc (the file name of a guide, or api/<operation>), found "instal". Did you mean \`install\`?'
  - - { navbar: { items: [{ type: doc, docId: install, docsPluginId: sdk }] } }
    - 'ROOT/site.config.ts:89:9: navbar.items[0].docId: expected the id of a doc (the file name of a guide, or api/<operation>), found "install". The docs: index, usage.'
  - - { navbar: { items: [{ type: docSidebar, sidebarId: handbok }] } }
    - 'ROOT/site.config.ts:89:9: navbar.items[0].sidebarId: expected the id of a sidebar, found "handbok". Did you mean \`handbook\`?'
  - - { navbar: { items: [{ type: docsVersion, docsPluginId: sdkk }] } }
    - 'ROOT/site.config.ts:89:9: navbar.items[0].docsPluginId: expected the id of a set of docs, found "sdkk". Did you mean \`sdk\`?'
  - - navbar:
        items: [{ type: dropdown, label: More, items: [{ type: doc, docId: no-such-doc }] }]
    - 'ROOT/site.config.ts:93:13: navbar.items[0].items[0].docId: expected the id of a doc (the file name of a guide, or api/<operation>), found "no-such-doc". The docs: index, basics, install, tides, api, api/list-pets, api/create-pet, ropes.'
  - - { navbar: { items: [{ type: docSidebars, sidebarId: handbook }] } }
    - 'ROOT/site.config.ts:88:9: navbar.items[0].type: expected "link" or "dropdown" or "localeDropdown" or "search" or "html" or "doc" or "docSidebar" or "docsVersion" or "docsVersionDropdown", found "docSidebars". Did you mean \`docSidebar\`?'
  - - navbar: { items: [{ type: docSidebar, sidebarId: empty }] }
      docs:
        - versions:
            - name: "2.0"
              isLast: true
              sidebars: { empty: [{ type: category, label: Nothing, items: [] }] }
            - name: "1.0"
        - { id: sdk, versions: [{ name: "1.1", isLast: true }, { name: "0.9" }] }
    - 'ROOT/site.config.ts:54:9: navbar.items[0].sidebarId: expected a sidebar with a link, found "empty" of version "2.0", which is empty. Give that sidebar a link, or remove the item.'
  - - locales:
        default: en
        list:
          - { code: en, label: English, words: { serach: Find } }
          - { code: de, label: Deutsch }
    - "ROOT/site.config.ts:79:11: unknown field \`locales.list[0].words.serach\`. Did you mean \`search\`?"
  - - { docs: [{ versions: [{ name: "1.0" }, { name: "1.0" }] }] }
    - 'ROOT/site.config.ts:5:7: docs[0].versions: expected versions with different names, found [{"name":"1.0"},{"name":"1.0"}]. Correct it there.'
  - - locales:
        default: en
        list:
          - { code: en, label: English }
          - { code: de, label: Deutsch, texts: { Handbok: Handbuch } }
    - 'ROOT/site.config.ts:82:9: locales.list[1].texts: expected texts of this configuration, found "Handbok". Fix or remove it.'
  - - { docs: [{ versions: [{ name: .., isLast: true }] }] }
    - 'ROOT/site.config.ts:7:11: docs[0].versions[0].name: expected letters, digits, dots and dashes: it is part of the address, found "..". Correct it there.'
  - - { docs: [{ id: versions, versions: [{ name: "1" }] }] }
    - 'ROOT/site.config.ts:5:7: docs[0].id: expected another id: folders with that name are for versions and translations, found "versions". Correct it there.'
  - - docs:
        - versions: [{ name: "2.0", isLast: true, draftIds: [nope] }, { name: "1.0" }]
        - { id: sdk, versions: [{ name: "1.1", isLast: true }, { name: "0.9" }] }
    - 'ROOT/site.config.ts:10:13: docs[0].versions[0].draftIds[0]: expected the id of a doc (the file name of a guide, or api/<operation>), found "nope". The docs: index, basics, install, tides, later.'
  - - { docs: [{ versions: [{ name: "2.0", isLast: true }, { name: "7.0" }] }] }
    - 'ROOT/content/versions/7.0 is not a readable directory. Put the guides of version "7.0" of the docs "default" there, or fix \`docs\` in the configuration: the version that \`isLast\` has no folder of its own.'
  - - { navbar: { logo: { src: img/logo.svg } } }
    - 'ROOT/site.config.ts:87:7: navbar.logo.src: expected a path that starts with /, or a full address, found "img/logo.svg". Correct it there.'
  - - { image: /preview.png }
    - 'ROOT/site.config.ts:85:3: image: expected a file in public/, found "/preview.png". Add the file, or write its full address.'
  - - { redirects: { /install/: /, /v1.0: /instal, /old: /tides } }
    - |-
      ROOT/site.config.ts:86:5: redirects["/install/"]: expected a path that is not a page, found "/install/". Correct it there.
      ROOT/site.config.ts:87:5: redirects["/v1.0"]: expected the path of a page, found "/instal". Did you mean \`/install\`?
  - - { css: [./brand.css, brands.css] }
    - |-
      ROOT/site.config.ts:86:5: css[0]: expected a file that exists, found "./brand.css". Add it, or correct its path.
      ROOT/site.config.ts:87:5: css[1]: expected a file that exists, found "brands.css". Add it, or correct its path.
  - - { navbar: { items: [{ type: html, html: <div><b>raw</div></section> }] } }
    - 'ROOT/site.config.ts:89:9: navbar.items[0].html: expected html with all elements closed (</div> closes nothing), found "<div><b>raw</div></section>". Correct it there.'
  - - { announcementBar: { id: a, content: <!-- <b>raw } }
    - 'ROOT/site.config.ts:87:5: announcementBar.content: expected html with all elements closed (a comment is not closed), found "<!-- <b>raw". Correct it there.'
  - - { docs: [{ versions: [{ name: "1", isLast: true }, { name: "2", isLast: true }] }] }
    - 'ROOT/site.config.ts:5:7: docs[0].versions: expected at most one version that \`isLast\`, found [{"name":"1","isLast":true},{"name":"2","isLast":true}]. Correct it there.'
`)("names the item and what to do: %j", async (config, want) => {
  expect(await errorsOf(config)).toBe(want);
});

test("a picture is looked for beside the configuration, from any working directory", async () => {
  vi.spyOn(process, "cwd").mockReturnValue("/");
  expect(await errorsOf({ image: "/own.png" }, { "../public/own.png": "" })).toBe("none");
});

describe.each(["module", "commonjs"])("in a folder of the type %s, a configuration", (type) => {
  // As in a separate program: the test runner uses only its own source maps.
  const { prepareStackTrace } = Error;
  beforeAll(() => {
    Reflect.deleteProperty(Error, "prepareStackTrace");
  });
  afterAll(() => {
    Object.assign(Error, { prepareStackTrace });
  });

  test.each(table<[string, string, string]>`
    is unfinished: ["export default {{ };", "1:17: Unexpected token. Fix the module."]
    lacks a comma: ["export default { a: 1 b: 2 };", "1:23: a comma is missing here. Add it."]
    imports a missing file:
      - |-
        import a from "./gone";
        export default a;
      - '1:16: there is no file "./gone". Add it, or fix the name.'
    imports a missing package:
      - |-
        import a from "no-such-package";
        export default a;
      - '1:16: there is no package "no-such-package". Install it, or fix the name.'
    fails:
      - "type Text = string;\n\nconst title: Text = process.env.NO_NAME.length;\nexport default { title };"
      - "3:41: the configuration cannot be read: Cannot read properties of undefined (reading 'length'). Fix the file."
    fails in its first line:
      - "export default { title: process.env.NO_NAME.length };"
      - "1:45: the configuration cannot be read: Cannot read properties of undefined (reading 'length'). Fix the file."
  `)("that %s is reported with its place", async (_name, source, want) => {
    const root = mkdtempSync(join(dir, "unread-"));
    writeFiles(root, { "package.json": JSON.stringify({ type }), "site.config.ts": source });
    const loading = loadSite({ generatedDir, configFile: join(root, "site.config.ts") }, highlight);
    const errors = await loading.then(() => [], siteErrorsIn);
    expect(errors.map(({ message, remedy }) => `${message}. ${remedy}`)).toEqual([
      `${root}/site.config.ts:${want}`,
    ]);
  });
});

test("drafts may be translated and linked", async () => {
  const files = { "locales/de/later.mdx": "---\ntitle: Noch nicht\n---\n" };
  expect(await errorsOf(navbar({ type: "doc", docId: "later" }), files)).toBe("none");
});

test.each(table<[Readonly<Record<string, string>>, string]>`
  - - { versions/3.0/index.mdx: "---\ntitle: Three\n---\n" }
    - "ROOT/content/versions/3.0 contains guides, but no version, set of docs or language in the configuration uses it. Add it to \`docs\` or \`locales\`, or move the guides."
  - - { locales/de/nothing.mdx: "---\ntitle: Nichts\n---\n" }
    - ROOT/content/locales/de/nothing.mdx is a translation without an original. Give it the file name of the guide that it translates.
  - - { locales/de/tides.mdx: "---\ntitle: T\npath: /gezeiten\n---\n" }
    - "ROOT/content/locales/de/tides.mdx: frontmatter \`path\` is not allowed in a translation. Remove it: a page has the same path in every language."
  - - { de.mdx: "---\ntitle: Germany\n---\n" }
    - ROOT/content/de.mdx and the language Deutsch have the same path /de. Give one of them another \`path\`.
  - - { out.mdx: "---\ntitle: Out\npath: /../out\n---\n" }
    - "ROOT/content/out.mdx:3:1: frontmatter: path: expected a path such as /auth, found \"/../out\". Known fields: title, description, path, paths, order, group, groupPage, draft, pageType."
  - - { robots.txt.mdx: "---\ntitle: Robots\n---\n" }
    - "ROOT/content/robots.txt.mdx has the path /robots.txt, which looks like a file name. Give it another \`path\` or file name."
  - - { old.md: "# Old\n" }
    - "ROOT/content/old.md is not a guide: guides end with .mdx. Rename it, or move it out of the content directory; README.md may stay."
  - - { again.mdx: "---\ntitle: Again\npath: /Install\n---\n" }
    - ROOT/content/install.mdx and ROOT/content/again.mdx have the same path /install. Give one of them another \`path\`.
`)("a guide is reported with its file: %j", async (files, want) => {
  expect(await errorsOf({}, files)).toBe(want);
});

test("all mistakes in all guides are reported at once: of every version, set and language, and nothing that follows from them", async () => {
  const wrong = "---\ntitle: T\n---\n\n<Foo />\n";
  const errors = await errorsOf(navbar({ type: "doc", docId: "tides" }), {
    "versions/1.0/ropes.mdx": wrong,
    "tides.mdx": wrong,
    "locales/de/tides.mdx": wrong,
    "locales/de/nothing.mdx": "---\ntitle: Nichts\n---\n",
    "sdk/usage.mdx": `${wrong}\n<Bar />\n`,
  });
  expect(errors.replace(/\. Known components: .*/g, "").split("\n")).toEqual([
    "ROOT/content/locales/de/nothing.mdx is a translation without an original. Give it the file name of the guide that it translates.",
    "ROOT/content/locales/de/tides.mdx:5:1: there is no component <Foo>",
    "ROOT/content/sdk/usage.mdx:5:1: there is no component <Foo>",
    "ROOT/content/sdk/usage.mdx:7:1: there is no component <Bar>",
    "ROOT/content/tides.mdx:5:1: there is no component <Foo>",
    "ROOT/content/versions/1.0/ropes.mdx:5:1: there is no component <Foo>",
  ]);
});

test("in the address of a guide, a letter and its accent are one character, whatever the disk uses", async () => {
  const contentDir = join(dir, "accents");
  writeFiles(contentDir, { "cafe\u0301.mdx": "---\ntitle: A\n---\n" });
  const loaded = await loadSite({ generatedDir, contentDir }, highlight);
  const paths = loaded.locales.flatMap(({ pages }) => pages.map(({ data }) => data.path));
  expect(paths).toContain("/caf\u00e9");
});
