import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import type { SearchIndex } from "../../src/search/search-index";
import { wholeIndex } from "../../src/search/panel/create-search";
import { blocksOf } from "../../src/vite/page-blocks";
import {
  isSearched,
  type ReadPage,
  SearchIndexBuilder,
  stagesOf,
} from "../../src/vite/search-index";
import { type PageEntry, pageEntries, type SearchPage } from "../../src/vite/search/page-entries";
import { siteData } from "../site-data";
import { pageAt, published } from "./published";

const operation: SearchPage = {
  path: "/api/op",
  kind: "operation",
  title: "Create thing",
  operation: { method: "post", path: "/things/{id}" },
};
const model: SearchPage = { path: "/api/schemas/thing", kind: "schema", title: "Thing" };
const guide: SearchPage = { path: "/auth", kind: "guide", title: "Authentication" };

const row = (id: string, name: string, text: string, inside = "") =>
  `<li class="r" id="${id}"><div data-join=""><code>${name}</code><a href="#${id}" data-link aria-label="Link to ${name}"></a> <span>string</span><span> required</span></div><ul data-join=""><li>example<!-- --> <code>E</code></li></ul><div class="p"><p>${text}</p></div>${inside}</li>`;
const heading = (level: number, id: string, text: string) =>
  `<div data-join=""><h${level} id="${id}">${text}</h${level}><a href="#${id}" data-link aria-label="Link to ${text}"></a></div>`;

function entriesOf(page: SearchPage, article: string) {
  return pageEntries(page, blocksOf(`<main><article>${article}</article></main>`));
}

/** Returns what an article adds to the index: kind, headings above and title, id, and text. */
function outline(page: SearchPage, article: string): readonly string[] {
  return entriesOf(page, article).map(({ kind, trail, title, fragment, text }) => {
    const place = fragment && ` #${fragment}`;
    return `${kind} ${[...trail, title].join(" › ")}${place}${text && `: ${text}`}`;
  });
}

function read(page: SearchPage, article: string): ReadPage {
  return { page, entries: entriesOf(page, article) };
}

function indexOf(pages: readonly ReadPage[]): SearchIndex {
  const builder = new SearchIndexBuilder();
  for (const page of pages) builder.add(page);
  return builder.finish();
}

