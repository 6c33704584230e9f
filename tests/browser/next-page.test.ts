import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { heading, useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();

/** Returns a link to a page, which may be out of sight. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

describe("the page of a link", () => {
  it.each(["pointerover", "pointerdown", "focusin"])(
    "is fetched at %s, and only then",
    async (type) => {
      const { page } = await open();
      await visit(page, "/api/create-class");
      const path = "/api/delete-class";
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const fetched = page.waitForEvent("requestfinished", (request) =>
        request.url().endsWith(path),
      );
      await linkTo(page, path).dispatchEvent(type);
      await fetched;
      await linkTo(page, path).evaluate((link: HTMLElement) => link.click());
      await heading(page, "Delete class").waitFor();
      expect(asked.filter((one) => one === path)).toHaveLength(1);
    },
  );
});

describe("a page that arrives slowly", () => {
  const slow = "/api/create-class";
  /** The HTML of one page, and how much of it a server in front of the site has sent. */
  let held:
    { readonly html: string; readonly at: number; readonly response: ServerResponse } | undefined;
  let wasHeld: boolean;
  let change: (html: string) => string;
  let server: Server;
  let url: string;
  beforeEach(async () => {
    held = undefined;
    wasHeld = false;
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
    const at = html.indexOf("<main") + 14_000;
    response.write(html.slice(0, at));
    held = { html, at, response };
  };
  /** Sends the rest of the page. */
  const send = async () => {
    const { html, at, response } = await vi.waitUntil(() => held);
    response.end(html.slice(at));
  };
  const cut = () => held?.response.destroy();
  /** Follows a link to the page, of which the server sends only the beginning. */
  const begin = async () => {
    const { page, complaints } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await vi.waitUntil(() => held);
    return { page, complaints };
  };
  const responses = (page: Page) => page.getByRole("heading", { name: "Responses" });

  it("is shown once all of it has arrived", async () => {
    const { page, complaints } = await begin();
    await page.locator("[data-progress]").waitFor({ state: "attached" });
    expect(await heading(page, "List classes").isVisible()).toBe(true);
    await send();
    await heading(page, "Create class").waitFor();
    await responses(page).waitFor();
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

  it("is requested once for two clicks, and canceled by one elsewhere", async () => {
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    const click = (path: string) =>
      linkTo(page, path).evaluate((link: HTMLElement) => link.click());
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

  it("is reloaded if it is from another build", async () => {
    change = (html) => html.replace(/data-pages="[^"]*"/, 'data-pages="/assets/other/"');
    const { page } = await openAlone({}, url);
    await visit(page, "/api/list-classes");
    const loaded = page.waitForEvent("load");
    await linkTo(page, slow).evaluate((link: HTMLElement) => link.click());
    await send();
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
