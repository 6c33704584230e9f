import { describe, expect, test } from "vitest";
import type { SidebarItem } from "../../src/page";
import { elements, renderPage, text } from "./render";

const sidebar: readonly SidebarItem[] = [
  { type: "link", label: "Authentication", path: "/auth" },
  {
    type: "category",
    label: "API reference",
    path: "/api",
    items: [
      {
        type: "category",
        label: "Classes",
        items: [
          { type: "link", label: "List classes", path: "/api/list-classes", method: "get" },
          {
            type: "link",
            label: "Delete a class",
            path: "/api/delete-class",
            method: "delete",
            deprecated: true,
          },
          { type: "link", label: "Class full", path: "/api/class-full", method: "webhook" },
        ],
      },
      {
        type: "category",
        label: "Learners",
        items: [
          { type: "link", label: "List learners", path: "/api/list-learners", method: "get" },
        ],
      },
    ],
  },
];

/** Returns the HTML of the sidebar on the page at `path`. */
function sidebarAt(path: string): string {
  const html = renderPage({ path, sidebar, kind: "operation" });
  return elements(html, "nav").find((nav) => nav.includes("Documentation")) ?? "";
}

test("only the current page is marked", () => {
  const marked = elements(sidebarAt("/api/list-classes"), "a").filter((link) =>
    link.includes("aria-current"),
  );

  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('aria-current="page"');
  expect(marked[0]).toContain('href="/api/list-classes"');
});

test("only the categories around the page are open", () => {
  const state = (path: string) =>
    [...sidebarAt(path).matchAll(/<details[^>]*>\s*<summary[^>]*>([^<]*)/g)].map(
      ([tag, label]) => `${label} ${/<details[^>]* open/.test(tag) ? "open" : "folded"}`,
    );

  expect(state("/api/list-classes")).toEqual([
    "API reference open",
    "Classes open",
    "Learners folded",
  ]);
  expect(state("/api")).toEqual(["API reference open", "Classes folded", "Learners folded"]);
  expect(state("/auth")).toEqual(["API reference folded", "Classes folded", "Learners folded"]);
});

test("all guide groups are open on a guide, and collapsed on API pages", () => {
  const guides: readonly SidebarItem[] = [
    { type: "link", label: "Start", path: "/" },
    {
      type: "category",
      label: "Basics",
      items: [{ type: "link", label: "Authentication", path: "/auth" }],
    },
  ];
  const isOpen = (path: string) =>
    /<details[^>]* open[^>]*>\s*<summary[^>]*>Basics/.test(
      renderPage({ path, sidebar: [...guides, ...sidebar] }),
    );

  expect(["/", "/auth", "/api", "/api/list-classes"].map(isOpen)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe("links", () => {
  const names = elements(sidebarAt("/auth"), "a").map(text);

  test("an operation starts with its method", () => {
    expect(names).toContain("GET List classes");
  });

  test("a webhook starts with its own badge", () => {
    expect(names).toContain("EVENT Class full");
  });

  test("a deprecated operation has that in its name", () => {
    expect(names).toContain("DELETE Delete a class (deprecated)");
  });

  test("a category with its own page starts with a link to it", () => {
    expect(names.slice(0, 2)).toEqual(["Authentication", "Overview"]);
    expect(elements(sidebarAt("/api"), "a")[1]).toContain('aria-current="page" href="/api"');
  });
});

test("a configured link may be external", () => {
  const html = renderPage({
    sidebar: [{ type: "link", label: "Status", path: "https://status.acme.example/" }],
  });

  expect(html).toContain('href="https://status.acme.example/"');
});

test("each link is rendered once", () => {
  const html = renderPage({ path: "/auth", sidebar });

  expect(html.match(/href="\/api\/list-learners"/g)).toHaveLength(1);
});
