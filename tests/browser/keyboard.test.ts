import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset["navigation"]);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("keyboard mode", () => {
  it("is on after Tab and off after a mouse press, before hydration", async () => {
    const { page } = await open();
    await page.route(/\/(?:client|react|site)-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/auth");
    expect(await mode(page)).toBeUndefined();
    await page.keyboard.press("a");
    expect(await mode(page)).toBeUndefined();
    await page.keyboard.press("Tab");
    await expect.poll(() => mode(page)).toBe("keyboard");
    await page.mouse.move(400, 400);
    expect(await mode(page)).toBe("keyboard");
    await page.mouse.down();
    expect(await mode(page)).toBeUndefined();
    await page.mouse.up();
    await page.keyboard.press("Shift+Tab");
    expect(await mode(page)).toBe("keyboard");
  });

  it("shows the focus everywhere", async () => {
    const { page } = await open();
    await page.goto("/auth");
    const button = page.getByRole("button", { name: /^Switch to/ });
    const outline = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
    await button.click();
    await button.click();
    expect(await outline()).toBe("none");
    await page.evaluate(() => {
      document.documentElement.dataset["navigation"] = "keyboard";
    });
    expect(await outline()).toBe("solid");
  });
});

describe("the skip link", () => {
  it("is the first tab stop of every kind of page, and skips the navigation", async () => {
    const { page } = await open();
    for (const target of ["/", "/classCreate", "/api", "/api/create-class", "/nowhere"]) {
      await page.goto(target);
      await page.keyboard.press("Tab");
      expect(await focused(page), target).toBe("Skip to main content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      const inMain = await page.evaluate(
        () => document.activeElement?.closest("main, footer") !== null,
      );
      expect(inMain, target).toBe(true);
    }
  });

  it("is followed by one to the samples of an operation", async () => {
    const { page } = await open();
    await page.goto("/api/create-class");
    for (const key of ["Tab", "Tab", "Enter", "Tab"]) await page.keyboard.press(key);
    const samples = page.getByRole("region", { name: "Samples and examples" });
    expect(await samples.locator(":focus").count()).toBe(1);
  });

  it("is visible only while it has the focus", async () => {
    const { page } = await open();
    await page.goto("/auth");
    const bottom = async () => {
      const box = await page.getByRole("link", { name: "Skip to main content" }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom()).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
    await expect.poll(bottom).toBeGreaterThan(30);
    await page.keyboard.press("Tab");
    await expect.poll(bottom).toBeLessThanOrEqual(0);
  });
});

describe("the document root", () => {
  const classes = (page: Page) => page.evaluate(() => document.documentElement.className);

  it.each([
    { site: "siteDir", file: "auth/index.html", want: "docs-doc-page page-guide" },
    { site: "siteDir", file: "api/index.html", want: "docs-doc-page page-overview" },
    { site: "siteDir", file: "api/create-class/index.html", want: "docs-doc-page page-operation" },
    { site: "siteDir", file: "404.html", want: "standalone-page page-not-found" },
    // From the guide's frontmatter.
    { site: "fixtureDir", file: "tides/index.html", want: "blog-post-page page-guide" },
  ] as const)("of $file has the classes of its page type", ({ site, file, want }) => {
    const html = readFileSync(path.join(inject(site), file), "utf8");
    expect(/<html[^>]* class="([^"]*)"/.exec(html)?.[1]).toBe(want);
  });

  it("changes its classes and the title with the page, and keeps foreign classes", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    expect(await page.title()).toBe("Authentication | Training Provider API");
    expect((await classes(page)).split(" ").sort()).toEqual(["docs-doc-page", "js", "page-guide"]);
    await page.evaluate(() => document.documentElement.classList.add("of-the-owner"));
    await page.getByRole("link", { name: "API reference" }).first().click();
    await expect
      .poll(async () => (await classes(page)).split(" ").sort())
      .toEqual(["docs-doc-page", "js", "of-the-owner", "page-overview"]);
    await expect.poll(() => page.title()).toBe("API reference | Training Provider API");
  });
});
