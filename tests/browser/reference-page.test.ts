import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { narrowest, settled, sidebar, useBrowser, useOnePage, viewports, visit } from "./site";

const { open } = useBrowser();

const sections = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const filter = (page: Page) => page.getByRole("searchbox", { name: "Filter pages" });
const help = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const title = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/** Opens a path and waits for what loads after the first paint. */
async function visitWithShortcuts(page: Page, target: string): Promise<void> {
  const shortcuts = page.waitForResponse(/\/shortcuts\.js/);
  await visit(page, target);
  const url = (await shortcuts).url();
  await page.evaluate(`import(${JSON.stringify(url)})`);
  await settled(page);
}

describe("the catalog of errors", () => {
  it("has every shape with its schema, an example and its occurrences", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/errors");
    await title(page, "Errors");
    const shapes = ["StatusErrorBody", "KeyedErrorBody", "ErrorListBody"];
    for (const name of shapes) {
      const shape = page.getByRole("region", { name });
      expect(await shape.getByRole("link", { name, exact: true }).count(), name).toBe(1);
      expect(await shape.locator("pre").first().innerText()).toContain('"');
    }
    const list = page.getByRole("region", { name: "ErrorListBody" });
    await list.getByRole("link", { name: "Create class learning record" }).click();
    await title(page, "Create class learning record");
    expect(complaints).toEqual([]);
  });

  it("is in the sidebar, and the overview links to it", async () => {
    const { page } = await open();
    await visit(page, "/api");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^All errors/ })
      .click();
    await title(page, "Errors");
    const line = sidebar(page).getByRole("link", { name: "Errors", exact: true });
    expect(await line.getAttribute("aria-current")).toBe("page");
  });

  it("is linked from each error response, at its shape", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.getByRole("heading", { name: /^400/ }).click();
    await page
      .getByText("In the list of errors")
      .getByRole("link", { name: "KeyedErrorBody" })
      .click();
    await title(page, "Errors");
    const heading = page.getByRole("heading", { level: 2, name: "KeyedErrorBody" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(90);
    expect((await heading.boundingBox())?.y).toBeLessThan(200);
  });

  it("has the schema and its example side by side if there is room", async () => {
    const { page } = await open({ viewport: viewports.desktop });
    await page.goto("/api/errors");
    const shape = page.getByRole("region", { name: "StatusErrorBody" });
    const row = await shape.getByText("statusCode", { exact: true }).first().boundingBox();
    const example = await shape.locator("pre").boundingBox();
    expect(example?.x).toBeGreaterThan((row?.x ?? 0) + 400);
    expect(Math.abs((example?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(100);
  });

  it("starts with its example, and loads the code for it only then", async () => {
    const { page } = await open();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    await visitWithShortcuts(page, "/api/errors");
    const used = () =>
      scripts.filter((path) => /[0-9a-f]\/(?:errors|search-engine)\.js$/.test(path));
    expect(used()).toEqual([]);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Use an example" }).click();
    await main.getByRole("article").getByRole("article").first().waitFor();
    expect(used()).not.toEqual([]);
  });

  it("is available to assistants and search", async () => {
    const { page } = await open();
    const markdown = await (await page.request.get("/api/errors.md")).text();
    expect(markdown).toContain("# Errors");
    expect(markdown).toContain("statusCode");
    expect(await (await page.request.get("/llms.txt")).text()).toContain("/api/errors.md");
    await visit(page, "/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("ErrorListBody");
    await page
      .getByRole("option", { name: /ErrorListBody.*Errors/s })
      .first()
      .click();
    await title(page, "Errors");
  });
});

describe("a pasted error", () => {
  const one = useOnePage("/api/errors", { goTo: visitWithShortcuts });

  it("is named by its shape, with a link", async () => {
    const { page, complaints } = one;
    const box = page.getByRole("textbox", { name: /^Paste the body of an error/ });
    const answer = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
    await box.fill('{"error": {"key": ');
    await expect.poll(() => answer.textContent()).toBe("This is not a JSON object yet.");
    await box.fill('{"trace": 1}');
    await expect
      .poll(() => answer.textContent())
      .toBe("None of the documented errors has these fields.");
    await box.fill('HTTP/1.1 400 Bad Request\n\n{"error": {"key": "k", "message": "m"}}');
    await expect
      .poll(() => answer.textContent())
      .toMatch(/^This is KeyedErrorBody\..*Read error\.message,/);
    await box.fill('{"errors": [{"key": "k"}]}');
    await expect
      .poll(() => answer.textContent())
      .toMatch(/^This looks most like ErrorListBody, but lacks errors\.message\..*Go through the/);
    await answer.getByRole("link", { name: "When a call is refused" }).waitFor();
    await box.fill('{"statusCode": 401, "message": "No"}');
    await expect
      .poll(() => answer.textContent())
      .toMatch(/^This looks most like StatusErrorBody, but lacks code, error\./);
    await box.fill('{"error": {"key": "k", "message": "m"}}');
    await answer.getByRole("link", { name: "KeyedErrorBody" }).click();
    const heading = page.getByRole("heading", { level: 2, name: "KeyedErrorBody" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    await box.fill("");
    expect(await answer.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("is shown with the fields that it names, with their rules and calls", async () => {
    const { page, complaints } = one;
    const main = page.getByRole("main");
    const box = main.getByRole("textbox", { name: /^Paste the body of an error/ });
    const card = main.getByRole("article").getByRole("article");
    await box.fill('{"error": {"key": "k", "message": "employerName must be longer"}}');
    await card.getByText("at least 3 characters").waitFor();
    expect(await card.count()).toBe(1);
    expect(await card.getByText("string").isVisible()).toBe(true);
    await card.getByRole("link", { name: "List employers" }).waitFor();
    const message = '{"error": {"key": "k", "message": "countryCode is not valid"}}';
    await box.fill(message);
    await card.getByText("Sent in Create class, Update class.").waitFor();
    await box.fill(`curl --request PATCH 'https://host.example/tp-api/classes/7' ${message}`);
    await card.getByText(/^Sent in Update class$/).waitFor();
    await main.getByRole("button", { name: "Use an example" }).click();
    await expect.poll(() => box.inputValue()).toMatch(/"message": "\w+ is not valid\."/);
    await box.fill('{"error": {"key": "k", "message": "employerName must be longer"}}');
    await card.getByRole("link", { name: "employerName" }).click();
    await title(page, "List employers");
    expect(new URL(page.url()).hash).toBe("#query.employerName");
    expect(complaints).toEqual([]);
  });
});

describe("the list of sections", () => {
  const current = (page: Page) => sections(page).locator("[aria-current='true']");

  it("marks the section that is being read", async () => {
    const { page } = await open({ viewport: viewports.desktop });
    await visitWithShortcuts(page, "/api/create-class-enrollment");
    expect(await current(page).count()).toBe(0);
    await sections(page).getByRole("link", { name: "Body" }).click();
    await expect.poll(() => current(page).allInnerTexts()).toEqual(["Body"]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page).count()).toBe(0);
  });

  it("is one line next to the samples, and cuts no name off", async () => {
    const { page } = await open();
    for (const path of ["/api/create-class-enrollment", "/api/list-class-enrollments"]) {
      await page.goto(path);
      const bar = sections(page);
      expect(await bar.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
      expect((await bar.boundingBox())?.height).toBe(44);
    }
  });

  it("stays in sight, and does not cover the sections that it links to", async () => {
    const { page } = await open();
    await visitWithShortcuts(page, "/api/create-class-enrollment");
    for (const viewport of [viewports.laptop, viewports.phone]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo(0, 0));
      await sections(page).getByRole("link", { name: "Responses" }).click();
      const heading = page.getByRole("heading", { name: "Responses", exact: true });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
      const bar = await sections(page).boundingBox();
      expect(bar?.y).toBeCloseTo(56, 0);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      );
    }
  });

  it("also appears on other pages of the reference, even after client navigation", async () => {
    const { page } = await open();
    await visitWithShortcuts(page, "/api/list-classes");
    await sidebar(page).getByText("Schemas").click();
    for (const [path, name, section] of [
      ["/api", "Overview", "Authentication"],
      ["/api/errors", "Errors", "KeyedErrorBody"],
      ["/api/schemas/class", "Class", "Used by"],
    ] as const) {
      await sidebar(page).getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await sections(page).getByRole("link", { name: section }).click();
      await expect.poll(() => current(page).count(), { message: path }).toBe(1);
    }
  });

  it("has its own column on the overview in a wide window", async () => {
    const { page } = await open({ viewport: viewports.desktop });
    await page.goto("/api");
    const list = await sections(page).boundingBox();
    expect(list?.x).toBeGreaterThan(1100);
    await page.evaluate(() => window.scrollTo(0, 800));
    await expect.poll(async () => (await sections(page).boundingBox())?.y).toBeGreaterThan(50);
  });
});

describe("the example of a response", () => {
  it("follows the response that the reader opens", async () => {
    const { page } = await open({ viewport: viewports.desktop });
    await visitWithShortcuts(page, "/api/create-class");
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    expect(await tab("200").getAttribute("aria-selected")).toBe("true");
    await page.getByRole("heading", { name: /^400/ }).click();
    await expect.poll(() => tab("400").getAttribute("aria-selected")).toBe("true");
    await page.getByRole("link", { name: "Link to 200", exact: true }).click();
    await expect.poll(() => tab("200").getAttribute("aria-selected")).toBe("true");
    // Closing a response does not select it.
    await page.getByRole("heading", { name: /^400/ }).click();
    expect(await tab("200").getAttribute("aria-selected")).toBe("true");
  });

  it("is that of the response in the address", async () => {
    const { page } = await open();
    await visitWithShortcuts(page, "/api/create-class#response-400");
    const tab = page.getByRole("tab", { name: "400", exact: true });
    await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
  });
});

describe("the filter of the sidebar", () => {
  const one = useOnePage("/api/create-class");

  it.each([
    ["title", "list authorized", ["List authorized instructors"]],
    ["path", "/learners/{", ["Update learner"]],
    ["method", "patch class", ["Update class"]],
  ])("filters by %s, and keeps the headings", async (_what, query, want) => {
    const { page, complaints } = one;
    await filter(page).fill(query);
    const links = sidebar(page).getByRole("link");
    await expect.poll(() => links.count()).toBe(1);
    const texts = (await links.allInnerTexts()).map((text) => text.replace(/^[A-Z]+\s+/, ""));
    expect(texts).toEqual(want);
    const heading = sidebar(page).getByText("API reference").filter({ visible: true });
    expect(await heading.count()).toBe(1);
    expect(await sidebar(page).getByRole("status").innerText()).toBe("1 page");
    await filter(page).press("Escape");
    expect(complaints).toEqual([]);
  });

  it("shows a message if nothing matches; Escape clears it, and folded groups stay folded", async () => {
    const { page } = one;
    const before = await sidebar(page).getByRole("link").allInnerTexts();
    await filter(page).fill("zzz");
    await expect
      .poll(() => sidebar(page).getByRole("status").innerText())
      .toBe("No page matches “zzz”.");
    expect(await sidebar(page).getByRole("link").count()).toBe(0);
    await filter(page).press("Enter");
    await filter(page).press("Escape");
    expect(await filter(page).inputValue()).toBe("");
    expect(await sidebar(page).getByRole("link").allInnerTexts()).toEqual(before);
    expect(await sidebar(page).getByRole("status").innerText()).toBe("");
  });

  it("opens the first match with Enter", async () => {
    const { page, complaints } = one;
    await filter(page).fill("list");
    await expect.poll(() => sidebar(page).getByRole("link").count()).toBeGreaterThan(2);
    await filter(page).press("Enter");
    await title(page, "List classes");
    expect(complaints).toEqual([]);
  });

  it("searches all pages, even if the sidebar shows only some", async () => {
    const { page } = await open();
    await page.route("**/sidebar.json", (route) =>
      route.fulfill({
        json: [
          {
            type: "category",
            label: "API reference",
            path: "/api",
            items: [{ type: "link", label: "Far away", path: "/api/far", address: "/far" }],
          },
        ],
      }),
    );
    await visit(page, "/api/create-class");
    await filter(page).fill("far");
    await sidebar(page).getByRole("link", { name: "Far away" }).waitFor();
  });

  it("falls back to the sidebar if the list of pages does not arrive", async () => {
    const { page } = await open();
    await page.route("**/sidebar.json", (route) => route.abort());
    await visit(page, "/api/create-class");
    await filter(page).fill("list employers");
    await expect.poll(() => sidebar(page).getByRole("link").count()).toBe(1);
  });

  it("is absent from the menu on a phone, which has the search", async () => {
    const { page } = await open({ viewport: viewports.phone });
    await visit(page, "/api/create-class");
    await page.getByRole("button", { name: "Open menu" }).click();
    await sidebar(page).getByRole("link", { name: "List classes" }).waitFor();
    expect(await filter(page).isVisible()).toBe(false);
  });

  it("is absent without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/api/create-class");
    expect(await page.getByRole("searchbox").count()).toBe(0);
  });
});

describe("keyboard shortcuts", () => {
  const one = useOnePage("/api/create-class", { goTo: visitWithShortcuts });

  it("are listed by ?, in a dialog that Escape closes and that returns the focus", async () => {
    const { page, complaints } = one;
    const opener = page.getByRole("button", { name: "Keyboard shortcuts" });
    await opener.focus();
    await page.keyboard.press("?");
    await help(page).waitFor();
    expect(await help(page).getByRole("definition").allInnerTexts()).toEqual([
      "Search",
      "Filter the list of pages",
      "Next page",
      "Previous page",
      "Copy the code sample",
      "Show this help",
    ]);
    await page.keyboard.press("Escape");
    await help(page).waitFor({ state: "hidden" });
    expect(await focusedName(page)).toBe("Keyboard shortcuts");
    await opener.click();
    await help(page).getByRole("button", { name: "Close" }).click();
    await help(page).waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("go to the next and previous page, and to the filter", async () => {
    const { page } = one;
    await page.keyboard.press("n");
    await title(page, "Update class");
    await page.keyboard.press("p");
    await title(page, "Create class");
    await page.keyboard.press("f");
    expect(await focusedName(page)).toBe("Filter pages");
    // While the reader types, keys are letters.
    await page.keyboard.press("n");
    expect(await filter(page).inputValue()).toBe("n");
  });

  it("copy the visible sample", async () => {
    const { page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await visitWithShortcuts(page, "/api/create-class");
    await page.getByRole("tab", { name: "Python" }).click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("c");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("import requests");
    await page.getByRole("combobox", { name: "Example" }).selectOption({ index: 1 });
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("c");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/import requests[^]*virtualClassURL/);
  });

  it("do nothing with modifier keys", async () => {
    const { page } = await open();
    await visitWithShortcuts(page, "/api/create-class");
    const followed = await page.evaluate(() => {
      const clicked: (string | null)[] = [];
      const note = (event: Event) => {
        event.preventDefault();
        clicked.push((event.target as Element).getAttribute("rel"));
      };
      addEventListener("click", note, { capture: true });
      const keys = [
        { key: "p", ctrlKey: true },
        { key: "n", altKey: true },
        { key: "c", metaKey: true },
        { key: "n" },
      ];
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true }));
      return clicked;
    });
    // That of the key alone.
    expect(followed).toEqual(["next"]);
  });

  it("of a single key can be turned off, for the search too, and this is remembered", async () => {
    const { page } = await open();
    await visitWithShortcuts(page, "/api/create-class");
    await page.keyboard.press("?");
    await help(page).getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
    await page.keyboard.press("Escape");
    for (const reload of [false, true]) {
      if (reload) await visitWithShortcuts(page, "/api/create-class");
      const clicks = await page.evaluateHandle(() => {
        const clicked: unknown[] = [];
        addEventListener("click", ({ target }) => clicked.push(String(target)), { capture: true });
        return clicked;
      });
      for (const key of ["n", "?", "/", "f"]) await page.keyboard.press(key);
      expect(await clicks.jsonValue()).toEqual([]);
      await settled(page);
      await title(page, "Create class");
      expect(await page.getByRole("dialog").count()).toBe(0);
    }
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await help(page).getByRole("checkbox").check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await help(page).waitFor();
  });

  it("are in the language of the site, and fit a phone", async () => {
    const { page } = await open({ viewport: viewports.phone }, inject("fixtureUrl"));
    await visitWithShortcuts(page, "/de/");
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Tastenkürzel" });
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

it("navigation links are 24 px high on the narrowest screen", async () => {
  const { page } = await open({ viewport: narrowest });
  /** Returns the heights below 24 px of what is visible. */
  const low = (lines: Locator) =>
    lines.evaluateAll((all) =>
      all
        .map((line) => line.getBoundingClientRect().height)
        .filter((height) => height > 0 && height < 24),
    );
  await page.goto("/learnerEnrollment");
  expect(await low(page.getByRole("navigation").getByRole("link"))).toEqual([]);
  await visit(page, "/api/create-class");
  expect(await low(page.getByRole("navigation").getByRole("link"))).toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await low(sidebar(page).locator("a, summary"))).toEqual([]);
});

describe("the breadcrumbs", () => {
  it("underline links, and nothing else", async () => {
    const { page } = await open();
    await page.goto("/api/create-class");
    const way = page.getByRole("navigation", { name: "Breadcrumbs" });
    const lines = await way.getByRole("listitem").evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector("a");
        return `${item.textContent}: ${getComputedStyle(link ?? item).textDecorationLine}`;
      }),
    );
    expect(lines).toEqual([
      "Home: underline",
      "API reference: underline",
      "Classes: none",
      "Create class: none",
    ]);
  });
});
