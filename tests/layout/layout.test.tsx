import { describe, expect, test } from "vitest";
import { elements, renderPage, text } from "./render";

const toc = [
  { id: "keys", title: "Keys", level: 2 },
  { id: "rotation", title: "Rotation", level: 3 },
  { id: "use", title: "Use", level: 2 },
] as const;

test("the skip link is the first focusable element and leads to the main area", () => {
  const html = renderPage(
    { sidebar: [{ type: "link", label: "Authentication", path: "/auth" }] },
    { announcementBar: { id: "a", content: "<a href='#'>News</a>", isCloseable: true } },
  );

  const first = /<(?:a|button|input|select|summary)\b[^>]*>[^<]*/.exec(html)?.[0];
  expect(first).toContain('href="#main"');
  expect(first).toContain("Skip to main content");
  expect(html).toContain('<main class="');
  expect(html).toContain('id="main" tabindex="-1"');
});

test("landmarks have distinct names", () => {
  const html = renderPage(
    {
      toc,
      previous: { title: "Introduction", path: "/" },
      sidebar: [{ type: "link", label: "Authentication", path: "/auth" }],
    },
    {
      navbar: {
        title: "Acme API",
        hideOnScroll: false,
        items: [{ type: "link", label: "Guides", to: "/", position: "left" }],
      },
    },
  );

  expect(
    html.match(/<nav[^>]* aria-label="[^"]*"/g)?.map((tag) => /label="(.*)"/.exec(tag)?.[1]),
  ).toEqual([
    "Main",
    "Documentation",
    "Main",
    "Breadcrumbs",
    "On this page",
    "Previous and next page",
  ]);
  expect(elements(html, "main")).toHaveLength(1);
  expect(elements(html, "header")).toHaveLength(1);
});

test("a page without sidebar, contents and neighbors has no empty parts", () => {
  const html = renderPage();

  expect(html).not.toContain("On this page");
  expect(html).not.toContain("Previous");
  expect(html).not.toContain("Announcement");
  expect(html).not.toContain('aria-label="Documentation"');
  expect(html).not.toContain("<footer");
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});

describe("the table of contents", () => {
  test("of two headings is only in the rail", () => {
    const html = renderPage({ toc: toc.slice(0, 2) });
    expect(elements(html, "ul").filter((list) => list.includes("#rotation"))).toHaveLength(1);
  });

  test("links to the headings of a guide, in the fold and in the rail", () => {
    const html = renderPage({ toc });

    const lists = elements(html, "ul").filter((list) => list.includes("#rotation"));
    expect(lists.map(text)).toEqual(["KeysRotationUse", "KeysRotationUse"]);
  });
});

test("previous and next link to their pages", () => {
  const html = renderPage({
    previous: { title: "Introduction", path: "/" },
    next: { title: "Pagination", path: "/pagination" },
  });

  const links = elements(html, "a").filter((link) => link.includes("rel="));
  expect(links.map(text)).toEqual(["Previous Introduction", "Next Pagination"]);
  expect(links[0]).toContain('href="/"');
  expect(links[1]).toContain('href="/pagination"');
});

test("the announcement renders the site owner's HTML, and can be closed only if configured", () => {
  const bar = { id: "a", content: "<b>News</b>", backgroundColor: "#123", textColor: "#fff" };
  const closeable = renderPage({}, { announcementBar: { ...bar, isCloseable: true } });
  const fixed = renderPage({}, { announcementBar: { ...bar, isCloseable: false } });

  expect(closeable).toContain("<b>News</b>");
  expect(closeable).toContain('aria-label="Close announcement"');
  expect(fixed).not.toContain('aria-label="Close announcement"');
});
