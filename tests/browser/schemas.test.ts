/** @module-tag long */

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { placeOf, seen } from "./linked-place";
import { chips, folds, part, row } from "./reference-parts";
import { useSiteAround } from "./site-around";
import { useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();

describe("expand all", () => {
  it("opens every fold of its part and of no other, and closes them again", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const body = part(page, "Request body");
    const answers = await folds(part(page, "Responses"));
    const button = body.getByRole("button", { name: "Expand all (Request body)" });
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    expect(await folds(body)).toBe("all open");
    expect(await folds(part(page, "Responses"))).toBe(answers);
    const close = body.getByRole("button", { name: "Collapse all (Request body)" });
    expect(await close.getAttribute("aria-expanded")).toBe("true");
    await close.press("Enter");
    expect(await folds(body)).toBe("all closed");
    expect(complaints).toEqual([]);
  });

  it("is remembered: on other pages, after a reload, only for this kind of part", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.getByRole("button", { name: "Expand all (Request body)" }).click();
    await page.getByRole("link", { name: "Update class" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Update class" }).waitFor();
    await expect.poll(() => folds(part(page, "Request body"))).toBe("all open");
    expect(await folds(part(page, "Responses"))).not.toBe("all open");
    await page.reload();
    expect(await folds(part(page, "Request body"))).toBe("all open");
    await page.getByRole("button", { name: "Collapse all (Request body)" }).click();
    await visit(page, "/api/create-class");
    expect(await folds(part(page, "Request body"))).toBe("all closed");
  });

  it("does not touch folds that the reader toggles, and reflects them", async () => {
    const { page } = await open();
    await page.goto("/api/create-class", { waitUntil: "commit" });
    const body = part(page, "Request body");
    await body.getByRole("button", { name: "Expand all (Request body)" }).click();
    await body.locator("summary").first().click();
    await body.getByRole("button", { name: "Expand all (Request body)" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await folds(body)).toBe("some open");
  });

  it("is on the page of a model, and absent if nothing folds", async () => {
    const { page } = await open();
    await visit(page, "/api/schemas/in-person-class-create");
    await page.getByRole("button", { name: "Expand all (InPersonClassCreate)" }).click();
    expect(await folds(page.getByRole("article"))).toBe("all open");
    await visit(page, "/api/schemas/person");
    expect(await page.getByRole("button", { name: /Expand all|Collapse all/ }).count()).toBe(0);
  });

  it("is absent without JavaScript, and each fold still opens", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/api/create-class");
    expect(await page.getByRole("button", { name: /Expand all/ }).count()).toBe(0);
    const text = page.getByText("A postal address.").first();
    expect(await text.isVisible()).toBe(true);
    await part(page, "Request body").getByText("9 properties").first().click();
    expect(await text.isVisible()).toBe(false);
  });
});

describe("constraints", () => {
  it.each([
    ["/api/create-class", "Request body", "countryCode", ["2 letters ^[A-Za-z]{2}$"]],
    ["/api/create-class", "Request body", "price", ["0 or more"]],
    ["/api/create-class", "Request body", "instructorIds", ["at least 1 item"]],
    ["/api/create-class", "Request body", "externalRegistrationUrl", ["URI"]],
    ["/api/list-classes", "Query parameters", "limit", ["1–100"]],
    ["/api/list-employers", "Query parameters", "employerName", ["at least 3 characters"]],
  ])("%s, %s: %s reads %j", async (target, region, name, want) => {
    const { page } = await open();
    await visit(page, target);
    expect(await chips(part(page, region), name)).toEqual(expect.arrayContaining(want));
  });
});

describe("a union", () => {
  const choice = (page: Page, name: string) =>
    part(page, "Request body")
      .getByRole("group", { name: "Send one of" })
      .getByRole("radio", { name, exact: true });
  const example = (page: Page) => page.getByRole("combobox", { name: "Example" });
  const chosen = (page: Page) => example(page).inputValue();
  const field = (page: Page, id: string) => page.locator(`[id="request~${id}"]`);
  const start = "/api/create-class#request~Virtual-class.schedule.start";

  it.each([true, false])(
    "is a switch above the fields (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { page } = await open({ javaScriptEnabled });
      await page.goto("/api/create-class");
      const body = part(page, "Request body");
      const url = field(page, "Virtual-class.virtualClassURL");
      const address = field(page, "In-person-class.address");
      expect(await choice(page, "In-person class").isChecked()).toBe(true);
      expect([await address.isVisible(), await url.isVisible()]).toEqual([true, false]);
      await choice(page, "In-person class").focus();
      await page.keyboard.press("ArrowRight");
      expect(await choice(page, "Virtual class").isChecked()).toBe(true);
      expect([await address.isVisible(), await url.isVisible()]).toEqual([false, true]);
      await body.getByRole("heading", { name: "Virtual class", exact: true }).waitFor();
    },
  );

  it("follows the chosen example, and vice versa", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await choice(page, "Virtual class").check();
    expect(await chosen(page)).toBe("1");
    await example(page).selectOption("In-person class over two days");
    expect(await choice(page, "In-person class").isChecked()).toBe(true);
    await choice(page, "Virtual class").check();
    await visit(page, "/api/update-elearning");
    await example(page).selectOption("Take the course down");
    await choice(page, "Publish, take down or set the URL").check();
    expect(await chosen(page)).toBe("1");
    await choice(page, "Clear the URL").check();
    expect(await chosen(page)).toBe("2");
  });

  it("follows the open example on the page of a model, and vice versa, on load too", async () => {
    const { page } = await open();
    await visit(page, "/api/schemas/class-create");
    const variant = (name: string) => page.getByRole("radio", { name, exact: true });
    const group = (name: string) =>
      page.getByRole("group").filter({ has: page.getByText(`Example: ${name}, from`) });
    const isOpen = (name: string) => group(name).evaluate((fold: HTMLDetailsElement) => fold.open);
    expect([await isOpen("In-person class"), await isOpen("Virtual class")]).toEqual([true, false]);
    await variant("Virtual class").check();
    expect([await isOpen("In-person class"), await isOpen("Virtual class")]).toEqual([false, true]);
    await page.getByText("Example: In-person class, from").click();
    await expect.poll(() => variant("In-person class").isChecked()).toBe(true);
    await page.goto("/api/schemas/class-create#example.example-2");
    await page.reload();
    await expect.poll(() => variant("Virtual class").isChecked()).toBe(true);
    expect(await isOpen("Virtual class")).toBe(true);
  });

  it("opens the variant of a linked field, with its example, and names it", async () => {
    const { page } = await open();
    await visit(page, start);
    expect(await choice(page, "Virtual class").isChecked()).toBe(true);
    expect(await chosen(page)).toBe("1");
    await expect.poll(() => placeOf(page)).toEqual(seen);
    const trail = () =>
      field(page, "Virtual-class.schedule.start").evaluate(
        (row) => getComputedStyle(row, "::before").content,
      );
    expect(await trail()).toBe('"Virtual class › schedule › start"');
    await visit(page, "/api/create-class#query");
    await visit(page, "/api/create-class#request~In-person-class");
    expect(await choice(page, "In-person class").isChecked()).toBe(true);
    expect(await trail()).toBe("none");
  });

  it("shows its choices above a linked variant", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class#request~Virtual-class");
    await expect
      .poll(() =>
        choice(page, "Virtual class").evaluate((input) => {
          const { left, top } = input.getBoundingClientRect();
          return document.elementFromPoint(left + 5, top + 5) === input;
        }),
      )
      .toBe(true);
  });

  it("shows a linked field without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(start);
    expect(await placeOf(page)).toEqual(seen);
  });

  it("lets find-in-page open a variant", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const url = field(page, "Virtual-class.virtualClassURL");
    expect(await url.evaluate((row) => row.closest("[hidden]")?.getAttribute("hidden"))).toBe(
      "until-found",
    );
    await url.evaluate((row) =>
      row.closest("[hidden]")?.dispatchEvent(new Event("beforematch", { bubbles: true })),
    );
    expect(await choice(page, "Virtual class").isChecked()).toBe(true);
    expect(await url.isVisible()).toBe(true);
  });

  it("prints all variants under their names", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.emulateMedia({ media: "print" });
    const body = part(page, "Request body");
    for (const name of ["In-person class", "Virtual class"]) {
      const heading = body.getByRole("heading", { name, exact: true });
      expect((await heading.boundingBox())?.width).toBeGreaterThan(50);
    }
    expect(await field(page, "Virtual-class.virtualClassURL").isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
  });
});

