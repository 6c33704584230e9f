import type { Page } from "playwright-core";
import { expect } from "vitest";

export const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Search" });
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });

/** Opens the search by keyboard once React handles it, a moment after hydration. */
export async function press(page: Page, keys: string): Promise<void> {
  await expect
    .poll(async () => {
      if ((await dialogOf(page).count()) === 0) await page.keyboard.press(keys);
      return dialogOf(page).count();
    })
    .toBe(1);
}

/** Opens the search by keyboard and enters a query at once, because each letter would be searched. */
export async function ask(page: Page, query: string): Promise<void> {
  await press(page, "Control+k");
  // React does not notice what `fill` does in Firefox.
  await fieldOf(page).selectText();
  await page.keyboard.insertText(query);
}

/** Returns the text of the option that Enter opens. */
export async function activeOption(page: Page): Promise<string | null> {
  return page.locator('[role=option][aria-selected="true"]').textContent();
}
