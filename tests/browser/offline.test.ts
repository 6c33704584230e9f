/** @module-tag long */

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { type DeployedSite, useDeployedSites } from "./deployed-site";
import { ask, dialogOf } from "./search-dialog";
import { heading, pathsIn, useBrowser, visit } from "./site";

const { openAlone } = useBrowser();
const serve = useDeployedSites();

/** Opens a page of a site in a browser that allows a service worker. */
async function open(site: DeployedSite, path = "/"): Promise<Page> {
  const { page } = await openAlone({ serviceWorkers: "allow" }, site.url);
  await visit(page, site.url + path);
  return page;
}

/** Returns what the browser has stored: paths by the name of the cache. */
const caches = (page: Page) =>
  page.evaluate(async () => {
    const entries = (await window.caches.keys()).map(async (name) => {
      const requests = await (await window.caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Waits until only one cache is left, which contains all these paths, and returns its name. */
async function kept(page: Page, paths: readonly string[], except = ""): Promise<string> {
  const named = async () => Object.entries(await caches(page)).filter(([name]) => name !== except);
  await expect
    .poll(async () => {
      const all = await named();
      return all.map(([, names]) => paths.filter((path) => !names.includes(path)));
    })
    .toEqual([[]]);
  return (await named())[0]?.[0] ?? "";
}

/** Closes the page and opens the site again, as readers do, until the names of the caches are right. */
async function reopen(page: Page, isRight: (names: readonly string[]) => boolean): Promise<Page> {
  const address = page.url();
  const context = page.context();
  let next = page;
  await expect
    .poll(async () => {
      await next.close();
      next = await context.newPage();
      await visit(next, address);
      return isRight(Object.keys(await caches(next)));
    })
    .toBe(true);
  return next;
}

async function loseNetwork(page: Page, site: DeployedSite): Promise<void> {
  await page.context().setOffline(true);
  site.stop();
}

async function regainNetwork(page: Page, site: DeployedSite): Promise<void> {
  await site.start();
  await page.context().setOffline(false);
}

describe("a reader without a network", () => {
  it("reads guides and reference, and searches, after one visit", async () => {
    const site = await serve(inject("siteDir"));
    const page = await open(site);
    await kept(page, pathsIn(site.dir));
    await loseNetwork(page, site);
    await visit(page, "/");
    await visit(page, "/auth?utm_source=mail");
    await heading(page, "Authentication").waitFor();
    await visit(page, "/api/create-class/");
    await heading(page, "Create class").waitFor();
    await page.getByRole("link", { name: "List classes" }).first().click();
    await heading(page, "List classes").waitFor();
    await ask(page, "delete class");
    await dialogOf(page).getByRole("option").first().click();
    await heading(page, "Delete class").waitFor();
    expect(
      await page.evaluate(() => document.styleSheets.length && document.styleSheets[0]?.href),
    ).toContain("/assets/");
  });

  it("sees that there is no connection if a page is not stored, and continues reading", async () => {
    const site = await serve(inject("siteDir"));
    // As on a site that is too large to be stored completely.
    await site.edit("sw.js", (text) => text.replaceAll("/pagination", "/auth"));
    const page = await open(site);
    await kept(page, ["/auth", "/api/schemas/class"]);
    await loseNetwork(page, site);
    await page.goto("/pagination");
    await heading(page, "No connection").waitFor();
    await visit(page, "/auth");
    // With a link within the site, the shell stays.
    await page
      .locator('a[href="/pagination"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await heading(page, "This page could not be loaded.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/pagination");
    await regainNetwork(page, site);
    await page.getByRole("button", { name: "Retry" }).click();
    await heading(page, "Pagination").waitFor();
  });

  it("reads the page of the site, not what its host showed in its place", async () => {
    const site = await serve(inject("siteDir"));
    const page = await open(site);
    await kept(page, ["/auth"]);
    await site.edit("auth/index.html", () => "<!doctype html><title>Log in</title><h1>Log in</h1>");
    await page.goto(`${site.url}/auth`);
    await heading(page, "Log in").waitFor();
    await loseNetwork(page, site);
    await visit(page, `${site.url}/auth`);
    await heading(page, "Authentication").waitFor();
  });

  it("reads a site below a base path", async () => {
    const site = await serve(inject("otherDir"));
    const page = await open(site);
    await kept(page, ["/docs/v2", "/docs/v2/tides"]);
    await loseNetwork(page, site);
    await visit(page, `${site.url}/tides`);
    await page.goto(`${site.url}/unknown`);
    await heading(page, "No connection").waitFor();
  });

  it("reads the current language, and visited pages of other versions", async () => {
    const site = await serve(inject("fixtureDir"));
    const page = await open(site, "/de/install");
    await kept(page, ["/de", "/de/install", "/de/no-connection.html"]);
    expect(Object.values(await caches(page))[0]).not.toContain("/install");
    await loseNetwork(page, site);
    await page.goto(`${site.url}/de`);
    await page.goto(`${site.url}/de/unknown`);
    await heading(page, "Keine Verbindung").waitFor();
  });
});

describe("after a deploy", () => {
  const elsewhere = "/refusedCalls";

  it("shows the new page at once, and stores it when the old ones are closed", async () => {
    const site = await serve(inject("siteDir"));
    const page = await open(site, elsewhere);
    const old = await kept(page, pathsIn(site.dir));
    await site.deploy("Authentication", "Signing in");
    await page.getByRole("link", { name: "Authentication" }).first().click();
    await heading(page, "Signing in").waitFor();
    await visit(page, "/auth");
    await heading(page, "Signing in").waitFor();
    // The worker of the new build is waiting, and has stored what one of its pages may load late.
    await expect.poll(async () => Object.keys(await caches(page)).length).toBe(2);

    const next = await reopen(page, (names) => !names.includes(old));
    await kept(next, pathsIn(site.dir));
    await loseNetwork(next, site);
    await visit(next, `${site.url}/auth`);
    await heading(next, "Signing in").waitFor();
  });

  it("still has what a page from two builds ago loads late", async () => {
    const site = await serve(inject("siteDir"));
    const page = await open(site, elsewhere);
    await kept(page, pathsIn(site.dir));
    await site.deploy("Authentication", "Signing in");
    await site.deploy("Signing in", "Getting a token");
    await ask(page, "delete class");
    await dialogOf(page).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Authentication" }).first().click();
    await heading(page, "Getting a token").waitFor();
  });
});

describe("a site that is no longer stored", () => {
  it("removes its worker and its caches, and only those", async () => {
    const site = await serve(inject("siteDir"));
    const page = await open(site);
    await kept(page, pathsIn(site.dir));
    await page.evaluate(() => window.caches.open("another site"));
    await site.switchOff("/");
    // The browser checks for a newer worker a moment after a page has loaded.
    await visit(page, "/auth");
    await expect
      .poll(() =>
        page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting),
      )
      .toBe(true);
    const next = await reopen(page, (names) => names.join() === "another site");
    await expect
      .poll(() =>
        next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  });
});

describe("a reader who saves data", () => {
  it("gets no worker", async () => {
    const site = await serve(inject("siteDir"));
    const { page } = await openAlone({ serviceWorkers: "allow" }, site.url);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      // The worker is registered when the browser is idle: this runs after it.
      addEventListener("load", () =>
        requestIdleCallback(() => requestIdleCallback(() => Object.assign(window, { idle: true }))),
      );
    });
    await visit(page, "/");
    await page.waitForFunction(() => "idle" in window);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });
});
