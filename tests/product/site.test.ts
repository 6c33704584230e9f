/** @module-tag long */

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { type PageKind, pageKinds } from "../../src/shared/page-kinds";
import { repeatedIds } from "../browser/anchor-list";
import { violationsInBothSchemes } from "../browser/axe";
import { useOwnSite } from "../browser/site-around";
import { narrowest, pathsIn, tour, useBrowser, visit } from "../browser/site";

const { open } = useBrowser();
/** Its build has found no broken link. */
const site = useOwnSite();

/** Returns the addresses of the first page of each kind that the site has. */
function onePerKind(): readonly string[] {
  const { dir, url } = site();
  const pages = pathsIn(dir).map((page) => {
    const html = readFileSync(path.join(dir, page, "index.html"), "utf8");
    return { page, kind: /<html[^>]* class="[^"]*\bpage-([\w-]+)/.exec(html)?.[1] };
  });
  const kinds = Object.keys(pageKinds) as readonly PageKind[];
  return kinds.flatMap((kind) => {
    const found = pages.find((each) => each.kind === kind);
    return found ? [`${url}${found.page}`] : [];
  });
}

it("repeats no id on a page", () => {
  expect(repeatedIds(site().dir)).toEqual([]);
});

it("has a page of each kind that hydrates without a complaint and fits the narrowest screen", async () => {
  const pages = onePerKind();
  expect(pages.length).toBeGreaterThan(1);
  const { page, complaints } = await open({ viewport: narrowest }, site().url);
  expect(await tour(page, pages)).toEqual([]);
  // What a site includes, such as analytics, may ask other origins.
  expect(complaints.filter((text) => !text.includes(": asks "))).toEqual([]);
});

it("axe finds nothing on a page of each kind", async () => {
  const { page } = await open({ colorScheme: "light", reducedMotion: "reduce" }, site().url);
  for (const address of onePerKind()) {
    await visit(page, address);
    expect(await violationsInBothSchemes(page), address).toEqual([]);
  }
});
