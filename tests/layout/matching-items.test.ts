import { describe, expect, test } from "vitest";

import { countLinks, matchingItems } from "../../src/layout/filter/matching-items";
import type { SidebarItem } from "../../src/page";
import { table, yaml } from "../codegen/table";

const items = yaml<readonly SidebarItem[]>`
  - { type: link, label: Authentication, path: /auth }
  - type: category
    label: API reference
    path: /api
    items:
      - type: category
        label: Classes
        items:
          - { type: link, label: List classes, path: /api/a, method: get, address: /v1/kurse }
          - { type: link, label: Create, path: /api/add-course, method: post, address: /v1/kurse }
          - { type: link, label: Delete, path: /api/c, method: delete, address: "/v1/kurse/{id}" }
      - { type: category, label: Schemas, items: [{ type: link, label: Class, path: /s }] }
`;

/** Returns the labels; those of categories end with a colon. */
function labelsOf(found: readonly SidebarItem[]): readonly string[] {
  return found.flatMap((item) =>
    item.type === "link" ? [item.label] : [`${item.label}:`, ...labelsOf(item.items)],
  );
}

describe("the filter of the sidebar finds by", () => {
  test.each(table<[string, string, string]>`
    title: [AUTH, Authentication]
    path: ["/kurse/{", "API reference: Classes: Delete"]
    id: [add-cour, "API reference: Classes: Create"]
    title, with hyphens or without: [list-CLASSES, "API reference: Classes: List classes"]
    method: [post, "API reference: Classes: Create"]
    several words, in any order: [kurse get, "API reference: Classes: List classes"]
    part of a title, in any group: [class, "API reference: Classes: List classes Schemas: Class"]
    the title of a category that has a page: [reference, "API reference:"]
    nothing else: [put, ""]
  `)("%s", (_what, query, want) => {
    expect(labelsOf(matchingItems(items, query)).join(" ")).toBe(want);
  });

  test("a category that does not match itself is not linked", () => {
    expect(countLinks(matchingItems(items, "class"))).toBe(2);
    expect(countLinks(matchingItems(items, "reference"))).toBe(1);
  });
});