describe("the page of a model", () => {
  it("lists where the model is used, with links", async () => {
    const { page } = await open();
    await visit(page, "/api/schemas/address");
    const uses = part(page, "Used by");
    await uses.getByRole("link", { name: "Class", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Class", exact: true }).waitFor();
    const item = uses.getByRole("listitem").filter({ hasText: "List classes" });
    await expect.poll(() => item.innerText()).toMatch(/^GET\s+List classes\s+in the response$/);
    await item.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "List classes" }).waitFor();
  });

  it("shows an example next to the rows, and between rows and uses on a phone", async () => {
    const { page } = await open();
    await visit(page, "/api/schemas/class");
    const example = page.getByRole("region", { name: "Example" });
    expect(await example.innerText()).toContain('"countryCode": "DK"');
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    expect((await example.boundingBox())?.x).toBeGreaterThan(700);
    await page.setViewportSize(viewports.phone);
    expect(await top(example)).toBeGreaterThan(
      await top(page.getByText("virtualClassUrl", { exact: true })),
    );
    expect(await top(example)).toBeLessThan(await top(part(page, "Used by")));
  });
});

describe("another API", () => {
  const site = useSiteAround("tests/fixtures/specs/deprecated.yaml");

  it("strikes through deprecated items and gives the author's reason", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/find-books");
    await page.getByText("Deprecated: Ask the shelf instead").waitFor();
    const query = part(page, "Query parameters");
    expect(await row(query, "title").innerText()).toContain("Deprecated: Replaced by q.");
    expect(await row(query, "sort").innerText()).toMatch(/deprecated/);
    expect(await row(query, "q").innerText()).not.toMatch(/deprecated/i);
    const line = await query
      .getByText("title", { exact: true })
      .evaluate((name) => getComputedStyle(name).textDecorationLine);
    expect(line).toBe("line-through");
    expect(await part(page, "Responses").innerText()).toContain("Deprecated: Count the books.");
    await visit(page, "/api/schemas/book");
    await page.getByText("Deprecated: Use isbn instead.").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("many variants", () => {
  const site = useSiteAround("tests/fixtures/specs/payments.yaml");
  const variants = (page: Page) => page.getByRole("combobox", { name: "Send one of" });

  it("are a select, which shows the chosen one and the one that a link leads to", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/create-payment");
    expect(await page.getByRole("radio", { name: "Card" }).count()).toBe(0);
    await row(page.getByRole("article"), "cardNumber").waitFor();
    await variants(page).selectOption("Transfer");
    await row(page.getByRole("article"), "transferNumber").waitFor();
    expect(await page.getByText("cardNumber", { exact: true }).first().isVisible()).toBe(false);
    await page.evaluate(() => (location.hash = "request~Invoice.invoiceNumber"));
    await row(page.getByRole("article"), "invoiceNumber").waitFor();
    await expect.poll(() => variants(page).inputValue()).toBe("request~Invoice");
    expect(complaints).toEqual([]);
  });

  it("are filtered by the filter of the fields", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api/create-payment");
    await page.getByRole("searchbox", { name: "Filter fields" }).fill("debit");
    const offered = () =>
      variants(page)
        .locator("option:not([hidden])")
        .evaluateAll((all) => all.map(({ textContent }) => textContent));
    await expect.poll(offered).toEqual(["Direct debit"]);
    await row(page.getByRole("article"), "directNumber").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await offered()).length).toBe(7);
  });

  it("are radio buttons without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false }, site().url);
    await page.goto("/api/create-payment");
    expect(await variants(page).count()).toBe(0);
    await page.getByRole("radio", { name: "Voucher" }).check();
    await row(page.getByRole("article"), "voucherNumber").waitFor();
  });
});
