import type { Locator, Page } from "playwright-core";

export const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** How many folds of a part are open, of those whose content is there. */
export async function folds(scope: Locator): Promise<string> {
  const states = await scope
    .locator("details:not([data-unfold]):has(> :nth-child(2))")
    .evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open));
  if (states.length < 2) return "too few";
  if (states.every(Boolean)) return "all open";
  return states.some(Boolean) ? "some open" : "all closed";
}

/** The row of a parameter or property: the innermost list item that has its name. */
export const row = (scope: Locator, name: string) =>
  scope
    .getByRole("listitem")
    .filter({ has: scope.page().getByText(name, { exact: true }) })
    .last();

export const chips = async (scope: Locator, name: string) =>
  row(scope, name).getByRole("list").first().getByRole("listitem").allInnerTexts();
