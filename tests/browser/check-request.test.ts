/** @module-tag long */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { RequestCheck } from "../../src/request-check/types";
import { edges } from "./edges";
import { ready, shown } from "./sample-panel";
import { useBrowser, viewports, visit } from "./site";

const { open, openAlone } = useBrowser();

const panelOn = (page: Page) => {
  const panel = page.getByRole("region", { name: "Check a request body" });
  return {
    button: page.getByRole("button", { name: "Check a request body" }),
    panel,
    editor: panel.getByRole("textbox", { name: "Request body as JSON" }),
    result: panel.getByRole("status"),
    mistakes: panel.getByRole("listitem"),
  };
};

async function openPanel(page: Page, path = "/api/create-class") {
  await visit(page, path);
  const parts = panelOn(page);
  // Its script arrives after hydration.
  await expect
    .poll(async () => {
      if (await parts.button.isVisible()) await parts.button.click();
      return parts.editor.isVisible();
    })
    .toBe(true);
  return parts;
}

describe("the check of a request body", () => {
  it("is loaded on request, and finds the chosen example valid", async () => {
    const { page, complaints } = await openAlone();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, "/api/create-class");
    await page.getByRole("combobox", { name: "Example" }).selectOption({ index: 1 });
    await page.waitForLoadState("networkidle");
    const ofCheck = () => asked.filter((path) => /check|worker/.test(path));
    expect(ofCheck()).toEqual([]);
    const { button, editor, result, panel } = panelOn(page);
    await button.click();
    await expect.poll(() => editor.inputValue()).toContain("meet.example.com");
    await expect.poll(() => result.textContent()).toBe("The body matches the schema.");
    await page.getByText("Rules that are only described in words are not checked.").waitFor();
    expect(await panel.textContent()).toContain("Checked as: Virtual class");
    expect(ofCheck()).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  it("formats JSON in one line, such as that of a log, with one value per line", async () => {
    const { page } = await open();
    const { editor, result } = await openPanel(page);
    const body = await editor.inputValue();
    await editor.fill(JSON.stringify(JSON.parse(body)));
    expect(await editor.inputValue()).toBe(body);
    await expect.poll(() => result.textContent()).toMatch(/^The body matches/);
  });

  it("shows the first of very many mistakes, and few elements for thousands of lines", async () => {
    const { page } = await open();
    const { editor, result, mistakes, panel } = await openPanel(page);
    await editor.fill(`{"schedule":[${Array(3400).fill("{}").join()}]}`);
    await expect.poll(() => result.textContent()).toMatch(/^\d{4,} mistakes found\.$/);
    expect(await mistakes.count()).toBe(50);
    // So many lines would take a browser seconds to lay out.
    expect(await editor.inputValue()).not.toContain("\n");
    expect(await panel.locator("*").count()).toBeLessThan(400);
    await editor.fill(`{"schedule":[\n${Array(1000).fill("{}").join(",\n")}]}`);
    await expect.poll(() => result.textContent()).toMatch(/^\d{4} mistakes found\.$/);
    expect(await panel.locator("[aria-hidden] > span").count()).toBeLessThan(110);
  });

  it("inserts thousands of pasted lines itself, and leaves others to the browser", async () => {
    const { page } = await open();
    const { editor, result } = await openPanel(page);
    const paste = (text: string) =>
      editor.evaluate((element: HTMLTextAreaElement, pasted) => {
        element.select();
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        // The browser itself only pastes after keys and menus.
        const event = new ClipboardEvent("paste", {
          clipboardData,
          bubbles: true,
          cancelable: true,
        });
        return element.dispatchEvent(event);
      }, text);
    expect(await paste("{}")).toBe(true);
    const long = `{"schedule":[${Array(3000).fill("{}").join(",\n")}]}`;
    expect(await paste(long)).toBe(false);
    expect(await editor.inputValue()).toBe(long);
    await expect.poll(() => result.textContent()).toContain("mistakes");
  });

  it("puts a valid body into the samples of each language, and restores the example", async () => {
    const { page } = await open();
    const { editor, result, panel } = await openPanel(page);
    const bodies = () => page.locator('#sample-aside [data-slot="body"]').allTextContents();
    const [first = "", ...before] = await bodies();
    const use = panel.getByRole("button", { name: "Use in the samples" });
    const restore = panel.getByRole("button", { name: "Restore the example" });
    const { button } = panelOn(page);
    // For an unchanged body, the build and the check must write the same.
    expect(await restore.count()).toBe(0);
    await use.click();
    await page.getByText("The samples now show your body.").waitFor();
    expect(await bodies()).toEqual([first, ...before]);
    await button.click();
    const body = await editor.inputValue();
    await editor.fill(body.replace("450", '"a lot"'));
    await expect.poll(() => result.textContent()).toBe("1 mistake found.");
    expect(await use.isVisible()).toBe(false);
    await editor.fill(body.replace("450", "475"));
    await use.click();
    const changed = await bodies();
    expect(changed.filter((text) => /\b475\b/.test(text))).toHaveLength(5);
    expect(changed.filter((text) => /\b450\b/.test(text))).toEqual([]);
    expect(changed.filter((text) => text.includes("meet.example.com"))).toHaveLength(5);
    await button.click();
    await expect.poll(() => editor.inputValue()).toContain("475");
    await restore.click();
    expect(await bodies()).toEqual([first, ...before]);
    expect(await editor.inputValue()).toBe(body);
    // Invalid text is kept while the panel is closed.
    await editor.fill(`${body} `);
    await panel.getByRole("button", { name: "Close" }).click();
    await button.click();
    await expect.poll(() => editor.inputValue()).toBe(`${body} `);
    await restore.click();
    expect(await editor.inputValue()).toBe(body);
  });

  it("shows the variant of a pasted body, whose example then is the reader's, with its number of lines", async () => {
    const { page } = await open();
    const { editor, result, panel } = await openPanel(page);
    const body = JSON.parse(await editor.inputValue()) as Readonly<Record<string, unknown>>;
    const { address: _, ...rest } = body;
    const schedule = Array(6).fill(body["schedule"]).flat();
    const virtualClassURL = "https://meet.example.com/1";
    await editor.fill(JSON.stringify({ ...rest, virtualClassURL, schedule }, null, 2));
    await expect.poll(() => result.textContent()).toBe("The body matches the schema.");
    const radio = (name: string) => page.getByRole("radio", { name });
    await expect.poll(() => radio("Virtual class").isChecked()).toBe(true);
    // The reader may compare the body with another variant.
    await radio("In-person class").check();
    await page.waitForTimeout(1000);
    expect(await radio("In-person class").isChecked()).toBe(true);
    await radio("Virtual class").check();
    await panel.getByRole("button", { name: "Use in the samples" }).click();
    const example = page.getByRole("combobox", { name: "Example" });
    const named = () =>
      example.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.label);
    expect(await named()).toBe("Your body");
    const code = shown(page);
    const lines = ((await code.locator("pre").textContent()) ?? "").trimEnd().split("\n").length;
    expect(await code.locator("summary").innerText()).toBe(`Show all ${lines} lines`);
    expect(await code.getByRole("button", { name: "Download" }).isVisible()).toBe(true);
    const note = await edges(page.getByText("The samples now show your body."));
    expect(note.left - (await edges(panelOn(page).button)).right).toBeGreaterThanOrEqual(8);
    await panelOn(page).button.click();
    await panel.getByRole("button", { name: "Restore the example" }).click();
    await panel.getByRole("button", { name: "Close" }).click();
    expect(await named()).toBe("Virtual class, free of charge");
  });

  it("marks a value that the reader has edited in the samples, until it is right", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await ready(page);
    const status = page.locator("[data-check] > output");
    await shown(page).locator("pre").hover();
    const value = shown(page).getByRole("textbox", { name: "address.countryCode" });
    await value.click();
    await page.keyboard.type("DENMARK");
    await expect
      .poll(() => status.textContent())
      .toMatch(/^1 mistake found\. address\.countryCode Expected: 2 letters/);
    expect(await value.getAttribute("aria-invalid")).toBe("true");
    await page.keyboard.press("Enter");
    await page.keyboard.type("DE");
    await expect.poll(() => status.textContent()).toBe("");
    expect(await value.getAttribute("aria-invalid")).toBeNull();
  });

  it("closes with Escape, returns the focus to its button, and keeps the text", async () => {
    const { page } = await open();
    const { button, editor, panel } = await openPanel(page);
    await editor.fill("{ }");
    await editor.press("Escape");
    expect(await panel.count()).toBe(0);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => editor.inputValue()).toBe("{ }");
  });

  it("compares a body that matches no variant with the variant that the page shows", async () => {
    const { page } = await open();
    const { editor, panel, mistakes } = await openPanel(page);
    await page.getByRole("radio", { name: "Virtual class" }).check();
    const body = JSON.parse(await editor.inputValue()) as Readonly<Record<string, unknown>>;
    const { address: _, virtualClassURL: __, ...without } = body;
    await editor.fill(JSON.stringify(without, null, 2));
    await expect
      .poll(() => mistakes.allTextContents())
      .toEqual(["Line 1 virtualClassURL is required but missing."]);
    expect(await panel.textContent()).toContain("Checked as: Virtual class");
    await page.getByRole("radio", { name: "In-person class" }).check();
    await expect
      .poll(() => mistakes.allTextContents())
      .toEqual(["Line 1 address is required but missing."]);
  });

  it("marks each mistake on its line, and links to its row in the intended variant", async () => {
    const { page, complaints } = await open();
    const { editor, result, mistakes, panel } = await openPanel(page);
    const body = await editor.inputValue();
    await editor.fill(
      body
        .replace('"address"', '"virtualClassURL": "https://meet.example.com", "adress"')
        .replace("450", '"450"')
        .replace('"start"', '"strat"'),
    );
    await expect.poll(() => result.textContent()).toBe("3 mistakes found.");
    expect(await mistakes.allTextContents()).toEqual([
      "Line 2 adress is not a known property. Did you mean address?",
      "Line 20 price Expected: number",
      "Line 25 schedule[0].strat is not a known property. Did you mean start?",
    ]);
    expect(await panel.locator("[data-marked]").allTextContents()).toEqual(["2", "20", "25"]);
    await page.getByRole("radio", { name: "Virtual class" }).check();
    // By key, because the rows that the other variant shows may move the link from under the pointer.
    await mistakes.getByRole("link", { name: "price" }).press("Enter");
    await expect
      .poll(() => page.getByRole("radio", { name: "In-person class" }).isChecked())
      .toBe(true);
    expect(new URL(page.url()).hash).toBe("#request~In-person-class.price");
    await expect
      .poll(() => page.locator('[id="request~In-person-class.price"]').isVisible())
      .toBe(true);
    // The check stays open next to the row.
    await mistakes.getByRole("button", { name: "Line 20" }).press("Enter");
    const selected = await editor.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected.trim()).toBe('"price": "450",');
    await editor.evaluate((field) => field.parentElement?.scrollTo(0, 9999));
    await mistakes.getByRole("button", { name: "Line 2", exact: true }).click();
    const isInView = () =>
      panel.getByText("2", { exact: true }).evaluate((number) => {
        const around = number.closest("div")?.parentElement?.getBoundingClientRect();
        const { top, bottom } = number.getBoundingClientRect();
        return around && top >= around.top && bottom <= around.bottom;
      });
    await expect.poll(isInView).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("shows where a text is not JSON, and shows the samples again when it is closed", async () => {
    const { page } = await open();
    const { editor, result, panel, button } = await openPanel(page);
    await editor.fill('{\n  "price": 1,\n}');
    await expect
      .poll(() => result.textContent())
      .toBe("Not valid JSON on line 2, column 13: there is a comma after the last value.");
    const tab = page.getByRole("tab", { name: "curl" });
    expect(await tab.isVisible()).toBe(false);
    await panel.getByRole("button", { name: "Close" }).click();
    expect(await tab.isVisible()).toBe(true);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it("stops a pattern that takes too long, and names patterns that it cannot check", async () => {
    const { page, complaints } = await openAlone();
    const check: RequestCheck = {
      at: "request",
      schema: { rules: [{ text: "", keywords: { pattern: "^(a+)+$" } }] },
      schemas: [],
      unchecked: ["(?<!x"],
    };
    await page.route("**/check-*.json", (route) => route.fulfill({ json: check }));
    const { editor, result, panel } = await openPanel(page);
    await editor.fill(JSON.stringify(`${"a".repeat(60)}!`));
    await expect.poll(() => result.textContent()).toContain("takes too long");
    expect(await panel.textContent()).toContain("cannot read the pattern: (?<!x");
    await editor.fill('"a"');
    await expect.poll(() => result.textContent()).toBe("The body matches the schema.");
    expect(complaints).toEqual([]);
  });

  it("checks a body without rules across fields that take too long, and says so", async () => {
    const { page, complaints } = await openAlone();
    const loops = [..."abcdefg"].reduce((inner, name) => `self.map(${name}, ${inner})`, "1");
    const check: RequestCheck = {
      at: "request",
      schema: {
        rules: [{ text: "2 items", keywords: { minItems: 2 } }],
        validations: [{ rule: `${loops}.size() > 0`, message: "Not checked." }],
      },
      schemas: [],
      hasValidations: true,
    };
    await page.route("**/check-*.json", (route) => route.fulfill({ json: check }));
    const { editor, result, panel } = await openPanel(page);
    const text = "Rules across fields were not checked: that would take too long for this body.";
    await editor.fill(JSON.stringify(Array(30).fill(1)));
    await panel.getByText(text).waitFor();
    expect(await result.textContent()).toBe("The body matches the schema.");
    await editor.fill("[1, 2]");
    await panel.getByText(text).waitFor({ state: "detached" });
    expect(await result.textContent()).toBe("The body matches the schema.");
    expect(complaints).toEqual([]);
  });

  it("can be used on a phone", async () => {
    const { page } = await open({ viewport: viewports.phone });
    const { editor } = await openPanel(page);
    const { width = 0, x = 0 } = (await editor.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewports.phone.width);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });

  it("is not offered without a JSON body or without JavaScript", async () => {
    const { page } = await open();
    await visit(page, "/api/list-classes");
    expect(await panelOn(page).button.count()).toBe(0);
    const { page: plain } = await open({ javaScriptEnabled: false });
    await plain.goto("/api/create-class");
    expect(await panelOn(plain).button.isVisible()).toBe(false);
  });
});
