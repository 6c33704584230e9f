/** @module-tag long */

import { type Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { appears, heading, hydrated, settled, sidebar, useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();

const box = (page: Page) => page.getByRole("alert");
const retry = (page: Page) => box(page).getByRole("button", { name: "Retry" });
const tryAgain = (page: Page) => box(page).getByRole("button", { name: "Try again" });
const sidebars = /\/assets\/sidebar-[^/]+\.js/;
/** The content of the page in place of missing ones, in any build. */
const notFound = /\/assets\/[0-9a-f]+\/en\/404\.js/;

/** Counts the documents that the window loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

describe("the first page, if its sidebar fails to load", () => {
  it("can be read, and its links work, below a box with a retry button", async () => {
    const { page } = await open();
    await page.route(sidebars, (route) => route.abort());
    await page.goto("/api/create-class");
    await appears(page, retry(page));
    const boxTop = (await box(page).boundingBox())?.y ?? 0;
    expect(boxTop).toBeLessThan((await heading(page, "Create class").boundingBox())?.y ?? 0);
    await page.getByRole("tab", { name: "Python" }).click();
    expect(await page.getByRole("tabpanel", { name: "Python" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "List classes" }).first().click();
    await heading(page, "List classes").waitFor();
  });

  it("is hydrated by Retry", async () => {
    const { page } = await open();
    await page.route(sidebars, (route) => route.abort());
    await page.goto("/api/create-class");
    await appears(page, retry(page));
    await page.unroute(sidebars);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await retry(page).click();
    await hydrated(page);
    expect(await box(page).count()).toBe(0);
    await page.getByRole("link", { name: "List classes" }).first().click();
    await heading(page, "List classes").waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  it("is reloaded by Retry if it is gone, once and never in a loop", async () => {
    const { page } = await open();
    const loads = countLoads(page);
    await page.route(sidebars, (route) => route.fulfill({ status: 404 }));
    await page.goto("/auth");
    await appears(page, retry(page));
    await retry(page).click();
    await expect.poll(loads).toBe(2);
    await appears(page, retry(page));
    const isUp = page.waitForResponse((response) => response.request().method() === "HEAD");
    await retry(page).click();
    await isUp;
    await settled(page);
    await retry(page).waitFor();
    expect(loads()).toBe(2);
    expect(await heading(page, "Authentication").isVisible()).toBe(true);
  });
});

describe("the next page, if it fails to load", () => {
  it.each(["pagination", "api/list-classes"])(
    "loads the window at its address, once: %s",
    async (key) => {
      const { page } = await open();
      await visit(page, "/auth");
      const loads = countLoads(page);
      await page.route(`**/${key}`, (route) =>
        route.request().resourceType() === "fetch" && route.request().method() === "GET"
          ? route.abort()
          : route.continue(),
      );
      await sidebar(page)
        .locator(`a[href="/${key}"]`)
        .evaluate((link: HTMLElement) => link.click());
      await expect.poll(loads).toBe(1);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(`/${key}`);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^(Pag|List)/);
      expect(await box(page).count()).toBe(0);
      expect(loads()).toBe(1);
    },
  );

  it("ignores failed preloading if there is a network on click", async () => {
    const { page } = await openAlone();
    await visit(page, "/auth");
    const loads = countLoads(page);
    await page.context().setOffline(true);
    const link = sidebar(page).getByRole("link", { name: "Pagination" });
    const failed = page.waitForEvent("requestfailed");
    await link.hover();
    await failed;
    await page.context().setOffline(false);
    await link.click();
    await heading(page, "Pagination").waitFor();
    expect(loads()).toBe(0);
  });

  it("is a box in the shell if there is no network, without the rest of the previous page", async () => {
    const { page } = await openAlone();
    await visit(page, "/auth");
    expect(await page.getByRole("navigation", { name: "On this page" }).count()).not.toBe(0);
    await page.context().setOffline(true);
    await sidebar(page).getByRole("link", { name: "When a call is refused" }).click();
    await retry(page).waitFor();
    expect(await sidebar(page).isVisible()).toBe(true);
    expect(await page.title()).toMatch(/^This page could not be loaded\./);
    expect(await page.getByRole("navigation", { name: "On this page" }).count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Previous and next page" }).count()).toBe(0);
    expect(await page.getByRole("main").getByText("Edit this page").count()).toBe(0);
    // Before it gives up, the shell checks whether the site can be reached.
    const givesUp = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await Promise.all([givesUp, retry(page).click()]);
    await retry(page).waitFor();
    await page.context().setOffline(false);
    await retry(page).click();
    await heading(page, "When a call is refused").waitFor();
    expect(new URL(page.url()).pathname).toBe("/refusedCalls");
    expect(await box(page).count()).toBe(0);
  });

  it("lets the reader go back", async () => {
    const { page } = await openAlone();
    await visit(page, "/auth");
    await page.context().setOffline(true);
    await sidebar(page).getByRole("link", { name: "Pagination" }).click();
    await retry(page).waitFor();
    await page.goBack();
    await heading(page, "Authentication").waitFor();
    expect(await box(page).count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "On this page" }).count()).not.toBe(0);
  });

  it("is a box in the shell if its document returns 500", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const loads = countLoads(page);
    const address = "**/api/list-classes";
    await page.route(address, (route) => route.fulfill({ status: 500, body: "down" }));
    await page.getByRole("link", { name: "List classes" }).first().click();
    await retry(page).waitFor();
    expect(await sidebar(page).isVisible()).toBe(true);
    expect(loads()).toBe(0);
    await page.unroute(address);
    await retry(page).click();
    await heading(page, "List classes").waitFor();
    await page.getByRole("tablist", { name: "Request samples" }).waitFor();
  });

  it("reloads the window if its document is from a newer build", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const loads = countLoads(page);
    await page.route("**/api/list-classes", async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const body = (await response.text()).replace(/\/assets\/[0-9a-f]{10}\//g, "/assets/newer/");
      await route.fulfill({ response, body });
    });
    const build = /\/assets\/([0-9a-f]{10})\//.exec(await page.content())?.[1] ?? "";
    await page.route("**/assets/newer/**", async (route) => {
      const response = await route.fetch({ url: route.request().url().replace("newer", build) });
      await route.fulfill({ response });
    });
    await page.getByRole("link", { name: "List classes" }).first().click();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await heading(page, "List classes").waitFor();
    expect(await page.locator("#root").getAttribute("data-pages")).toContain("/newer/");
    expect(loads()).toBe(1);
  });

  it("does not reload the window in a loop if documents never match", async () => {
    const { page } = await open();
    const loads = countLoads(page);
    await page.route("**/api/list-classes", async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const body = (await response.text()).replace(
        /data-pages="[^"]*"/,
        'data-pages="/other/*.js"',
      );
      await route.fulfill({ response, body });
    });
    await visit(page, "/api/create-class");
    await page.getByRole("link", { name: "List classes" }).first().click();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await settled(page);
    expect(loads()).toBe(2);
    expect(await heading(page, "List classes").isVisible()).toBe(true);
  });
});

/** Serves a module with different code; it can import the `original`. */
async function replaceModule(page: Page, module: RegExp, program: string): Promise<void> {
  await page.route(module, async (route) => {
    const original = new URL(route.request().url());
    if (original.search === "?original") return route.continue();
    await route.fulfill({
      contentType: "text/javascript",
      body: `import * as original from "${original.pathname}?original";\n${program}`,
    });
  });
}

describe("a page that crashes", () => {
  const crash = `
    export function Content() {
      if (window.repaired) return "Repaired.";
      throw new Error("outer", { cause: new Error("inner") });
    }`;

  it("shows the message and its causes inside the layout", async () => {
    const { page } = await open();
    await replaceModule(page, notFound, crash);
    await page.goto("/nowhere");
    await heading(page, "This page crashed.").waitFor();
    expect(await box(page).locator("pre").allTextContents()).toEqual(["outer", "inner"]);
    expect(await page.getByRole("main").getByRole("alert").count()).toBe(1);
    await page.getByRole("banner").locator('a[href="/"]').first().click();
    await expect.poll(() => box(page).count()).toBe(0);
    await page.locator("main article h1").waitFor();
  });

  it("is rendered again by Try again", async () => {
    const { page } = await open();
    await replaceModule(page, notFound, crash);
    await page.goto("/nowhere");
    await appears(page, tryAgain(page));
    await tryAgain(page).click();
    await heading(page, "This page crashed.").waitFor();
    await page.evaluate(() => Object.assign(window, { repaired: true }));
    await tryAgain(page).click();
    await page.getByRole("main").getByText("Repaired.").waitFor();
    expect(await box(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

describe("a layout that crashes", () => {
  // The text of a link must be a string: an object lacks its methods.
  const broken = `
    export const sidebar = [{ type: "link", label: {}, path: "/" }];
    window.repair = () => sidebar.splice(0, 1, ...original.sidebar);`;

  it.each([
    ["a guide", "pagination", "Pagination"],
    ["a page of the reference", "api/list-classes", "List classes"],
  ])("leaves the text of %s readable, below an error box", async (_name, key, title) => {
    const { page } = await open();
    await replaceModule(page, sidebars, broken);
    await page.goto(`/${key}`);
    await appears(page, tryAgain(page));
    expect(await box(page).getByText("This page crashed.").isVisible()).toBe(true);
    expect(await box(page).locator("pre").textContent()).toContain("is not a function");
    expect(await heading(page, title).isVisible()).toBe(true);
    expect(await page.locator("main article").count()).toBe(1);
    expect(await sidebar(page).count()).toBe(0);
    await page.evaluate("repair()");
    await tryAgain(page).click();
    await sidebar(page).waitFor();
    expect(await box(page).count()).toBe(0);
  });

  it("is rendered again for the next page", async () => {
    const { page } = await open();
    await replaceModule(page, sidebars, broken);
    await page.goto("/pagination");
    await appears(page, tryAgain(page));
    await page.evaluate("repair()");
    await page.locator('main a[href="/api/list-classes"]').first().click();
    await heading(page, "List classes").waitFor();
    await sidebar(page).waitFor();
    expect(await box(page).count()).toBe(0);
  });
});
