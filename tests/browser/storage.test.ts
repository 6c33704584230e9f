import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();

/** Collects all warnings and errors of the console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    // Tests of other features allow no service worker, which Playwright reports.
    const isOfTest = message.text().includes("blocked by Playwright");
    if (["error", "warning"].includes(message.type()) && !isOfTest)
      lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
}

describe("storage that the browser denies", () => {
  it.each(["throws", "is null"])("%s: one warning, and everything works", async (how) => {
    const { page } = await openAlone({}, inject("fixtureUrl"));
    await page.addInitScript((kind) => {
      for (const area of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, area, {
          get() {
            if (kind === "is null") return null;
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }
    }, how);
    const lines = consoleOf(page);
    await visit(page, "/api/create-pet");
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await page.getByRole("tab", { name: "Python" }).first().click();
    await page.getByRole("button", { name: "Close announcement" }).click();

    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await page.getByRole("tabpanel", { name: "Python" }).first().isVisible()).toBe(true);
    expect(await page.getByRole("region", { name: "Announcement" }).count()).toBe(0);

    await page.getByRole("link", { name: "Install" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Install" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(lines.map((line) => line.slice(0, 40))).toEqual([
      "warning: Browser storage is unavailable:",
    ]);
  });
});

it("full storage: the failure is logged, and the choice lasts until the reader leaves the page", async () => {
  const { page } = await openAlone();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  const lines = consoleOf(page);
  await visit(page, "/auth");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('error: Storage slot "theme" cannot be written.');
});

describe("the preferred version", () => {
  const key = "docs-preferred-version-default";
  const preferred = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

  it("is stored by a choice in the menu, and cleared when the version is gone", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    await visit(page, "/install");
    await page.getByRole("banner").getByText("2.0 (current)").first().click();
    await page.getByRole("banner").getByRole("link", { name: "1.0", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Install" }).waitFor();
    expect(await preferred(page)).toBe("1.0");

    await page.evaluate((name) => localStorage.setItem(name, "0.1"), key);
    await visit(page, "/install");
    await expect.poll(() => preferred(page)).toBeNull();
  });
});
