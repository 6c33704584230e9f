import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser, useOnePage, visit, viewports } from "./site";

const { open } = useBrowser();
const openFixture = (options: BrowserContextOptions = {}) =>
  open({ viewport: viewports.phone, ...options }, inject("fixtureUrl"));

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const closer = (page: Page) => page.getByRole("button", { name: "Close menu" });
const back = (page: Page) => page.getByRole("button", { name: "Back to main menu" });
const docs = (page: Page) => page.getByRole("navigation", { name: "Documentation" });
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const isOpen = (page: Page) => closer(page).isVisible();
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? "",
  );

describe("the side menu", () => {
  const one = useOnePage("/install", {
    base: inject("fixtureUrl"),
    viewport: viewports.phone,
    hasTouch: true,
  });

  it("starts with the docs, and links to the main menu and back", async () => {
    const { page, complaints } = one;
    await opener(page).click();
    await docs(page).getByRole("link", { name: "Install" }).waitFor();
    await back(page).click();
    await main(page).getByRole("link", { name: "Handbook" }).waitFor();
    await expect.poll(() => docs(page).isVisible()).toBe(false);
    expect(await focused(page)).toBe("Documentation");
    const menu = page.locator("#menu");
    expect(await menu.getByRole("button", { name: /^Switch to/ }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Documentation" }).click();
    await expect.poll(() => docs(page).isVisible()).toBe(true);
    await expect.poll(() => main(page).isVisible()).toBe(false);
    expect(await focused(page)).toBe("Back to main menu");
    await closer(page).click();
    expect(complaints).toEqual([]);
  });

  it("shows the current page, however far down it is, with the focus on the close button", async () => {
    const { page } = await open({ viewport: { width: 390, height: 700 } });
    await visit(page, "/api/create-export-data-job");
    await opener(page).click();
    await expect.poll(() => focused(page)).toBe("Close menu");
    const current = docs(page).locator("[aria-current=page]");
    const { y = 0 } = (await current.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(700);
  });

  it("is closed by Escape, its button, a click or a touch outside, a link and history navigation", async () => {
    const { page } = one;
    const title = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
    const closes = async (how: string, close: () => Promise<unknown>, inMain = false) => {
      await opener(page).click();
      if (inMain) await back(page).click();
      else expect(await docs(page).isVisible(), how).toBe(true);
      await close();
      await expect.poll(() => isOpen(page), { message: how }).toBe(false);
    };
    for (const inMain of [false, true]) {
      await closes("Escape", () => page.keyboard.press("Escape"), inMain);
      expect(await focused(page)).toBe("Open menu");
      await closes("its button", () => closer(page).click(), inMain);
    }
    await closes("a click", () => page.mouse.click(370, 400));
    await closes("a touch", () => page.touchscreen.tap(370, 400));
    await page.evaluate(() => (window.location.hash = "elsewhere"));
    await closes("history", () => page.evaluate(() => history.back()));
    const follow = (name: string) => docs(page).getByRole("link", { name }).click();
    await closes("a link to the page itself", () => follow("Install"));
    await title("Install");
    await closes("a link", () => follow("Overview"));
    await title("Basics");
  });

  it("contains dropdowns as folds, several of which may be open", async () => {
    const { page } = one;
    await opener(page).click();
    await back(page).click();
    for (const name of ["More", "English"])
      await main(page).locator("summary").filter({ hasText: name }).click();
    await expect
      .poll(() => main(page).getByRole("link", { name: "Reference" }).isVisible())
      .toBe(true);
    const german = main(page).getByRole("link", { name: "Deutsch" });
    expect(await german.isVisible()).toBe(true);
    await german.click();
    await page.waitForURL("**/de/install");
  });

  it("is closed when the layout becomes desktop, at 996 px", async () => {
    const { page } = await openFixture({ viewport: { width: 995, height: 800 } });
    await visit(page, "/install");
    expect(await main(page).count()).toBe(0);
    await opener(page).click();
    await back(page).click();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect.poll(() => page.locator(":popover-open").count()).toBe(0);
    expect(await opener(page).isVisible()).toBe(false);
    expect(await docs(page).isVisible()).toBe(true);
    expect(await main(page).count()).toBe(1);
    expect(await page.locator("[inert]").count()).toBe(0);
  });

  it("locks the page behind it, and keeps the focus", async () => {
    const { page } = await openFixture();
    await visit(page, "/tides");
    await opener(page).click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 800);
    for (let tab = 0; tab < 20; tab++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("#menu"),
      );
      expect(isOutside).toBe(false);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("opens, slides to the main menu and closes without JavaScript", async () => {
    const { page } = await openFixture({ javaScriptEnabled: false });
    await page.goto("/install");
    await opener(page).click();
    await back(page).click();
    await main(page).getByRole("link", { name: "Handbook" }).waitFor();
    await expect.poll(() => docs(page).isVisible()).toBe(false);
    await page.getByRole("button", { name: "Documentation" }).click();
    await expect.poll(() => docs(page).isVisible()).toBe(true);
    await closer(page).click();
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it("does not slide with reduced motion", async () => {
    const { page } = await openFixture({ reducedMotion: "reduce" });
    await visit(page, "/install");
    await opener(page).click();
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    expect((await closer(page).boundingBox())?.x).toBeGreaterThan(200);
  });
});

describe("a fold of the menu", () => {
  const one = useOnePage("/install", { base: inject("fixtureUrl") });
  const basics = (page: Page) =>
    page
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: "Basics" }) })
      .first();
  /** Presses the button `times` times and returns the duration of each animation. */
  const press = (page: Page, times = 1) =>
    basics(page).evaluate((fold, count) => {
      for (let press = 0; press < count; press++) fold.querySelector("summary")?.click();
      return fold.getAnimations().map((animation) => animation.effect?.getTiming().duration);
    }, times);
  const isOpen = (page: Page) =>
    basics(page).evaluate((fold) => fold.hasAttribute("open") && fold.getAnimations().length === 0);

  it("takes a time that depends on its height, both ways, and ends as a plain fold", async () => {
    const { page } = one;
    const [closing] = await press(page);
    expect(closing).toBeGreaterThan(80);
    expect(closing).toBeLessThanOrEqual(150);
    await expect.poll(() => basics(page).getAttribute("open")).toBe(null);
    expect(await press(page)).toEqual([closing]);
    await expect.poll(() => isOpen(page)).toBe(true);
    expect(await basics(page).getByRole("link", { name: "Install" }).isVisible()).toBe(true);
  });

  it("is not the only animated one: so are those of the contents and of the reference", async () => {
    const { page } = await openFixture({ viewport: viewports.phone });
    for (const path of ["/tides", "/api/create-pet"]) {
      await visit(page, path);
      const fold = page.locator("main details:not([data-popover]):visible").first();
      const durations = await fold.evaluate((details) => {
        details.querySelector("summary")?.click();
        return details.getAnimations().map((animation) => animation.effect?.getTiming().duration);
      });
      expect(durations, path).toHaveLength(1);
      expect(durations[0]).toBeGreaterThan(50);
    }
  });

  it("reverses when it is pressed again while moving", async () => {
    const { page } = one;
    await press(page, 2);
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  it("does not move with reduced motion", async () => {
    const { page } = await openFixture({ viewport: viewports.laptop, reducedMotion: "reduce" });
    await visit(page, "/install");
    expect(await press(page)).toEqual([]);
    expect(await basics(page).getAttribute("open")).toBe(null);
  });
});
