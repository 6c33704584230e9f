/** @module-tag long */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { dialogOf } from "./search-dialog";
import { holdBack, hydrated, restForever, useBrowser, viewports } from "./site";

const { open, openAlone } = useBrowser();

const operation = "/api/create-class";

/** Returns a list that grows with the scripts that the page requests. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const isControls = /\/controls-/;
/** The only script of a page on which the reader has done nothing. */
const controls: unknown = expect.stringMatching(isControls);

/** Holds back the shell until the returned function is called. */
const holdShell = (page: Page) => holdBack(page, /\/client-en/);

describe("the shell", () => {
  it.each(["/", "/classCreate", operation, "/api/errors", "/api/schemas/class"])(
    "is not loaded with %s",
    async (target) => {
      const { page } = await openAlone();
      // On a busy machine, the network may take longer than the long rest.
      await page.clock.install();
      const scripts = scriptsOf(page);
      await page.goto(target, { waitUntil: "networkidle" });
      expect(scripts).toEqual([controls]);
      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(1);
    },
  );

  it.each([
    ["the pointer moves", (page: Page) => page.mouse.move(200, 300)],
    ["a key is pressed", (page: Page) => page.keyboard.press("PageDown")],
    ["the wheel turns", (page: Page) => page.mouse.wheel(0, 100)],
    ["a finger touches the page", (page: Page) => page.getByRole("heading", { level: 1 }).tap()],
    ["a reading aid focuses a link", (page: Page) => page.getByRole("link").first().focus()],
  ])("is loaded when %s", async (_what, act) => {
    const { page, complaints } = await openAlone({ hasTouch: true });
    const scripts = scriptsOf(page);
    await page.goto(operation);
    await act(page);
    await expect.poll(() => scripts.filter((path) => path.includes("/client-en"))).toHaveLength(1);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });

  it("is not loaded for a pointer that is already where the page appears", async () => {
    const { page } = await openAlone();
    const scripts = scriptsOf(page);
    await page.goto(operation, { waitUntil: "networkidle" });
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
    );
    // Chromium starts requests in the order of their calls.
    await page.evaluate(() => fetch("/favicon-light.svg"));
    expect(scripts).toEqual([controls]);
  });

  it.each([
    ["is loaded after a long rest", false],
    ["is not loaded after a rest for readers who save data", true],
  ])("%s", async (_name, saves) => {
    const { page } = await openAlone();
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, "connection", { value: { saveData } });
    }, saves);
    await page.clock.install();
    const scripts = scriptsOf(page);
    await page.goto(operation, { waitUntil: "networkidle" });
    await page.clock.runFor(7000);
    expect(scripts).toEqual([controls]);
    await page.clock.runFor(3000);
    if (!saves) return expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([controls]);
  });

  it("is loaded at once for values typed on another page, and on the not-found page", async () => {
    const { page } = await open();
    await page.goto(operation);
    await page.evaluate(() =>
      sessionStorage.setItem("sample-values", '[["path.classId","cls_mine"]]'),
    );
    await page.goto("/api/update-class");
    await expect.poll(() => page.getByText("cls_mine").count()).toBeGreaterThan(0);
    await page.evaluate(() => sessionStorage.clear());
    const scripts = scriptsOf(page);
    await page.goto("/api/create-clas");
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  it("is loaded for a link to a field that the reader pastes into the address bar", async () => {
    const { page, complaints } = await openAlone();
    await restForever(page);
    await page.goto(operation);
    const id = "request~Virtual-class.virtualClassURL";
    await page.goto(`${operation}#${id}`);
    await expect.poll(() => page.locator(`[id="${id}"]`).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("is requested again after a failure", async () => {
    const { page } = await openAlone();
    await page.route(/\/client-en/, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await page.goto(operation);
    await page.mouse.move(200, 300);
    await failed;
    await expect
      .poll(async () => {
        await page.mouse.move(200 + Math.random() * 100, 300);
        return page.evaluate(() => history.scrollRestoration);
      })
      .toBe("manual");
  });
});

describe("the controls", () => {
  it("open the stored folds", async () => {
    const { page } = await openAlone();
    await page.addInitScript(() => localStorage.setItem("folds-responses", "open"));
    await page.goto(operation);
    const closed = page.locator('[data-folds="responses"] details:not([open])');
    await expect.poll(() => closed.count()).toBe(0);
  });

  it("arrive before the shell", async () => {
    const { page } = await openAlone();
    const release = await holdBack(page, isControls);
    const react = page.waitForResponse(/\/react-/);
    await page.goto(operation);
    await page.mouse.move(200, 300);
    await react;
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
    release();
    await hydrated(page);
  });

  it.each<[what: string, act: (page: Page) => Promise<void>, seen: string]>([
    [
      "the switch of the color mode",
      (page) => page.getByRole("button", { name: "Switch to dark mode" }).click(),
      'html[data-theme="dark"]',
    ],
    [
      "a tab",
      (page) => page.getByRole("tab", { name: "Python" }).first().click(),
      '[role="tab"][data-tab="requests"][aria-selected="true"]',
    ],
    [
      "an arrow key on a tab",
      async (page) => {
        await page.getByRole("tab", { name: "curl" }).first().focus();
        await page.keyboard.press("ArrowRight");
      },
      '[role="tab"][data-tab="axios"][aria-selected="true"]',
    ],
    [
      "a choice of an example",
      async (page) => {
        const options = page.getByRole("combobox", { name: "Example" }).first();
        await options.focus();
        await options.selectOption({ index: 1 });
      },
      "[data-samples] [data-variant]:first-child[data-inactive]",
    ],
    [
      "a fold whose rows are on another page",
      (page) => page.getByText("AddressCreate in full").filter({ visible: true }).first().click(),
      'summary:has-text("AddressCreate in full") + :has-text("locality")',
    ],
  ])("work without the shell: %s", async (_what, act, seen) => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    const path = seen.includes("AddressCreate") ? "/api/schemas/class-create" : operation;
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.locator(seen).count()).toBe(0);
    await act(page);
    await page.locator(seen).first().waitFor({ state: "attached" });
    release();
    await hydrated(page);
    expect(await page.locator(seen).count()).toBeGreaterThan(0);
  });

  it("confirm what was copied, even while the shell is loading", async () => {
    for (const [path, role, name] of [
      [operation, "button", "Copy path"],
      [operation, "link", "Link to Responses"],
      ["/auth", "button", "Copy"],
    ] as const) {
      const { page, complaints } = await openAlone({
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const release = await holdShell(page);
      await page.goto(path);
      await page.getByRole("main").getByRole(role, { name, exact: true }).first().click();
      const status = page.getByRole("status").filter({ hasText: /copied/i });
      await status.waitFor();
      release();
      await hydrated(page);
      expect(complaints, name).toEqual([]);
    }
  });

  it("are requested again after a failure", async () => {
    const { page } = await openAlone();
    await page.route(isControls, (route) => route.abort(), { times: 1 });
    // They may fail before the page is loaded.
    const failed = page.waitForEvent("requestfailed");
    await page.goto(operation);
    await page.mouse.move(200, 300);
    await failed;
    const next = page.getByRole("tab", { name: "Python" }).first();
    await expect
      .poll(async () => {
        await page.mouse.move(200 + Math.random() * 100, 300);
        await next.click();
        return next.getAttribute("aria-selected");
      })
      .toBe("true");
  });
});

describe("actions of a reader before the shell is loaded", () => {
  it.each([
    ["Ctrl K", "Control+k"],
    ["/", "/"],
  ])("%s opens the search", async (_name, keys) => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    await page.goto(operation);
    await page.keyboard.press(keys);
    release();
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).count()).toBe(1);
  });

  it("what is typed after Ctrl K or a click is searched for", async () => {
    for (const isClick of [false, true]) {
      const { page } = await openAlone();
      const release = await holdShell(page);
      await page.goto(operation, { waitUntil: "networkidle" });
      if (isClick) await page.getByRole("button", { name: /^Search/ }).click();
      else await page.keyboard.press("Control+k");
      await page.keyboard.type("create /v");
      release();
      await dialogOf(page).waitFor();
      await page.keyboard.type("irtual");
      await expect
        .poll(() => dialogOf(page).getByRole("combobox").inputValue())
        .toBe("create /virtual");
      expect(await page.getByRole("textbox", { name: /^Search/ }).count()).toBe(0);
    }
  });

  it("a click opens the search, on a phone too", async () => {
    for (const viewport of [viewports.laptop, viewports.phone]) {
      const { page } = await openAlone({ viewport });
      const release = await holdShell(page);
      await page.goto(operation);
      await page.getByRole("button", { name: /^Search/ }).click();
      release();
      await dialogOf(page).waitFor();
    }
  });

  it("Escape takes back that the search is opened", async () => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    await page.goto(operation);
    await page.keyboard.press("/");
    await page.keyboard.press("Escape");
    release();
    await hydrated(page);
    expect(await dialogOf(page).count()).toBe(0);
    await page.keyboard.press("/");
    await dialogOf(page).waitFor();
  });

  it("a slash in a field does not open the search", async () => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    await page.goto(operation);
    const field = page.getByRole("searchbox", { name: "Filter pages" });
    await field.focus();
    await page.keyboard.type("class/es");
    expect(await field.inputValue()).toBe("class/es");
    release();
    await hydrated(page);
    expect(await dialogOf(page).count()).toBe(0);
  });

  it("a click on the check of a body opens it", async () => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    await page.goto(operation);
    await page.getByRole("button", { name: "Check a request body" }).click();
    release();
    await page.getByRole("textbox", { name: "Request body" }).waitFor();
  });

  it("a click on the list of shortcuts opens it", async () => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    await page.goto(operation);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    release();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  });

  it("actions that worked without it do not happen twice", async () => {
    const { page } = await openAlone();
    const release = await holdShell(page);
    await page.goto(operation);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });

  it("an open menu stays open, becomes a dialog and closes on Escape", async () => {
    const { page } = await openAlone({ viewport: viewports.phone });
    const release = await holdShell(page);
    await page.goto(operation);
    await page.getByRole("button", { name: "Open menu" }).click();
    release();
    await hydrated(page);
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    const closer = page.getByRole("button", { name: "Close menu" });
    expect(await closer.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await closer.waitFor({ state: "hidden" });
  });

  it("a link loads the whole page", async () => {
    const { page } = await openAlone();
    await holdShell(page);
    await page.goto(operation);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole("link", { name: "Delete class" }).first().click();
    // Its shell is held back too, and the load event may wait for it.
    await page.waitForURL("**/api/delete-class", { waitUntil: "domcontentloaded" });
    expect(await page.evaluate(() => "isOld" in window)).toBe(false);
  });
});

describe("text that is typed before any script is loaded", () => {
  const errorBody = '{"error":{"key":"x","message":"y"}}';
  it.each<[what: string, target: string, box: RegExp, text: string, seen: RegExp]>([
    ["filters the pages", "/", /^Filter pages$/, "export", /^\d+ pages$/],
    ["filters the fields of a body", operation, /^Filter fields/, "country", /^Matches: \d+ of /],
    ["names the shape of an error", "/api/errors", /^Paste the body/, errorBody, /KeyedErrorBody/],
  ])("%s", async (_what, target, box, text, seen) => {
    const { page } = await openAlone();
    const release = await holdBack(page, /\.js$/);
    await page.goto(target);
    const field = page.getByRole("main").or(page.getByRole("navigation")).getByLabel(box).first();
    await field.focus();
    await page.keyboard.insertText(text);
    release();
    await page.getByRole("status").filter({ hasText: seen }).first().waitFor();
    expect(await field.inputValue()).toBe(text);
  });
});
