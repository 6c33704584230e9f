/** @module-tag long */

import { rm } from "node:fs/promises";
import path from "node:path";
import type { Page, Route } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useDeployedSites } from "./deployed-site";
import { ask, dialogOf, press } from "./search-dialog";
import { heading, hydrated, sidebar, useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();
const serve = useDeployedSites();

const retryIn = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Retry" });
const click = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** What may happen to a request, as the reader's browser sees it. */
const faults = {
  "is not found": (route: Route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: "<!doctype html><h1>Nothing here</h1>",
    }),
  "is an error of the server": (route: Route) => route.fulfill({ status: 500, body: "Down." }),
  "is refused": (route: Route) => route.abort(),
  "is another page": (route: Route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Log in</h1>" }),
  "is cut in half": async (route: Route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.body();
    const contentType = response.headers()["content-type"] ?? "";
    await route.fulfill({ contentType, body: body.subarray(0, body.length / 2) });
  },
  "never comes": () => undefined,
} as const;
type Fault = keyof typeof faults;
const all = Object.keys(faults) as Fault[];
const answered = all.filter((fault) => fault !== "never comes");

/** Each fault and each file once. */
const rows = (files: Readonly<Record<string, RegExp>>, kinds: readonly Fault[]) => {
  const names = Object.keys(files);
  const count = Math.max(names.length, kinds.length);
  return Array.from({ length: count }, (_, index) => {
    const what = names[index % names.length] ?? "";
    return [what, kinds[index % kinds.length] ?? "is refused", files[what] ?? /^$/] as const;
  });
};

describe("a page can be read, and left by its links, if", () => {
  const files = {
    "the controls": /\/controls-.*\.js/,
    "the entry": /\/client-en-.*\.js/,
    "what all pages share": /\/site-.*\.js/,
    "its sidebar": /\/sidebar-.*\.js/,
  };
  // Browsers show nothing before they receive a response for the style sheet.
  const styles = rows({ "the style sheet": /\/style-.*\.css/ }, ["is cut in half", "is refused"]);
  it.each([...rows(files, answered), ...rows(files, ["never comes"]), ...styles])(
    "%s %s",
    async (what, fault, file) => {
      const { page } = await open();
      await page.route(file, faults[fault]);
      await page.goto("/api/create-class", { waitUntil: "commit" });
      await heading(page, "Create class").waitFor();
      await page.getByRole("tab", { name: "Python" }).first().click();
      if (what !== "the controls")
        await page.getByRole("tabpanel", { name: "Python" }).first().waitFor();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await click(page, "/api/list-classes");
      await heading(page, "List classes").waitFor();
      await hydrated(page);
    },
  );
});

describe("the next page, if its document", () => {
  it.each(answered)("%s: appears after Retry, in the shell", async (fault) => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.route(/\/api\/list-classes$/, faults[fault]);
    await page.evaluate(() => document.body.setAttribute("data-before", ""));
    await click(page, "/api/list-classes");
    // The start of a page that is cut in half is shown before both.
    const isSettled = async () =>
      (await retryIn(page).count()) > 0 ||
      (await page.locator("body:not([data-before])").count()) > 0;
    await expect.poll(isSettled).toBe(true);
    await page.waitForLoadState();
    expect(await page.locator("body").innerText()).not.toBe("");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // The window may have been loaded at the address, with the fault as its response: then only the browser can retry.
    if (await retryIn(page).count()) await retryIn(page).click();
    else await page.reload();
    await heading(page, "List classes").waitFor();
    await hydrated(page);
    expect(await page.getByRole("tablist", { name: "Request samples" }).count()).toBe(1);
  });

  it("never comes: keeps the old page, whose links still work", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await page.route(/\/api\/list-classes$/, faults["never comes"]);
    await click(page, "/api/list-classes");
    await page.locator("[data-progress]").waitFor();
    expect(await heading(page, "Create class").isVisible()).toBe(true);
    await click(page, "/auth");
    await heading(page, "Authentication").waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth");
  });
});

describe("the search shows an error and can be loaded again, if", () => {
  const files = {
    "its script": /\/search\.js(?:\?|$)/,
    "its engine": /\/search-engine\.js/,
    "its index": /\/search\.json/,
  };
  it.each(rows(files, answered))("%s %s", async (_what, fault, file) => {
    const { page } = await openAlone();
    await page.route(file, faults[fault]);
    await visit(page, "/auth");
    await press(page, "/");
    await retryIn(page).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await retryIn(page).click();
    await ask(page, "delete class");
    await dialogOf(page).getByRole("option").first().waitFor();
  });

  it.each(rows(files, ["never comes"]))(
    "%s %s: the page stays usable",
    async (_what, fault, file) => {
      const { page } = await openAlone();
      await page.route(file, faults[fault]);
      await visit(page, "/auth");
      await press(page, "/");
      await page.keyboard.press("Escape");
      await click(page, "/pagination");
      await heading(page, "Pagination").waitFor();
    },
  );
});

