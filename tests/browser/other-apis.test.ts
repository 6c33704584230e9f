/** @module-tag long */

import { describe, expect, it } from "vitest";
import { repeatedIds, wrongAnchors } from "./anchor-list";
import { trainLost, trainQueries, wrongAnswers } from "./search-queries";
import { foreignDocument, useSiteAround } from "./site-around";
import { deadLinks, narrowest, pathsIn, tour, useBrowser, viewports } from "./site";

const documents = [
  "museum-3.1.yaml",
  "petstore-3.0.yaml",
  "train-travel-3.1.yaml",
  "oai/tictactoe-3.1.yaml",
].map(foreignDocument);

const operationsIn = (dir: string) =>
  pathsIn(dir).filter((target) => /^\/api\/(?!schemas\/|errors$)/.test(target));

const { open } = useBrowser();

describe.each(documents)(
  "a site around $name",
  { skip: documents.some(({ isHere }) => !isHere) },
  ({ name, file }) => {
    const site = useSiteAround(file);

    it("never scrolls sideways on the narrowest screen", async () => {
      const options = { viewport: narrowest, javaScriptEnabled: false };
      const { page } = await open(options, site().url);
      expect(await tour(page, pathsIn(site().dir), false)).toEqual([]);
    });

    // Scripts and the width affect all pages of a kind in the same way.
    it.each([
      ["the narrowest screen", narrowest],
      ["a laptop", viewports.laptop],
    ])("hydrates without a complaint on %s", async (_name, viewport) => {
      const { page, complaints } = await open({ viewport }, site().url);
      expect(await tour(page, ["/", ...operationsIn(site().dir).slice(0, 2)])).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it("has no broken links", () => {
      expect(deadLinks(site().dir)).toEqual([]);
    });

    it("has each id once per page, and the links in the list of anchors", () => {
      expect(repeatedIds(site().dir)).toEqual([]);
      expect(wrongAnchors({ dir: site().dir, generatedDir: site().generatedDir })).toEqual([]);
    });

    if (!name.startsWith("train-travel")) return;
    it("finds the right page first", async () => {
      expect(await wrongAnswers(site().dir, trainQueries)).toEqual(trainLost);
    });

    it("opens the fold of a linked response header", async () => {
      for (const javaScriptEnabled of [true, false]) {
        const { page } = await open({ javaScriptEnabled }, site().url);
        await page.goto("/api/get-trips#response-429.header.Retry-After");
        const link = page.getByRole("link", { name: "Link to Retry-After" });
        await expect.poll(() => link.isVisible()).toBe(true);
        await page.context().close();
      }
    });
  },
);
