import { expect, test } from "vitest";

import type { SidebarItem } from "../../src/page";
import type { ApiNavigation } from "../../src/reference/navigation";
import type { Guide } from "../../src/vite/load-guides";
import { buildSidebar, sidebarScope } from "../../src/vite/sidebar";

/** An API whose sections have that many operations. */
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
  draft: false,
  toc: [],
});

/** `label > path`, one line each, indented. */
function lines(items: readonly SidebarItem[], indent = ""): readonly string[] {
  return items.flatMap((item) => [
    `${indent}${item.label}${item.path === undefined ? "" : ` ${item.path}`}`,
    ...(item.type === "category" ? lines(item.items, `${indent}  `) : []),
  ]);
}

test("a small API is shown whole, guides by group before it", () => {
  const guides = [guideOf("/a"), guideOf("/b", "G"), guideOf("/c"), guideOf("/d", "G")];
  expect(lines(buildSidebar(apiOf(2, 0, 1), guides, "full"))).toMatchInlineSnapshot(`
    [
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
    ]
  `);
});

test("a page of a large API shows its own section, the others as links", () => {
  const api = apiOf(60, 60);
  const operation = api.sections[1]?.operations[3];
  if (!operation) throw new Error("no operation");
  const scope = sidebarScope(api, { kind: "operation", operation });
  const sidebar = lines(buildSidebar(api, [], scope));
  expect(sidebar.slice(0, 4)).toEqual([
    "API reference /api",
    "  Tag 0 /api/op-0-0",
    "  Tag 1",
    "    Operation 0 /api/op-1-0",
  ]);
  expect(sidebar).toHaveLength(3 + 60 + 1);
});

test("no sidebar grows with the API, not even where it has one section", () => {
  const api = apiOf(1000);
  const operation = api.sections[0]?.operations[999];
  if (!operation) throw new Error("no operation");
  const scope = sidebarScope(api, { kind: "operation", operation });
  const sidebar = lines(buildSidebar(api, [], scope));
  expect(sidebar).toContain("  Tag 0 901–1000");
  expect(sidebar).toContain("  Tag 0 1–100 /api/op-0-0");
  expect(sidebar).toHaveLength(1 + 10 + 100 + 1);
  expect(lines(buildSidebar(api, [], sidebarScope(api, { kind: "overview" })))).toHaveLength(12);
});

test("schemas stand in the order of their names", () => {
  const schemas = ["User", "apiKey", "Class"].map((name) => ({
    name,
    identifier: name,
    slug: name,
  }));
  const sidebar = lines(buildSidebar({ ...apiOf(1), schemas }, [], "full"));
  expect(sidebar.slice(-3).map((line) => line.trim().split(" ")[0])).toEqual([
    "apiKey",
    "Class",
    "User",
  ]);
});
