import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, useBrowser, visit } from "./site";
import { traceOf } from "./trace";

const { open, openAlone } = useBrowser();

/** What is laid out of the next page. */
const ahead = (page: Page) => page.locator("main > [aria-hidden=true]");
/** Returns a link to a page, which need not be in sight. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();
/** Points at a link until its page is laid out. */
const prepare = async (page: Page, link: Locator) => {
  await link.dispatchEvent("pointerover");
  await ahead(page).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  });
};
const idsTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.length - new Set(ids).size;
  });

describe("the page of a link that the reader points at", () => {
  it.each(["/api/list-classes", "/docs/api", "/api/schemas/class-create", "/pagination"])(
    "is laid out before the click, which moves nothing: %s",
    async (path) => {
      const { page, complaints } = await openAlone();
      await visit(page, "/api/create-class");
      await page.evaluate((href) => {
        document.body.append(
          Object.assign(document.createElement("a"), { href, id: "added-link" }),
        );
      }, path);
      const link = page.locator("#added-link");
      await prepare(page, link);
      const box = await ahead(page).elementHandle();
      const width = () => box?.evaluate((element) => element.getBoundingClientRect().width);
      const before = await width();
      let isSame: boolean | undefined;
      const trace = await traceOf(page, async () => {
        isSame = await link.evaluate((element: HTMLElement) => {
          // What comes after the paint, as React's part does, can wait.
          window.requestAnimationFrame = () => 0;
          const next = document.querySelector("main > [aria-hidden] h1");
          element.click();
          const shown = document.querySelector("h1");
          const isInSight = (shown?.getBoundingClientRect().top ?? 0) > 0;
          performance.mark("placed");
          return isInSight && shown === next;
        });
      });
      expect(isSame).toBe(true);
      expect(await width()).toBe(before);
      const placed = trace.find(({ name }) => name === "placed");
      const laidOut = trace
        .filter(({ name, ts }) => name === "Layout" && ts < (placed?.ts ?? 0))
        .map(({ args }) => args.beginData?.dirtyObjects ?? 0);
      expect(laidOut.length).toBeGreaterThan(0);
      expect(laidOut.reduce((sum, objects) => sum + objects, 0)).toBeLessThan(110);
      expect(complaints).toEqual([]);
    },
  );

  it("changes nothing of the page that is shown, with the same ids and names", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class-enrollment");
    const variant = (name: string) =>
      page.getByRole("main").getByRole("radio", { name, exact: true }).first();
    await variant("New learner").check();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const link = linkTo(page, "/api/create-e-learning-enrollment");
    await prepare(page, link);
    expect(await idsTwice(page)).toBeGreaterThan(10);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await variant("New learner").isChecked()).toBe(true);
    const panel = page.locator('[id="request~New-learner"]').first();
    expect(await panel.isVisible()).toBe(true);
    expect(await height()).toBe(before);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => page.title()).toMatch(/^Create e-learning enrollment/);
    expect(await idsTwice(page)).toBe(0);
    expect(await variant("Existing learner").isChecked()).toBe(true);
    await variant("New learner").check();
    expect(await variant("Existing learner").isChecked()).toBe(false);
    expect(await panel.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it.each<{ readonly what: string; readonly act: (page: Page, link: Locator) => Promise<void> }>([
    {
      what: "points elsewhere",
      act: (page) => page.getByRole("banner").dispatchEvent("pointerover"),
    },
    { what: "scrolls by touch", act: (_, link) => link.dispatchEvent("pointercancel") },
    { what: "presses a key", act: (page) => page.keyboard.press("ArrowDown") },
    {
      what: "presses Enter elsewhere",
      act: (page) => page.getByRole("main").dispatchEvent("keydown", { key: "Enter" }),
    },
    { what: "prints", act: async (page) => void (await page.pdf()) },
    {
      what: "leaves the page for the menus of the browser",
      act: (page) =>
        page.locator("html").evaluate((html) => {
          for (const type of ["mouseout", "mouseleave"])
            html.dispatchEvent(new MouseEvent(type, { bubbles: type === "mouseout" }));
        }),
    },
    { what: "dictates", act: (page) => page.getByRole("main").dispatchEvent("input") },
  ])("is taken from the document when the reader $what", async ({ act }) => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const link = linkTo(page, "/api/list-classes");
    await prepare(page, link);
    await act(page, link);
    expect(await ahead(page).count()).toBe(0);
    expect(await idsTwice(page)).toBe(0);
    await prepare(page, link);
  });

  it("is not laid out if the reader points elsewhere before it is loaded", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const loaded = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith("/api/list-classes"),
    );
    await linkTo(page, "/api/list-classes").dispatchEvent("pointerover");
    await page.getByRole("banner").dispatchEvent("pointerover");
    await loaded;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await ahead(page).count()).toBe(0);
  });

  it("is laid out for a link in focus, too, and opens with Enter", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await linkTo(page, "/api/list-classes").focus();
    await ahead(page).waitFor({ state: "attached" });
    const title = await ahead(page)
      .locator("h1")
      .evaluateHandle((h1) => h1);
    await page.keyboard.press("Enter");
    await heading(page, "List classes").waitFor();
    expect(await title.evaluate((h1) => h1 === document.querySelector("h1"))).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });
});
