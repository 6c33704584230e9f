import { describe, expect, test } from "vitest";
import type { NavbarEntry, SiteData } from "../../src/config/site-data";
import { currentTarget } from "../../src/layout/current-target";
import type { WholePage } from "../../src/page";
import { table, yaml } from "../codegen/table";
import { element, elements, renderPage, text } from "./render";

const entries = yaml<Readonly<Record<string, NavbarEntry>>>`
  guides: { type: link, label: Guides, to: /, position: left }
  api: { type: link, label: API reference, to: /api, position: left }
  status: { type: link, label: Status, href: "https://status.acme.example", position: right }
  html: { type: html, html: <kbd>hi</kbd>, position: left }
  search: { type: search, position: right }
  more:
    type: dropdown
    label: More
    items:
      - { type: link, label: Classes, to: /api/classes, position: left }
      - { type: html, html: <hr>, position: left }
    position: left
  keys:
    type: doc
    plugin: default
    targets: { "2.0": { label: Keys, path: /auth }, "1.0": { label: Old keys, path: /1.0/auth } }
    position: left
  draft: { type: doc, plugin: default, targets: {}, position: left }
  drafts:
    type: dropdown
    label: Drafts
    items: [{ type: doc, plugin: default, targets: {}, position: left }]
    position: left
  versions: { type: docsVersionDropdown, plugin: default, position: left }
  languages: { type: localeDropdown, position: left }
`;

const [two, one] = [
  { name: "2.0", label: "2.0 (latest)", mainPath: "/" },
  { name: "1.0", label: "1.0", mainPath: "/1.0" },
];
const locales: SiteData["locales"] = [
  { code: "en", label: "English", direction: "ltr", basePath: "/docs/" },
  { code: "ar", label: "العربية", direction: "rtl", basePath: "/docs/ar/" },
];
const several = { docs: [{ id: "default", versions: [two, one], last: "2.0" }], locales };
const single = {
  docs: [{ id: "default", versions: [two], last: "2.0" }],
  locales: locales.slice(0, 1),
};

const navbarOf = (names: string): SiteData["navbar"] => ({
  title: "Acme API",
  hideOnScroll: false,
  items: names.split(" ").flatMap((name) => entries[name] ?? []),
});

/** Returns the HTML of the navbar with some items. */
function navbar(names: string, page: Partial<WholePage> = {}, site: Partial<SiteData> = several) {
  const html = renderPage(page, { ...site, navbar: navbarOf(names) });
  return element(element(html, "header"), "nav");
}

/** Returns the labels of menus, and the links: text, address, and the value of `aria-current`. */
function outline(html: string): readonly string[] {
  const found = html.matchAll(/<(summary|a)(?=[ >])([^>]*)>(.*?)<\/\1>/gs);
  return [...found].map(([, tag, attributes = "", content = ""]) => {
    if (tag === "summary") return `▾ ${text(content)}`;
    const [, href] = /href="(.*?)"/.exec(attributes) ?? [];
    const [, current] = /aria-current="(.*?)"/.exec(attributes) ?? [];
    return `${text(content)} ${href}${current ? ` ${current}` : ""}`;
  });
}

test("the title links to the home page", () => {
  expect(outline(element(renderPage(), "header"))[0]).toBe("Acme API /");
});

test.each([undefined, "dark", "primary"] as const)("the bar has the style %s", (style) => {
  const html = renderPage({}, { navbar: { title: "Acme", hideOnScroll: false, items: [], style } });
  expect(/<header[^>]* data-look="(.*?)"/.exec(html)?.[1]).toBe(style);
});

test.each(table<[string, string, Partial<WholePage>, readonly string[]]>`
  left items come before right ones:
    - status guides
    - {}
    - [Guides / true, "Status https://status.acme.example"]
  a dropdown contains its items:
    - more
    - {}
    - [▾ More, Classes /api/classes]
  a doc is that of the current version:
    - keys
    - { docs: { plugin: default, version: "1.0", alternates: {} } }
    - [Old keys /1.0/auth]
  a doc is that of the last version on a page of other docs:
    - keys
    - { path: /blog, docs: { plugin: blog, version: "1.0", alternates: {} } }
    - [Keys /auth]
  a doc is that of the last version on a page without docs, and is the current item there:
    - keys
    - {}
    - [Keys /auth page]
  versions link to the equivalent page of each version:
    - versions
    - path: /1.0/auth
      docs: { plugin: default, version: "1.0", alternates: { "2.0": /auth } }
    - ["▾ Version: 1.0", 2.0 (latest) /auth, 1.0 /1.0/auth true]
  versions link to the main doc of a version without an equivalent page:
    - versions
    - { path: /auth, docs: { plugin: default, version: "2.0", alternates: {} } }
    - ["▾ Version: 2.0 (latest)", 2.0 (latest) /auth true, 1.0 /1.0]
  versions link to their main docs from a page of other docs:
    - versions
    - path: /blog/auth
      docs: { plugin: blog, version: "2.0", alternates: { "1.0": /blog/1.0/auth } }
    - ["▾ Version: 2.0 (latest)", 2.0 (latest) / true, 1.0 /1.0]
  languages link to the same page in each language:
    - languages
    - { path: /auth }
    - ["▾ Language: English", English /docs/auth true, العربية /docs/ar/auth]
  languages link to the home pages from the not-found page:
    - languages
    - { path: /404, kind: not-found }
    - ["▾ Language: English", English /docs/ true, العربية /docs/ar/]
  an item is the current page on its own page:
    - guides api
    - { path: /api }
    - [Guides /, API reference /api page]
  an item is the current page at an alias, and one around it the current section:
    - guides api
    - { path: /overview, aliases: [/api] }
    - [Guides / true, API reference /api page]
  an item is the current section on pages below it:
    - guides api
    - { path: /api/create-class }
    - [Guides /, API reference /api true]
  no item is current on the not-found page:
    - guides api
    - { path: /404, kind: not-found }
    - [Guides /, API reference /api]
  an item in a dropdown takes precedence over a shorter match outside:
    - guides api more
    - { path: /api/classes/new }
    - [Guides /, API reference /api, ▾ More, Classes /api/classes true]
`)("%s", (_, names, page, want) => {
  expect(outline(navbar(names, page))).toEqual(want);
});

