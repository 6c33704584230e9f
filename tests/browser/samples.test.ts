/** @module-tag long */

import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { edges } from "./edges";
import { ready, samplesOn, shown } from "./sample-panel";
import { useBrowser, visit } from "./site";
import { sharedFolder } from "../codegen/temp-folder";

const { open, openAlone } = useBrowser();

const folder = sharedFolder();

const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );

describe("a reader's own values", () => {
  it("appear in all five languages, quoted for each", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const { field, code, openValues } = samplesOn(page);
    await openValues();
    await field("host").fill("own.example.org");
    await field("training-provider-id").fill(`it's a "test"`);
    await field("token").fill("tok'en");
    const [curl = "", ...others] = await code();
    expect(curl).toContain("https://own.example.org/tp-api/classes");
    expect(curl).toContain(`'training-provider-id: it'\\''s a "test"'`);
    expect(curl).toContain("token=tok'\\''en");
    for (const text of others) {
      expect(text).toContain("https://own.example.org");
      expect(text).toContain(`it's a \\"test\\"`);
      expect(text).toContain("token=tok'en");
      expect(text).not.toContain("test.example.com");
    }
    expect(complaints).toEqual([]);
  });

  it("are the inputs of a program, quoted for each language", async () => {
    const { page, complaints } = await open();
    await visit(page, "/useCases/report-class");
    const { field, code, openValues } = samplesOn(page);
    await openValues();
    await field("grade").fill("isn't PASSED");
    const [curl, ...others] = await code();
    expect(curl).toContain("grade='isn'\\''t PASSED'");
    for (const text of others) expect(text).toContain('"isn\'t PASSED"');
    expect(complaints).toEqual([]);
  });

  it("can be typed in place in the code; Escape undoes, and credentials are masked", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/update-class");
    await ready(page);
    const { field, openValues } = samplesOn(page);
    const code = shown(page).locator("code");
    const slot = (name: string) =>
      code.getByRole("textbox", { name: new RegExp(`^${name}( \\(.+\\))?$`) });
    await slot("classId").click();
    await page.keyboard.type("it's mine");
    expect(await slot("classId").textContent()).toBe("it's mine");
    // A tap on the copy button leaves the slot and reads the code at the same time.
    const copied = await slot("classId").evaluate((one) => {
      one.blur();
      return one.textContent;
    });
    expect(copied).toBe("it%27s%20mine");
    await slot("classId").click();
    // By keyboard from one to the next; on leaving, a value is written as the language requires.
    await page.keyboard.press("Tab");
    await page.keyboard.type("t1");
    await page.keyboard.press("Escape");
    await slot("token").focus();
    // Enter before and after typing keeps the focus.
    await page.keyboard.press("Enter");
    await page.keyboard.type("s3cr3t");
    await page.keyboard.press("Enter");
    expect(await slot("token").evaluate((one) => one === document.activeElement)).toBe(true);
    await slot("host").focus();
    await page.keyboard.type("https://own.example.org/");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => code.textContent())
      .toContain("https://own.example.org/tp-api/classes/it%27s%20mine");
    expect(await code.textContent()).toContain("type={type},");
    expect(await code.textContent()).toContain("token=s3cr3t,");
    const mask = () =>
      slot("token").evaluate((one) =>
        getComputedStyle(one).getPropertyValue("-webkit-text-security"),
      );
    expect(await mask()).toBe("disc");
    await openValues();
    expect(await field("classId").inputValue()).toBe("it's mine");
    const typeOf = (name: string) => field(name).getAttribute("type");
    expect(await Promise.all(["type", "version", "key", "token"].map(typeOf))).toEqual([
      "text",
      "text",
      "password",
      "password",
    ]);
    await page.getByRole("checkbox", { name: "Show credentials" }).check();
    expect(await field("token").getAttribute("type")).toBe("text");
    expect(await mask()).toBe("none");
    expect(await storage(page)).not.toContain("s3cr3t");
    expect(complaints).toEqual([]);
  });

  it("in a query are one click away: it opens the field of the clicked one", async () => {
    const { page } = await open();
    await visit(page, "/api/list-employers");
    await ready(page);
    const { field } = samplesOn(page);
    await shown(page).getByText("?employerName=nordsee").click();
    await expect
      .poll(() => field("employerName").evaluate((one) => one === document.activeElement))
      .toBe(true);
  });

  it("can be typed into the programs of a use case", async () => {
    const { page } = await open();
    await visit(page, "/useCases/offer-class");
    await ready(page);
    const code = shown(page).locator("code");
    const slot = code.getByRole("textbox", { name: "training-provider-id" }).first();
    await expect.poll(() => slot.isVisible()).toBe(true);
    await slot.click();
    await page.keyboard.type("tp-'1");
    await page.keyboard.press("Tab");
    await expect.poll(() => code.textContent()).toContain(`trainingProviderId='tp-'\\''1'`);
    expect(await code.textContent()).not.toContain("tp-48213");
  });

  it("lose the line break that is pasted with them into the code, as in the fields", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    await ready(page);
    const code = shown(page).locator("code");
    const lines = (await code.textContent())?.split("\n").length;
    for (const name of ["key", "training-provider-id", "host"]) {
      await code.getByRole("textbox", { name: new RegExp(`^${name}`) }).click();
      await page.keyboard.insertText("abc\n");
      // Text typed next follows it.
      await page.keyboard.type("d");
      expect((await code.textContent())?.split("\n")).toHaveLength(lines ?? 0);
    }
    await page.keyboard.press("Enter");
    const text = await code.textContent();
    expect(text).toContain(",key=abcd,");
    expect(text).toContain("training-provider-id: abcd'");
    expect(text).toContain("https://abcd/");
    expect(complaints).toEqual([]);
  });

  it("are underlined in the code if scripts run, before any is loaded", async () => {
    const lineOf = async (javaScriptEnabled: boolean) => {
      const { page } = await openAlone({ javaScriptEnabled });
      await page.goto("/");
      const slots = page.locator(
        '[data-panel="curl"] [data-slot]:not([role], [data-slot="query"])',
      );
      expect(await slots.count()).toBeGreaterThan(3);
      return slots.evaluateAll((all) => [
        ...new Set(all.map((one) => getComputedStyle(one).textDecoration.split(" ")[0])),
      ]);
    };
    expect(await lineOf(true)).toEqual(["underline"]);
    expect(await lineOf(false)).toEqual(["none"]);
  });

  it("include values of the body, typed in place, in every language and in its check", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    await ready(page);
    const { code, values, clear, openValues } = samplesOn(page);
    const bodies = () => page.locator('#sample-aside [data-slot="body"]').allTextContents();
    const before = await bodies();
    const value = (name: string) =>
      shown(page).locator("code").getByRole("textbox", { name, exact: true });
    await shown(page).locator("pre").hover();
    await value("price").click();
    await page.keyboard.type("475");
    await value("course").waitFor({ state: "detached" });
    await value("contact.email").click();
    await page.keyboard.type(`it's "new"`);
    await page.keyboard.press("Tab");
    await expect.poll(() => shown(page).locator("pre").textContent()).toContain(`it'\\''s`);
    for (const text of await code()) {
      expect(text).toMatch(/price"?: 475\b/);
      expect(text).not.toMatch(/\b450\b/);
      expect(text).toMatch(/email"?: "it'(?:\\'')?s \\{1,2}"new\\{1,2}""/);
    }
    // In every language, highlighting is kept unless a value changes its kind.
    const node = page.getByRole("tabpanel", { name: "Node", includeHidden: true });
    const colored = node.locator(
      '[data-variant="0"] [data-slot="body"] :is(u, span:not([data-slot]))',
    );
    expect(await colored.count()).toBeGreaterThan(10);
    await values.getByText("1 in use").waitFor();
    await page.getByRole("button", { name: "Check a request body" }).click();
    const editor = page.getByRole("textbox", { name: "Request body as JSON" });
    await expect.poll(() => editor.inputValue()).toContain('"price": 475');
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await openValues();
    await clear.click();
    expect(await bodies()).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it("can be reached by keyboard one after the other; Escape undoes, and anything but a number is a string", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    await ready(page);
    await page.getByRole("tab", { name: "Python" }).click();
    await page.keyboard.press("Tab");
    const code = shown(page).locator("code");
    const before = await code.textContent();
    const value = (name: string) => code.getByRole("textbox", { name, exact: true });
    const inFocus = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await value("address.countryCode").focus();
    await page.keyboard.press("ArrowDown");
    expect(await inFocus()).toBe("address.locality");
    await page.keyboard.type("Bonn");
    await page.keyboard.press("Escape");
    await expect.poll(() => code.textContent()).toBe(before);
    await value("publishInMarketplace").focus();
    await page.keyboard.type("false");
    await page.keyboard.press("Tab");
    await expect.poll(() => code.textContent()).toContain('"publishInMarketplace": False,');
    await value("price").focus();
    await page.keyboard.type("free");
    await page.keyboard.press("Tab");
    await expect.poll(() => code.textContent()).toContain('"price": "free",');
    expect(complaints).toEqual([]);
  });

  it("remain in the body after a visit to another page, until they are cleared there", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    await ready(page);
    const { openValues, clear } = samplesOn(page);
    const price = () =>
      shown(page).locator("code").getByRole("textbox", { name: "price", exact: true });
    const body = () => shown(page).locator("pre").textContent();
    const lookAt = async (name: string) => {
      await page.getByRole("link", { name }).first().click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
    };
    await shown(page).locator("pre").hover();
    await price().click();
    await page.keyboard.type("475");
    await page.keyboard.press("Tab");
    await expect.poll(body).toMatch(/price": 475\b/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("475");
    await lookAt("Update class");
    expect(await body()).not.toMatch(/475/);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    await expect.poll(body).toMatch(/price": 475\b/);
    await lookAt("Update class");
    await openValues();
    await clear.click();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    await expect.poll(body).toMatch(/price": 450\b/);
    expect(complaints).toEqual([]);
  });

  it("have a drawer that covers no code, and closes on Escape, on a button, and when the reader turns to something else", async () => {
    const { page } = await open();
    for (const [path, width] of [
      ["/api/create-class", 1280],
      ["/api/create-class", 1680],
      ["/pagination", 1280],
      ["/api/create-class", 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      const { openValues, clear, values } = samplesOn(page);
      const drawer = values.locator("> div");
      const code = page.locator("pre").filter({ visible: true }).first();
      await openValues();
      // On a phone, the drawer is at the bottom, below the start of the code.
      if (width < 1280)
        await page
          .getByRole("tablist")
          .first()
          .evaluate((tabs) => tabs.scrollIntoView());
      const [box, text] = await Promise.all([edges(drawer), edges(code)]);
      const isBeside = box.right <= text.left || box.left >= text.right;
      expect(isBeside || box.top > text.top + 150, `${path} at ${width} px`).toBe(true);
      await code.click({ position: { x: 40, y: 60 } });
      expect(await clear.isVisible()).toBe(true);
      await clear.focus();
      await page.keyboard.press("Escape");
      expect(await clear.isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("summary");
      await openValues();
      await values.getByRole("button", { name: "Close" }).click();
      expect(await clear.isVisible()).toBe(false);
      await openValues();
      await page.getByRole("heading", { level: 1 }).click();
      expect(await clear.isVisible()).toBe(false);
    }
  });

  it("take a pasted header apart, from the fields and from the code", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const { field, code, openValues, clear } = samplesOn(page);
    const header = "type=tp,version=2,entity=e1,key=k3y,token=t0ken,secret=s3,cret";
    await openValues();
    await field("token").fill(`Authorization: ${header}`);
    for (const text of await code()) expect(text).toContain(header);
    expect(await field("secret").inputValue()).toBe("s3,cret");
    await clear.click();
    for (const text of await code()) expect(text).toContain("type={type},version={version}");
    const slot = page.getByRole("textbox", { name: "key", exact: true }).filter({ visible: true });
    await slot.last().click();
    await page.keyboard.insertText(`-H 'Authorization: ${header}'`);
    await expect.poll(async () => (await code())[0]).toContain(header);
    await openValues();
    await field("key").fill("key=only");
    expect(await field("key").inputValue()).toBe("key=only");
    expect(complaints).toEqual([]);
  });

  it("are marked while they cannot be right", async () => {
    const { page } = await open();
    await visit(page, "/api/list-classes");
    const { field, openValues } = samplesOn(page);
    await openValues();
    const isMarked = async (text: string) => {
      await field("limit").fill(text);
      return field("limit").getAttribute("aria-invalid");
    };
    for (const wrong of ["ten", "1.5", "0", "101"])
      expect(await isMarked(wrong), wrong).toBe("true");
    for (const right of ["1", "100", ""]) expect(await isMarked(right), right).toBe(null);
  });

  it("light their rows, and rows their values", async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, "/api/create-class");
    const lit = () =>
      page
        .locator("[data-lit]")
        .evaluateAll((all) => all.map((each) => each.id || each.textContent));
    const code = page.locator("pre").filter({ visible: true }).first();
    await ready(page);
    // The pointer makes each value an element.
    await code.hover();
    const value = code.getByText("DK", { exact: true });
    await value.hover();
    await expect.poll(lit).toEqual(["request~In-person-class.address.countryCode"]);
    const [{ top }, { left }] = await Promise.all([edges(value), edges(code)]);
    // The line above is that of the object.
    await page.mouse.move(left + 40, top - 12);
    await expect.poll(lit).toEqual(["request~In-person-class.address"]);
    await page.getByRole("heading", { level: 1 }).hover();
    expect(await lit()).toEqual([]);
    await page.locator('[id="request~In-person-class.address.countryCode"] > :first-child').hover();
    await expect.poll(async () => [...new Set(await lit())]).toEqual(["DK"]);
  });

  it("are counted, shared by pages, and kept on client navigation", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/update-class");
    const { values, field, code, openValues } = samplesOn(page);
    await openValues();
    await field("classId").fill("own-class");
    await field("key").fill("k3y");
    await values.getByText("2 in use").waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByRole("link", { name: /Delete class$/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Delete class" }).waitFor();
    for (const text of await code()) {
      expect(text).toContain("/tp-api/classes/own-class");
      expect(text).toContain("key=k3y");
    }
    await openValues();
    expect(await field("classId").inputValue()).toBe("own-class");
    await values.getByText("2 in use").waitFor();
    // A guide, whose content is not prerendered HTML.
    await page.getByRole("navigation").getByRole("link", { name: "Guides" }).first().click();
    await page.waitForURL(/[^/]\/$/);
    await page.getByRole("tab", { name: "curl" }).waitFor();
    expect((await code()).join()).toContain("key=k3y");
    expect(complaints).toEqual([]);
  });

  it("are kept on reload, except credentials, which nothing stores or sends", async () => {
    const { page, complaints } = await open();
    const requests: string[] = [];
    page.on("request", (request) =>
      requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
    );
    await visit(page, "/api/update-class");
    const { field, code, openValues } = samplesOn(page);
    await openValues();
    await field("classId").fill("own-class");
    await field("secret").fill("s3cr3t-value");
    expect(await storage(page)).toContain("own-class");
    expect(await storage(page)).not.toContain("s3cr3t");
    const attributes = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")]
          .flatMap((each) => [...each.attributes])
          .map(String)
          .join() +
        [...document.querySelectorAll("*")]
          .flatMap((each) => [...each.attributes].map(({ value }) => value))
          .join(),
    );
    expect(attributes).not.toContain("s3cr3t");
    await page.reload();
    await ready(page);
    for (const text of await code()) {
      expect(text).toContain("own-class");
      expect(text).not.toContain("s3cr3t");
      expect(text).toContain("secret={secret}");
    }
    expect(page.url()).not.toMatch(/s3cr3t|own-class/);
    expect(requests.join("\n")).not.toMatch(/s3cr3t|own-class/);
    expect(complaints).toEqual([]);
  });

  it("appear in a guide that is opened with them", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/update-class");
    const { field, openValues } = samplesOn(page);
    await openValues();
    await field("training-provider-id").fill("own-provider");
    await visit(page, "/learnerEnrollment");
    await ready(page);
    expect(await page.getByRole("main").textContent()).toContain("own-provider");
    expect(complaints).toEqual([]);
  });

  it("are cleared everywhere by one button", async () => {
    const { page } = await open();
    await visit(page, "/api/update-class");
    const { values, field, clear, code, openValues } = samplesOn(page);
    const before = await code();
    await openValues();
    await values.getByRole("combobox", { name: "Server" }).selectOption("Production");
    for (const name of ["classId", "host", "token"]) await field(name).fill("own");
    await clear.click();
    expect(await values.getByRole("status").innerText()).toBe("Cleared");
    expect(await clear.innerText()).toBe("Clear values");
    expect(await code()).toEqual(before);
    expect(await field("token").inputValue()).toBe("");
    expect(await values.getByText("in use").isVisible()).toBe(false);
    expect(await storage(page)).not.toContain("own");
    await page.reload();
    await ready(page);
    expect(await code()).toEqual(before);
  });

  it("include a server by its name, and a host for each", async () => {
    const { page } = await open();
    await visit(page, "/api/list-classes");
    const { values, field, code, openValues } = samplesOn(page);
    await openValues();
    const server = values.getByRole("combobox", { name: "Server" });
    expect(await server.getByRole("option").allTextContents()).toEqual(["Test", "Production"]);
    await field("host").fill("a.example");
    await server.selectOption("Production");
    await values.getByRole("textbox", { name: "host (Production)" }).waitFor();
    expect(await field("host").inputValue()).toBe("");
    await field("host").fill("https://b.example/");
    for (const text of await code()) expect(text).toContain("https://b.example");
    await server.selectOption("Test");
    for (const text of await code()) expect(text).toContain("https://a.example");
  });

  it("are sent in the query only if they are not empty", async () => {
    const { page } = await open();
    await visit(page, "/api/list-classes");
    const { field, code, openValues } = samplesOn(page);
    const before = await code();
    await openValues();
    await field("cursor").fill("a b&c");
    for (const text of await code()) {
      expect(text).toContain("cursor");
      expect(text).toMatch(/a%20b%26c|a b&c/);
    }
    await field("cursor").fill("");
    expect(await code()).toEqual(before);
  });

  it("are hidden from password managers, and every field is reached by keyboard", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const { values, field, openValues } = samplesOn(page);
    await openValues();
    for (const box of await values.getByRole("textbox").all()) {
      expect(await box.getAttribute("autocomplete")).toBe("off");
      for (const name of ["data-1p-ignore", "data-bwignore", "data-lpignore"])
        expect(await box.getAttribute(name)).not.toBe(null);
      expect(await box.evaluate((input: HTMLInputElement) => input.form)).toBe(null);
    }
    await field("host").focus();
    await page.keyboard.press("Tab");
    expect(await field("type").evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe("samples", () => {
  it("follow the chosen example, in all languages", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const { code } = samplesOn(page);
    const example = page.getByRole("combobox", { name: "Example" });
    expect(await example.getByRole("option").allTextContents()).toEqual([
      "In-person class over two days",
      "Virtual class, free of charge",
    ]);
    for (const text of await code()) expect(text).toContain("Esbjerg");
    await example.selectOption("Virtual class, free of charge");
    expect(await shown(page).locator("pre").textContent()).toContain("first-aid-refresher");
    for (const text of await code()) {
      expect(text).toContain("first-aid-refresher");
      expect(text).not.toContain("Esbjerg");
    }
    expect(complaints).toEqual([]);
  });

  it("read a list to its end on its page and in the guide, without a filter until the reader enters one", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/list-learners");
    const { code, field, openValues } = samplesOn(page);
    const example = page.getByRole("combobox", { name: "Example" });
    for (const text of await code()) expect(text).not.toMatch(/name=|name:|"name"/);
    await example.selectOption("Read all pages");
    for (const text of await code()) {
      expect(text).toMatch(/while/);
      expect(text).toMatch(/limit\W+100/);
    }
    await openValues();
    await field("name").fill("nowak");
    await field("limit").fill("50");
    await visit(page, "/pagination");
    await ready(page);
    expect(await example.inputValue()).toBe("1");
    const [curl = "", node = ""] = await code();
    expect(curl).toContain(`?limit=50&name=nowak&skip='"$skip"`);
    expect(node).toMatch(/limit: 50,\s+name: "nowak",\s+skip: skip,/);
    expect(complaints).toEqual([]);
  });

  it("have the models of the operation in a last tab, which is remembered like a language", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.getByRole("tab", { name: "Types" }).click();
    const text = (await shown(page).locator("pre").textContent()) ?? "";
    for (const part of ["type CreateClassData", "type CreateClassErrors", "totalSeats: number"])
      expect(text).toContain(part);
    await visit(page, "/api/delete-class");
    expect(await shown(page).locator("pre").textContent()).toContain("type DeleteClassData");
    await visit(page, "/auth");
    expect(await shown(page).locator("pre").textContent()).toContain("curl");
  });

  it.each([
    ["curl", "create-class.sh", /^curl .*--request POST/],
    ["Node", "create-class.mjs", /^import axios/],
    ["Python", "create-class.py", /^import requests/],
    ["Java", "Main.java", /public class Main/],
    ["C#", "Program.cs", /using RestSharp/],
    ["Types", "create-class.d.ts", /^export type CreateClassData/],
  ])("are saved as shown: %s", async (language, name, start) => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    const { field, openValues } = samplesOn(page);
    await openValues();
    await field("host").fill("own.example.org");
    await field("host").press("Escape");
    await page.getByRole("tab", { name: language, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      shown(page)
        .getByRole("button", { name: `Download ${name}` })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const file = path.join(folder, name);
    await download.saveAs(file);
    const text = await readFile(file, "utf8");
    expect(text).toBe(`${await shown(page).locator("pre").textContent()}\n`);
    expect(text).toMatch(start);
    expect(complaints).toEqual([]);
  });

  it("are copied with the reader's values", async () => {
    const { page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await visit(page, "/api/create-class");
    const { field, openValues } = samplesOn(page);
    await openValues();
    await field("token").fill("t0k3n");
    await page.getByRole("heading", { level: 1 }).click();
    expect(await field("token").isVisible()).toBe(false);
    await shown(page).getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("token=t0k3n");
    expect(copied).toBe(await shown(page).locator("pre").textContent());
  });

  it("wrap their lines until the reader chooses otherwise, for all code", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const overflow = () =>
      shown(page)
        .locator("pre")
        .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await overflow()).toBe(0);
    const button = shown(page).getByRole("button", { name: "Wrap lines" });
    // Only a block in use has the less common buttons.
    const press = async () => {
      await shown(page).locator("pre").hover();
      await button.click();
    };
    await press();
    expect(await overflow()).toBeGreaterThan(100);
    await visit(page, "/auth");
    await shown(page).getByRole("button", { name: "Wrap lines", pressed: false }).waitFor();
    expect(await overflow()).toBeGreaterThan(0);
    await press();
    await shown(page).getByRole("button", { name: "Wrap lines", pressed: true }).waitFor();
    expect(await overflow()).toBe(0);
  });

  it("start shortened if they are long, and unfold in place", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const pre = shown(page).locator("pre");
    const height = async () => (await pre.boundingBox())?.height ?? 0;
    const full = await pre.evaluate((box) => box.scrollHeight);
    expect(await height()).toBeLessThan(full / 2);
    const all = shown(page).getByText(/^Show all \d+ lines$/);
    await all.locator("..").focus();
    await page.keyboard.press("Space");
    expect(await height()).toBeGreaterThan(full - 2);
    await shown(page).getByText("Show fewer lines").waitFor();
    // The column with the samples is taller than the window, and scrolls as a whole.
    const column = page.getByRole("region", { name: "Samples and examples" });
    expect(await column.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
    expect((await column.boundingBox())?.height).toBeLessThan(900);
    await visit(page, "/api/delete-class");
    expect(await shown(page).getByText(/^Show/).count()).toBe(0);
  });
});

describe("with JavaScript off", () => {
  it("every variant is shown in full under its name, without controls that would do nothing", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/api/create-class");
    const main = page.getByRole("main");
    expect(await main.getByText("Your values").isVisible()).toBe(false);
    expect(await main.getByRole("combobox").count()).toBe(0);
    expect(await main.getByRole("button", { name: /Copy|Download/ }).count()).toBe(0);
    for (const example of ["In-person class over two days", "Virtual class, free of charge"]) {
      const names = main.getByRole("tabpanel").getByText(`Example: ${example}`, { exact: true });
      expect(await names.filter({ visible: true }).count()).toBe(5);
    }
    const figure = main.getByRole("figure", { name: "curl · Shell" }).first();
    const before = (await figure.boundingBox())?.height ?? 0;
    await figure.getByText(/^Show all \d+ lines$/).click();
    expect((await figure.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.5);
  });
});
