import { expect, test } from "vitest";
import { CategoryPages } from "../../src/layout/CategoryPages";
import type { SidebarItem } from "../../src/page";
import { yaml } from "../codegen/table";
import { renderPage, text } from "./render";

const sidebar = yaml<readonly SidebarItem[]>`
  - type: category
    label: Basics
    path: /basics
    items:
      - { type: link, label: Install, path: /install }
      - { type: category, label: Deeper, items: [{ type: link, label: Tides, path: /tides }] }
`;

test("lists the pages of the category whose page it is on", () => {
  const html = renderPage({ path: "/basics", sidebar }, {}, <CategoryPages path="/basics" />);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain('<a href="/install">Install</a>');
  expect(text(main)).toContain("InstallDeeperTides");
});

test("throws an error that names the page if no category has it", () => {
  expect(() =>
    renderPage({ path: "/tides", sidebar }, {}, <CategoryPages path="/tides" />),
  ).toThrow("No sidebar category has /tides as its page: link a category to this page.");
});
