import type { Locator, Page } from "playwright-core";

export const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Returns how many loaded folds of a part are open. */
export async function folds(scope: Locator): Promise<string> {
  const states = await scope
    .locator("details:not([data-unfold]):has(> :nth-child(2))")
    .evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open));
  if (states.length < 2) return "too few";
  if (states.every(Boolean)) return "all open";
  return states.some(Boolean) ? "some open" : "all closed";
}

/** Returns the row of a parameter or property: the innermost list item with its name. */
export const row = (scope: Locator, name: string) =>
  scope
    .getByRole("listitem")
    .filter({ has: scope.page().getByText(name, { exact: true }) })
    .last();

export const chips = async (scope: Locator, name: string) =>
  row(scope, name).getByRole("list").first().getByRole("listitem").allInnerTexts();
