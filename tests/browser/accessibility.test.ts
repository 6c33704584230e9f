/** @module-tag long */

import { describe, expect, inject, it } from "vitest";
import { violations, violationsInBothSchemes } from "./axe";
import { useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

/** One page of each kind. */
const sites = [
  {
    name: "the academy's site",
    base: () => inject("siteUrl"),
    pages: {
      home: "/",
      "guide with code": "/classCreate",
      "guide with pictures": "/useCases/course-to-record",
      overview: "/api",
      errors: "/api/errors",
      operation: "/api/create-class",
      schema: "/api/schemas/class",
      "not found": "/nowhere",
    },
  },
  {
    name: "the fixture site",
    base: () => inject("fixtureUrl"),
    pages: {
      home: "/",
      "old version": "/1.0/install",
      German: "/de/install",
    },
  },
] as const;

describe.each(sites)("axe finds nothing on $name", ({ base, pages }) => {
  // Axe must not measure the contrast during a color transition.
  const options = { colorScheme: "light", reducedMotion: "reduce" } as const;

  it.each(["laptop", "phone"] as const)("on a %s", async (device) => {
    const { page } = await open({ ...options, viewport: viewports[device] }, base());
    const found: string[] = [];
    for (const [kind, target] of Object.entries(pages)) {
      await visit(page, target);
      found.push(...(await violationsInBothSchemes(page)).map((line) => `${kind}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  it("with the menu open", async () => {
    const { page } = await open({ ...options, viewport: viewports.phone }, base());
    await visit(page, pages.home);
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    // The main menu, which slides over the menu of the docs.
    const main = page.getByRole("button", { name: "Back to main menu" });
    if ((await main.count()) > 0) {
      await main.click();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });

  it("with a dropdown of the navbar open", async () => {
    const { page } = await open(options, base());
    await visit(page, pages.home);
    const dropdowns = page.getByRole("banner").locator("summary, button[aria-expanded]");
    for (const dropdown of await dropdowns.all()) {
      await dropdown.click();
      expect(await violations(page)).toEqual([]);
    }
  });
});
