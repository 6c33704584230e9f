import { expect, test } from "vitest";

import type { SidebarItem } from "../../src/page";
import { table, yaml } from "../codegen/table";
import { elements, renderPage, text } from "./render";

type Page = NonNullable<Parameters<typeof renderPage>[0]>;

const sidebar = yaml<readonly SidebarItem[]>`
  - { type: link, label: Start, path: / }
  - type: category
    label: API reference
    path: /api
    items:
      - type: category
        label: Classes
        items: [{ type: link, label: Create class, path: /api/create-class }]
`;

test.each(table<[string, Page, string]>`
  lead from the home page through the sidebar:
    - { path: /api/create-class, title: Create class }
    - "[Home] [API reference] Classes Create class (page)"
  do not put the page of a category below that category:
    - { path: /api, title: API reference }
    - "[Home] API reference (page)"
  lead from the home page to a page that is not in its sidebar:
    - { path: /old/auth, title: Auth }
    - "[Home] Auth (page)"
  put a schema below the API reference, even if its sidebar lists no schemas:
    - { path: /api/schemas/pet, kind: schema, title: Pet }
    - "[Home] [API reference] Schemas Pet (page)"
  are not on the home page: [{ path: /, title: Start }, ""]
  are not on the not-found page: [{ path: /404, kind: not-found, title: Page not found }, ""]
`)("breadcrumbs %s", (_, page, want) => {
  const html = renderPage({ sidebar, ...page });
  const nav = elements(html, "nav").find((each) => each.includes('aria-label="Breadcrumbs"'));
  const trail = elements(nav ?? "", "li").map((item) => {
    if (item.includes('aria-current="page"')) return `${text(item)} (page)`;
    return item.includes("<a ") ? `[${text(item)}]` : text(item);
  });
  expect(trail.join(" ")).toBe(want);
});

test("an article ends with its edit link and the date of its last change, if they are known", () => {
  const html = renderPage({
    editUrl: "https://git.example/edit/auth.mdx",
    lastUpdated: { date: "2026-05-03T10:00:00.000Z", text: "May 3, 2026" },
  });
  expect(html).toContain('<a href="https://git.example/edit/auth.mdx" rel="noreferrer">');
  expect(html).toContain('<time dateTime="2026-05-03T10:00:00.000Z">May 3, 2026</time>');
  expect(text(html)).toMatch(/Edit this page.*Last updated May 3, 2026/);
  expect(text(renderPage())).not.toMatch(/Edit this page|Last updated/);
});
