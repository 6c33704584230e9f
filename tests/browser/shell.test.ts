import { describe, expect, it } from "vitest";
import { hydrated, useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

describe("navigation", () => {
  it("stays in the window, sets the title, announces the page and moves the focus", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("link", { name: "List classes" }).first().click();
    const heading = page.getByRole("heading", { level: 1, name: "List classes" });
    await heading.waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^List classes \| /);
    await expect
      .poll(() => page.getByRole("status").filter({ hasText: "List classes" }).count())
      .toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it("starts a new page at its top, and returns to where the reader was", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.evaluate(() => window.scrollTo(0, 900));
    await page
      .getByRole("link", { name: "List classes" })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "List classes" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  });

  it("goes forward to where the reader was, too", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page
      .getByRole("main")
      .locator('a[href="/api/update-class"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: /^Update/ }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^Create/ }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: /^Update/ }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("returns to where the reader was before a reload", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  it("offers to retry where there is no network, and keeps the site", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await page.context().setOffline(true);
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    await sidebar.getByRole("link", { name: "Pagination" }).click();
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    expect(await sidebar.isVisible()).toBe(true);
    await page.context().setOffline(false);
    await retry.click();
    await page.getByRole("heading", { level: 1, name: "Pagination" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/pagination");
  });

  it("marks the page in the sidebar", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const current = page.locator("[aria-current=page]").filter({ hasText: "Create class" });
    expect(await current.first().isVisible()).toBe(true);
  });

  it("leads through all pages in order", async () => {
    const { page } = await open();
    await visit(page, "/");
    await page.getByRole("main").getByRole("link", { name: /next/i }).last().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: /previous/i })
      .last()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });

  it("opens an alias of a page without changing the address", async () => {
    const { page } = await open();
    await visit(page, "/docs/api");
    expect(new URL(page.url()).pathname.replace(/\/$/, "")).toBe("/docs/api");
    await page.getByRole("heading", { level: 1, name: "Training Provider API" }).waitFor();
  });

  it("keeps the text when the page's module does not arrive", async () => {
    const { page } = await open();
    await page.route(/\/assets\/[0-9a-f]+\//, (route) => route.abort());
    await page.goto("/api/create-class");
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    await page.getByRole("tab", { name: "Python" }).click();
    expect(await page.getByRole("tabpanel", { name: "Python" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "List classes" }).first().click();
    await page.getByRole("heading", { level: 1, name: "List classes" }).waitFor();
  });
});

describe("the table of contents", () => {
  it("lists the headings of levels 2 and 3 of a guide", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    const headings = await page
      .getByRole("main")
      .locator("article :is(h2, h3)[id]")
      .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    const links = await page
      .getByRole("navigation", { name: "On this page" })
      .last()
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(headings.length).toBeGreaterThan(2);
    expect(links).toEqual(headings);
  });

  it("marks the section being read, on the next page too", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await page
      .getByRole("navigation", { name: "Documentation" })
      .getByRole("link", { name: "Use cases" })
      .click();
    await page.getByRole("heading", { level: 1, name: "Use cases" }).waitFor();
    const toc = page.getByRole("navigation", { name: "On this page" });
    const marked = () => toc.locator("[aria-current=true]").allTextContents();
    expect(await marked()).toEqual([]);
    const third = toc.getByRole("link").nth(2);
    await third.click();
    await expect.poll(marked).toEqual([await third.textContent()]);
  });
});

describe("the keyboard", () => {
  it("meets the skip link first, which leads to the main area", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
      .toBe(true);
  });
});

describe("the colour mode", () => {
  const theme = () => document.documentElement.dataset["theme"];

  it("is light by default", async () => {
    const { page } = await open();
    await page.goto("/");
    expect(await page.evaluate(theme)).toBe("light");
  });

  it("flips, is stored, and is right before React arrives", async () => {
    const { page } = await open();
    await visit(page, "/");
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole("button", { name: /dark/i }).click();
    expect(await page.evaluate(theme)).toBe("dark");
    expect(await background()).not.toBe(light);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    expect(await page.evaluate(theme)).toBe("dark");
  });
});

describe("on a phone", () => {
  it("the sidebar lives in a menu that opens, closes by Escape and after a choice", async () => {
    const { page, complaints } = await open({ viewport: viewports.phone });
    await visit(page, "/api/list-classes");
    const link = page
      .getByRole("navigation", { name: "Documentation", includeHidden: true })
      .getByRole("link", { name: "POST Create class", exact: true, includeHidden: true });
    expect(await link.isVisible()).toBe(false);
    const button = page.getByRole("button", { name: /open.*menu/i });
    await button.click();
    await expect.poll(() => link.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => link.isVisible()).toBe(false);
    await button.click();
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("the menu has a close button", async () => {
    const { page } = await open({ viewport: viewports.phone });
    await visit(page, "/api/list-classes");
    await page.getByRole("button", { name: /open.*menu/i }).click();
    await page.getByRole("button", { name: /close.*menu/i }).click();
    await expect
      .poll(() => page.getByRole("button", { name: /close.*menu/i }).isVisible())
      .toBe(false);
    await hydrated(page);
  });
});

describe("the layout", () => {
  it("keeps the footer in sight on a short page, and at the end of a long one", async () => {
    const { page } = await open();
    await visit(page, "/nope");
    const bottom = async () => {
      const box = await page.getByRole("contentinfo").boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    expect(await bottom()).toBe(viewports.laptop.height);
    await visit(page, "/classCreate");
    expect(await bottom()).toBeGreaterThan(viewports.laptop.height);
  });

  it("breaks no name in a table, and no page is wider than a small phone", async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    await visit(page, "/classCreate");
    const lines = await page
      .getByRole("cell")
      .locator("code")
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});
