import { describe, expect, it } from "vitest";
import { useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

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

  it("marks the current section, on the next page too", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await page
      .getByRole("navigation", { name: "Documentation" })
      .getByRole("link", { name: "When a call is refused" })
      .click();
    await page.getByRole("heading", { level: 1, name: "When a call is refused" }).waitFor();
    const toc = page.getByRole("navigation", { name: "On this page" });
    const marked = toc.locator("[aria-current=true]");
    expect(await marked.count()).toBe(0);
    const third = toc.getByRole("link").nth(2);
    await third.click();
    const title = await third.textContent();
    // The previous one may still be marked.
    await expect.poll(() => marked.textContent()).toBe(title);
  });
});

describe("the layout", () => {
  it("keeps the footer in view on a short page, and at the end of a long one", async () => {
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

  it("does not break names in a table, and no page is wider than a small phone", async () => {
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