test("a path with the same prefix in its last segment is not below", () => {
  expect(currentTarget("/apix", ["/api"])).toBeUndefined();
  expect(currentTarget("/api/x", ["/", "/api", "/api/x"])).toBe("/api/x");
});

test.each([
  ["an external link sends no referrer", "status", / rel="noreferrer"/],
  ["HTML is not escaped", "html", /<kbd>hi<\/kbd>/],
  ["HTML in a dropdown is not escaped", "more", /<details[^]*<hr>/],
  ["a link to a language names it", "languages", /\/docs\/ar\/auth" lang="ar" hrefLang="ar"/],
])("%s", (_, names, want) => {
  expect(navbar(names)).toMatch(want);
});

test.each(["draft", "drafts"])("%s without a target has not even an empty item", (name) => {
  const html = navbar(name);
  expect(elements(html, "a")).toEqual([]);
  expect(html).not.toContain("<li></li>");
});

test("a single version is a plain link to the same page, or to the main doc; a single language is absent", () => {
  const page = { path: "/auth", docs: { plugin: "default", version: "2.0", alternates: {} } };
  expect(outline(navbar("versions", page, single))).toEqual(["Version: 2.0 (latest) /auth"]);
  expect(outline(navbar("versions", {}, single))).toEqual(["Version: 2.0 (latest) /"]);
  expect(navbar("guides languages", {}, single)).not.toContain("<details");
});

test("all items except the search box are in the menu too, where a dropdown does not close the others", () => {
  const html = renderPage({}, { navbar: navbarOf("guides more search") });
  const menu = element(html.slice(html.indexOf('id="menu"')), "nav");
  expect(outline(menu)).toEqual(["Guides / true", "▾ More", "Classes /api/classes"]);
  expect(elements(menu, "li")).toHaveLength(3);
  expect(menu).not.toContain('name="navbar"');
});

const broken = { type: "doc", plugin: "gone", targets: {}, position: "left" } as const;
test.each<NavbarEntry>([
  broken,
  { type: "dropdown", label: "More", items: [broken], position: "left" },
])("an item ($type) whose docs do not exist throws an error that names it", (item) => {
  expect(() => renderPage({}, { navbar: { ...navbarOf(""), items: [item] } })).toThrow(
    `Check this item of navbar.items: ${JSON.stringify(broken)}`,
  );
});

test("the menu of a page without a sidebar is only the main menu", () => {
  expect(elements(renderPage(), "button").map(text)).not.toContain("Back to main menu");
});

test("the switch of the color mode is in the bar and in the menu, with both labels, one of which CSS shows", () => {
  const colorMode = { defaultMode: "light", respectPrefersColorScheme: false } as const;
  const html = renderPage({}, { colorMode: { ...colorMode, disableSwitch: false } });
  const toggle = elements(html, "button").find((button) => button.includes("color-mode"));
  expect(text(toggle ?? "")).toBe("Switch to dark modeSwitch to light mode");
  expect(html.match(/data-color-mode-toggle/g)).toHaveLength(2);
  const without = renderPage({}, { colorMode: { ...colorMode, disableSwitch: true } });
  expect(without).not.toContain("Switch to");
});

describe("a logo", () => {
  const withLogo = (logo: SiteData["navbar"]["logo"]) =>
    renderPage({}, { navbar: { ...navbarOf(""), logo } });

  test("comes with its dark variant, below the base path", () => {
    const html = withLogo({ src: "/logo.svg", srcDark: "/logo-dark.svg", alt: "Acme", width: 90 });
    expect(html).toMatch(/<img width="90"[^>]* alt="Acme"[^>]* src="\/logo.svg"/);
    expect(html).toMatch(/<img width="90"[^>]* alt="Acme"[^>]* src="\/logo-dark.svg"/);
    expect(html).not.toContain('rel="preload"');
  });

  test("links to the configured address", () => {
    const html = withLogo({ src: "/logo.svg", href: "https://acme.example", target: "_blank" });
    expect(element(element(html, "header"), "a")).toMatch(
      /target="_blank" href="https:\/\/acme.example"/,
    );
  });
});
