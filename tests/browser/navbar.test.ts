import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { settled, useBrowser, useOnePage, visit, viewports } from "./site";

const { open } = useBrowser();
const openFixture = (options: BrowserContextOptions = {}) => open(options, inject("fixtureUrl"));

const bar = (page: Page) => page.getByRole("banner");
/** Returns the button of a menu, a `<summary>`, which has no role in Playwright. */
const button = (page: Page, name: string | RegExp) =>
  bar(page).locator("summary").filter({ hasText: name });
const link = (page: Page, name: string) =>
  bar(page).getByRole("navigation").getByRole("link", { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/(.)\/$/, "$1");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("a menu of the navbar", () => {
  const one = useOnePage("/install", { base: inject("fixtureUrl"), hasTouch: true });

  it("is toggled by Enter, Space and a click, and closed by Escape", async () => {
    const { page, complaints } = one;
    const first = link(page, "Reference");
    await button(page, "More").focus();
    for (const press of ["Enter", "Enter", "Space", "Space"]) {
      const wasOpen = await first.isVisible();
      await page.keyboard.press(press);
      await expect.poll(() => first.isVisible()).toBe(!wasOpen);
    }
    await button(page, "More").click();
    await expect.poll(() => first.isVisible()).toBe(true);
    await button(page, "More").click();
    await expect.poll(() => first.isVisible()).toBe(false);
    await button(page, "More").click();
    await first.focus();
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("More");
    expect(await first.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("is closed by a click, a touch or focus outside, and by another menu", async () => {
    const { page } = one;
    const first = link(page, "Reference");
    // Not in the main area, which is focusable.
    const text = page.getByRole("contentinfo").getByText("authority");
    const elsewhere: Record<string, () => Promise<void>> = {
      click: () => text.click(),
      touch: () => text.tap(),
      focus: async () => {
        await link(page, "Status").focus();
        await page.keyboard.press("Tab");
      },
      "another menu": () => button(page, "English").click(),
    };
    for (const [name, leave] of Object.entries(elsewhere)) {
      await button(page, "More").click();
      await expect.poll(() => first.isVisible()).toBe(true);
      await leave();
      await expect.poll(() => first.isVisible(), { message: name }).toBe(false);
    }
    expect(await link(page, "Deutsch").isVisible()).toBe(true);
  });

  it("is closed by a click on one of its links", async () => {
    const { page } = one;
    await button(page, "More").click();
    await link(page, "SDK usage").click();
    await page.getByRole("heading", { level: 1, name: "Usage" }).waitFor();
    expect(await link(page, "Status").isVisible()).toBe(false);
  });

  it("opens and closes without JavaScript, one at a time", async () => {
    const { page } = await openFixture({ javaScriptEnabled: false });
    await page.goto("/install");
    await button(page, "More").click();
    expect(await link(page, "Reference").isVisible()).toBe(true);
    await button(page, "English").click();
    expect(await link(page, "Reference").isVisible()).toBe(false);
    expect(await link(page, "Deutsch").getAttribute("href")).toBe("/de/install");
  });
});

describe("the version menu", () => {
  it("keeps the place, the query string and the hash", async () => {
    const { page, complaints } = await openFixture();
    await visit(page, "/install?from=mail#elsewhere");
    // Not a click: the bar is sliding away, because the page opens at a hash.
    await button(page, "2.0 (current)").press("Enter");
    await link(page, "1.0").click();
    await expect.poll(() => pathOf(page)).toBe("/1.0/install");
    expect(new URL(page.url()).search).toBe("?from=mail");
    expect(new URL(page.url()).hash).toBe("#elsewhere");
    await button(page, "1.0").click();
    await link(page, "2.0 (current)").click();
    await expect.poll(() => pathOf(page)).toBe("/install");
    expect(complaints).toEqual([]);
  });

  it("stores the version of each set of docs, for pages outside it", async () => {
    const { page, complaints } = await openFixture();
    await visit(page, "/install");
    await button(page, "2.0 (current)").click();
    await link(page, "1.0").click();
    await expect.poll(() => pathOf(page)).toBe("/1.0/install");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await visit(page, "/sdk");
    await button(page, "1.0").waitFor();
    expect(await link(page, "Install").getAttribute("href")).toBe("/1.0/install");
    expect(await button(page, /1\.1/).count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe("an item of docs", () => {
  it("with one version keeps the place, the query string and the hash", async () => {
    const { page } = await open({}, inject("otherUrl"));
    await visit(page, `${inject("otherUrl")}/?from=mail#elsewhere`);
    const item = bar(page).getByRole("link", { name: /^Version/ });
    expect(await item.getAttribute("href")).toMatch(/\?from=mail#elsewhere$/);
  });
});

describe("the language menu", () => {
  it("keeps the page, the query string and the hash, and loads another document", async () => {
    const { page, complaints } = await openFixture();
    await visit(page, "/install?from=mail#elsewhere");
    // Not a click: the bar is sliding away, because the page opens at a hash.
    await button(page, "English").press("Enter");
    await link(page, "Deutsch").click();
    await page.waitForURL("**/de/install?from=mail#elsewhere");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await button(page, "Deutsch").click();
    expect(await link(page, "English").getAttribute("lang")).toBe("en");
    await link(page, "English").click();
    await page.waitForURL("**/install?from=mail#elsewhere");
    expect(complaints).toEqual([]);
  });
});

describe("hideOnScroll", () => {
  const isInSight = (page: Page) =>
    bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 1);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((position) => window.scrollTo(0, position), top);

  it("hides the bar when scrolling down and shows it when scrolling up, without shifting the page", async () => {
    const { page } = await openFixture();
    await visit(page, "/tides");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await scrollTo(page, 600);
    await expect.poll(() => isInSight(page)).toBe(false);
    expect(await height()).toBe(before);
    await scrollTo(page, 500);
    await expect.poll(() => isInSight(page)).toBe(true);
    await scrollTo(page, 900);
    await expect.poll(() => isInSight(page)).toBe(false);
    await scrollTo(page, 20);
    await expect.poll(() => isInSight(page)).toBe(true);
  });

  it("hides it after a jump to a hash, even upwards, and when the page opens at a hash", async () => {
    const { page } = await openFixture();
    await visit(page, "/tides");
    const toc = page.getByRole("navigation", { name: "On this page" });
    await scrollTo(page, 1400);
    await expect.poll(() => isInSight(page)).toBe(false);
    await scrollTo(page, 1300);
    await expect.poll(() => isInSight(page)).toBe(true);
    await toc.getByRole("link", { name: "Low water" }).click();
    await expect.poll(() => isInSight(page)).toBe(false);
    const top = await page
      .getByRole("heading", { name: "Low water" })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => isInSight(page)).toBe(false);
  });

  it.each(["phone", "tablet"] as const)(
    "leaves the target of a hash in sight, below the list of sections, on a %s",
    async (device) => {
      const { page } = await openFixture({ viewport: { ...viewports[device], height: 700 } });
      const parts = async () => {
        const tops = ["header", "[data-sections]", ":target, [data-target]"].map((one) =>
          page.locator(one).first().boundingBox(),
        );
        const [header, sections, target] = await Promise.all(tops);
        const bottom = (box: typeof header) => Math.round((box?.y ?? 0) + (box?.height ?? 0));
        return [bottom(header), bottom(sections) <= Math.round(target?.y ?? -1)];
      };
      await visit(page, "/api/create-pet#responses");
      await expect.poll(parts).toEqual([0, true]);
      await page.locator("[data-sections]").getByRole("link", { name: "Body" }).click();
      await expect.poll(parts).toEqual([0, true]);
    },
  );

  it("shows it when it receives the focus, without scrolling the page", async () => {
    const { page } = await openFixture();
    await visit(page, "/tides");
    // The focused element was reached by keyboard.
    await page.keyboard.press("Tab");
    await scrollTo(page, 600);
    await expect.poll(() => isInSight(page)).toBe(false);
    await link(page, "Install").focus();
    await expect.poll(() => isInSight(page)).toBe(true);
    const position = await page.evaluate(() => window.scrollY);
    expect(position).toBe(600);
    await scrollTo(page, 800);
    expect(await isInSight(page)).toBe(true);
  });

  it("does not hide it if not configured", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await scrollTo(page, 900);
    await settled(page);
    expect(await isInSight(page)).toBe(true);
  });
});

describe("the bar", () => {
  it("fits into any width, with the footer below", async () => {
    const { page } = await openFixture();
    await page.goto("/install");
    const excess = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    for (const width of [320, 390, 768, 996, 1280, 1680]) {
      await page.setViewportSize({ width, height: viewports.laptop.height });
      expect(await excess(), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  it("shows the dark logo in a dark bar in both modes", async () => {
    const { page } = await openFixture();
    await page.goto("/install");
    const shown = await bar(page)
      .getByRole("img", { name: "Harbour logo" })
      .evaluateAll((all) => all.map((image) => image.getAttribute("src")));
    expect(shown).toEqual(["/favicon-dark.svg"]);
  });

  it("follows the accent of each mode with the primary style, and has a logo with an external link", async () => {
    const { page } = await open({}, inject("otherUrl"));
    await page.goto(`${inject("otherUrl")}/`);
    for (const [mode, want] of Object.entries({ dark: "oklch(0.27 ", light: "oklch(0.46 " })) {
      const ground = await bar(page).evaluate((element, theme) => {
        const { dataset, style } = document.documentElement;
        dataset.theme = theme as "light" | "dark";
        style.setProperty("--color-accent", "oklch(0.5 0.1 25)");
        return getComputedStyle(element).backgroundColor;
      }, mode);
      expect(ground).toMatch(want);
      expect(ground).toMatch(/ 25\)$/);
    }
    const brand = bar(page).getByRole("link", { name: "Harbour API" });
    expect(await brand.getAttribute("href")).toBe("https://harbour.example");
    expect(await brand.getAttribute("target")).toBe("_blank");
    expect(await link(page, "Welcome").getAttribute("href")).toBe("/docs/v2/");
  });
});
