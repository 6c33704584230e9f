import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { edges } from "./edges";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

/** Opens a page as it appears on a site in a right-to-left language. */
async function openMirrored(path: string): Promise<Page> {
  const { page } = await open({ viewport: { width: 1280, height: 900 } });
  await visit(page, path);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  return page;
}

/** Returns the left and right edge of the first letter of an element's text, and of its last. */
const letters = (element: Locator) =>
  element.evaluate((node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const edgesOf = (text: Text | undefined, at: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, at);
      if (text) range.setEnd(text, at + 1);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    };
    const last = texts.at(-1);
    return { first: edgesOf(texts[0], 0), last: edgesOf(last, (last?.length ?? 1) - 1) };
  });

it("code is written from left to right", async () => {
  const page = await openMirrored("/api/create-class");
  const main = page.getByRole("main");
  const address = main.getByRole("code").filter({ hasText: /^\/tp-api\/classes$/ });
  const languages = main.getByRole("tab", { name: "C#" });
  for (const element of [address.first(), languages]) {
    const { first, last } = await letters(element);
    expect(first.left).toBeLessThan(last.left);
  }
  const sample = main.getByRole("figure").filter({ hasText: "curl --" }).first();
  const { first } = await letters(sample.getByRole("code"));
  const box = await edges(sample);
  expect(first.left - box.left).toBeLessThan(30);
  const copy = await edges(sample.getByRole("button", { name: /^Copy/ }));
  // The row of buttons above the code ends where lines of the page do.
  expect(copy.left - box.left).toBeLessThan(30);
});

it("closed groups point to the side to which they open", async () => {
  const page = await openMirrored("/api/create-class");
  const group = page.getByRole("navigation").locator("summary", { hasText: "Use cases" });
  const mark = () => group.evaluate((summary) => getComputedStyle(summary, "::after").rotate);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(mark).toBe("135deg");
  await group.click();
  await expect.poll(mark).toBe("45deg");
});
