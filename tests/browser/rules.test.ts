import { type Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, useBrowser, visit } from "./site";

const { open } = useBrowser();

const rules = (page: Page, operation: string) => page.getByRole("table", { name: operation });
const field = (page: Page, operation: string, name: string) =>
  rules(page, operation).getByRole("row").filter({ hasText: name });
const shown = (page: Page) => page.getByRole("table").filter({ visible: true });

describe.each([true, false])("the page of rules, JavaScript %s", (javaScriptEnabled) => {
  it("lists what requests take, with the rules and a link to the field", async () => {
    const { page } = await open({ javaScriptEnabled });
    await page.goto("/api/rules");
    expect(await field(page, "List employers", "employerName").innerText()).toMatch(
      /^employerName\s+string\s+required · at least 3 characters$/i,
    );
    expect(await field(page, "List classes", "courseDeliveryMethod").innerText()).toContain(
      "Allowed values: OFFLINE, VIRTUAL",
    );
    expect(
      (await field(page, "Create class", "virtualClassURL").allInnerTexts()).map((text) =>
        text.replace(/\s+/g, " "),
      ),
    ).toEqual([
      "virtualClassURL In-person class string URI",
      "virtualClassURL Virtual class string required · URI",
    ]);
    const cells = await page.getByRole("cell").allInnerTexts();
    expect([cells.includes(""), cells.includes("–")]).toEqual([false, true]);
    await rules(page, "List employers").getByRole("link", { name: "employerName" }).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
      "/api/list-employers#query.employerName",
    );
  });

  it("lists the fields of responses only if they may be null", async () => {
    const { page } = await open({ javaScriptEnabled });
    await page.goto("/api/rules");
    const learners = rules(page, "List learners");
    expect(await learners.getByRole("rowheader").allInnerTexts()).toContain("Response 200");
    expect(await learners.getByText("uniqueSystemIdentifier").count()).toBe(1);
    expect(await learners.getByText("learnerId").count()).toBe(0);
  });
});

describe("the filter of the rules", () => {
  it("leaves the fields with all checked rules, and keeps the choice in the address", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/rules");
    const group = page.getByRole("group", { name: "Show only" });
    await group.getByRole("checkbox", { name: "may be null" }).check();
    await group
      .getByRole("status")
      .filter({ hasText: /^Matches: \d+ of \d+$/ })
      .waitFor();
    expect(await shown(page).count()).toBeLessThan(12);
    expect(await rules(page, "Update e-learning course").isVisible()).toBe(true);
    const cleared = field(page, "Update e-learning course", "externalRegistrationUrl");
    expect(await cleared.filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await rules(page, "List employers").isVisible()).toBe(false);
    await group.getByRole("searchbox").fill("external");
    expect(await shown(page).count()).toBeLessThan(6);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => rules(page, "List learners").isVisible()).toBe(false);
    expect(await group.getByRole("searchbox").inputValue()).toBe("external");
    expect(new URL(page.url()).search).toBe("?only=nullable&name=external");
    await group.getByRole("checkbox", { name: "may be null" }).uncheck();
    await group.getByRole("searchbox").fill("");
    expect(await rules(page, "List employers").isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });
});
