/** @module-tag long */

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { violations } from "./axe";
import { narrowest, useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

/** One page of each kind. */
const pages = ["/", "/classCreate", "/api", "/api/errors", "/api/create-class", "/nowhere"];

/** Further stops are of kinds that came before. */
const mostStops = 120;

describe("the focus (WCAG 2.2, 2.4.7 and 2.4.11)", () => {
  it.each(["phone", "laptop"] as const)(
    "is marked at every stop, and nothing covers it, on a %s",
    async (device) => {
      const { page } = await open({ viewport: viewports[device], reducedMotion: "reduce" });
      const wrong: string[] = [];
      for (const target of pages) {
        await visit(page, target);
        for (let stop = 0; stop < mostStops; stop++) {
          await page.keyboard.press("Tab");
          const fault = await page.evaluate(faultOfFocus);
          if (fault === undefined) break;
          if (fault !== "") wrong.push(`${target}: ${fault}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Returns what is wrong with the focused element; `undefined` after the last one. Runs in the page. */
function faultOfFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isSeen = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ].some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  // The ring of code is around its box.
  const box = element.closest("[data-code]:has(> pre:focus)") ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(box);
  const isMarked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
  if (isSeen && isMarked) return "";
  const name = element.getAttribute("aria-label") ?? element.textContent.slice(0, 40);
  return `${element.tagName} ${name} is ${isSeen ? "not marked" : "covered"}`;
}

it("targets are large enough for a finger (2.5.8)", async () => {
  const { page } = await open({ viewport: viewports.phone });
  const small: string[] = [];
  for (const target of pages) {
    await visit(page, target);
    // Axe skips this rule by default.
    small.push(...(await violations(page, ["target-size"])).map((line) => `${target}: ${line}`));
  }
  expect(small).toEqual([]);
});

const tourOf = async (page: Page, check: () => readonly string[]) => {
  const wrong: string[] = [];
  for (const target of pages) {
    await visit(page, target);
    wrong.push(...(await page.evaluate(check)).map((line) => `${target}: ${line}`));
  }
  return wrong;
};

it("nothing moves for readers who prefer reduced motion (2.3.3)", async () => {
  const { page } = await open({ reducedMotion: "reduce" });
  const moving = await tourOf(page, () => {
    const seconds = (times: string) => Math.max(...times.split(",").map(Number.parseFloat));
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isAnimated =
          style.animationName !== "none" && seconds(style.animationDuration) > 0.01;
        return isAnimated || seconds(style.transitionDuration) > 0.01;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(moving).toEqual([]);
});

// At 200 %, the window of a laptop has half of its pixels; at 400 %, it is as narrow as the narrowest phone.
it.each([
  ["at 200 %", { width: 640, height: 400 }],
  ["at 400 %", narrowest],
] as const)(
  "text with a reader's spacing fits the window %s (1.4.4, 1.4.10, 1.4.12)",
  async (_, viewport) => {
    const { page } = await open({ viewport });
    const wrong = await tourOf(page, () => {
      const style = document.documentElement.style;
      style.setProperty("line-height", "1.5", "important");
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        element.style.letterSpacing = "0.12em";
        element.style.wordSpacing = "0.16em";
        if (element.tagName === "P") element.style.marginBottom = "2em";
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
    });
    expect(wrong).toEqual([]);
  },
);

describe("with forced colors", () => {
  it("the target of a link is marked", async () => {
    const { page } = await open(
      { forcedColors: "active", viewport: viewports.laptop },
      inject("siteUrl"),
    );
    await visit(page, "/api/create-class#request~In-person-class.address.countryCode");
    const rows = page.locator(
      '[id="request~In-person-class.address.countryCode"], li[id]:not(:target)',
    );
    const outlines = await rows.evaluateAll((all) =>
      all.map((row) => [row.matches(":target"), getComputedStyle(row).outlineStyle]),
    );
    expect(outlines).toContainEqual([true, "solid"]);
    expect(outlines).not.toContainEqual([false, "solid"]);
  });

  it("current and selected items are still marked", async () => {
    const { page } = await open(
      // A wide window shows no list of so few sections.
      { forcedColors: "active", viewport: { width: 1100, height: 900 } },
      inject("siteUrl"),
    );
    await visit(page, "/api/create-class");
    const bars = ["Main", "Documentation", "On this page"].map((name) =>
      page.getByRole("navigation", { name, exact: true }),
    );
    await page.getByRole("heading", { name: "Responses" }).scrollIntoViewIfNeeded();
    await bars.at(-1)?.locator("[aria-current]").waitFor();
    const tabs = page.getByRole("tablist").first();
    const pairs = [
      ...bars.map((bar) => [bar.locator("a[aria-current]"), bar.locator("a:not([aria-current])")]),
      [tabs.getByRole("tab", { selected: true }), tabs.getByRole("tab", { selected: false })],
    ];
    const outlines = pairs.map(async (pair) =>
      Promise.all(
        pair.map((one) =>
          one.first().evaluate((element) => {
            const { outlineStyle, borderBottomStyle } = getComputedStyle(element);
            return [outlineStyle, borderBottomStyle];
          }),
        ),
      ),
    );
    // A transparent border would be as visible as a colored one.
    const marked = [
      ["solid", "none"],
      ["none", "none"],
    ];
    expect(await Promise.all(outlines)).toEqual(pairs.map(() => marked));
  });
});
