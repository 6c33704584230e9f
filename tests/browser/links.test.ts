import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { repeatedIds, wrongAnchors } from "./anchor-list";
import { addressOf, placeOf, seen } from "./linked-place";
import { parsed, useBrowser, viewports, visit } from "./site";
import { sites } from "./sites";

const { open } = useBrowser();
const permissions = ["clipboard-read", "clipboard-write"];

/** One target of each kind: in a fold, in a hidden tab or far down the page. */
const places = [
  ["a nested property", "/api/create-class", "request~Virtual-class.contact.email"],
  ["an allowed value", "/api/create-class-learning-record", "request.grade=FAILED"],
  ["a parameter", "/api/list-classes", "header.training-provider-id"],
  ["a response", "/api/create-class", "response-400"],
  ["a branch of a response", "/api/create-class", "response-400~Error-with-a-key"],
  ["an example behind a tab", "/api/create-class", "response-400.example.keyed"],
  ["an example of a request", "/api/create-class", "request.example.virtual"],
  ["a security scheme", "/api/list-classes", "authorization.TrainingProviderAuthorization"],
  ["a server", "/api", "server-2"],
  ["a member of a model", "/api/schemas/class-create-base", "ClassCreateBase.timezone"],
] as const;

/** Navigates as a link of the shell does. */
async function goByRouter(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

describe("a link to a place", () => {
  it.each(places)("shows %s on a laptop, even before the shell is loaded", async (_, path, id) => {
    const { page, complaints } = await open();
    await page.goto(addressOf(path, id));
    await expect.poll(() => placeOf(page)).toEqual(seen);
    expect(complaints).toEqual([]);
  });

  it("shows it after client navigation", async () => {
    const { page, complaints } = await open();
    await visit(page, "/pagination");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const [what, path, id] of places) {
      await goByRouter(page, addressOf(path, id));
      await expect.poll(() => placeOf(page), { message: what }).toEqual(seen);
      await goByRouter(page, "/pagination");
      await page.getByRole("heading", { level: 1, name: "Pagination" }).waitFor();
    }
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  // The first is in a fold, the next in another page's table, the last behind a tab.
  it.each([0, 1, 5].flatMap((index) => places.slice(index, index + 1)))(
    "shows %s on a phone, even if the style sheet loads last",
    async (_, path, id) => {
      const { page, complaints } = await open({ viewport: viewports.phone });
      await page.route("**/*.css", async (route) => {
        await parsed(page);
        await route.continue();
      });
      await visit(page, addressOf(path, id));
      await expect.poll(() => placeOf(page)).toEqual(seen);
      expect(complaints).toEqual([]);
    },
  );

  it("shows it without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    for (const [what, path, id] of places) {
      // A new document, even if only the fragment differs.
      await page.goto("about:blank");
      await page.goto(addressOf(path, id));
      await expect.poll(() => placeOf(page), { message: what }).toEqual(seen);
    }
  });
});

