import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { heading, holdBack, settled, useBrowser, visit } from "./site";
import { traceOf } from "./trace";

const { open, openAlone } = useBrowser();

/** The part of the next page that is laid out. */
const ahead = (page: Page) => page.locator("main > [aria-hidden=true]");
/** Returns a link to a page, which may be out of sight. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();
/** Points at a link and waits until its page is laid out. */
const prepare = async (page: Page, link: Locator) => {
  await link.dispatchEvent("pointerover");
  await ahead(page).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  });
};
const idsTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.length - new Set(ids).size;
  });

describe("the page of a link that the reader points at", () => {
  it.each(["/api/list-classes", "/docs/api", "/api/schemas/class-create", "/pagination"])(
    "is laid out before the click, which moves nothing: %s",
    async (path) => {
      const { page, complaints } = await openAlone();
      await visit(page, "/api/create-class");
      await page.evaluate((href) => {
        document.body.append(
          Object.assign(document.createElement("a"), { href, id: "added-link" }),
        );
      }, path);
      const link = page.locator("#added-link");
      await prepare(page, link);
      const box = await ahead(page).elementHandle();
      const width = () => box?.evaluate((element) => element.getBoundingClientRect().width);
      const before = await width();
      let isSame: boolean | undefined;
      const trace = await traceOf(page, async () => {
        isSame = await link.evaluate((element: HTMLElement) => {
          // Whatever runs after the paint, such as React's part, can wait.
          window.requestAnimationFrame = () => 0;
          const next = document.querySelector("main > [aria-hidden] h1");
          element.click();
          const shown = document.querySelector("h1");
          const isInSight = (shown?.getBoundingClientRect().top ?? 0) > 0;
          performance.mark("placed");
          return isInSight && shown === next;
        });
      });
      expect(isSame).toBe(true);
      expect(await width()).toBe(before);
      const placed = trace.find(({ name }) => name === "placed");
      const laidOut = trace
        .filter(({ name, ts }) => name === "Layout" && ts < (placed?.ts ?? 0))
        .map(({ args }) => args.beginData?.dirtyObjects ?? 0);
      expect(laidOut.length).toBeGreaterThan(0);
      expect(laidOut.reduce((sum, objects) => sum + objects, 0)).toBeLessThan(110);
      expect(complaints).toEqual([]);
    },
  );

  it("changes nothing on the current page, which has the same ids and names", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class-enrollment");
    const variant = (name: string) =>
      page.getByRole("main").getByRole("radio", { name, exact: true }).first();
    await variant("New learner").check();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const link = linkTo(page, "/api/create-e-learning-enrollment");
    await prepare(page, link);
    expect(await idsTwice(page)).toBeGreaterThan(10);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await variant("New learner").isChecked()).toBe(true);
    const panel = page.locator('[id="request~New-learner"]').first();
    expect(await panel.isVisible()).toBe(true);
    expect(await height()).toBe(before);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => page.title()).toMatch(/^Create e-learning enrollment/);
    expect(await idsTwice(page)).toBe(0);
    expect(await variant("Existing learner").isChecked()).toBe(true);
    await variant("New learner").check();
    expect(await variant("Existing learner").isChecked()).toBe(false);
    expect(await panel.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it.each<{ readonly what: string; readonly act: (page: Page, link: Locator) => Promise<void> }>([
    {
      what: "points elsewhere",
      act: (page) => page.getByRole("banner").dispatchEvent("pointerover"),
    },
    { what: "scrolls by touch", act: (_, link) => link.dispatchEvent("pointercancel") },
    { what: "presses a key", act: (page) => page.keyboard.press("ArrowDown") },
    {
      what: "presses Enter elsewhere",
      act: (page) => page.getByRole("main").dispatchEvent("keydown", { key: "Enter" }),
    },
    { what: "prints", act: async (page) => void (await page.pdf()) },
    {
      what: "leaves the page for the menus of the browser",
      act: (page) =>
        page.locator("html").evaluate((html) => {
          for (const type of ["mouseout", "mouseleave"])
            html.dispatchEvent(new MouseEvent(type, { bubbles: type === "mouseout" }));
        }),
    },
    { what: "dictates", act: (page) => page.getByRole("main").dispatchEvent("input") },
  ])("is removed from the document when the reader $what", async ({ act }) => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const link = linkTo(page, "/api/list-classes");
    await prepare(page, link);
    await act(page, link);
    expect(await ahead(page).count()).toBe(0);
    expect(await idsTwice(page)).toBe(0);
    await prepare(page, link);
  });

  it("is not laid out if the reader points elsewhere before it is loaded", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    const loaded = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith("/api/list-classes"),
    );
    await linkTo(page, "/api/list-classes").dispatchEvent("pointerover");
    await page.getByRole("banner").dispatchEvent("pointerover");
    await loaded;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await ahead(page).count()).toBe(0);
  });

  it("is also laid out for a link in focus, and opens with Enter", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await linkTo(page, "/api/list-classes").focus();
    await ahead(page).waitFor({ state: "attached" });
    const title = await ahead(page)
      .locator("h1")
      .evaluateHandle((h1) => h1);
    await page.keyboard.press("Enter");
    await heading(page, "List classes").waitFor();
    expect(await title.evaluate((h1) => h1 === document.querySelector("h1"))).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });
});

