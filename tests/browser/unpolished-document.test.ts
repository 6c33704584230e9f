import { describe, expect, it } from "vitest";
import { shown } from "./sample-panel";
import { useSiteAround } from "./site-around";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

describe("a document without summaries, tags, examples and Markdown", () => {
  const site = useSiteAround("tests/fixtures/specs/foreign.yaml");

  it("has its operations grouped by path, and no filter where all are in sight", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api");
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    for (const group of ["Books", "Book loans"])
      await sidebar.getByText(group, { exact: true }).waitFor();
    expect(await page.getByRole("searchbox", { name: "Filter pages" }).count()).toBe(0);
  });

  it("has short descriptions as titles, or else method and path, which the heading says once", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api/get-books");
    const title = page.getByRole("heading", { level: 1 });
    expect(await title.innerText()).toBe("Returns the books of the library");
    expect(await title.locator("..").innerText()).toContain("/v2/books");
    await visit(page, "/api/post-book-loans-id-return");
    expect(await title.textContent()).toBe("POST /v2/book_loans/{id}/return");
    const said = page.getByRole("main").locator("article > header").getByText("/v2/book_loans/");
    expect(await said.count()).toBe(1);
  });

  it("has simple HTML as text with its marks, lists, tables and code", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api");
    const about = page.getByRole("main");
    await about.getByRole("link", { name: "the house rules" }).waitFor();
    await about.getByRole("listitem").filter({ hasText: "up to 5 at a time" }).waitFor();
    await visit(page, "/api/post-books");
    await about.getByRole("cell", { name: "the first" }).waitFor();
    expect(await about.innerText()).not.toMatch(/<\/?(?:p|b|i|ul|li|table|code)>/);
  });

  it("has samples of the required fields, and a second one of all", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api/post-books");
    const code = () => shown(page).innerText();
    expect(await code()).toContain("author");
    expect(await code()).not.toContain("publisher");
    await page.getByRole("combobox", { name: "Example" }).selectOption({ label: "All fields" });
    expect(await code()).toContain("publisher");
  });

  it("has its search at the right end of the bar, although nothing stands at the left", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api");
    const box = await page
      .getByRole("banner")
      .getByRole("button", { name: /^Search/ })
      .boundingBox();
    expect(box?.x).toBeGreaterThan(900);
  });
});