describe("the entries of", () => {
  it("a guide: the page and its sections, each with its own text and the headings above it", () => {
    const article = `<h1>Authentication</h1><p>Send <code>Authorization</code>.</p>
       <h2 id="keys">Keys<a class="anchor" href="#keys" data-link aria-label="Link to Keys">#</a></h2><p>Keep &amp; hide.</p>
       <h3 id="lost">Lost keys</h3><table><tr><th>A</th><th>B</th></tr></table>`;
    expect(outline(guide, article)).toEqual([
      "guide Authentication: Send Authorization.",
      "guide Keys #keys: Keep & hide.",
      "guide Keys › Lost keys #lost: A · B.",
    ]);
  });

  it.each([
    [`{"code":"NO_SEATS","details":[{"message":"The class is full."}],"status":400}`, true],
    ["<error>NO_SEATS</error>", false],
  ])("the errors page: the texts of an example, if it is JSON: %s", (example, isFound) => {
    const errors: SearchPage = { path: "/api/errors", kind: "errors", title: "Errors" };
    const code = `<div data-nosnippet><figure><button>Copy</button><pre><code>${example.replace(/</g, "&lt;")}</code></pre></figure></div>`;
    const [, shape] = entriesOf(
      errors,
      `<h1>Errors</h1>${heading(2, "error-Full", "Full")}${code}`,
    );
    expect(shape?.text).toBe(isFound ? "NO_SEATS · The class is full." : "");
    const [page] = entriesOf(operation, `<h1>Create thing</h1>${code}`);
    expect(page?.text).toBe("");
  });

  it("an operation: its address, and the text of common sections", () => {
    const article = `<header><h1>Create thing</h1><p data-nosnippet>POST <code>/<wbr/>things</code></p>
       <div id="description"><p>Makes <a href="/x"><span>GET</span> one</a>.</p></div></header>
       <section>${heading(2, "request-body", "Request body")}<p>The thing.</p>${heading(3, "request.application/json", "application/json")}</section>`;
    expect(outline(operation, article)).toEqual([
      "operation Create thing: Makes GET one. The thing.",
    ]);
    expect(entriesOf(operation, article)[0]?.address).toBe("POST /things/{id}");
  });

  it("a row: its name without its type, its text before its chips, and the rows around it", () => {
    const city = row("request.address.city", "city", "Town or city.");
    const inside = `<details><summary>1 property; no others</summary><ul>${city}</ul></details>`;
    const address = row("request.address", "address", "Where it is.", inside);
    const article = `${heading(2, "request-body", "Request body")}${heading(3, "request.application/json", "application/json")}<ul>${address}</ul>`;
    expect(outline(operation, article).slice(1)).toEqual([
      "property Request body › address #request.address: Where it is. example E",
      "property Request body › address › city #request.address.city: Town or city. example E",
    ]);
  });

  it("parameters, variants, allowed values and errors, by kind", () => {
    const article = `<ul>${row("query.limit", "limit", "How many.")}</ul>
       <fieldset><div id="request~In-person" data-panel-of="In person"><div data-join><h4>In person</h4><span> InPerson</span></div><p>Come here.</p></div></fieldset>
       <ul><li id="request.state=OPEN"><code>OPEN</code> Not yet closed.</li></ul>
       <details><summary>${heading(3, "response-404", "<code>404</code> Not found")}<span>There is none.</span></summary></details>
       ${heading(3, "response-200", "<code>200</code> OK")}`;
    expect(outline(operation, article).slice(1)).toEqual([
      "parameter limit #query.limit: How many. example E",
      "property In person #request~In-person: Come here.",
      "property OPEN #request.state=OPEN: Not yet closed.",
      "error 404 Not found #response-404: There is none.",
      "reference 200 OK #response-200",
    ]);
  });

  it("tables, with separated rows and an end", () => {
    const article = `<p>Steps:</p><table><thead><tr><th>Step</th><th>Call</th></tr></thead><tbody><tr><td>1</td><td></td></tr><tr><td>2</td><td>Send it.</td></tr></tbody></table><p>Done</p>`;
    expect(outline(guide, article)).toEqual([
      "guide Authentication: Steps: Step · Call; 1; 2 · Send it. Done",
    ]);
  });

  it("a page, without what readers do not search for: samples, labels, controls, facts of headings", () => {
    const article = `<section data-nosnippet>${heading(2, "authorization", "Authorization")}<ul><li id="x">API key</li></ul></section>
       <div data-join><h2 id="request-body">Request body</h2><span>required</span></div><p>The thing.</p>
       <nav data-sections><a href="#x">Menu</a></nav><label data-controls>host</label>
       <figure><figcaption>curl</figcaption><pre><code><span>SECRET</span></code></pre></figure><p>after<br/>it<img alt="x" src="a>b"/>.</p>`;
    expect(outline(operation, article)).toEqual(["operation Create thing: The thing. after it."]);
  });
});

