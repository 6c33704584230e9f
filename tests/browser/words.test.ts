import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

/** Opens the list of shortcuts, whose script arrives after hydration, and returns its text. */
async function helpOn(page: Page, button: string, title: string) {
  const dialog = page.getByRole("dialog", { name: title });
  await page.getByRole("button", { name: button }).click();
  await dialog.waitFor();
  return dialog.innerText();
}

it("single English words are the site's own, in pages and in scripts that load late", async () => {
  const { page, complaints } = await open({}, inject("otherUrl"));
  await visit(page, `${inject("otherUrl")}/api/create-pet`);
  expect(await helpOn(page, "Show the keys", "Keys of this site")).toContain("Next page");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Try a body" }).click();
  await page.getByText("This body is fine.").waitFor();
  await page.getByRole("region", { name: "Check a request body" }).waitFor();
  expect(complaints).toEqual([]);
});

it("scripts that load late speak the language of the page", async () => {
  const { page, complaints } = await open({}, inject("fixtureUrl"));
  await visit(page, "/de/api/create-pet");
  expect(await helpOn(page, "Tastenkürzel", "Tastenkürzel")).toContain("Nächste Seite");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Request-Body prüfen" }).click();
  await page.getByText("Der Body passt zum Schema.").waitFor();
  expect(complaints).toEqual([]);
});

it("so does the search", async () => {
  const { page, complaints } = await open({}, inject("fixtureUrl"));
  await visit(page, "/de/install");
  await page.getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("combobox", { name: "Suchen" }).fill("zzzzzz");
  await page.getByText("Nichts gefunden für „zzzzzz“.").waitFor();
  expect(complaints).toEqual([]);
});
