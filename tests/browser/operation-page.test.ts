import { describe, expect, it } from "vitest";
import { useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();
const languages = ["curl", "Node", "Python", "Java", "C#"];

describe("samples", () => {
  it("are in tabs, one for each language", async () => {
    const { page } = await open();
    await page.goto("/api/create-class");
    const tabs = page.getByRole("tablist", { name: "Request samples" }).getByRole("tab");
    expect(await tabs.allInnerTexts()).toEqual([...languages, "Types"]);
  });

  it("change with a click, and the choice applies to other pages and after a reload", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.getByRole("tab", { name: "Python" }).click();
    expect(await page.getByRole("tabpanel", { name: "Python" }).innerText()).toContain(
      "import requests",
    );
    await page.getByRole("link", { name: "List classes" }).first().click();
    await page.getByRole("heading", { level: 1, name: "List classes" }).waitFor();
    expect(await page.getByRole("tab", { name: "Python" }).getAttribute("aria-selected")).toBe(
      "true",
    );
    await page.reload();
    expect(await page.getByRole("tabpanel", { name: "Python" }).isVisible()).toBe(true);
    expect(await page.getByRole("tabpanel", { name: "curl" }).isVisible()).toBe(false);
  });

  it("are copied as shown", async () => {
    const { page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await visit(page, "/api/list-employers");
    const panel = page.getByRole("tabpanel", { name: "curl" });
    await panel.getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await panel.locator("pre").evaluate((pre) => pre.textContent));
    expect(copied).toMatch(/^curl [\s\S]*employerName=nordsee/);
    await panel.getByText("Copied").waitFor();
  });

  it("are next to the article on a wide screen and in it on a narrow one", async () => {
    const { page } = await open({ viewport: viewports.laptop });
    await page.goto("/api/create-class");
    const left = async (name: string) =>
      (await page.getByRole("heading", { name }).boundingBox())?.x ?? 0;
    const samples = async () =>
      (await page.getByRole("tablist", { name: "Request samples" }).boundingBox())?.x ?? 0;
    expect(await samples()).toBeGreaterThan((await left("Request body")) + 300);
    await page.setViewportSize(viewports.phone);
    expect(Math.abs((await samples()) - (await left("Request body")))).toBeLessThan(40);
  });
});

it("the examples of responses include one without a body", async () => {
  const { page } = await open();
  await page.goto("/api/delete-class-enrollment");
  const list = page.getByRole("tablist", { name: "Response examples" });
  expect(await list.getByRole("tab").allInnerTexts()).toEqual(["204", "400"]);
  await page.getByRole("tabpanel", { name: "204" }).getByText("Without a body").waitFor();
});

describe("the page", () => {
  it("does not scroll sideways at any width", async () => {
    const { page } = await open();
    for (const path of [
      "/api/create-class",
      "/api/list-classes",
      "/api",
      "/auth",
      "/",
      "/api/schemas/class",
      "/nowhere",
    ]) {
      await page.goto(path);
      // The narrowest of each layout.
      for (const width of [320, 768, 996, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
