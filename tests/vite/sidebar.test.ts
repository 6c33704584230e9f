import { expect, test } from "vitest";

import type { SidebarItem } from "../../src/page";
import type { ApiNavigation } from "../../src/reference/navigation";
import { referencePages } from "../../src/reference-pages";
import type { LoadedVersion } from "../../src/vite/docs/load-docs";
import type { Guide } from "../../src/vite/load-guides";
import { apiScope, buildSidebar, docsScope, wholeSidebar } from "../../src/vite/sidebar";
import { english } from "../../src/i18n/english";
import { yaml } from "../codegen/table";

/** Returns an API with the given number of operations in each section. */
function apiOf(...counts: readonly number[]): ApiNavigation {
  return {
    title: "A",
    version: "1",
    spec: "a.yaml",
    sections: counts.map((count, section) => ({
      tag: `Tag ${section}`,
      slug: `tag-${section}`,
      operations: Array.from({ length: count }, (_, index) => ({
        id: `op-${section}-${index}`,
        kind: "operation",
        method: "get",
        path: "/",
        title: `Operation ${index}`,
      })),
    })),
    schemas: [{ name: "S", identifier: "S", slug: "s" }],
  };
}

const guideOf = (path: string, group?: string): Guide => ({
  id: path,
  file: `${path}.mdx`,
  path,
  aliases: [],
  title: path,
  group,
  groupPage: false,
  draft: false,
  toc: [],
  headings: [],
  warnings: [],
});

/** Returns a version of the default docs, changed by `overrides`. */
function versionOf(overrides: Partial<LoadedVersion> = {}): LoadedVersion {
  return {
    plugin: "default",
    name: "2.0",
    label: "2.0",
    isLast: true,
    prefix: "",
    guides: [],
    hasSidebars: false,
    docs: [],
    sidebars: {},
    draftIds: [],
    mainDocId: "index",
    ...overrides,
  };
}

/** Returns the sources of a site with an API and one version of docs. */
function sourcesOf(api: ApiNavigation, guides: readonly Guide[] = [], version = versionOf()) {
  const last = { ...version, guides };
  return {
    api,
    site: { locale: "en" },
    words: english,
    docs: [{ id: "default", versions: [last], last }],
  };
}

/** Returns `label > path`, one line each, indented. */
function lines(items: readonly SidebarItem[], indent = ""): readonly string[] {
  return items.flatMap((item) => [
    `${indent}${item.label}${item.path === undefined ? "" : ` ${item.path}`}`,
    ...(item.type === "category" ? lines(item.items, `${indent}  `) : []),
  ]);
}

