import type { Page } from "playwright-core";
import { hydrated } from "./site";

const languages = ["curl", "Node", "Python", "Java", "C#"] as const;

/** Returns the samples of a reference page, or the first ones of a guide. */
export function samplesOn(page: Page) {
  const values = page
    .getByRole("group")
    .filter({ has: page.getByText("Your values") })
    .first();
  return {
    values,
    /** Returns the field of a parameter or credential; for a server, whose label names it in brackets, the field of the chosen one. */
    field: (name: string) =>
      values.getByRole("textbox", { name: new RegExp(`^${name}( \\(.+\\))?$`) }),
    clear: values.getByRole("button", { name: "Clear values" }),
    openValues: async () => {
      await ready(page);
      if (!(await values.getByRole("button", { name: "Clear values" }).isVisible()))
        await values.getByText("Your values").click();
    },
    /** Returns the text of the sample in each language. */
    code: async () => {
      const texts: string[] = [];
      const isOpen = await values.getByRole("button", { name: "Clear values" }).isVisible();
      if (isOpen) await values.locator("summary").press("Escape");
      for (const name of languages) {
        await page.getByRole("tab", { name, exact: true }).first().click();
        texts.push((await shown(page).locator("pre").textContent()) ?? "");
      }
      await page.getByRole("tab", { name: "curl", exact: true }).first().click();
      if (isOpen) await values.getByText("Your values").click();
      return texts;
    },
  };
}

/** Returns the visible code block in the tabs of samples. */
export function shown(page: Page) {
  return page
    .getByRole("main")
    .getByRole("tabpanel")
    .getByRole("figure")
    .filter({ visible: true })
    .first();
}

/** Waits until samples follow what is typed: until then fields are empty, whatever the tab has stored. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}
