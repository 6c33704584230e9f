import { type AxeResults, source as axeSource } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

/** One page of each kind. */
const sites = [
  {
    name: "the product's site",
    base: () => inject("siteUrl"),
    pages: {
      home: "/",
      "guide with code": "/classCreate",
      overview: "/api",
      errors: "/api/errors",
      operation: "/api/create-class",
      "operation without a body": "/api/list-classes",
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
      "other set of docs": "/sdk",
      German: "/de/install",
      "not found": "/nowhere",
    },
  },
] as const;

/**
 * What axe finds wrong, one line for each rule and element: `color-contrast (serious) nav > a: …`.
 *
 * @param rules all of them when none is named
 */
async function violations(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  // For what passes axe would name each element as well, which takes longer than the rules.
  const options = {
    resultTypes: ["violations"],
    ...(rules.length > 0 && { runOnly: rules }),
  };
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const summary = failureSummary.split("\n").slice(1).join(" ").trim();
      return `${id} (${impact}) ${target.join(" ")}: ${summary}`;
    }),
  );
}

describe.each(sites)("axe finds nothing on $name", ({ base, pages }) => {
  const schemes = ["light", "dark"] as const;

  // Of all rules contrast alone knows of colours, which each width has in both schemes.
  it.each([
    { device: "laptop", colorScheme: "light", rules: [] },
    { device: "phone", colorScheme: "dark", rules: [] },
    { device: "laptop", colorScheme: "dark", rules: ["color-contrast"] },
    { device: "phone", colorScheme: "light", rules: ["color-contrast"] },
  ] as const)("on a $device, $colorScheme", async ({ device, colorScheme, rules }) => {
    // Axe must not measure the contrast of a colour on its way to another.
    const options = {
      viewport: viewports[device],
      colorScheme,
      reducedMotion: "reduce",
    } as const;
    const { page } = await open(options, base());
    const found: string[] = [];
    for (const [kind, target] of Object.entries(pages)) {
      await visit(page, target);
      expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe(
        colorScheme,
      );
      found.push(...(await violations(page, rules)).map((line) => `${kind}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  it.each(schemes)("with the menu open, %s", async (colorScheme) => {
    const options = { viewport: viewports.phone, colorScheme, reducedMotion: "reduce" } as const;
    const { page } = await open(options, base());
    await visit(page, pages.home);
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await violations(page)).toEqual([]);
    // The main menu, which slides over that of the docs.
    const main = page.getByRole("button", { name: "Back to main menu" });
    if ((await main.count()) > 0) await main.click();
    expect(await violations(page)).toEqual([]);
  });

  it("with a dropdown of the navbar open", async () => {
    const { page } = await open({ reducedMotion: "reduce" }, base());
    await visit(page, pages.home);
    const dropdowns = page.getByRole("banner").locator("summary, button[aria-expanded]");
    for (const dropdown of await dropdowns.all()) {
      await dropdown.click();
      expect(await violations(page)).toEqual([]);
    }
  });
});