describe("a site works as if without a worker, if its worker", () => {
  it.each([
    ["does not exist", undefined],
    ["is not a script", "<!doctype html>"],
    ["throws", "throw new Error('broken')"],
    [
      "is denied storage",
      "caches.open = () => Promise.reject(new DOMException('', 'SecurityError'));",
    ],
    [
      "finds no room",
      "Cache.prototype.addAll = () => Promise.reject(new DOMException('', 'QuotaExceededError'));",
    ],
    [
      "finds no more room",
      "Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));",
    ],
    [
      "loses its storage",
      "caches.match = caches.keys = () => Promise.reject(new DOMException('', 'UnknownError'));",
    ],
  ])("%s", async (_what, code) => {
    const site = await serve(inject("siteDir"));
    if (code === undefined) await rm(path.join(site.dir, "sw.js"));
    else await site.edit("sw.js", (text) => (code.endsWith(";") ? code + text : code));
    const { page, complaints } = await openAlone({ serviceWorkers: "allow" }, site.url);
    for (const target of ["/auth", "/api/create-class"]) {
      await visit(page, target);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    await click(page, "/api/list-classes");
    await heading(page, "List classes").waitFor();
    await ask(page, "delete class");
    await dialogOf(page).getByRole("option").first().waitFor();
    expect(complaints.filter((text) => !/404|sw\.js/.test(text))).toEqual([]);
  });
});

/** Changes that extensions make to a page before React sees it. */
const insertions = {
  "at the ends of the body": `for (const place of ["afterbegin", "beforeend"])
    document.body.insertAdjacentHTML(place, "<div class=extension>Saved</div>");`,
  "into the head": `document.head.append(document.createElement("style"), document.createElement("script"));
    document.documentElement.setAttribute("data-extension", "on");
    document.body.setAttribute("cz-shortcut-listen", "true");`,
  "into the shell": `document.querySelector("nav")?.prepend(document.createElement("span"));
    document.querySelector("#root")?.append(document.createElement("aside"));`,
  "into the text": `document.querySelector("h1")?.append(document.createElement("b"));
    document.querySelector("article p")?.replaceWith(document.createElement("font"));`,
} as const;

describe("nodes of an extension", () => {
  it.each(Object.entries(insertions))("%s do no harm", async (_where, code) => {
    const { page } = await openAlone();
    // Before the scripts of the page, which follow its text.
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector('script[type="module"]')) return;
      observer.disconnect();
      ${code}
    }).observe(document, { childList: true, subtree: true });`);
    await page.goto("/api/create-class");
    await hydrated(page);
    await heading(page, "Create class").waitFor();
    await page.getByRole("tab", { name: "Python" }).first().click();
    expect(await page.getByRole("tabpanel", { name: "Python" }).first().isVisible()).toBe(true);
    await click(page, "/api/list-classes");
    await heading(page, "List classes").waitFor();
    await page.goBack();
    await heading(page, "Create class").waitFor();
    expect(await heading(page, "Create class").count()).toBe(1);
  });
});

describe("two deploys while a page is open, without a worker", () => {
  it("load the window with the new build when a page or the search needs it", async () => {
    const site = await serve(inject("siteDir"));
    const { page } = await openAlone({}, site.url);
    await visit(page, `${site.url}/api/create-class`);
    await site.deploy("Authentication", "Signing in");
    await site.deploy("Signing in", "Getting a token");
    await press(page, "/");
    const reloaded = page.waitForEvent("load");
    await retryIn(page).click();
    await reloaded;
    await hydrated(page);
    await ask(page, "delete class");
    await dialogOf(page).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await click(page, "/auth");
    await heading(page, "Getting a token").waitFor();
  });
});

describe("a reader in a hurry", () => {
  it("sees the last of thirty pages, and every one of them when going back", async () => {
    const { page, complaints } = await openAlone();
    await visit(page, "/auth");
    const targets = await sidebar(page)
      .getByRole("link")
      .evaluateAll((links) =>
        [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]
          .filter((href) => href.startsWith("/") && href !== "/auth")
          .slice(0, 10),
      );
    const way = [...targets, ...targets, ...targets];
    await page.evaluate((hrefs) => {
      for (const href of hrefs) document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    }, way);
    const last = way.at(-1) ?? "";
    await expect
      .poll(() => page.locator(`nav a[href="${last}"][aria-current="page"]`).count())
      .toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(last);
    for (const path of ["/auth", ...way].toReversed().slice(1)) {
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await page.locator(`nav a[href="${path}"][aria-current="page"]`).first().waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

describe("a reader who leaves the site and comes back", () => {
  it("continues where the page was", async () => {
    const { page } = await openAlone();
    await visit(page, "/api/create-class");
    await page.goto("/robots.txt");
    // Browsers that Playwright controls reload the page instead of keeping it.
    await page.goBack();
    await hydrated(page);
    await click(page, "/api/list-classes");
    await heading(page, "List classes").waitFor();
    await ask(page, "delete class");
    await dialogOf(page).getByRole("option").first().waitFor();
  });
});
