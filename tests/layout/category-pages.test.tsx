import { expect, test } from "vitest";
import { CategoryPages } from "../../src/layout/CategoryPages";
import type { SidebarItem } from "../../src/page";
import { renderPage, text } from "./render";

const sidebar: readonly SidebarItem[] = [
  {
    type: "category",
    label: "Basics",
    path: "/basics",
    items: [
      { type: "link", label: "Install", path: "/install" },
      {
        type: "category",
        label: "Deeper",
        items: [{ type: "link", label: "Tides", path: "/tides" }],
      },
    ],
  },
];

test("lists the pages of the category that its page leads", () => {
  const html = renderPage({ path: "/basics", sidebar }, {}, <CategoryPages path="/basics" />);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain('<a href="/install">Install</a>');
  expect(text(main)).toContain("InstallDeeperTides");
});

test("a page of no category is an error that names the page", () => {
  expect(() =>
    renderPage({ path: "/tides", sidebar }, {}, <CategoryPages path="/tides" />),
  ).toThrow(
    "The page /tides is the page of no category in its sidebar: give a category this address.",
  );
});
