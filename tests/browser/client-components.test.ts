import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();
const base = inject("otherUrl");
const main = (page: Page) => page.getByRole("main");
const count = (page: Page, name: string) => main(page).getByText(new RegExp(`^${name}: \\d`));
const clickMore = (page: Page, name: string) =>
  main(page)
    .getByRole("button", { name: `More ${name}` })
    .click();
/** How many counters React has on the page. */
const alive = (page: Page) => page.evaluate(() => document.body.dataset["counters"]);

test("a component counts clicks after a direct load, as text and inside of one that is only HTML", async () => {
  const { page, complaints } = await open({}, base);
  // Nobody moves the pointer.
  await page.goto(`${base}/counters`);
  await expect.poll(() => alive(page)).toBe("3");
  const ids = await main(page)
    .locator("output[id]")
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  for (const [name, start] of [
    ["Boats", 3],
    ["small", 0],
  ] as const) {
    await clickMore(page, name);
    expect(await count(page, name).innerText()).toBe(`${name}: ${start + 1}`);
  }
  expect(complaints).toEqual([]);
});

test("components live as long as their page is shown, and begin anew after a way back", async () => {
  const { page, complaints } = await open({}, base);
  await visit(page, `${base}/`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const go = async (name: string) =>
    page.getByRole("navigation").getByRole("link", { name }).first().click();
  for (const _ of ["once", "again"]) {
    await go("Counters");
    await expect.poll(() => alive(page)).toBe("3");
    await clickMore(page, "Boats");
    expect(await count(page, "Boats").innerText()).toBe("Boats: 4");
    await go("Welcome");
    await expect.poll(() => alive(page)).toBe("0");
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test("a component that throws becomes its HTML again, and the rest of the page goes on", async () => {
  const { page, complaints } = await open({}, base);
  await page.goto(`${base}/counters`);
  await expect.poll(() => alive(page)).toBe("3");
  await clickMore(page, "Ships");
  await expect.poll(() => alive(page)).toBe("2");
  await clickMore(page, "Ships");
  expect(await count(page, "Ships").innerText()).toBe("Ships: 8");
  await clickMore(page, "Boats");
  expect(await count(page, "Boats").innerText()).toBe("Boats: 4");
  expect([...new Set(complaints)]).toEqual([expect.stringContaining("too many boats")]);
});

test("without scripts, a component shows its HTML", async () => {
  const { page } = await openAlone({ javaScriptEnabled: false }, base);
  await page.goto(`${base}/counters`);
  expect(await count(page, "Boats").innerText()).toBe("Boats: 3");
});

test("what such components need is in a module of its own, and a site without them does not have it", () => {
  const modules = (dir: string) =>
    readdirSync(dir, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .filter((name) => readFileSync(path.join(dir, name), "utf8").includes("customElements"))
      .map((name) => name.replace(/^assets\/\w+\//, ""));
  expect(modules(inject("otherDir"))).toEqual(["components.js"]);
  expect(modules(inject("siteDir"))).toEqual([]);
});
