import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { edges } from "./edges";
import { samplesOn, shown } from "./sample-panel";
import { settled, useBrowser, useOnePage, viewports, visit } from "./site";

const { open } = useBrowser();
const main = (page: Page) => page.getByRole("main");

it("a guide has one right edge for prose, tables and code at any width, with its contents next to it", async () => {
  const { page } = await open();
  for (const path of ["/pagination", "/useCases/publish-e-learning"]) {
    await page.goto(path);
    for (const width of [390, 768, 1280, 1440, 1536, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const { right } = await edges(main(page).locator("article"));
      const at = `${path} at ${width} px`;
      // On a tablet nothing is next to it: it uses the full width.
      if (width < 996) {
        const window = await edges(page.locator("body"));
        expect(window.right - right, at).toBe(width < 640 ? 16 : 24);
      }
      const rights = await main(page)
        .locator("figure, .table-box, article > p")
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => [one.localName, Math.round(one.getBoundingClientRect().right)]),
        );
      expect(rights.filter(([name]) => name !== "p").length, at).toBeGreaterThan(1);
      expect(
        rights.filter(([, end]) => end !== right),
        at,
      ).toEqual([]);
      if (width < 1280) continue;
      const contents = page
        .getByRole("navigation", { name: "On this page" })
        .filter({ visible: true });
      const beside = await edges(contents);
      expect(beside.left - right, at).toBe(48);
      // The contents use the rest of the window.
      expect(width - beside.right, at).toBeLessThan(60);
    }
  }
});

it("all two-column tables on a page have the same columns", async () => {
  const { page } = await open();
  await page.goto("/openQuestions");
  const heads = await main(page).getByRole("columnheader", { name: "Until it is answered" }).all();
  const lefts = await Promise.all(heads.map(async (head) => (await edges(head)).left));
  expect(lefts.length).toBeGreaterThan(5);
  expect(new Set(lefts).size).toBe(1);
});

it("a sidebar entry has the same line breaks whether its page is current or not", async () => {
  const { page } = await open();
  const entry = page
    .getByRole("navigation", { name: "Documentation" })
    .getByRole("link", { name: "What this documentation does not say" });
  await page.goto("/pagination");
  const { height } = await edges(entry);
  await page.goto("/openQuestions");
  expect((await edges(entry)).height).toBe(height);
});

it("no title breaks after a short beginning such as e-", async () => {
  const { page } = await open();
  for (const path of ["/useCases/publish-e-learning", "/api/create-e-learning-enrollment"]) {
    await page.goto(path);
    for (const viewport of [viewports.phone, viewports.laptop]) {
      await page.setViewportSize(viewport);
      const heading = main(page).getByRole("heading", { level: 1, name: /e-learning/ });
      const lines = await heading.getByText("e-learning", { exact: true }).evaluate((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getClientRects().length;
      });
      expect(lines, path).toBe(1);
    }
  }
});

