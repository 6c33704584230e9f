import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { useBrowser } from "./site";
import { fold, operations } from "./specification-facts";

const { open } = useBrowser();

describe("with JavaScript off", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open({ javaScriptEnabled: false }));
  });

  it("there are 23 operations", () => {
    expect(operations).toHaveLength(23);
    expect(operations.every((operation) => operation.facts.size > 5)).toBe(true);
  });

  it.each(operations)(
    "$id shows every fact of the specification and all samples",
    async ({ id, method, path, summary, facts }) => {
      await page.goto(`/api/${id}`);
      const main = page.getByRole("main");
      await main.getByRole("heading", { level: 1, name: summary }).waitFor();
      const shown = fold((await main.textContent()) ?? "");
      expect(shown).toContain(`${method}${path}`);
      expect(shown).toContain("https://{host}");
      expect(shown).toContain("Authorization");
      expect([...facts].filter((fact) => !shown.includes(fold(fact)))).toEqual([]);

      const code = await main.locator("pre").allInnerTexts();
      for (const start of [
        "curl ",
        'import axios from "axios"',
        "import requests",
        "import okhttp3.*",
        "using RestSharp",
      ]) {
        expect(
          code.filter((text) => text.includes(start)),
          start,
        ).not.toEqual([]);
      }
    },
  );

  it("the navigation works", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("link", { name: "API reference" }).first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname.replace(/\/$/, "")).toBe("/api");
    await page
      .getByRole("main")
      .getByRole("link", { name: /List employers/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "List employers" }).waitFor();
  });

  it("the menu opens on a phone", async () => {
    const { page } = await open({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.goto("/api/list-classes");
    await page.getByRole("button", { name: /open.*menu/i }).click();
    const link = page.getByRole("link", { name: /Create class/ }).first();
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
  });
});
