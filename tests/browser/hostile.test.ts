/** @module-tag long */

import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPages } from "../corpus/check-pages";
import { checkSite } from "../corpus/check-site";
import { hostileDocuments } from "../corpus/documents";
import { connectBrowser } from "./site";
import { useSiteAround } from "./site-around";

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const documents = hostileDocuments(path.resolve("tests/fixtures/hostile")).filter(
  ({ outcome }) => outcome !== "error",
);

describe.each(documents)("a site around $name", (document) => {
  const site = useSiteAround(document.file);

  it("runs nothing from it, and shows all of it", async () => {
    const { dir } = site();
    const { addresses, faults } = checkPages(dir, document);
    expect(faults).toEqual([]);
    expect(await checkSite(dir, addresses, document.literals, browser)).toEqual([]);
  });
});