describe("a page that arrives slowly", () => {
  const slow = "/api/create-class";
  /** The HTML of one page, and how much of it a server in front of the site has sent. */
  let held: { readonly html: string; at: number; readonly response: ServerResponse } | undefined;
  /** The length of that part of the content, which fills a window. */
  let start: number;
  let wasHeld: boolean;
  let change: (html: string) => string;
  let server: Server;
  let url: string;
  beforeEach(async () => {
    held = undefined;
    wasHeld = false;
    start = 14_000;
    change = (html) => html;
    server = createServer((request, response) => {
      void forward(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const forward = async (
    { url: path = "", method, headers }: IncomingMessage,
    response: ServerResponse,
  ) => {
    const isHeld =
      path === slow && method === "GET" && headers["sec-fetch-dest"] === "empty" && !wasHeld;
    wasHeld ||= isHeld;
    const answer = await fetch(`${inject("siteUrl")}${path}`);
    response.statusCode = answer.status;
    response.setHeader("content-type", answer.headers.get("content-type") ?? "");
    if (!isHeld) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = change(await answer.text());
    const at = html.indexOf("<main") + start;
    response.write(html.slice(0, at));
    held = { html, at, response };
  };
  /** Sends more of the page; without `end`, all of it. */
  const send = async (end?: number) => {
    const { html, at, response } = await vi.waitUntil(() => held);
    const more = html.slice(at, end);
    if (held) held.at = at + more.length;
    if (end === undefined) response.end(more);
    else response.write(more);
  };
  const cut = () => held?.response.destroy();
  const begin = async () => {
    const { page, complaints } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    await page.getByRole("tab", { name: "Python" }).first().click();
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await heading(page, "Create class").waitFor();
    return { page, complaints };
  };
  const responses = (page: Page) => page.getByRole("heading", { name: "Responses" });

  it("is shown from its top before the rest arrives, which follows", async () => {
    const { page, complaints } = await begin();
    await expect.poll(() => page.title()).toMatch(/^Create class/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Create class");
    expect(await responses(page).count()).toBe(0);
    // Below the window, and not in it until the rest arrives.
    const top = await page
      .getByRole("contentinfo")
      .evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(await page.evaluate(() => innerHeight));
    const title = await page.locator("h1").elementHandle();
    await send();
    await responses(page).waitFor();
    await page.getByRole("navigation", { name: "Previous and next page" }).waitFor();
    expect(await title?.evaluate((h1) => h1 === document.querySelector("h1"))).toBe(true);
    const whole = await openAlone();
    await visit(whole.page, slow);
    const text = (one: Page) => one.locator("main").evaluate((main) => main.textContent);
    await expect.poll(() => text(page)).toBe(await text(whole.page));
    expect(complaints).toEqual([]);
  });

  it("is loaded again if the rest does not arrive", async () => {
    const { page } = await begin();
    const loaded = page.waitForEvent("load");
    cut();
    await loaded;
    await responses(page).waitFor();
  });

  it("shows an error if the rest does not arrive and the server is down", async () => {
    const { page } = await begin();
    await page.route("**", (route) => route.abort());
    cut();
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await page.unroute("**");
    await retry.click();
    await responses(page).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("can be left for another page, and comes back complete", async () => {
    const { page, complaints } = await begin();
    await linkTo(page, "/api/delete-class").evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.title()).toMatch(/^Delete class/);
    await page.goBack();
    await heading(page, "Create class").waitFor();
    await responses(page).waitFor();
    expect(await idsTwice(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("keeps growing if the reader comes back before React has left it", async () => {
    const { page, complaints } = await begin();
    await expect.poll(() => page.title()).toMatch(/^Create class/);
    // The next page is shown, but React is waiting for its module.
    await page.route("**/api/delete-class.js*", () => undefined);
    await linkTo(page, "/api/delete-class").evaluate((link: HTMLElement) => link.click());
    await heading(page, "Delete class").waitFor();
    await page.goBack();
    await heading(page, "Create class").waitFor();
    await send();
    await responses(page).waitFor();
    expect(await idsTwice(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("shows samples in the reader's language as soon as they arrive, and others until then", async () => {
    const { page } = await begin();
    const sample = (language: string) => page.getByRole("tabpanel", { name: language }).first();
    await expect.poll(() => page.title()).toMatch(/^Create class/);
    expect(await sample("curl").isVisible()).toBe(true);
    await send(-100);
    await sample("Python").waitFor();
    expect(await sample("curl").isVisible()).toBe(false);
  });

  it("scrolls to a section that the reader went to before it arrived", async () => {
    const { page } = await begin();
    await page.getByRole("main").getByRole("link", { name: "Responses" }).first().click();
    await page.waitForURL(/#responses$/);
    await send();
    const top = () => responses(page).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
  });

  it("is parsed once", async () => {
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    await page.evaluate(() => {
      const parse = DOMParser.prototype.parseFromString;
      DOMParser.prototype.parseFromString = function parseAgain(...given) {
        document.documentElement.dataset.parsed = "";
        return parse.apply(this, given);
      };
    });
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await send();
    await responses(page).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Create class/);
    for (let turn = 0; turn < 3; turn++)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.locator("html").getAttribute("data-parsed")).toBeNull();
  });

  it("is canceled when the reader leaves it, and requested again when they come back", async () => {
    const { page, complaints } = await begin();
    await linkTo(page, "/api/delete-class").evaluate((link: HTMLElement) => link.click());
    await heading(page, "Delete class").waitFor();
    await vi.waitUntil(() => held?.response.destroyed);
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await heading(page, "Create class").waitFor();
    await responses(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it("is also canceled before any of it is shown, but not by a second click", async () => {
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    const click = (path: string) =>
      linkTo(page, path).evaluate((link: HTMLElement) => link.click());
    start = 0;
    let asked = 0;
    server.on("request", ({ url: path }) => (asked += Number(path === slow)));
    await click(slow);
    await click(slow);
    await vi.waitUntil(() => held);
    expect(asked).toBe(1);
    await click("/api/delete-class");
    await heading(page, "Delete class").waitFor();
    await vi.waitUntil(() => held?.response.destroyed);
  });

  it("does not undo what the reader does before its module is loaded", async () => {
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    const release = await holdBack(page, "**/api/create-class.js*");
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await heading(page, "Create class").waitFor();
    await send();
    await responses(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    const link = page.getByRole("main").getByRole("link", { name: "Create a class" }).first();
    await link.evaluate((it: HTMLElement) => it.focus({ preventScroll: true }));
    release();
    await expect.poll(() => page.title()).toMatch(/^Create class/);
    // Not 700: the part above is laid out only now, and browsers keep the visible part in place.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it("disturbs nothing if it breaks off after the reader has moved on", async () => {
    const { page } = await begin();
    await page.evaluate(() => (document.documentElement.dataset.kept = ""));
    const release = await holdBack(page, "**/api/delete-class");
    await linkTo(page, "/api/delete-class").evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/delete-class$/);
    // To check whether the server is up, before it would reload the page.
    const asked = page.waitForRequest((request) => request.method() === "HEAD");
    cut();
    await asked;
    release();
    await (await asked).response();
    await settled(page);
    await heading(page, "Delete class").waitFor();
    expect(await page.locator("html").getAttribute("data-kept")).toBe("");
  });

  it("is reloaded in full as soon as it proves to be from another build", async () => {
    change = (html) => html.replace(/data-pages="[^"]*"/, 'data-pages="/assets/other/"');
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    const loaded = page.waitForEvent("load");
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await loaded;
    await responses(page).waitFor();
  });

  it("is loaded in full for a link to a place in it", async () => {
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    await page.evaluate((href) => {
      document.body.append(Object.assign(document.createElement("a"), { href, id: "added-link" }));
    }, `${slow}#responses`);
    await page.locator("#added-link").evaluate((link: HTMLElement) => link.click());
    await page.locator("[data-progress]").waitFor({ state: "attached" });
    expect(await heading(page, "List classes").isVisible()).toBe(true);
    await send();
    await heading(page, "Create class").waitFor();
    const top = () => page.locator("#responses").evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
  });
});
