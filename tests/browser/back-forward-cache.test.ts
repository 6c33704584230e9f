import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, useBrowser, visit } from "./site";

const { open } = useBrowser();

const state = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.querySelector("h1")?.textContent,
    kept: document.body.dataset["kept"],
  }));

/** Leaves the page for another document, and returns to it as it was. From then on, Playwright's locators hang: use only `evaluate`. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset["kept"] = String(persisted);
    }),
  );
  await page.goto("/robots.txt");
  await page.evaluate(() => history.back());
  await expect.poll(async () => (await state(page)).kept).toBe("true");
}

it.each([true, false])(
  "a page restored from the cache keeps working (its shell was there: %s)",
  async (hadShell) => {
    const { page, complaints } = await open();
    if (hadShell) await visit(page, "/api/create-class");
    else await page.goto("/api/create-class");
    await leaveAndReturn(page);
    await hydrated(page);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('nav a[href="/api/delete-class"]')?.click(),
    );
    await expect
      .poll(() => state(page))
      .toEqual({ path: "/api/delete-class", title: "Delete class", kept: "true" });
    expect(complaints).toEqual([]);
  },
);
