import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Locator, Page, ViewportSize } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { activeOption, ask, dialogOf, fieldOf, press } from "./search-dialog";
import { readSearchIndex } from "../search-index-file";
import { stagesOf } from "../../src/vite/search-index";
import {
  academyLost,
  academyQueries,
  searchIndexesIn,
  titleQueries,
  wrongAnswers,
} from "./search-queries";
import { heading, holdBack, useBrowser, useOnePage, viewports, visit } from "./site";

const { open, openAlone } = useBrowser();

const timezone = (page: Page) => page.getByRole("option", { name: /^timezone/ }).first();

/** Collects the requests for a file of the search. */
function requestsFor(page: Page, file: string): readonly string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(file)) urls.push(request.url());
  });
  return urls;
}

it("opens the right page first for nine in ten queries that readers were seen to type", async () => {
  expect(await wrongAnswers(inject("siteDir"), academyQueries)).toEqual(academyLost);
});

it("never opens a wrong page first for titles while only the first stage is loaded", async () => {
  expect(await wrongAnswers(inject("siteDir"), titleQueries, "first")).toEqual([]);
});

describe("the search box", () => {
  const one = useOnePage("/auth");

  it("opens a dialog with the focus in its field, and receives the focus again on close", async () => {
    const { page, complaints } = one;
    const box = page.getByRole("button", { name: "Search" });
    await box.click();
    await dialogOf(page).waitFor();
    await expect
      .poll(() => fieldOf(page).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await box.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("focuses its field as soon as it appears, because a reader may be typing", async () => {
    const { page } = one;
    await page.evaluate(() => {
      new MutationObserver(() => {
        const field = document.querySelector("[role=combobox]");
        if (field) document.body.dataset.focused ??= String(field === document.activeElement);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await press(page, "Control+k");
    await fieldOf(page).waitFor();
    expect(await page.evaluate(() => document.body.dataset.focused)).toBe("true");
    await page.keyboard.press("Escape");
  });

  it("opens with /, Control+k and Meta+k, but not with / while the reader types in a field", async () => {
    const { page } = one;
    for (const keys of ["/", "Control+k", "Meta+k"]) {
      await press(page, keys);
      await fieldOf(page).waitFor();
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "detached" });
    }
    await page.evaluate(() => {
      const input = document.createElement("input");
      document.querySelector("main")?.append(input);
      input.focus();
    });
    const input = page.locator("main > input");
    await page.keyboard.press("/");
    expect(await input.inputValue()).toBe("/");
    expect(await dialogOf(page).count()).toBe(0);
    await page.keyboard.press("Control+k");
    await fieldOf(page).waitFor();
    await page.keyboard.press("Escape");
    await input.evaluate((element) => element.remove());
  });

  it("closes after a click outside, and with its button", async () => {
    const { page } = one;
    await press(page, "/");
    await fieldOf(page).waitFor();
    await page.mouse.click(10, 500);
    await dialogOf(page).waitFor({ state: "detached" });
    await press(page, "/");
    await page.getByRole("button", { name: "Close search" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
  });

  it("closes when the reader goes back, and a slash then opens it again", async () => {
    const { page } = one;
    await page.getByRole("link", { name: "Pagination" }).first().click();
    await heading(page, "Pagination").waitFor();
    await press(page, "/");
    await page.goBack();
    await heading(page, "Authentication").waitFor();
    await expect.poll(() => dialogOf(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await press(page, "/");
  });
});

describe("the search", () => {
  it("loads nothing before it is used", async () => {
    const { page } = await open();
    const scripts = requestsFor(page, "/search.js");
    const indexes = requestsFor(page, "/search.json");
    await visit(page, "/auth");
    await page.waitForLoadState("networkidle");
    expect([...scripts, ...indexes]).toEqual([]);
    await ask(page, "class");
    await dialogOf(page).getByRole("option").first().waitFor();
    expect([scripts.length, indexes.length]).toEqual([1, 1]);
  });

  it("loads engine and index in parallel with the dialog", async () => {
    const { page } = await openAlone();
    const rest = [requestsFor(page, "/search-engine.js"), requestsFor(page, "/search.json")];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/search.js", async (route) => {
      await held;
      await route.fallback();
    });
    await visit(page, "/auth");
    await press(page, "Control+k");
    await expect.poll(() => rest.map(({ length }) => length)).toEqual([1, 1]);
    release();
    await fieldOf(page).fill("class");
    await dialogOf(page).getByRole("option").first().waitFor();
    expect(rest[1]).toHaveLength(1);
  });

  it("accepts what is typed before its panel is loaded", async () => {
    const { page } = await openAlone();
    const release = await holdBack(page, "**/search.js");
    await page.goto("/api/create-class");
    await press(page, "Control+k");
    // The space would press the button that closes it.
    await page.keyboard.type("virtual class");
    release();
    await page.keyboard.type("es");
    await expect.poll(() => fieldOf(page).inputValue()).toBe("virtual classes");
    await dialogOf(page).getByRole("option").first().waitFor();
  });

  it("is only an icon below the desktop width, and absent without JavaScript", async () => {
    const narrow = await open();
    await visit(narrow.page, "/auth");
    for (const width of [320, viewports.phone.width, viewports.tablet.width, 995]) {
      await narrow.page.setViewportSize({ width, height: 800 });
      const button = narrow.page.getByRole("banner").getByRole("button", { name: "Search" });
      expect(await button.boundingBox(), `${width} px`).toMatchObject({ width: 44, height: 44 });
      const { clipPath } = await button
        .getByText("Search")
        .evaluate((text) => getComputedStyle(text));
      expect(clipPath).toBe("inset(50%)");
      const navigation = narrow.page.getByRole("banner").getByRole("navigation");
      expect(await navigation.count()).toBe(0);
    }
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/auth");
    for (const viewport of [viewports.phone, viewports.desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.getByRole("button", { name: "Search" }).count()).toBe(0);
    }
  });
});

describe("results", () => {
  const one = useOnePage("/auth");
  /** Searches on the page that these tests share. */
  async function asked(query: string, viewport: ViewportSize = viewports.laptop) {
    const { page } = one;
    if ((await dialogOf(page).count()) > 0) await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    await page.setViewportSize(viewport);
    await ask(page, query);
    return one;
  }

  it("are grouped and marked, and their number is announced", async () => {
    const { page, complaints } = await asked("countryCode");
    const rows = page
      .getByRole("listbox", { name: "Search results" })
      .getByRole("group", { name: "Properties" });
    const first = rows.getByRole("option").first();
    await first.waitFor();
    expect(await first.locator("mark").first().textContent()).toBe("countryCode");
    const count = await dialogOf(page).getByRole("option").count();
    const status = dialogOf(page).getByRole("status");
    await expect.poll(() => status.textContent()).toBe(`${count} results`);
    expect(complaints).toEqual([]);
  });

  it.each([viewports.phone, viewports.laptop])(
    "are rows to pick at $width px, each with its context below its name",
    async (viewport) => {
      const { page } = await asked("countryCode", viewport);
      const first = dialogOf(page).getByRole("option").first();
      await first.waitFor();
      const boxOf = async (element: Locator) => {
        const box = await element.boundingBox();
        if (!box) throw new Error("It is not drawn.");
        return { ...box, right: box.x + box.width, bottom: box.y + box.height };
      };
      const list = await boxOf(dialogOf(page).getByRole("listbox"));
      const row = await boxOf(first);
      expect(row.width).toBeGreaterThan(list.width - 40);
      const name = await boxOf(first.getByText("countryCode", { exact: true }));
      const context = await boxOf(first.getByText(/^Create class/));
      expect(context.y).toBeGreaterThanOrEqual(name.bottom - 1);
      const look = (element: Locator) =>
        element.evaluate((node) => {
          const { borderTopWidth, outlineStyle, backgroundColor } = getComputedStyle(node);
          return { borderTopWidth, outlineStyle, backgroundColor };
        });
      const [active, other] = [
        await look(first),
        await look(dialogOf(page).getByRole("option").nth(1)),
      ];
      expect([active.borderTopWidth, other.borderTopWidth]).toEqual(["1px", "1px"]);
      expect([active.outlineStyle, other.outlineStyle]).toEqual(["solid", "none"]);
      expect(active.backgroundColor).not.toBe(other.backgroundColor);
      // The row is the target even far from its text.
      await page.mouse.click(row.right - 8, row.bottom - 4);
      await expect.poll(() => new URL(page.url()).hash).toMatch(/countryCode$/);
    },
  );

  it("break a path after a slash on a phone", async () => {
    const { page } = await asked("delete class enrollment", viewports.phone);
    const path = dialogOf(page).getByRole("option").first().getByRole("code");
    // A line break opportunity is empty in the text: each part of the path is on one line.
    const parts = await path.evaluate((code) => {
      const range = document.createRange();
      return [...code.childNodes].map((part) => {
        range.selectNodeContents(part);
        return range.getClientRects().length;
      });
    });
    expect(Math.max(...parts)).toBe(1);
  });

  it("identify a pasted error body", async () => {
    const { page, complaints } = await asked(
      'HTTP/1.1 400 {"error": {"key": "x", "message": "No"}}',
    );
    await dialogOf(page)
      .getByRole("group", { name: "The error you pasted looks like" })
      .getByRole("option", { name: "KeyedErrorBody" })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it("name the fields in the message of a pasted error, with the call", async () => {
    const { page } = await asked('{"error": {"key": "x", "message": "employerName is too short"}}');
    await dialogOf(page)
      .getByRole("group", { name: "Parameters" })
      .getByRole("option", { name: /^employerName List employers.*at least 3 characters/s })
      .waitFor();
  });

  it("are navigated by keyboard, and Enter opens the row, unfolded", async () => {
    const { page, complaints } = await asked("create class countryCode");
    const option = dialogOf(page).getByRole("option", {
      name: /Create class › Request body › In-person class › address/,
    });
    await option.first().waitFor();
    while (!(await activeOption(page))?.includes("Create class › Request body")) {
      await page.keyboard.press("ArrowDown");
    }
    const active = await fieldOf(page).getAttribute("aria-activedescendant");
    expect(await page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    await dialogOf(page).waitFor({ state: "detached" });
    const row = page.locator('[id="request~In-person-class.address.countryCode"]');
    await expect.poll(() => row.isVisible()).toBe(true);
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    expect(
      await row.evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it("are navigated with End, Home and the arrow keys, in a circle", async () => {
    const { page } = await asked("pagination");
    const options = dialogOf(page).getByRole("option");
    await options.first().waitFor();
    const isActive = (index: number) => options.nth(index).getAttribute("aria-selected");
    const last = (await options.count()) - 1;
    expect(await isActive(0)).toBe("true");
    await page.keyboard.press("End");
    await expect.poll(() => isActive(last)).toBe("true");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isActive(0)).toBe("true");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => isActive(last)).toBe("true");
    // With a modifier, it is a command of the field.
    await page.keyboard.press("Shift+Home");
    await expect.poll(() => isActive(last)).toBe("true");
    await page.keyboard.press("Home");
    await expect.poll(() => isActive(0)).toBe("true");
  });

  it("unfold a row of the current page and scroll to it, even a second time", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("details")) fold.open = false;
        window.scrollTo(0, 0);
      });
      await ask(page, "create class countryCode");
      await page
        .locator('[role=option][href^="/api/create-class#"][href$="countryCode"]')
        .first()
        .click();
      const row = page.locator('[id="request~In-person-class.address.countryCode"]');
      await expect.poll(() => row.isVisible()).toBe(true);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    }
  });

  it("are links: Ctrl opens a new tab, and the search stays open", async () => {
    const { page } = await asked("Create class");
    const option = dialogOf(page).getByRole("option").first();
    await option.waitFor();
    expect(await option.getAttribute("href")).toBe("/api/create-class");
    const tab = page.context().waitForEvent("page");
    await option.click({ modifiers: ["Control"] });
    await (await tab).close();
    expect(await dialogOf(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/auth");
  });

  it("announce at most a line more than they show", async () => {
    const { page } = await asked("class");
    const options = dialogOf(page).getByRole("option");
    await options.first().waitFor();
    const hidden = await options.evaluateAll((all) =>
      all
        .flatMap((option) => [...option.querySelectorAll("span")])
        .filter((part) => getComputedStyle(part).webkitLineClamp !== "none")
        .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    expect(hidden.length).toBeGreaterThan(3);
    expect(Math.max(...hidden)).toBeLessThanOrEqual(20);
  });
});

describe("a large index", { tags: ["long"] }, () => {
  /** Loads the index of a page in two stages, the second after `arrive`. */
  async function inStages(page: Page) {
    const [file = ""] = searchIndexesIn(inject("siteDir"));
    const [first, rest] = stagesOf(readSearchIndex(file), 0);
    let arrive = () => {};
    const later = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/search.json", (route) => route.fulfill({ json: first }));
    await page.route("**/search-2.json", async (route) => {
      await later;
      await route.fulfill({ json: rest });
    });
    return arrive;
  }
  const options = (page: Page) => dialogOf(page).getByRole("option");
  const statusOf = (page: Page) => dialogOf(page).getByRole("status");

  it("is searched by its titles first, then as a whole", async () => {
    const { page, complaints } = await open();
    const arrive = await inStages(page);
    await visit(page, "/auth");
    await ask(page, "countryCode");
    await expect.poll(() => statusOf(page).textContent()).toBe("Loading the search …");
    await fieldOf(page).fill("create class");
    await options(page).first().waitFor();
    expect(await activeOption(page)).toContain("Create class");
    await fieldOf(page).fill("countryCode");
    await expect.poll(() => options(page).count()).toBe(0);
    arrive();
    await options(page).first().waitFor();
    expect(await activeOption(page)).toContain("countryCode");
    expect(complaints).toEqual([]);
  });

  it("may fail to load completely: shows an error and retries", async () => {
    const { page } = await open();
    const arrive = await inStages(page);
    arrive();
    await page.route("**/search-2.json", (route) => route.abort());
    await visit(page, "/auth");
    await ask(page, "create class");
    await options(page).first().waitFor();
    const alert = dialogOf(page).getByRole("alert");
    await alert.getByText("The search could not be loaded.").waitFor();
    await page.unroute("**/search-2.json");
    const [file = ""] = searchIndexesIn(inject("siteDir"));
    const [, rest] = stagesOf(readSearchIndex(file), 0);
    await page.route("**/search-2.json", (route) => route.fulfill({ json: rest }));
    await alert.getByRole("button", { name: "Retry" }).click();
    await fieldOf(page).fill("timezone");
    await timezone(page).waitFor();
  });
});

describe("the worker", () => {
  it("loads nothing from the page: no React, no shell", () => {
    const assets = readdirSync(path.join(inject("siteDir"), "assets"), { recursive: true });
    const [engine = ""] = assets.map(String).filter((name) => name.endsWith("/search-engine.js"));
    const read = (name: string) =>
      readFileSync(path.join(inject("siteDir"), "assets", name), "utf8");
    const imported = [...read(engine).matchAll(/\bfrom\s*["'`]\.\.\/([^"'`]+)/g)];
    const codes = [engine, ...imported.map(([, name = ""]) => name)].map(read);
    expect(
      codes.slice(1).filter((code) => code.length > 2_000 || /\bfrom\s*["'`]/.test(code)),
    ).toEqual([]);
    expect(codes.filter((code) => /\bimport\s*\(|\beval\(|new Function\(/.test(code))).toEqual([]);
  });

  it("searches on the same origin", async () => {
    const { page, complaints } = await openAlone();
    await visit(page, "/auth");
    const [worker] = await Promise.all([page.waitForEvent("worker"), ask(page, "class")]);
    await dialogOf(page).getByRole("option").first().waitFor();
    expect(new URL(worker.url()).origin).toBe(new URL(page.url()).origin);
    expect(complaints).toEqual([]);
  });
});

describe("the network", () => {
  it("is not needed once the search has been used", async () => {
    const { page } = await openAlone();
    await visit(page, "/auth");
    await ask(page, "class");
    await dialogOf(page).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    await ask(page, "timezone");
    await timezone(page).waitFor();
  });

  it("may fail before the search or its index is loaded: shows an error and retries", async () => {
    for (const file of ["**/search.js*", "**/search.json"]) {
      const { page } = await open();
      await page.route(file, (route) => route.abort());
      await visit(page, "/auth");
      await press(page, "/");
      const alert = dialogOf(page).getByRole("alert");
      await alert.getByText("The search could not be loaded.").waitFor();
      await page.unroute(file);
      await alert.getByRole("button", { name: "Retry" }).click();
      await fieldOf(page).fill("timezone");
      await timezone(page).waitFor();
      expect(await alert.count()).toBe(0);
    }
  });

  it("loads an index of moderate size", () => {
    const sizes = searchIndexesIn(inject("siteDir")).map(
      (file) => gzipSync(readFileSync(file)).length,
    );
    expect(sizes).toHaveLength(1);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });
});

describe("on a phone", () => {
  const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
  const hasFocus = async (element: Locator) => {
    await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
  };

  it("the bar opens the search, and receives the focus again", async () => {
    const { page, complaints } = await open({ viewport: viewports.phone, hasTouch: true });
    await visit(page, "/auth");
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await button.tap();
    await dialogOf(page).waitFor();
    await hasFocus(fieldOf(page));
    await fieldOf(page).fill("countryCode");
    await dialogOf(page).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    await hasFocus(button);
    expect(complaints).toEqual([]);
  });

  it("opens with / and Control+k, even from the menu", async () => {
    const { page } = await open({ viewport: viewports.phone });
    await visit(page, "/auth");
    for (const keys of ["/", "Control+k"]) {
      await press(page, keys);
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "detached" });
      await opener(page).click();
      await page.keyboard.press(keys);
      await dialogOf(page).waitFor();
      await hasFocus(fieldOf(page));
      await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "detached" });
    }
  });
});

it("in narrow windows, the dialog fills the window, and nothing is cut off", async () => {
  const { page } = await open({ hasTouch: true });
  await visit(page, "/api/create-class");
  for (const width of [viewports.phone.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await ask(page, "countryCode");
    await dialogOf(page).getByRole("option").first().waitFor();
    const overflow = await page.evaluate(() => {
      const right = document.documentElement.clientWidth;
      return [...document.querySelectorAll("dialog, dialog *")]
        .filter((element) => element.getBoundingClientRect().right > right + 1)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(overflow, `${width} px`).toEqual([]);
    await dialogOf(page).getByRole("option").first().tap();
    await dialogOf(page).waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).hash).toMatch(/countryCode$/);
  }
});

describe("versions and languages", () => {
  it("the current version is searched, or else the last one", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    const found = dialogOf(page).getByRole("option", { name: /^Ropes/ });
    await visit(page, "/1.0/ropes");
    await ask(page, "ropes");
    await found.first().waitFor();
    await visit(page, "/api");
    await ask(page, "ropes");
    await dialogOf(page).getByText("Nothing found for “ropes”.").waitFor();
    expect(await found.count()).toBe(0);
  });

  it("a language has its own index and its own words", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    const indexes = requestsFor(page, "/de/search.json");
    await visit(page, "/de");
    await page.getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("combobox", { name: "Suchen" }).fill("install");
    const options = page.getByRole("dialog", { name: "Suchen" }).getByRole("option");
    await options.first().waitFor();
    expect(indexes).toHaveLength(1);
    const targets = await options.evaluateAll((options) =>
      options.map((option) => option.getAttribute("href")),
    );
    expect(targets.filter((target) => !target?.startsWith("/de"))).toEqual([]);
  });
});
