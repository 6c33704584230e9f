import { describe, expect, inject, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

const question = "Did you mean one of these?";

/** Opens an address without a page. Only the browser's own error about the status 404 is allowed. */
async function openUnknown(address: string) {
  const { page, complaints } = await open({}, new URL(address).origin);
  await visit(page, address);
  const suggestions = page.getByRole("main").locator("[aria-live=polite]").getByRole("link");
  return { page, suggestions, complaints: () => complaints.filter((text) => !/404/.test(text)) };
}

describe("the not-found page", () => {
  it.each([
    ["a missing letter", "/instal", "Install", "/install"],
    ["words in another order", "/api/pet-create", "Create a pet", "/api/create-pet"],
    ["another folder", "/guides/v7/installation", "Install", "/install"],
  ])("suggests the intended page: %s", async (_name, path, title, target) => {
    const { page, suggestions, complaints } = await openUnknown(inject("fixtureUrl") + path);
    await page.getByText(question).waitFor();
    expect(await suggestions.first().textContent()).toBe(title);
    await suggestions.first().click();
    await page.waitForURL(inject("fixtureUrl") + target);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it("is in the language of the address, and suggests its pages", async () => {
    const { page, suggestions } = await openUnknown(`${inject("fixtureUrl")}/de/instal`);
    await page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" }).waitFor();
    await suggestions.first().waitFor();
    expect(await suggestions.first().getAttribute("href")).toBe("/de/install");
    expect(await suggestions.first().textContent()).toBe("Installieren");
  });

  it("works below a base path", async () => {
    const { suggestions } = await openUnknown(`${inject("otherUrl")}/tide`);
    await suggestions.first().waitFor();
    expect(await suggestions.first().getAttribute("href")).toBe("/docs/v2/tides");
  });

  it("suggests nothing if no page is similar", async () => {
    const { page } = await openUnknown(`${inject("fixtureUrl")}/qwfp-zxcv`);
    await page.waitForLoadState("networkidle");
    expect(await page.getByText(question).count()).toBe(0);
    await page.getByRole("link", { name: "Go to the home page" }).waitFor();
  });

  it("does not change if the list of pages fails to load", async () => {
    const { page, complaints } = await open({}, inject("fixtureUrl"));
    await page.route("**/pages.json", (route) => route.abort());
    await visit(page, "/instal");
    await page.waitForLoadState("networkidle");
    expect(await page.getByText(question).count()).toBe(0);
    await page.getByRole("link", { name: "Go to the home page" }).waitFor();
    expect(complaints.filter((text) => !/404|pages\.json|ERR_FAILED/.test(text))).toEqual([]);
  });

  it("is the only page that loads the list of pages and its search", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (/\.js(?:on)?$/.test(new URL(response.url()).pathname))
        scripts.push(await response.text());
    });
    await visit(page, "/install");
    await page.waitForLoadState("networkidle");
    expect(scripts.length).toBeGreaterThan(1);
    // Only the code of the search distinguishes letters of all alphabets from other characters.
    expect(scripts.filter((text) => text.includes("[^\\p{L}\\p{N}]/gu"))).toEqual([]);
  });
});