describe("the index of one language", () => {
  const city = (id: string) => row(id, "city", "Town or city.");

  it("contains the same entry of several pages once, with the page of the model first", () => {
    const { entries, pages, trails } = indexOf([
      read(operation, `<ul>${city("request.city")}${city("response-200.city")}</ul>`),
      read(model, `<ul>${city("Thing.city")}</ul>`),
    ]);
    const places = entries.find(({ title }) => title === "city")?.places;
    expect(places?.map(([page, , id]) => [pages[page]?.title, id])).toEqual([
      ["Thing", "Thing.city"],
      ["Create thing", "request.city"],
    ]);
    expect(trails).toEqual([""]);
  });

  it("lists a few pages of many, and their number", () => {
    const pages = Array.from({ length: 30 }, (_, index) =>
      read({ ...operation, path: `/api/op-${index}` }, `<ul>${city("request.city")}</ul>`),
    );
    const [, entry] = indexOf(pages).entries;
    expect(entry?.places).toHaveLength(25);
    expect(entry?.pages).toBe(30);
  });

  it("does not let an old version take the places of the new one", () => {
    const versionOf = (version: string) =>
      Array.from({ length: 26 }, (_, index) => {
        const docs = { plugin: "default", version, alternates: {} };
        return read({ ...guide, path: `/${version}/${index}`, docs }, "");
      });
    const { entries, pages } = indexOf([...versionOf("1"), ...versionOf("2")]);
    const versions = entries[0]?.places.map(([page]) => pages[page]?.docs?.[1]);
    expect(versions?.filter((version) => version === "2")).toHaveLength(25);
  });

  it("cuts the text of rows, but not that of guides", () => {
    const long = "word ".repeat(60).trim();
    const { entries } = indexOf([
      read(guide, `<p>${long}</p><ul>${row("query.q", "q", long)}</ul>`),
    ]);
    expect(entries[0]?.text).toBe(long);
    expect(entries[1]?.text).toMatch(/^word .{100,160}word…$/);
  });

  it("is one file if it is small", () => {
    const index = indexOf([read(operation, `<ul>${city("request.city")}</ul>`)]);
    expect(stagesOf(index)).toEqual([index]);
  });

  it("is two files otherwise: first the titles, then texts and rows", () => {
    const fields = heading(2, "keys", "Keys") + "<p>Keep.</p><h3 id='lost'>Lost</h3>";
    const pages = [
      read(operation, `<p>Makes one.</p><ul>${city("request.city")}</ul>`),
      read(guide, fields),
    ];
    const index = { ...indexOf(pages), synonyms: { key: ["word"] } };
    const [first, rest] = stagesOf(index, 0);
    expect(first.synonyms).toEqual({ key: ["word"] });
    expect(first.entries.map(({ title, text }) => [title, text])).toEqual([
      ["Create thing", ""],
      ["Authentication", ""],
      ["Keys", ""],
      ["Lost", ""],
    ]);
    expect(rest?.entries.map(({ title }) => title)).toEqual(["city"]);
    expect(rest && wholeIndex(first, rest)).toEqual(index);
  });

  it("stays below a megabyte, compressed, for a thousand pages that share their models, and its first stage below 25 kB", () => {
    const words = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi".split(
      " ",
    );
    const text = (seed: number) =>
      Array.from(
        { length: 14 },
        (_, index) => words[(seed * (index + 3) + index * index) % words.length],
      ).join(" ");
    const entry = (kind: PageEntry["kind"], title: string, about: string, fragment = "") => ({
      kind,
      title,
      text: about,
      trail: [],
      fragment,
    });
    const rowsOf = (schema: number, prefix: string) =>
      Array.from({ length: 15 }, (_, index) => {
        const name = `field_${schema}_${index}`;
        const about = `${text(schema * 31 + index)} · example E`;
        return entry("property", name, about, `${prefix}.${name}`);
      });
    const models = Array.from({ length: 500 }, (_, schema) => ({
      page: { ...model, path: `/api/schemas/s-${schema}`, title: `S${schema}` },
      entries: [entry("model", `S${schema}`, ""), ...rowsOf(schema, `S${schema}`)],
    }));
    const operations = Array.from({ length: 500 }, (_, index) => ({
      page: { ...operation, path: `/api/o-${index}`, title: `Operation ${index}` },
      entries: [
        entry("operation", `Operation ${index}`, text(index)),
        ...[0, 1, 2, 3].flatMap((offset) =>
          rowsOf((index + offset) % 500, `response-200.s${offset}`),
        ),
      ],
    }));
    const index = indexOf([...operations, ...models]);
    const [first] = stagesOf(index);
    const bytes = (part: SearchIndex) => gzipSync(JSON.stringify(part)).length;
    expect(bytes(index)).toBeLessThan(1_000_000);
    expect(bytes(first)).toBeLessThan(25_000);
    expect(first.entries).toHaveLength(1000);
  });
});

describe("the searched pages of a site", () => {
  const items = [{ type: "search", position: "right" }] as const;
  const en = siteData({ navbar: { ...siteData().navbar, items } });
  const auth = pageAt("/auth", { aliases: ["/login"] });

  it("are those of a language with a search, once each, except the not-found page", () => {
    expect(isSearched(published(auth, en))).toBe(true);
    expect(isSearched(published(auth, en, undefined, "/login"))).toBe(false);
    expect(isSearched(published(pageAt("/none", { kind: "not-found" }), en))).toBe(false);
    expect(isSearched(published(auth, siteData({ locale: "fr" })))).toBe(false);
  });
});