/** Lines of the sidebar of a page of the API. */
function sidebarOf(api: ApiNavigation, path: string): readonly string[] {
  const page = referencePages(api, english).find((known) => known.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return lines(buildSidebar(sourcesOf(api), apiScope(sourcesOf(api), page)));
}

/** Lines of the sidebar that shows everything. */
const wholeOf = (api: ApiNavigation, guides?: readonly Guide[]) =>
  lines(buildSidebar(sourcesOf(api, guides), "all:full"));

/** Schemas of these names, without descriptions. */
const schemasOf = (names: readonly string[]) =>
  names.map((name) => ({ name, identifier: name, slug: name }));

test("a small API is shown in full, after the guides by group", () => {
  const guides = [guideOf("/a"), guideOf("/b", "G"), guideOf("/c"), guideOf("/d", "G")];
  expect(wholeOf(apiOf(2, 0, 1), guides)).toEqual([
    "/a /a",
    "G",
    "  /b /b",
    "  /d /d",
    "/c /c",
    "API reference /api",
    "  Tag 0",
    "    Operation 0 /api/op-0-0",
    "    Operation 1 /api/op-0-1",
    "  Tag 2",
    "    Operation 0 /api/op-2-0",
    "  Schemas",
    "    S /api/schemas/s",
  ]);
});

test.each([
  ["GET /pets/{id}", "/pets/{id}"],
  ["POST /pets", "POST /pets"],
  ["GET pets", "GET pets"],
])("the method in the title %j is not repeated next to its badge", (title, want) => {
  const operation = { id: "a", kind: "operation", method: "get", path: "/pets/{id}" } as const;
  const sections = [{ tag: "T", slug: "t", operations: [{ ...operation, title }] }];
  expect(wholeOf({ ...apiOf(), sections })).toContain(`    ${want} /api/a`);
});

test("a page of a large API shows its own section, the others as links", () => {
  const sidebar = sidebarOf(apiOf(40, 40), "/api/op-1-3");
  expect(sidebar.slice(0, 4)).toEqual([
    "API reference /api",
    "  Tag 0 /api/op-0-0",
    "  Tag 1",
    "    Operation 0 /api/op-1-0",
  ]);
  expect(sidebar).toHaveLength(3 + 40 + 1);
});

test("no sidebar grows with the API, even if it has one section", () => {
  const api = apiOf(1000);
  const sidebar = sidebarOf(api, "/api/op-0-999");
  expect(sidebar).toContain("  Tag 0 961–1000");
  expect(sidebar).toContain("  Tag 0 901–960 /api/op-0-900");
  expect(sidebar).toHaveLength(1 + 1 + 1 + 40 + 1);
  const overview = apiScope(sourcesOf(api));
  expect(lines(buildSidebar(sourcesOf(api), overview))).toEqual([
    "API reference /api",
    "  Tag 0 /api/op-0-0",
    "  Schemas /api/schemas/s",
  ]);
});

test("a schema's page of a large API shows the schemas around it, and links to those before and after them", () => {
  const names = Array.from({ length: 200 }, (_, index) => `s${String(index).padStart(3, "0")}`);
  expect(sidebarOf({ ...apiOf(1), schemas: schemasOf(names) }, "/api/schemas/s070")).toEqual([
    "API reference /api",
    "  Tag 0 /api/op-0-0",
    "  Schemas 1–60 /api/schemas/s000",
    "  Schemas 61–120",
    ...names.slice(60, 120).map((name) => `    ${name} /api/schemas/${name}`),
    "  Schemas 121–180 /api/schemas/s120",
  ]);
});

test("schemas are sorted by name", () => {
  const schemas = schemasOf(["User", "apiKey", "Class"]);
  const names = wholeOf({ ...apiOf(1), schemas }).map((line) => line.trim().split(" ")[0]);
  expect(names.slice(-3)).toEqual(["apiKey", "Class", "User"]);
});

test("the page of a group is linked from the group's label, and is not among its pages", () => {
  const page = { ...guideOf("/g", "G"), groupPage: true };
  const guides = [guideOf("/a", "G"), page, guideOf("/b", "G")];
  expect(wholeOf(apiOf(), guides).slice(0, 3)).toEqual(["G /g", "  /a /a", "  /b /b"]);
});

test("a configured sidebar is unchanged, except that operations get their method", () => {
  const version = versionOf({
    hasSidebars: true,
    sidebars: yaml`
      handbook:
        - type: category
          label: Basics
          href: /basics
          items: [{ type: link, label: Call, href: /api/op-0-0 }]
        - { type: link, label: Elsewhere, href: "https://a.example" }
    `,
  });
  const sources = sourcesOf(apiOf(1), [], version);
  const scope = docsScope(sources, version, "handbook");
  expect(buildSidebar(sources, scope)).toEqual(yaml`
    - type: category
      label: Basics
      path: /basics
      items: [{ type: link, label: Call, path: /api/op-0-0, method: get }]
    - { type: link, label: Elsewhere, path: "https://a.example" }
  `);
  // The API then has its own sidebar, and an unlisted doc has none.
  expect(lines(buildSidebar(sources, apiScope(sources)))[0]).toBe("API reference /api");
  expect(buildSidebar(sources, docsScope(sources, version, undefined))).toEqual([]);
});

test("the list for the filter is complete for any API, and contains the paths of operations", () => {
  const whole = wholeSidebar(sourcesOf(apiOf(60, 60), [guideOf("/a")]));
  const all = lines(whole);
  expect(all.filter((line) => line.includes("/api/op-"))).toHaveLength(120);
  expect(all[0]).toBe("/a /a");
  expect(whole).toHaveProperty("1.items.0.items.0.path", "/api/op-0-0");
  expect(whole).toHaveProperty("1.items.0.items.0.address", "/");
});

test("the catalog of errors follows the overview, if the API describes errors", () => {
  const [overview, errors] = wholeOf({ ...apiOf(1), pages: ["errors"] });
  expect([overview, errors]).toEqual(["API reference /api", "  Errors /api/errors"]);
  expect(wholeOf(apiOf(1)).join()).not.toContain("Errors");
});
