import { describe, expect, it } from "vitest";
import { repeatedIds, wrongAnchors } from "./anchor-list";
import { foreignDocument, useSiteAround } from "./site-around";
import { deadLinks, pathsIn, useBrowser, viewports, visit } from "./site";

const documents = [
  "museum-3.1.yaml",
  "petstore-3.0.yaml",
  "train-travel-3.1.yaml",
  "oai/tictactoe-3.1.yaml",
].map(foreignDocument);

const { open } = useBrowser();

describe.each(documents)(
  "a site around $name",
  { skip: documents.some(({ isHere }) => !isHere) },
  ({ name, file }) => {
    const site = useSiteAround(file);

    it.each(["laptop", "phone"] as const)(
      "comes to life without a complaint on a %s",
      async (device) => {
        const { page, complaints } = await open({ viewport: viewports[device] }, site().url);
        for (const target of pathsIn(site().dir)) {
          await visit(page, target);
          expect(await page.getByRole("heading", { level: 1 }).count(), target).toBe(1);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, target).toBeLessThanOrEqual(0);
        }
        expect(complaints).toEqual([]);
      },
    );

    it("has no link that leads nowhere", async () => {
      const { page } = await open({ javaScriptEnabled: false }, site().url);
      expect(await deadLinks(page, site().dir)).toEqual([]);
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
