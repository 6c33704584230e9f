import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { placeOf, seen } from "./linked-place";
import { part, row } from "./reference-parts";
import { settled, useBrowser, useOnePage, visit } from "./site";

const { open } = useBrowser();

/** A page without room for the schemas of its variants. */
const crowded = "/api/schemas/class-create";
const fold = (page: Page, name: string) =>
  page.getByText(`${name} in full`, { exact: true }).filter({ visible: true }).first();

/** Collects the paths of the schema pages that the page fetches from now on. */
function fetchesOf(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

describe("a schema that a page has no room for", () => {
  it("unfolds in place, even twice, and folds again", async () => {
    const { page, complaints } = await open();
    await visit(page, crowded);
    const summary = fold(page, "AddressCreate");
    const locality = page.getByText("locality", { exact: true }).filter({ visible: true });
    expect(await locality.count()).toBe(0);
    await summary.press("Enter");
    await locality.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("radio", { name: "Virtual class" }).check();
    expect(await locality.count()).toBe(0);
    await fold(page, "AddressCreate").click();
    await locality.waitFor();
    expect(await repeatedIds(page)).toEqual([]);
    await fold(page, "AddressCreate").click();
    await expect.poll(() => locality.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("has its own schemas to unfold, and links to its own page", async () => {
    const { page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await visit(page, crowded);
    await fold(page, "ScheduleEventCreate").click();
    await fold(page, "UtcDateTime").click();
    await page.getByText("A time in UTC, in ISO 8601.").filter({ visible: true }).waitFor();
    const link = page.getByRole("link", { name: "Link to start" });
    const said = page.getByRole("status").filter({ hasText: "Link copied" }).waitFor();
    await Promise.all([said, link.click()]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { pathname, hash } = new URL(copied);
    expect(pathname + hash).toBe("/api/schemas/schedule-event-create#ScheduleEventCreate.start");
    expect(new URL(page.url()).pathname).toBe(crowded);
  });

  it("stays a link with a message if it cannot be fetched, and can be retried", async () => {
    const { page } = await open();
    await visit(page, crowded);
    await page.route("**/api/schemas/address-create", (route) => route.abort());
    await fold(page, "AddressCreate").click();
    const failure = page.getByRole("status").filter({ hasText: "This could not be loaded." });
    await failure.waitFor();
    await page.getByRole("link", { name: "AddressCreate", exact: true }).first().waitFor();
    await page.unroute("**/api/schemas/address-create");
    await fold(page, "AddressCreate").click();
    await fold(page, "AddressCreate").click();
    await row(page.getByRole("article"), "locality").waitFor();
    expect(await failure.count()).toBe(0);
  });

  it("is fetched for neither Expand all nor print", async () => {
    const { page } = await open();
    await visit(page, crowded);
    const fetched = fetchesOf(page);
    await page.getByRole("button", { name: /^Expand all/ }).click();
    await page.getByRole("button", { name: /^Collapse all/ }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await settled(page);
    // Chromium starts requests in the order of their calls.
    await page.evaluate(() => fetch("/robots.txt"));
    expect(fetched).toEqual(["/robots.txt"]);
    expect(await page.locator("details[data-unfold][open]").count()).toBe(0);
  });

  it("is only a link without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(crowded);
    await page.getByRole("link", { name: "AddressCreate", exact: true }).first().waitFor();
    expect(await fold(page, "AddressCreate").count()).toBe(0);
  });
});

describe("the fields of a long body", () => {
  const one = useOnePage("/api/create-class");
  /** Returns the names of the visible fields, each once. */
  const names = async (page: Page) => [
    ...new Set(
      await part(page, "Request body")
        .locator("li[id] > div:first-child > :first-child")
        .filter({ visible: true })
        .allInnerTexts(),
    ),
  ];
  const required = [
    "address",
    "countryCode",
    "locality",
    "postalCode",
    "region",
    "streetAddress",
    "contact",
    "email",
    "courseId",
    "externalRegistrationUrl",
    "instructorIds",
    "price",
    "publishInMarketplace",
    "showPriceInMarketplace",
    "schedule",
    "start",
    "end",
    "timezone",
    "totalSeats",
  ];

  it.each([true, false])("are only the required ones, with scripts: %s", async (scripts) => {
    const { page } = await open({ javaScriptEnabled: scripts });
    await page.goto("/api/create-class");
    const all = await names(page);
    const choice = part(page, "Request body").getByRole("checkbox", { name: "Required only" });
    await choice.check();
    expect(await names(page)).toEqual(required);
    // A link to an optional field still shows it.
    await page.evaluate("location.hash = 'request~In-person-class.address.district'");
    expect((await names(page)).filter((name) => !required.includes(name))).toEqual(["district"]);
    await choice.uncheck();
    expect(await names(page)).toEqual(all);
  });

  it("are filtered by name, by path and by the name of their object, until Escape is pressed", async () => {
    const { page, complaints } = one;
    const all = await names(page);
    const filter = part(page, "Request body").getByRole("searchbox", { name: "Filter fields" });
    const status = part(page, "Request body").getByRole("status");
    for (const { query, count, want } of [
      { query: "locality", count: 2, want: ["address", "locality"] },
      { query: "ADDRESS.local", count: 2, want: ["address", "locality"] },
      { query: "contact", count: 2, want: ["contact", "email", "fax", "telephone"] },
      { query: "nowhere", count: 0, want: [] },
    ]) {
      await filter.fill(query);
      await status.filter({ hasText: `Matches: ${count} of` }).waitFor();
      await expect.poll(() => names(page)).toEqual(want);
      await filter.press("Escape");
      await expect.poll(() => names(page)).toEqual(all);
      expect(await filter.inputValue()).toBe("");
    }
    expect(complaints).toEqual([]);
  });

  it("are filtered by the name of a variant, and the filter says what is not loaded", async () => {
    const { page } = await open();
    await visit(page, crowded);
    const filter = page.getByRole("searchbox", { name: "Filter fields" });
    await filter.fill("virtual class");
    const status = page.getByRole("status").filter({ hasText: "Matches" });
    await expect
      .poll(() => status.innerText())
      .toMatch(/^Matches: 1 of \d+\. Not searched.*: \d+$/);
    expect(await page.getByRole("radio", { checked: true }).getAttribute("data-branch")).toBe(
      "ClassCreate~Virtual-class",
    );
  });

  it("are filtered among the required ones", async () => {
    const { page } = one;
    const body = part(page, "Request body");
    const filter = body.getByRole("searchbox", { name: "Filter fields" });
    await filter.fill("address");
    const status = body.getByRole("status").filter({ hasText: "Matches" });
    await expect.poll(() => status.innerText()).toMatch(/^Matches: 6 of/);
    const choice = body.getByRole("checkbox", { name: "Required only" });
    await choice.check();
    await expect.poll(() => status.innerText()).toMatch(/^Matches: 2 of/);
    await choice.uncheck();
    await filter.press("Escape");
  });

  it("have separate constraints in copied text", async () => {
    const { page } = one;
    const field = row(part(page, "Request body"), "countryCode");
    const copied = await field.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString().split("\n");
    });
    expect(copied).toContain("2 letters ^[A-Za-z]{2}$ example DK");
  });

  it("all return for a link to a field that the filter hides", async () => {
    const { page } = one;
    const filter = part(page, "Request body").getByRole("searchbox", { name: "Filter fields" });
    await filter.fill("locality");
    await expect.poll(() => names(page)).toEqual(["address", "locality"]);
    const id = "request~In-person-class.contact.email";
    await page.evaluate(`location.hash = "${id}"`);
    await expect.poll(() => filter.inputValue()).toBe("");
    await expect.poll(() => placeOf(page)).toEqual(seen);
  });

  it("have no choice of required ones if they are few, and no filter without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/api/create-class");
    expect(await page.getByRole("searchbox", { name: "Filter fields" }).count()).toBe(0);
    await page.goto("/api/schemas/address-create");
    expect(await page.getByRole("checkbox", { name: "Required only" }).count()).toBe(0);
  });
});
