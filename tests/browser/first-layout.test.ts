import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { useBrowser, viewports } from "./site";

const { openAlone } = useBrowser();

const operation = "/api/create-class";

/** Opens a page on which nothing runs before the next frame until `resumeFrames` of its window is called. */
async function openWithoutFrames(viewport: (typeof viewports)[keyof typeof viewports]) {
  const opened = await openAlone({ viewport });
  await opened.page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(window, {
      resumeFrames() {
        window.requestAnimationFrame = request;
        for (const callback of held) request(callback);
      },
    });
  });
  return opened;
}

const resumeFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { resumeFrames: () => void }).resumeFrames());

/** Counts the fields that are not laid out although nothing around them is closed. */
const countDeferred = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("section li > *")].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

describe("the first layout of an operation on a phone", () => {
  it("leaves out fields out of view, and includes all of them after some frames", async () => {
    const { page, complaints } = await openWithoutFrames(viewports.phone);
    await page.goto(operation, { waitUntil: "load" });
    expect(await countDeferred(page)).toBeGreaterThan(20);
    await resumeFrames(page);
    await expect.poll(() => countDeferred(page)).toBe(0);
    expect(await page.locator("html").getAttribute("data-loading")).toBeNull();
    expect(complaints).toEqual([]);
  });

  it.each([
    ["at a fragment", `${operation}#response-201.id`, viewports.phone],
    ["on a large screen", operation, viewports.desktop],
    ["of another kind of page", "/api/schemas/class", viewports.phone],
  ])("leaves out nothing %s", async (_where, target, viewport) => {
    const { page } = await openWithoutFrames(viewport);
    await page.goto(target, { waitUntil: "load" });
    expect(await countDeferred(page)).toBe(0);
  });

  it("leaves out nothing when the reader reloads the page", async () => {
    const { page } = await openWithoutFrames(viewports.phone);
    await page.goto(operation, { waitUntil: "load" });
    await resumeFrames(page);
    // Playwright's own waiting uses frames.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.dispatchEvent(new Event("pointermove"));
          return history.state !== null;
        }),
      )
      .toBe(true);
    await page.reload({ waitUntil: "load" });
    expect(await countDeferred(page)).toBe(0);
  });

  it("does not move the target of a link that the reader follows at once", async () => {
    const { page } = await openWithoutFrames(viewports.phone);
    await page.goto(operation, { waitUntil: "load" });
    // Safari does not keep in place what is in view while the content above it grows.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = "none";
    });
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Responses" })
      .click();
    const place = () =>
      page
        .locator("#responses")
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const before = await place();
    expect(before).toBeLessThan(300);
    await resumeFrames(page);
    await expect.poll(() => countDeferred(page)).toBe(0);
    expect(await place()).toBe(before);
  });
});