describe("the page of an operation", () => {
  const one = useOnePage("/api/create-class");

  it("has room for the name of the example on a phone, and gives code 480 px next to its links in a window", async () => {
    const { page } = one;
    await page.setViewportSize(viewports.phone);
    const { left, right } = await edges(page.getByRole("combobox", { name: "Example" }));
    expect(right - left).toBeGreaterThan(250);
    for (const width of [1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      const code = await edges(shown(page));
      expect(code.right - code.left, `${width} px`).toBeGreaterThanOrEqual(480);
      const text = await edges(main(page).getByRole("region", { name: "Request body" }));
      const next = await edges(main(page).getByRole("link", { name: /^Next/ }));
      expect(Math.abs(next.right - text.right), `${width} px`).toBeLessThanOrEqual(1);
    }
  });

  it("keeps its code in place when types are chosen, and when the reader's values open", async () => {
    const { page } = one;
    await page.setViewportSize(viewports.laptop);
    const before = (await edges(shown(page))).top;
    await page.getByRole("tab", { name: "Types" }).click();
    expect((await edges(shown(page))).top).toBe(before);
    await page.getByRole("tab", { name: "curl" }).click();
    await samplesOn(page).openValues();
    const { field } = samplesOn(page);
    await field("host").waitFor();
    expect((await edges(shown(page))).top).toBe(before);
    // The host has a whole line.
    const server = await edges(page.getByRole("combobox", { name: "Server" }));
    expect(await edges(field("host"))).toMatchObject({ left: server.left, right: server.right });
  });

  it("has its code right below the languages, and the buttons of the code above its first line", async () => {
    const { page } = await open();
    for (const path of ["/api/create-class", "/api/delete-class"]) {
      await page.goto(path);
      const languages = await edges(main(page).getByRole("tablist", { name: "Request samples" }));
      const code = await edges(shown(page));
      expect(code.top - languages.top - languages.height).toBeLessThanOrEqual(16);
      const text = await edges(shown(page).locator("pre > code"));
      for (const name of ["Download", "Wrap lines", "Copy"]) {
        const button = shown(page).getByRole("button", { name });
        const { top, height } = await edges(button);
        expect([top > code.top, top + height <= text.top]).toEqual([true, true]);
        expect(await button.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
      }
    }
  });

  it("shows the focus of a box of code all around it, and clips its scrollbar to its corners", async () => {
    const { page } = await open();
    await page.goto("/api/create-class");
    await shown(page).locator("pre").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const { outlineStyle, overflow } = await shown(page).evaluate((box) => {
      const { outlineStyle, overflow } = getComputedStyle(box);
      return { outlineStyle, overflow };
    });
    expect([outlineStyle, overflow]).toEqual(["solid", "clip"]);
  });

  it("lights the section that is in view, even if a short one is above it", async () => {
    const { page } = await open({ viewport: { width: 1100, height: 800 } });
    await visit(page, "/api/create-class");
    const sections = page.getByRole("navigation", { name: "On this page" });
    const heading = page.getByRole("heading", { name: "Request body" });
    const current = sections.locator("[aria-current=true]");
    await heading.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 250));
    await expect.poll(() => current.allInnerTexts()).toEqual(["Body"]);
    await heading.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 310));
    await expect.poll(() => current.allInnerTexts()).toEqual(["Authorization"]);
  });

  it("has no field with text below 16 px on touch devices, because phones would zoom in", async () => {
    const { page } = await open({ viewport: viewports.phone, hasTouch: true, isMobile: true });
    for (const path of ["/api/create-class", "/api/errors"]) {
      await visit(page, path);
      const sizes = await page
        .getByRole("main")
        .locator("select, textarea, input:is([type=text], [type=search], [type=password])")
        .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
      expect(new Set(sizes)).toEqual(new Set(["16px"]));
    }
  });

  it("says once that no other properties are allowed, shows headings of samples to screen readers, and explains how to authenticate", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const body = main(page).getByRole("region", { name: "Request body" });
    const said = body.getByText("No other properties are allowed.").filter({ visible: true });
    expect(await said.count()).toBe(1);
    for (const name of ["Request samples", "In-person class"])
      expect(await main(page).getByRole("heading", { name, exact: true }).count()).toBe(1);
    await main(page).locator("summary", { hasText: "training-provider-id" }).click();
    const part = main(page).getByRole("region", { name: "Authorization" });
    await part.getByText("Authorization: type={type},version={version}").waitFor();
    await part.getByRole("link", { name: "How to send it" }).click();
    await page.getByRole("heading", { level: 1, name: "Authentication" }).waitFor();
  });
});

it("a table with few columns fits a phone, and footer, title and bar start at the same position", async () => {
  const { page } = await open({ viewport: viewports.phone });
  for (const path of ["/auth", "/refusedCalls", "/createLearningRecord"]) {
    await page.goto(path);
    const excess = await main(page)
      .getByRole("table")
      .evaluateAll((all) =>
        all.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
      );
    expect(Math.max(...excess), path).toBeLessThanOrEqual(0);
  }
  const { left } = await edges(page.getByRole("heading", { level: 1 }));
  expect((await edges(page.getByRole("contentinfo").getByRole("link").first())).left).toBe(left);
  const icon = page.getByRole("button", { name: "Open menu" }).locator("svg");
  expect((await edges(icon)).left).toBe(left);
});

it("no page has a button over code on a phone", async () => {
  const { page } = await open({ viewport: viewports.phone });
  for (const path of ["/", "/auth", "/classCreate", "/api/create-class", "/api/list-learners"]) {
    await page.goto(path);
    const covered = await main(page)
      .locator("figure[data-code]")
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.checkVisibility())
          .map((block) => {
            const code = block.querySelector("pre > code")?.getBoundingClientRect();
            return [...block.querySelectorAll("button")].filter((button) => {
              const { top, bottom } = button.getBoundingClientRect();
              return code && button.checkVisibility() && bottom > code.top && top < code.bottom;
            }).length;
          }),
      );
    expect(covered.length, path).toBeGreaterThan(0);
    expect(Math.max(...covered), path).toBe(0);
  }
});

it("the home page has a first call in sight, and three ways to continue", async () => {
  const { page } = await open();
  await page.goto("/");
  for (const viewport of [viewports.phone, viewports.laptop]) {
    await page.setViewportSize(viewport);
    expect((await edges(shown(page))).top).toBeLessThan(viewport.height);
  }
  const ways = main(page).locator("article").getByRole("list").last().getByRole("listitem");
  expect(await ways.count()).toBe(3);
  for (const way of await ways.all())
    expect(await way.getByRole("link").count()).toBeGreaterThan(0);
});

it("topics that the documentation leaves open are on one page, which the sidebar links", async () => {
  const { page } = await open();
  await visit(page, "/");
  const name = "What this documentation does not say";
  await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  for (const question of [
    "In which order entries come",
    "Where a cursor comes from",
    "Which values code and key have",
  ])
    await main(page).getByText(question).first().waitFor();
});
