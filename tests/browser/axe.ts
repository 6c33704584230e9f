import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds wrong, one line for each rule and element: `color-contrast (serious) nav > a: …`.
 *
 * @param rules all of them when none is named
 */
export async function violations(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
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
export async function violationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  const dark = await violations(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}
