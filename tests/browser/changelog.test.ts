/** @module-tag long */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { violationsInBothSchemes } from "./axe";
import { ask } from "./search-dialog";
import { deadLinks, narrowest, tour, useBrowser, viewports, visit } from "./site";
import { useSiteAround } from "./site-around";
import { sites } from "./sites";

const { open } = useBrowser();
const site = useSiteAround(
  "tests/fixtures/history/shop.yaml",
  "tests/fixtures/history/site.config.ts",
);

const version = (page: Page, name: string) => page.getByRole("region", { name });
const lines = (page: Page, name: string) =>
  version(page, name).locator("h3, li, p").allInnerTexts();

describe.each([true, false])(
  "a document with three versions, JavaScript %s",
  (javaScriptEnabled) => {
    it("lists what each version changed, newest first", async () => {
      const { page, complaints } = await open({ javaScriptEnabled }, site().url);
      await page.goto("/api/changelog");
      await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
      expect(
        await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts(),
      ).toEqual(["2.0.0", "1.1.0", "1.0.0"]);
      expect(await lines(page, "2.0.0")).toEqual([
        "May 20, 2026",
        "PUT /orders/{orderId}",
        "breaking Operation removed",
        "GET List orders",
        "breaking query parameter limit: Maximum lowered from 100 to 50",
        "query parameter state: Added, optional",
        "State",
        "breaking (in responses): Value lost added (in 3 operations)",
        "POST Create an order",
        "response 409: Added",
        "callback shipped POST {$request.body#/note}: Added",
        "GET Get an order",
        "Deprecated",
        "DELETE Cancel an order",
        "Operation added",
        "Customer",
        "email: Deprecated (in 3 operations)",
      ]);
      expect(await lines(page, "1.1.0")).toEqual([
        "March 1, 2026",
        "POST Create an order",
        "breaking request body · note: Maximum length lowered from 200 to 100",
        "Customer",
        "Optional property phone added (in 3 operations)",
        "1 documentation-only change",
      ]);
      expect(await lines(page, "1.0.0")).toEqual([
        "January 15, 2026",
        "The changelog starts with this version.",
      ]);
      // Without scripts, each of them is a failed request.
      if (javaScriptEnabled) expect(complaints).toEqual([]);
    });

    it("links to the rows, but not to removed ones", async () => {
      const { page } = await open({ javaScriptEnabled }, site().url);
      await page.goto("/api/changelog");
      const gone = version(page, "2.0.0").getByRole("heading", { name: "/orders/{orderId}" });
      expect(await gone.getByRole("link").count()).toBe(0);
      // All except that of the removed operation.
      const items = page.getByRole("region").getByRole("listitem");
      expect(await items.filter({ hasNot: page.getByRole("link") }).allInnerTexts()).toEqual([
        "breaking Operation removed",
      ]);
      const value = version(page, "2.0.0").getByRole("link", { name: "(in responses)" });
      expect(await value.getAttribute("href")).toBe("/api/schemas/state#State%3Dlost");
      await version(page, "1.1.0").getByRole("link", { name: "request body · note" }).click();
      await page.getByRole("heading", { level: 1, name: "Create an order" }).waitFor();
      expect(new URL(page.url()).hash).toBe("#request.note");
      await expect.poll(() => page.locator("[id='request.note']").isVisible()).toBe(true);
    });

    it("marks what the last version changed, in words, and links to the list", async () => {
      const { page } = await open({ javaScriptEnabled }, site().url);
      await page.goto("/api/list-orders");
      const main = page.getByRole("main");
      const row = (id: string) => main.locator(`[id='${id}']`);
      expect(await row("query.limit").innerText()).toMatch(/^limit\s+integer\s+changed/);
      expect(await row("query.state").innerText()).toMatch(/^state[\s\S]+\bnew\b/);
      // Inside named schemas, wherever they unfold.
      expect(await row("response-200.state").innerText()).toContain("changed");
      expect(await row("response-200.customer.email").innerText()).toContain("newly deprecated");
      expect(await row("response-200.customer.phone").innerText()).not.toMatch(/new|changed/);
      await main.getByRole("link", { name: "changed", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
      expect(new URL(page.url()).hash).toBe("#2026-05-20");
      await page.goto("/api/create-order");
      for (const name of ["409", "The order is on its way"]) {
        const heading = main.getByRole("heading", { name });
        expect(await heading.locator("..").innerText(), name).toContain("new");
      }
      for (const [address, mark] of [
        ["get-order", "newly deprecated"],
        ["cancel-order", "new"],
      ] as const) {
        await page.goto(`/api/${address}`);
        expect(await main.getByRole("link", { name: mark, exact: true }).count()).toBe(1);
      }
      // A new operation is new as a whole.
      expect(await row("query.reason").innerText()).not.toContain("new");
    });

    it("marks new operations in the sidebar", async () => {
      const { page } = await open({ javaScriptEnabled }, site().url);
      await page.goto("/api/list-orders");
      const sidebar = page.getByRole("navigation", { name: "Documentation" });
      const marked = sidebar.getByRole("link", { name: /\bnew$/ });
      expect((await marked.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
        "DELETE Cancel an order new",
      ]);
      await sidebar.getByRole("link", { name: "Changelog" }).click();
      await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
    });
  },
);

it("is linked from the overview, in search, as Markdown and in llms.txt", async () => {
  const { page } = await open({}, site().url);
  await visit(page, "/api");
  await page.getByRole("main").getByRole("link", { name: "Changelog" }).click();
  await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
  await ask(page, "changelog");
  await page
    .getByRole("option", { name: /Changelog/ })
    .first()
    .waitFor();
  const read = (name: string) => readFileSync(path.join(site().dir, name), "utf8");
  expect(read("api/changelog.md")).toContain("- **breaking** Operation removed");
  expect(read("llms.txt")).toContain("/api/changelog.md");
});

it("is translated into German", async () => {
  const { page } = await open({}, site().url);
  await page.goto("/de/api/changelog");
  await page.getByRole("heading", { level: 1, name: "Änderungen" }).waitFor();
  expect(await version(page, "2.0.0").innerText()).toMatch(/20\. Mai 2026[\s\S]*inkompatibel/);
  expect(await lines(page, "2.0.0")).toContain(
    "inkompatibel Query-Parameter limit: Höchstwert von 100 auf 50 gesenkt",
  );
  await page.goto("/de/api/cancel-order");
  expect(await page.getByRole("main").getByRole("link", { name: "neu", exact: true }).count()).toBe(
    1,
  );
});

it("has no broken links, and fits every screen", async () => {
  const { page } = await open({ viewport: narrowest }, site().url);
  expect(await tour(page, ["/api/changelog", "/api/list-orders", "/api/schemas/state"])).toEqual(
    [],
  );
  expect(deadLinks(site().dir)).toEqual([]);
});

it.each(["laptop", "phone"] as const)("axe finds nothing on a %s", async (device) => {
  const options = { colorScheme: "light", reducedMotion: "reduce" } as const;
  const { page } = await open({ ...options, viewport: viewports[device] }, site().url);
  for (const address of [
    "/api/changelog",
    "/api/list-orders",
    "/api/get-order",
    "/api/cancel-order",
  ]) {
    await visit(page, address);
    expect(await violationsInBothSchemes(page), address).toEqual([]);
  }
});

it("is a valid Atom feed, linked from every page", async () => {
  const { page } = await open({}, site().url);
  await page.goto("/de/api/list-orders");
  const link = page.locator('link[type="application/atom+xml"]');
  expect(await link.getAttribute("href")).toBe("/changelog.xml");
  const response = await page.request.get(`${site().url}/changelog.xml`);
  const { elements, wrong } = readXml(await response.text());
  expect(wrong).toEqual([]);
  const texts = (name: string) =>
    elements.filter((one) => one.name === name).map(({ text }) => text);
  // RFC 4287, 4.1.1 and 4.1.2: one of each for the feed and each entry, and an author.
  const home = "https://shop.example/api/changelog";
  expect(texts("id")).toEqual([
    home,
    ...["2026-05-20", "2026-03-01-1.1.0", "2026-01-15"].map((id) => `${home}#${id}`),
  ]);
  expect(texts("title")).toEqual(["Shop: Changelog", "2.0.0", "1.1.0", "1.0.0"]);
  expect(texts("updated")).toEqual(
    ["2026-05-20", "2026-05-20", "2026-03-01", "2026-01-15"].map((day) => `${day}T00:00:00Z`),
  );
  expect(texts("name")).toEqual(["Shop"]);
  expect(texts("content")[0]).toContain(
    '<a href="https://shop.example/api/list-orders#query.limit">query parameter limit</a>',
  );
  const ids = readXml(`<div>${texts("content").join("")}</div>`);
  expect(ids.wrong).toEqual([]);
});

it("leaves no trace in a site without versions", async () => {
  const { page } = await open({}, inject("siteUrl"));
  const response = await page.request.get(`${inject("siteUrl")}/api`);
  expect(await response.text()).not.toMatch(/changelog|atom\+xml/i);
  expect((await page.request.get(`${inject("siteUrl")}/changelog.xml`)).status()).toBe(404);
  expect(existsSync(path.join(sites.academy.generated, "changes.ts"))).toBe(false);
});

/** Reads XML: returns every element with its text, in order, and what is not well-formed. */
function readXml(xml: string) {
  const elements: { readonly name: string; text: string }[] = [];
  const wrong: string[] = [];
  const open: { readonly name: string; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        const element = { name, text: "" };
        elements.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const last = open.at(-1);
        if (last) last.text += text;
      },
      onclosetag: (name, isImplied) => {
        const last = open.pop();
        if (last?.name !== name || (isImplied && !/^(?:link)$/.test(name))) wrong.push(name);
      },
      onerror: (error) => wrong.push(error.message),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { elements, wrong };
}