describe("the permalink of a row", () => {
  it("copies its URL, which opens the row", async () => {
    const { page, complaints } = await open({ permissions });
    await visit(page, "/api/create-class?from=mail");
    const row = page.locator('[id="request~In-person-class.contact.email"]');
    await row.getByText("email", { exact: true }).first().hover();
    await row.getByRole("link", { name: "Link to email" }).click();
    await page.getByRole("status").filter({ hasText: "Link copied" }).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(
      `${inject("siteUrl")}/api/create-class#request~In-person-class.contact.email`,
    );
    expect(new URL(page.url()).hash).toBe(new URL(address).hash);
    await page
      .getByRole("status")
      .filter({ hasText: "Link copied" })
      .waitFor({ state: "detached" });
    expect(complaints).toEqual([]);

    const { page: fresh } = await open();
    await visit(fresh, address);
    await expect.poll(() => placeOf(fresh)).toEqual(seen);
  });

  it("works by keyboard, and on an allowed value", async () => {
    const { page } = await open({ permissions });
    await visit(page, "/api/create-class-learning-record");
    const value = page.getByRole("main").getByRole("link", { name: "FAILED", exact: true });
    await value.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Link copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect.poll(() => placeOf(page)).toEqual(seen);
  });

  it("works after client navigation", async () => {
    const { page } = await open({ permissions });
    await visit(page, "/api");
    await page.getByRole("main").getByRole("link", { name: "List employers" }).first().click();
    await page.getByRole("heading", { level: 1, name: "List employers" }).waitFor();
    await page.getByRole("link", { name: "Link to employerName" }).click();
    await page.getByRole("status").filter({ hasText: "Link copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${inject("siteUrl")}/api/list-employers#query.employerName`,
    );
    await expect.poll(() => placeOf(page)).toEqual(seen);
  });

  it("is a plain link if the clipboard is denied", async () => {
    const { page, complaints } = await open({ permissions: [] });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await visit(page, "/api/list-employers");
    await page.getByRole("link", { name: "Link to employerName" }).click();
    await expect.poll(() => placeOf(page)).toEqual(seen);
    expect(await page.getByRole("status").filter({ hasText: "Link copied" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("opens the tab of an example, even with other tabs on the page", async () => {
    const { page } = await open();
    await page.goto(addressOf("/api/create-class", "response-400.example.keyed"));
    const tabs = page.getByRole("tablist", { name: "Response examples" });
    const tab = tabs.getByRole("tab", { name: "400" });
    await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
  });

  it("is large enough for touch, visible there, and never alone on a line", async () => {
    const { page } = await open({ viewport: viewports.phone, hasTouch: true, isMobile: true });
    for (const target of ["/api/create-class", "/api/list-classes", "/api", "/api/schemas/class"]) {
      await page.goto(target);
      for (const width of [320, 333, 346, 359, 372, 385]) {
        await page.setViewportSize({ width, height: 800 });
        const wrong = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>("article a[data-link][aria-label]")]
            .filter((link) => link.checkVisibility())
            .filter((link) => {
              const { width, height, top, bottom } = link.getBoundingClientRect();
              const isSmall = width < 24 || height < 24;
              const before = link.previousElementSibling ?? link.parentElement;
              const box = before?.getBoundingClientRect();
              const middle = (top + bottom) / 2;
              const isAlone = !box || middle >= box.bottom || middle <= box.top;
              return isSmall || isAlone || getComputedStyle(link).opacity !== "1";
            })
            .map((link) => link.hash),
        );
        expect(wrong, `${target} at ${width} px`).toEqual([]);
      }
    }
  });
});

it("marks a linked row by its name, in one piece on any screen", async () => {
  const id = "request~In-person-class.address.countryCode";
  const { page } = await open();
  await visit(page, addressOf("/api/create-class", id));
  await expect.poll(() => placeOf(page)).toEqual(seen);
  for (const viewport of [viewports.phone, viewports.laptop]) {
    await page.setViewportSize(viewport);
    const row = page.locator(`[id="${id}"]`);
    const marked = await row.evaluate((one) => {
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      const soft = ground(one.querySelector("div > :first-child") ?? one);
      return [...one.querySelectorAll("*")]
        .filter((element) => ground(element) === soft)
        .map((element) => [element.textContent, element.getClientRects().length]);
    });
    expect(marked).toEqual([["countryCode", 1]]);
  }
});

it("a search result opens its row", async () => {
  const { page } = await open();
  await visit(page, "/pagination");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("extendedAddress");
  await page
    .getByRole("option", { name: /extendedAddress/ })
    .first()
    .click();
  await page.waitForURL((url) => url.hash.endsWith(".extendedAddress"));
  await expect.poll(() => placeOf(page)).toEqual(seen);
});

describe.each(["the academy's site", "the fixture site"] as const)("on %s", (name) => {
  const isAcademy = name === "the academy's site";
  const dir = inject(isAcademy ? "siteDir" : "fixtureDir");
  const { generated: generatedDir } = isAcademy ? sites.academy : sites.fixture;

  it("every id is unique on its page", () => {
    expect(repeatedIds(dir)).toEqual([]);
  });

  it("the links of every page match the committed list", () => {
    expect(wrongAnchors({ dir, generatedDir })).toEqual([]);
  });
});
