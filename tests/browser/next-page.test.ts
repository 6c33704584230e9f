import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { heading, useBrowser, visit } from "./site";
import { traceOf } from "./trace";

const { open, openAlone } = useBrowser();

/** What is laid out of the next page. */
const ahead = (page: Page) => page.locator("main > [aria-hidden=true]");
/** Returns a link to a page, which need not be in sight. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();
/** Points at a link until its page is laid out. */
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
          // What comes after the paint, as React's part does, can wait.
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

  it("changes nothing of the page that is shown, with the same ids and names", async () => {
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
  ])("is taken from the document when the reader $what", async ({ act }) => {
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

  it("is laid out for a link in focus, too, and opens with Enter", async () => {
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
  /** A server before the site. It holds back the end of one page's HTML until it is told how that goes on. */
  let send: (how: "rest" | "nothing") => void;
  let wasHeld: boolean;
  let server: Server;
  let url: string;
  beforeEach(async () => {
    wasHeld = false;
    const end = new Promise<"rest" | "nothing">((resolve) => (send = resolve));
    server = createServer((request, response) => {
      void forward(request, response, end);
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
    end: Promise<"rest" | "nothing">,
  ) => {
    const isHeld =
      path === slow && method === "GET" && headers["sec-fetch-dest"] === "empty" && !wasHeld;
    wasHeld ||= isHeld;
    const answer = await fetch(`${inject("siteUrl")}${path}`);
    response.statusCode = answer.status;
    response.setHeader("content-type", answer.headers.get("content-type") ?? "");
    if (!isHeld) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const at = html.indexOf("<main") + 14_000;
    response.write(html.slice(0, at));
    if ((await end) === "rest") response.end(html.slice(at));
    else response.destroy();
  };
  const begin = async () => {
    const { page, complaints } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    await page.getByRole("tab", { name: "Python" }).first().click();
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await heading(page, "Create class").waitFor();
    return { page, complaints };
  };
  const responses = (page: Page) => page.getByRole("heading", { name: "Responses" });

  it("is shown from its top before the rest of it is there, which follows", async () => {
    const { page, complaints } = await begin();
    await expect.poll(() => page.title()).toMatch(/^Create class/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Create class");
    await page.getByRole("tab", { name: "Python", selected: true }).first().waitFor();
    expect(await responses(page).count()).toBe(0);
    // Below the window, and not in it until the rest is there.
    const top = await page
      .getByRole("contentinfo")
      .evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(await page.evaluate(() => innerHeight));
    const title = await page.locator("h1").elementHandle();
    send("rest");
    await responses(page).waitFor();
    await page.getByRole("navigation", { name: "Previous and next page" }).waitFor();
    expect(await title?.evaluate((h1) => h1 === document.querySelector("h1"))).toBe(true);
    const whole = await openAlone();
    await visit(whole.page, slow);
    const text = (one: Page) => one.locator("main").evaluate((main) => main.textContent);
    await expect.poll(() => text(page)).toBe(await text(whole.page));
    expect(complaints).toEqual([]);
  });

  it("is loaded again if the rest does not come", async () => {
    const { page } = await begin();
    const loaded = page.waitForEvent("load");
    send("nothing");
    await loaded;
    await responses(page).waitFor();
  });

  it("says so if the rest does not come, and the server neither", async () => {
    const { page } = await begin();
    await page.route("**", (route) => route.abort());
    send("nothing");
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await page.unroute("**");
    await retry.click();
    await responses(page).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is left for another one, and comes back whole", async () => {
    const { page, complaints } = await begin();
    await linkTo(page, "/api/delete-class").evaluate((link: HTMLElement) => link.click());
    await heading(page, "Delete class").waitFor();
    send("rest");
    await page.goBack();
    await heading(page, "Create class").waitFor();
    await responses(page).waitFor();
    expect(await idsTwice(page)).toBe(0);
    expect(complaints).toEqual([]);
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
    send("rest");
    await heading(page, "Create class").waitFor();
    const top = () => page.locator("#responses").evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
  });
});
