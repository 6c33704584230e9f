import { expect, test } from "vitest";

import type { SidebarItem } from "../../src/page";
import { element, elements, renderPage, text } from "./render";

const sidebar: readonly SidebarItem[] = [
  { type: "link", label: "Start", path: "/" },
  {
    type: "category",
    label: "API reference",
    path: "/api",
    items: [
      {
        type: "category",
        label: "Classes",
        items: [{ type: "link", label: "Create class", path: "/api/create-class" }],
      },
    ],
  },
];

/** Returns the breadcrumbs of a page, with links in brackets. */
function trail(page: Parameters<typeof renderPage>[0]): readonly string[] {
  const html = renderPage({ sidebar, ...page });
  const nav = elements(html, "nav").find((each) => each.includes('aria-label="Breadcrumbs"'));
  return nav === undefined
    ? []
    : elements(nav, "li").map((item) => (item.includes("<a ") ? `[${text(item)}]` : text(item)));
}

test("breadcrumbs lead from the home page through the sidebar", () => {
  expect(trail({ path: "/api/create-class", title: "Create class" })).toEqual([
    "[Home]",
    "[API reference]",
    "Classes",
    "Create class",
  ]);
});

test("the page of a category is not below that category", () => {
  expect(trail({ path: "/api", title: "API reference" })).toEqual(["[Home]", "API reference"]);
});

test("a page that is not in its sidebar still links to the home page", () => {
  expect(trail({ path: "/old/auth", title: "Auth" })).toEqual(["[Home]", "Auth"]);
});

test("the page of a schema is below the API reference, even if its sidebar lists no schemas", () => {
  expect(trail({ path: "/api/schemas/pet", kind: "schema", title: "Pet" })).toEqual([
    "[Home]",
    "[API reference]",
    "Schemas",
    "Pet",
  ]);
});

test("the last breadcrumb is the page itself", () => {
  const html = renderPage({ path: "/api/create-class", title: "Create class", sidebar });
  expect(element(html, "ol")).toContain('<li aria-current="page">Create class</li>');
});

test("the home page and the not-found page have none", () => {
  expect(trail({ path: "/", title: "Start" })).toEqual([]);
  expect(trail({ path: "/404", kind: "not-found", title: "Page not found" })).toEqual([]);
});

test("an article ends with its edit link and the date of its last change", () => {
  const html = renderPage({
    editUrl: "https://git.example/edit/auth.mdx",
    lastUpdated: { date: "2026-05-03T10:00:00.000Z", text: "May 3, 2026" },
  });
  expect(html).toContain('<a href="https://git.example/edit/auth.mdx" rel="noreferrer">');
  expect(html).toContain('<time dateTime="2026-05-03T10:00:00.000Z">May 3, 2026</time>');
  expect(text(html)).toContain("Edit this page");
  expect(text(html)).toContain("Last updated May 3, 2026");
});

test("a page without them shows neither", () => {
  expect(text(renderPage())).not.toMatch(/Edit this page|Last updated/);
});
