import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();
const footer = (page: Page) => page.getByRole("contentinfo");

it("shows columns with titles, a logo and a copyright, and is dark in both modes with the dark style", async () => {
  const { page, complaints } = await open({}, inject("fixtureUrl"));
  await visit(page, "/install");
  expect(await footer(page).getByRole("list").count()).toBe(2);
  expect(await footer(page).innerText()).toContain("© Harbour authority");
  const logo = footer(page).getByRole("link", { name: "Harbour" });
  expect(await logo.getAttribute("href")).toBe("https://harbour.example");
  const tops = await footer(page)
    .locator("p")
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const ground = () =>
    footer(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await ground()).toBe(light);
  expect(complaints).toEqual([]);
});

it("shows flat links in one row, separated by middle dots", async () => {
  const { page } = await open();
  await visit(page, "/auth");
  const items = footer(page).getByRole("listitem");
  const dots = await items.evaluateAll((all) =>
    all.map((item) => getComputedStyle(item, "::before").content),
  );
  expect(dots).toEqual(["none", '"·"', '"·"']);
  const tops = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});
