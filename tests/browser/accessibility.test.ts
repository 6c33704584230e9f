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

/**
 * What axe finds wrong, one line for each rule and element: `color-contrast (serious) nav > a: …`.
 *
 * @param rules all of them when none is named
 */
async function violations(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // For passing rules axe would list each element, too, which takes longer than the rules.
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

/** All that is wrong with a light page, and the contrast of a dark one: of all rules this alone knows of colours. */
async function violationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  const dark = await violations(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

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
    // The main menu, which slides over that of the docs.
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
