import { expect, test } from "vitest";
import type { SidebarItem } from "../../src/page";
import { table, yaml } from "../codegen/table";
import { elements, renderPage, text } from "./render";

const sidebar = yaml<readonly SidebarItem[]>`
  - { type: link, label: Start, path: / }
  - type: category
    label: Basics
    items: [{ type: link, label: Authentication, path: /auth }]
  - type: category
    label: API reference
    path: /api
    items:
      - type: category
        label: Classes
        items:
          - { type: link, label: List, path: /api/list, method: get }
          - { type: link, label: Delete, path: /api/delete, method: delete, deprecated: true }
          - { type: link, label: Class full, path: /api/full, method: webhook }
      - type: category
        label: Learners
        items: [{ type: link, label: List learners, path: /api/list-learners, method: get }]
  - { type: link, label: Status, path: "https://status.acme.example/" }
`;

/** Returns the open and folded categories of the sidebar on the page at `path`, and the links: text, address, and the value of `aria-current`. */
function sidebarAt(path: string): readonly string[] {
  const html = renderPage({ path, sidebar, kind: "operation" });
  const nav = elements(html, "nav").find((each) => each.includes("Documentation")) ?? "";
  const found = nav.matchAll(/<details([^>]*)>\s*<summary[^>]*>([^<]*)|<a([^>]*)>(.*?)<\/a>/gs);
  return [...found].map(([, state, label, attributes = "", content = ""]) => {
    if (state !== undefined) return `${state.includes(" open") ? "▾" : "▸"} ${label}`;
    const [, href] = /href="(.*?)"/.exec(attributes) ?? [];
    const [, current] = /aria-current="(.*?)"/.exec(attributes) ?? [];
    return `${text(content)} ${href}${current ? ` ${current}` : ""}`;
  });
}

test("the sidebar lists each page once, with method and state, and a category with a page starts with it", () => {
  expect(sidebarAt("/api/list")).toEqual([
    "Start /",
    "▸ Basics",
    "Authentication /auth",
    "▾ API reference",
    "Overview /api",
    "▾ Classes",
    "GET List /api/list page",
    "DELETE Delete (deprecated) /api/delete",
    "EVENT Class full /api/full",
    "▸ Learners",
    "GET List learners /api/list-learners",
    "Status https://status.acme.example/",
  ]);
});

test.each(table<[string, string, string]>`
  - [/, "▾ Basics, ▸ API reference, ▸ Classes, ▸ Learners", Start / page]
  - [/auth, "▾ Basics, ▸ API reference, ▸ Classes, ▸ Learners", Authentication /auth page]
  - [/api, "▸ Basics, ▾ API reference, ▸ Classes, ▸ Learners", Overview /api page]
`)("at %s the groups around the page, and those of guides at a guide, are open: %s", (...row) => {
  const [path, folds, current] = row;
  const lines = sidebarAt(path);
  expect(lines.filter((line) => /^[▾▸]/.test(line)).join(", ")).toBe(folds);
  expect(lines.filter((line) => line.endsWith(" page")).join()).toBe(current);
});
