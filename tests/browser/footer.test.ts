import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { useBrowser, visit, viewports } from "./site";

const { open } = useBrowser();
const footer = (page: Page) => page.getByRole("contentinfo");

it("shows columns with titles, a logo and a copyright", async () => {
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
  expect(complaints).toEqual([]);
});

it("is dark in both modes with the dark style", async () => {
  const { page } = await open({}, inject("fixtureUrl"));
  await visit(page, "/install");
  const ground = () =>
    footer(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await ground()).toBe(light);
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

it.each(["phone", "tablet", "laptop", "desktop"] as const)("fits on a %s", async (device) => {
  const { page } = await open({ viewport: viewports[device] }, inject("fixtureUrl"));
  await visit(page, "/install");
  const box = await footer(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(viewports[device].width);
});
