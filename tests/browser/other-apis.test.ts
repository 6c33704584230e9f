import { describe, expect, it } from "vitest";
import { repeatedIds, wrongAnchors } from "./anchor-list";
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

    it.each([
      ["the narrowest screen", narrowest, () => pathsIn(site().dir)],
      // What else the width changes is the same for all pages of a kind.
      ["a laptop", viewports.laptop, () => operationsIn(site().dir).slice(0, 2)],
    ])(
      "comes to life without a complaint, and never scrolls sideways on %s",
      async (_name, viewport, targets) => {
        const { page, complaints } = await open({ viewport }, site().url);
        expect(await tour(page, targets())).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );

    it("has no link that leads nowhere", () => {
      expect(deadLinks(site().dir)).toEqual([]);
    });

    it("has every id once on a page, and the links that the list says", () => {
      expect(repeatedIds(site().dir)).toEqual([]);
      expect(wrongAnchors({ dir: site().dir, generatedDir: site().generatedDir })).toEqual([]);
    });

    const hasHeaders = name.startsWith("train-travel");
    it("leads to a response header in a fold", { skip: !hasHeaders }, async () => {
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
