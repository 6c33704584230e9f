/** @module-tag long */

import { describe, expect, it } from "vitest";
import { samplesOn, shown } from "./sample-panel";
import { useSiteAround } from "./site-around";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

describe("a document without summaries, tags, examples and Markdown", () => {
  const site = useSiteAround("tests/fixtures/specs/foreign.yaml");

  it("has its operations grouped by path, and no filter if all are in sight", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api");
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    for (const group of ["Books", "Book loans"])
      await sidebar.getByText(group, { exact: true }).waitFor();
    expect(await page.getByRole("searchbox", { name: "Filter pages" }).count()).toBe(0);
  });

  it("has method and path as titles, which the heading shows once", async () => {
    const { page } = await open({}, site().url);
    const title = page.getByRole("heading", { level: 1 });
    await visit(page, "/api/post-book-loans-id-return");
    expect(await title.textContent()).toBe("POST /v2/book_loans/{id}/return");
    const said = page.getByRole("main").locator("article > header").getByText("/v2/book_loans/");
    expect(await said.count()).toBe(1);
  });

  it("has simple HTML as text with its formatting, lists, tables and code", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api");
    const about = page.getByRole("main");
    await about.getByRole("link", { name: "the house rules" }).waitFor();
    await about.getByRole("listitem").filter({ hasText: "up to 5 at a time" }).waitFor();
    await visit(page, "/api/post-books");
    await about.getByRole("cell", { name: "the first" }).waitFor();
    expect(await about.innerText()).not.toMatch(/<\/?(?:p|b|i|ul|li|table|code)>/);
  });

  it("has no empty box for a variant that its name fully describes", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api/post-books");
    const variant = (name: string) => page.locator(`[id="request.shelf~${name}"]`);
    const height = async (name: string) => (await variant(name).boundingBox())?.height ?? 0;
    expect(await height("boolean")).toBe(0);
    await page.getByRole("radio", { name: "string", exact: true }).check();
    expect(await height("string")).toBeGreaterThan(20);
  });

  it("has samples of the required fields, and a second one of all fields", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api/post-books");
    const code = () => shown(page).innerText();
    expect(await code()).toContain("author");
    expect(await code()).not.toContain("publisher");
    await page.getByRole("combobox", { name: "Example" }).selectOption({ label: "All fields" });
    expect(await code()).toContain("publisher");
  });

  it("has samples for each way to authenticate, which the reader chooses for all pages", async () => {
    const { page, complaints } = await open(
      { permissions: ["clipboard-read", "clipboard-write"] },
      site().url,
    );
    await visit(page, "/api/post-books");
    const samples = samplesOn(page);
    const copied = async () => {
      await shown(page).getByRole("button", { name: "Copy" }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied()).toContain("--user");
    expect(await copied()).not.toContain("X-Library-Key");
    await samples.openValues();
    await samples.field("username").waitFor();
    expect(await samples.field("key").isVisible()).toBe(false);
    await samples.values
      .getByRole("combobox", { name: "Authorization" })
      .selectOption({ label: "Key" });
    await samples.field("key").fill("it's 7");
    expect(await samples.field("username").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    for (const [language, header] of [
      ["curl", `--header 'X-Library-Key: it'\\''s 7'`],
      ["Node", `"X-Library-Key": "it's 7"`],
      ["Python", `"X-Library-Key": "it's 7"`],
      ["Java", `.header("X-Library-Key", "it's 7")`],
      ["C#", `request.AddHeader("X-Library-Key", "it's 7");`],
    ] as const) {
      await page.getByRole("tab", { name: language, exact: true }).click();
      expect(await copied()).toContain(header);
      expect(await copied()).not.toMatch(/--user|username|Authenticator|Credentials/);
    }
    await page.getByRole("main").locator("summary", { hasText: "X-Library-Key" }).click();
    const ways = page.getByRole("main").getByRole("region", { name: "Authorization" });
    const used = ways.getByRole("listitem").filter({ hasText: "The samples use this one." });
    expect(await used.filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(
      await ways.getByText("The samples use this one.").filter({ visible: true }).count(),
    ).toBe(1);
    await page
      .getByRole("link", { name: /^GET\s*\/v2\/books$/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "GET /v2/books" }).waitFor();
    await expect.poll(() => shown(page).locator("pre").innerText()).toContain("X-Library-Key");
    expect(complaints).toEqual([]);
  });

  it("shows the first way to authenticate without JavaScript, and in the twin", async () => {
    const { page } = await open({ javaScriptEnabled: false }, site().url);
    await page.goto(`${site().url}/api/post-books`);
    const code = page.locator("#sample-aside pre").first();
    expect(await code.innerText()).toContain("--user");
    expect(await code.innerText()).not.toContain("X-Library-Key");
    const twin = await (await page.request.get(`${site().url}/api/post-books.md`)).text();
    expect(twin).toContain("--user");
    expect(twin).not.toContain("--header 'X-Library-Key");
  });

  it("has its search at the right end of the bar, although the left is empty", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api");
    const box = await page
      .getByRole("banner")
      .getByRole("button", { name: /^Search/ })
      .boundingBox();
    expect(box?.x).toBeGreaterThan(900);
  });
});
