import { type Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const textOf = async (page: Page, name: string) =>
  (await row(page, name).innerText()).replace(/\s+/g, " ").trim();

describe("the comparison of two operations", () => {
  it("is linked from their pages, and marks what differs", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const links = page.getByText(/^Compare with/);
    await links.getByRole("link", { name: "Update class" }).click();
    await row(page, "courseId").waitFor();
    const columns = page.getByRole("table").getByRole("columnheader");
    expect(await columns.allInnerTexts()).toEqual(["Field", "Create class", "Update class"]);
    expect(await textOf(page, "contact.email")).toBe(
      "contact.email required in Create class string required email address string email address",
    );
    expect(await textOf(page, "schedule.id")).toBe("schedule.id only in Update class – string");
    expect(await textOf(page, "virtualClassURL")).toBe(
      "virtualClassURL different rules In-person class: string URI Virtual class: string required URI string URI",
    );
    expect(await textOf(page, "contact.fax")).toBe("contact.fax string string");
    await page.getByRole("checkbox", { name: "Differences only" }).check();
    expect(await row(page, "contact.fax").isVisible()).toBe(false);
    expect(await row(page, "courseId").isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("is of the operations in the address, and others can be chosen", async () => {
    const { page } = await open();
    await visit(page, "/api/compare?a=update-class&b=create-class");
    await row(page, "courseId").waitFor();
    expect(await textOf(page, "schedule.id")).toBe("schedule.id only in Update class string –");
    await page.getByLabel("Second operation").selectOption("Update learner");
    await row(page, "email").waitFor();
    expect(await row(page, "courseId").innerText()).toContain("only in Update class");
    expect(new URL(page.url()).search).toBe("?a=update-class&b=update-learner");
    await row(page, "courseId").getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: "Update class" }).waitFor();
  });

  it("is there at once without an address", async () => {
    const { page } = await open();
    await visit(page, "/api/compare");
    await page.getByRole("table").getByRole("row").nth(1).waitFor();
  });

  it("lists the operations without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/api/compare");
    await page.getByText("The comparison needs JavaScript.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Update class" }).click();
    await page.getByRole("heading", { level: 1, name: "Update class" }).waitFor();
  });
});
