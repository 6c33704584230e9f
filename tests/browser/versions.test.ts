import { describe, expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();
const openFixture = (options = {}) => open(options, inject("fixtureUrl"));

describe("a site with versions, sets of docs and languages", () => {
  it("keeps readers in their version", async () => {
    const { page } = await openFixture();
    await visit(page, "/1.0");
    await page.getByRole("main").getByRole("link", { name: "installation" }).click();
    await page.getByRole("heading", { level: 1, name: "Install 1.0" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/1.0/install");
  });

  it("links to another version if only that has the page", async () => {
    const { page } = await openFixture();
    await visit(page, "/1.0/ropes");
    await page.getByRole("main").getByRole("link", { name: "cranes" }).click();
    await page.getByRole("heading", { level: 1, name: "Basics" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/basics");
  });

  it("shows a banner on an old version with a link to the same page in the last one", async () => {
    const { page } = await openFixture();
    await visit(page, "/1.0/install");
    const notice = page.getByRole("main").getByText(/1\.0/).first();
    expect(await notice.isVisible()).toBe(true);
    await page
      .getByRole("main")
      .getByRole("link", { name: /2\.0 \(current\)/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Install", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/install");
    expect(
      await page
        .getByRole("main")
        .getByRole("link", { name: /current/ })
        .count(),
    ).toBe(0);
  });

  it("is in the language of the address: words, links, text and root element", async () => {
    const { page } = await openFixture();
    await visit(page, "/de");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await page
      .getByRole("link", { name: "Zum Hauptinhalt springen" })
      .waitFor({ state: "attached" });
    await page.getByRole("main").getByRole("link", { name: "Installation" }).click();
    await page.getByRole("heading", { level: 1, name: "Installieren" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/install");
    await expect.poll(() => page.title()).toBe("Installieren | Harbour API");
  });

  it("marks the language of untranslated text", async () => {
    const { page } = await openFixture();
    await visit(page, "/de/tides");
    expect(await page.getByRole("article").getAttribute("lang")).toBe("en");
    await visit(page, "/de/install");
    expect(await page.getByRole("article").getAttribute("lang")).toBeNull();
  });

  it("lists the pages of a category on its page", async () => {
    const { page } = await openFixture();
    await visit(page, "/basics");
    const links = page.getByRole("article").getByRole("link");
    expect(await links.allTextContents()).toEqual(["Install", "Tides"]);
  });

  it("does not publish a draft, and no item links to it", async () => {
    expect((await fetch(`${inject("fixtureUrl")}/later`)).status).toBe(404);
    const { page } = await openFixture();
    await visit(page, "/");
    expect(await page.getByText("Not yet").count()).toBe(0);
  });
});

describe("a site below a base path", () => {
  it("links to its own pages", async () => {
    const base = inject("otherUrl");
    expect(base).toMatch(/\/docs\/v2$/);
    const { page, complaints } = await open({}, `${base}/`);
    await visit(page, `${base}/`);
    await page.getByRole("main").getByRole("link", { name: "the tides" }).click();
    await page.getByRole("heading", { level: 1, name: "Tides" }).waitFor();
    expect(page.url()).toBe(`${base}/tides#high-water`);
    expect(complaints).toEqual([]);
  });

  it("uses the paths from the frontmatter of guides", async () => {
    const { page } = await open({}, `${inject("otherUrl")}/`);
    await visit(page, `${inject("otherUrl")}/legal/notice`);
    await page.getByRole("heading", { level: 1, name: "Legal notice" }).waitFor();
  });
});
