import { describe, expect, inject, it } from "vitest";
import { deadLinks, narrowest, pathsIn, tour, useBrowser } from "./site";

const { open } = useBrowser();

describe("routes", () => {
  it("are complete files, each with title, description and canonical link", async () => {
    for (const path of pathsIn(inject("siteDir"))) {
      const html = await (await fetch(`${inject("siteUrl")}${path}`)).text();
      expect(html, path).toMatch(/<title>[^<|]+ \| Training Provider API<\/title>/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}">/);
      expect(html, path).toMatch(/<link rel="canonical" href="https:\/\/[^"]+">/);
      expect(html, path).toMatch(/<h1[^>]*>/);
    }
  });

  it("have one canonical URL for two paths of the same page", async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec(
        await (await fetch(`${inject("siteUrl")}${path}`)).text(),
      )?.[1];
    expect(await canonical("/class-create")).toBe(await canonical("/classCreate"));
    expect(await canonical("/docs/api")).toBe(await canonical("/api"));
  });

  it("never scroll sideways on the narrowest screen", { tags: ["long"] }, async () => {
    const { page } = await open({ viewport: narrowest, javaScriptEnabled: false });
    expect(await tour(page, pathsIn(inject("siteDir")), false)).toEqual([]);
  });

  it("have no broken links", () => {
    expect(deadLinks(inject("siteDir"))).toEqual([]);
  });

  it("end in a not-found page with status 404", async () => {
    const { page } = await open();
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: /not found/i }).waitFor();
    await page.getByRole("link", { name: "Skip to main content" }).waitFor({ state: "attached" });
  });
});
