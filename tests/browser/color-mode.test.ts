import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { restForever, useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"]);
const choice = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const toDark = (page: Page) => page.getByRole("button", { name: "Switch to dark mode" });
const toLight = (page: Page) => page.getByRole("button", { name: "Switch to light mode" });

describe("the switch", () => {
  it("toggles the mode, its own name and the colors, and stores the choice", async () => {
    const { page, complaints } = await open();
    await visit(page, "/auth");
    const light = await background(page);
    expect([await theme(page), await choice(page)]).toEqual(["light", null]);

    await toDark(page).click();
    expect([await theme(page), await choice(page)]).toEqual(["dark", "dark"]);
    expect(await background(page)).not.toBe(light);
    expect(await toDark(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");

    await toLight(page).click();
    expect([await theme(page), await choice(page)]).toEqual(["light", "light"]);
    expect(await background(page)).toBe(light);
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("light");
    expect(complaints).toEqual([]);
  });

  it("works before hydration, by keyboard", async () => {
    const { page } = await open();
    await page.route(/\/(?:client|react|site)-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/auth");
    await toDark(page).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => [await theme(page), await choice(page)])
      .toEqual(["dark", "dark"]);
  });

  it("applies to the next page, and after client navigation", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await toDark(page).click();
    await page.getByRole("link", { name: "Pagination" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Pagination" }).waitFor();
    expect(await theme(page)).toBe("dark");
    await visit(page, "/useCases");
    expect(await theme(page)).toBe("dark");
    await toLight(page).click();
    expect(await theme(page)).toBe("light");
  });
});

it("the root has the mode before the first paint", async () => {
  const { page } = await openAlone();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/auth");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirst: document.documentElement.dataset["theme"] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, "themeAtFirst"))).toBe("dark");
});

describe("another tab", () => {
  it("sets and clears the choice here too", async () => {
    const { page } = await open({ colorScheme: "dark" });
    await visit(page, "/auth");
    const other = await page.context().newPage();
    await visit(other, "/pagination");

    await toLight(page).click();
    await expect.poll(() => theme(other)).toBe("light");
    expect(await toDark(other).isVisible()).toBe(true);

    // React must know the current mode too, because the next click toggles it.
    await toDark(other).click();
    await expect.poll(() => theme(page)).toBe("dark");
    await toLight(page).click();
    await expect.poll(() => theme(other)).toBe("light");

    await other.evaluate(() => localStorage.removeItem("theme"));
    await expect.poll(() => theme(page)).toBe("dark");
    await toLight(page).click();
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => theme(page)).toBe("dark");
  });
});

describe("the system", () => {
  it("sets the mode without a choice, even when it changes", async () => {
    const { page } = await open({ colorScheme: "dark" });
    await visit(page, "/auth");
    expect(await theme(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => theme(page)).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => theme(page)).toBe("dark");
    expect(await choice(page)).toBeNull();
  });

  it("does not matter after a choice", async () => {
    const { page } = await open({ colorScheme: "light" });
    await visit(page, "/auth");
    await toDark(page).click();
    await toLight(page).click();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(
      true,
    );
    expect(await theme(page)).toBe("light");
  });

  it("chooses the favicon", async () => {
    const { page } = await open();
    await page.goto("/auth");
    const icons = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map((link) => link.getAttribute("href")),
      );
    await page.emulateMedia({ colorScheme: "light" });
    expect(await icons()).toEqual(["/favicon-light.svg"]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await icons()).toEqual(["/favicon-dark.svg"]);
    expect((await page.request.get("/favicon-dark.svg")).status()).toBe(200);
  });
});

describe("before the reader does anything", () => {
  it("a choice in another tab and the system set the mode", async () => {
    const { page } = await openAlone({ colorScheme: "dark" });
    await restForever(page);
    await page.goto("/auth");
    const other = await page.context().newPage();
    await visit(other, "/pagination");
    await toLight(other).click();
    await expect.poll(() => theme(page)).toBe("light");
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => theme(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => theme(page)).toBe("light");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await theme(page)).toBe("light");
  });

  it("Tab alone turns on keyboard navigation, and a mouse press turns it off", async () => {
    const { page } = await openAlone();
    await page.goto("/auth");
    await page.keyboard.press("Tab");
    const mode = () => page.evaluate(() => document.documentElement.dataset["navigation"]);
    await expect.poll(mode).toBe("keyboard");
    await page.mouse.click(600, 400);
    expect(await mode()).toBeUndefined();
  });
});

describe("printing", () => {
  it("does not change the mode, even if the system does, and is light", async () => {
    const { page } = await open({ colorScheme: "dark" });
    await visit(page, "/auth");
    const dark = await background(page);
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    expect(await theme(page)).toBe("dark");
    expect(await background(page)).not.toBe(dark);
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    expect(await theme(page)).toBe("dark");
    expect(await background(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => theme(page)).toBe("light");
  });
});
