import { describe, expect, it } from "vitest";
import { useBrowser } from "./site";

const { open } = useBrowser();

describe("with JavaScript off", () => {
  // tests/browser/specification.test.ts reads the same HTML.
  it("an operation shows its samples", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/api/create-class");
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    const code = (await main.locator("pre").allInnerTexts()).join("\n");
    const starts = [
      "curl ",
      "import axios",
      "import requests",
      "import okhttp3.*",
      "using RestSharp",
    ];
    expect(starts.filter((start) => !code.includes(start))).toEqual([]);
  });

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
});
