import { describe, expect, inject, it } from "vitest";
import { ready } from "./sample-panel";
import { hydrated, useBrowser } from "./site";

const { open } = useBrowser();
const openSite = (options = {}) => open(options, inject("otherUrl"));
const address = "/docs/v2/api/create-pet";

describe("more than six languages", () => {
  it("are a menu, and the choice applies to all pages", async () => {
    const { page, complaints } = await openSite();
    await page.goto(address);
    const menu = page.getByRole("combobox", { name: "Request samples" });
    expect(await menu.locator("option").allInnerTexts()).toEqual([
      "Go",
      "curl",
      "PHP",
      "Ruby",
      "Kotlin",
      "PowerShell",
      "Swift",
      "Rust",
    ]);
    const code = page.locator("[data-panel]:not([data-inactive]) pre");
    await expect.poll(() => code.innerText()).toContain("package main");
    // The next line does what no reader does: it selects without the pointer or a key.
    await hydrated(page);
    await menu.selectOption("Kotlin");
    await expect.poll(() => code.innerText()).toContain("import okhttp3");
    await page.goto("/docs/v2/api/list-pets");
    expect(await menu.inputValue()).toBe("kotlin");
    await expect.poll(() => code.innerText()).toContain("import okhttp3");
    expect(complaints).toEqual([]);
  });

  it("can be chosen by keyboard", async () => {
    const { page } = await openSite();
    await page.goto(address);
    const menu = page.getByRole("combobox", { name: "Request samples" });
    // An earlier choice is not repeated after five seconds, which scripts may take on a busy machine.
    await hydrated(page);
    await menu.focus();
    await page.keyboard.press("P");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator("[data-panel]:not([data-inactive]) pre").innerText())
      .toContain("<?php");
  });

  it("are folds without JavaScript, and one is open", async () => {
    const { page } = await openSite({ javaScriptEnabled: false });
    await page.goto(address);
    await page.getByText("package main").waitFor();
    expect(await page.getByText("import okhttp3.OkHttpClient").isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Kotlin" }).click();
    await page.getByText("import okhttp3.OkHttpClient").waitFor();
    expect(await page.getByText("package main").isVisible()).toBe(false);
  });
});

describe("a language that the site adds", () => {
  it("inserts the reader's values with its own quoting", async () => {
    const { page } = await openSite();
    await page.goto("/docs/v2/api/list-pets");
    await ready(page);
    await page.getByText("Your values").click();
    await page.getByRole("textbox", { name: "limit" }).fill("it's $x");
    await page.getByRole("combobox", { name: "Request samples" }).selectOption("Kotlin");
    const code = page.locator("[data-panel]:not([data-inactive]) pre");
    await expect.poll(() => code.innerText()).toContain("/pets?limit=it%27s%20%24x");
  });

  it("inserts the reader's values into the body", async () => {
    const { page } = await openSite();
    await page.goto(address);
    await ready(page);
    const code = page.locator("[data-panel]:not([data-inactive]) pre");
    await code.hover();
    const value = code.getByRole("textbox", { name: "name", exact: true });
    await value.click();
    await page.keyboard.type("`own`");
    await page.keyboard.press("Enter");
    await expect.poll(() => code.textContent()).toContain('\\"name\\": \\"`own`\\"');
    await page.getByRole("combobox", { name: "Request samples" }).selectOption("Ruby");
    expect(await code.textContent()).toContain('"name": "`own`"');
  });

  it("is downloaded as a file named after the operation", async () => {
    const { page } = await openSite();
    await page.goto(address);
    await page.locator("[data-panel=go] pre").hover();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download create-pet.go" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("create-pet.go");
  });

  it("is highlighted, and named in the twin", async () => {
    const { page } = await openSite();
    await page.goto(address);
    await page.locator("[data-panel=go] .k", { hasText: "package" }).waitFor();
    const twin = await page.request.get(`${address}.md`);
    expect(await twin.text()).toContain("**Go · net/http**\n\n```go\npackage main");
  });
});
