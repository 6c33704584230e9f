import type { Browser, Page } from "playwright-core";
import { withSite } from "./with-site";

const slowdown = 4;
const runs = 5;
/** Between a hover and the click, in milliseconds: a page loads within it. */
const pause = 1500;

/**
 * Measures how long readers wait for the next page of a built site, from the click until it is painted: on a slow network, with a
 * processor four times slower.
 *
 * @param paths of two pages, the first of which links to the second
 * @returns lines of text, in milliseconds
 */
export async function measureNavigation(
  dir: string,
  [from, to]: readonly [string, string],
): Promise<string> {
  return withSite(dir, async (browser, _address, slowAddress) => {
    const url = new URL(from.slice(1), slowAddress).href;
    const lines: string[] = [];
    for (const name of ["without hover", "after a hover"] as const) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++)
        times.push(await nextPage(browser, url, to, name === "after a hover"));
      times.sort((a, b) => a - b);
      const [least = 0] = times;
      const median = times[Math.floor(runs / 2)] ?? 0;
      lines.push(`next page, ${name}: ${Math.round(median)} ms (least ${Math.round(least)})`);
    }
    return lines.join("\n");
  });
}

async function nextPage(browser: Browser, url: string, to: string, isHovered: boolean) {
  // Each run needs its own cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  // An effect sets it: the shell takes clicks from now on.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(pause);
  }
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await watch(page);
  // Not `link.click()`, which moves the mouse there first.
  await link.dispatchEvent("click", { button: 0 });
  const time = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  await context.close();
  return time;
}

/** Resolves `window.shown` once the heading of another page is painted, with the time since the click. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector("h1")?.textContent;
    // Without named functions: tsx would make them call a helper that the page does not have.
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        "click",
        () => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector("h1")?.textContent === before) return;
            observer.disconnect();
            // The frame is painted after its callbacks.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          }).observe(document, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  });
}
