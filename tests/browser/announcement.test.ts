import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();
const openFixture = () => open({}, inject("fixtureUrl"));

const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
const close = (page: Page) => bar(page).getByRole("button", { name: "Close announcement" });
const stored = (page: Page) =>
  page.evaluate(() => ["id", "dismiss"].map((key) => localStorage.getItem(`announcement.${key}`)));
const topOfNavbar = (page: Page) =>
  page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().top);

/** Blocks the pages' modules, to test the page before hydration. */
const withoutReact = (page: Page) =>
  page.route(/\/(?:client|react|site)-[^/]*\.js$/, (route) => route.abort());

describe("the announcement", () => {
  it("is shown with its HTML and colors, and stays dismissed on all pages", async () => {
    const { page, complaints } = await openFixture();
    await visit(page, "/install");
    expect(await bar(page).textContent()).toBe("The tide tables have moved: read how.");
    expect(await bar(page).locator("b").textContent()).toBe("tide tables");
    const colours = await bar(page).evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(["rgb(27, 58, 92)", "rgb(255, 255, 255)"]);

    await close(page).click();
    expect(await bar(page).count()).toBe(0);
    expect(await stored(page)).toEqual(["tide-2", "true"]);
    await visit(page, "/api");
    expect(await bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("can be dismissed before hydration", async () => {
    const { page } = await openFixture();
    await withoutReact(page);
    await page.goto("/install");
    await close(page).click();
    await bar(page).waitFor({ state: "hidden" });
    expect(await stored(page)).toEqual(["tide-2", "true"]);
  });

  it("leaves no gap and causes no shift if it was dismissed before", async () => {
    const { page } = await openAlone({}, inject("fixtureUrl"));
    await visit(page, "/install");
    await close(page).click();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, "/install");
    expect(await topOfNavbar(page)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);

    await withoutReact(page);
    await page.reload();
    expect(await topOfNavbar(page)).toBe(0);
    expect(await bar(page).isVisible()).toBe(false);
  });

  it("returns when its id has changed", async () => {
    // Set for the context: a value that one page writes may reach the next page as a late event from another tab.
    const localStorage = [
      { name: "announcement.id", value: "tide-1" },
      { name: "announcement.dismiss", value: "true" },
    ];
    const origin = new URL(inject("fixtureUrl")).origin;
    const { page } = await open(
      { storageState: { cookies: [], origins: [{ origin, localStorage }] } },
      inject("fixtureUrl"),
    );
    await visit(page, "/install");
    expect(await bar(page).isVisible()).toBe(true);
    expect(await stored(page)).toEqual(["tide-2", "false"]);
  });

  it("is dismissed in every tab", async () => {
    const { page } = await openFixture();
    await visit(page, "/install");
    const other = await page.context().newPage();
    await visit(other, "/tides");
    await close(page).click();
    await expect.poll(() => bar(other).count()).toBe(0);
  });

  it("is dismissed in a tab in which the reader has not done anything yet", async () => {
    const { page } = await openAlone({}, inject("fixtureUrl"));
    // After a failure, they are requested with a query.
    await page.route(/\.js/, (route) => route.abort());
    await page.goto("/install");
    const other = await page.context().newPage();
    await visit(other, "/tides");
    await close(other).click();
    await bar(page).waitFor({ state: "hidden" });
  });

  it("has no close button without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false }, inject("fixtureUrl"));
    await page.goto("/install");
    expect(await bar(page).isVisible()).toBe(true);
    expect(await close(page).count()).toBe(0);
  });
});
