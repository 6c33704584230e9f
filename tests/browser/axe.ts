import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * Returns what axe finds wrong, one line per rule and element: `color-contrast (serious) nav > a: …`.
 *
 * @param rules if empty, all of them
 */
export async function violations(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // For rules that pass, axe would also list each element, which takes longer than the rules.
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

/** Returns all violations of a light page, and of the color contrast of a dark one: only this rule depends on colors. */
export async function violationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  const dark = await violations(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}
