import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject, TestRunner, vi } from "vitest";
import { decodeText } from "../../src/shared/html";
import { beyondFirefox, engines } from "./engines";

/** Viewports that the layout supports, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 900 },
  desktop: { width: 1680, height: 1050 },
} as const;

/** What a page must never do; a test reads the list and expects it to be empty. */
export type Complaints = readonly string[];

/** A page and its errors, warnings, failed requests and requests to other origins. */
export interface Visit {
  readonly page: Page;
  readonly complaints: Complaints;
}

let browser: Browser | undefined;
/** Pages of the current test; `undefined` outside tests, when a file opens pages for all of its tests. */
let opened: Page[] | undefined;
/** The page of each site that tests share, one after the other. */
const shared = new Map<string, Page>();

/** Connects to this worker's browser. */
export function connectBrowser(): Promise<Browser> {
  const [first = "", ...others] = inject("browserEndpoints");
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 1);
  return engines[inject("engine")].type.connect(others[worker - 2] ?? first);
}

/**
 * Connects the tests of a file to the browser; call once at its top.
 *
 * - `open` returns a page as if of a new browser: storage, routes and emulation are those of the options.
 * - `openAlone` returns a page whose changes cannot be undone, such as init scripts.
 */
export function useBrowser(): { readonly open: typeof open; readonly openAlone: typeof openAlone } {
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  beforeEach(() => {
    opened = [];
  });
  // An open page keeps painting during the next tests.
  afterEach(async () => {
    await Promise.all((opened ?? []).map(leave));
    opened = undefined;
  });
  afterAll(async () => {
    shared.clear();
    await browser?.close();
  });
  return { open, openAlone };
}

/**
 * Opens a page for all tests of a group: a visit costs more than most of them. It is visited anew after a test that failed or went elsewhere;
 * any other leaves it as it was, except for its scroll position.
 */
export function useOnePage(
  target: string,
  {
    base,
    goTo = visit,
    ...options
  }: BrowserContextOptions & { readonly base?: string; readonly goTo?: typeof visit } = {},
): { readonly page: Page; readonly complaints: Complaints } {
  let one: Visit | undefined;
  const visited = () => {
    if (!one) throw new Error("Use it in a test.");
    return one;
  };
  beforeAll(async () => {
    one = await openAlone(options, base);
  });
  beforeEach(async ({ onTestFailed }) => {
    const { page } = visited();
    if (page.url() !== `${base ?? inject("siteUrl")}${target}`) await goTo(page, target);
    onTestFailed(async () => void (await page.goto("about:blank")));
  });
  afterAll(() => one?.page.context().close());
  return {
    get page() {
      return visited().page;
    },
    get complaints() {
      return visited().complaints;
    },
  };
}

const isShared = (page: Page) => [...shared.values()].includes(page);

/** Closes a page, or empties the one that tests share. Pending responses of a test's routes fail silently. */
async function leave(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const context = page.context();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (!isShared(page)) return context.close();
  for (const event of ["console", "dialog", "pageerror", "request", "requestfailed", "response"])
    page.removeAllListeners(event as "request");
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  // A page saves its state when it is left.
  await page.goto("about:blank");
}

/** Opens a page. A new browser costs more than most tests, so those that only set a viewport share a page. */
async function open(options: BrowserContextOptions = {}, base = inject("siteUrl")): Promise<Visit> {
  const { viewport = viewports.laptop, ...others } = options;
  const used = shared.get(base);
  // Firefox has no command for what is reset here.
  const isOwn = Object.keys(others).length > 0 || !viewport || inject("engine") === "firefox";
  if (isOwn || !opened || (used && opened.includes(used))) return openAlone(options, base);
  if (!used || used.isClosed()) {
    const visit = await openAlone({ viewport }, base);
    shared.set(base, visit.page);
    const context = visit.page.context();
    visit.page.addInitScript =
      context.newCDPSession =
      context.setOffline =
        () => {
          throw new Error("This needs its own cache, or cannot be undone: use openAlone().");
        };
    return visit;
  }
  opened.push(used);
  await used.setViewportSize(viewport);
  await used.emulateMedia({ media: null, colorScheme: null });
  await used.mouse.move(-1, -1);
  // With its own icon: otherwise, the browser would request one from the site, which has none there.
  const body = '<link rel="icon" href="data:,">';
  await used.route(`${base}/empty`, (route) => route.fulfill({ contentType: "text/html", body }));
  await used.goto(`${base}/empty`);
  await used.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await used.unrouteAll();
  return { page: used, complaints: complaintsOf(used, base) };
}

async function openAlone(
  options: BrowserContextOptions = {},
  base = inject("siteUrl"),
): Promise<Visit> {
  if (!browser) throw new Error("useBrowser() must be called at the top of the file.");
  if (inject("engine") === "firefox")
    for (const name of beyondFirefox.options) if (name in options) skipInFirefox(name);
  const context = await browser.newContext({
    baseURL: base,
    viewport: viewports.laptop,
    // Routes do not see requests that a worker responds to.
    serviceWorkers: "block",
    ...options,
  });
  if (inject("engine") === "firefox")
    for (const name of beyondFirefox.calls) context[name] = () => skipInFirefox(name);
  const page = await context.newPage();
  opened?.push(page);
  return { page, complaints: complaintsOf(page, base) };
}

/** Skips the current test: it needs a feature that only a controlled Chromium has. */
function skipInFirefox(what: string): never {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`Firefox cannot be told ${what}.`);
  console.warn(`Skipped in Firefox, which cannot be told ${what}: ${test.name}`);
  return test.context.skip();
}

/** Collects from now on what a page must never do. */
function complaintsOf(page: Page, base: string): Complaints {
  const complaints: string[] = [];
  const where = () => new URL(page.url()).pathname;
  page.on("console", (message) => {
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${where()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    // A test's scripts run there too, without storage.
    if (page.url() !== "about:blank") complaints.push(`${where()}: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Going to the next page aborts the idle requests of the last one.
    if (reason !== "net::ERR_ABORTED" && reason !== "NS_BINDING_ABORTED")
      complaints.push(`${where()}: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(base).origin && protocol !== "data:")
      complaints.push(`${where()}: asks ${request.url()}`);
  });
  return complaints;
}

/** Waits for a part that appears once scripts are loaded, for which it moves the pointer; without that, they load after eight seconds. */
export async function appears(page: Page, part: Locator): Promise<void> {
  const move = () => window.dispatchEvent(new Event("pointermove"));
  // Again after a reload, during which there is no page to move on.
  await vi.waitUntil(
    async () => {
      await page.evaluate(move).catch(() => undefined);
      return part.isVisible();
    },
    { timeout: 120_000 },
  );
}

/** Opens a path and waits for hydration. */
export async function visit(page: Page, target: string): Promise<void> {
  await page.goto(target);
  await hydrated(page);
}

/**
 * Moves the pointer and waits for hydration: React has processed the last element, and effects have run, one of which takes over scroll
 * restoration.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Again after a reload.
    window.dispatchEvent(new Event("pointermove"));
    const last = document.getElementById("root")?.lastElementChild;
    const isSeen = Object.keys(last ?? {}).some((key) => key.startsWith("__reactFiber"));
    return isSeen && history.scrollRestoration === "manual";
  });
}

/** Keeps the scripts from being loaded after a long rest, as for readers who save data. Call it before the page is opened. */
export async function restForever(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** The narrowest screen that must not scroll sideways (WCAG 2.2, 1.4.10). */
export const narrowest = { width: 320, height: 700 } as const;

/**
 * Opens pages one after the other, waits for hydration and opens all folds.
 *
 * @param hasScripts whether the page runs scripts; without them there is no hydration to wait for
 * @returns the problems of the pages, one sentence each; the caller checks the browser's complaints
 */
export async function tour(
  page: Page,
  targets: readonly string[],
  hasScripts = true,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const target of targets) {
    if (hasScripts) await visit(page, target);
    else await page.goto(target);
    const { titles, excess } = await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(
        "details:not([data-unfold])",
      ))
        fold.open = true;
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        titles: document.querySelectorAll("h1").length,
        excess: scrollWidth - clientWidth,
      };
    });
    if (titles !== 1) wrong.push(`${target} has ${titles} titles`);
    if (excess > 0) wrong.push(`${target} scrolls sideways by ${excess} pixels`);
  }
  return wrong;
}

/** Returns the paths of all pages in a built site, without trailing slash. */
export function pathsIn(dir: string): readonly string[] {
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace(/^\/\.$/, "/"))
    .sort();
}

/**
 * Returns the broken links and fragments within a built site, read from its files.
 */
export function deadLinks(dir: string): readonly string[] {
  const pages = new Map(
    pathsIn(dir).map((target) => {
      const tags = readFileSync(path.join(dir, target, "index.html"), "utf8").match(/<\w[^>]*>/g);
      const valuesOf = (pattern: RegExp) =>
        (tags ?? []).flatMap((tag) => {
          const [, value] = pattern.exec(tag) ?? [];
          return value === undefined ? [] : [decodeText(value)];
        });
      const links = valuesOf(/^<a\b.*?\shref="([^"]*)"/s);
      return [target, { ids: new Set(valuesOf(/\sid="([^"]*)"/)), links }] as const;
    }),
  );
  return [...pages].flatMap(([from, { links }]) =>
    links
      .map((link) => new URL(link, `http://site${from}`))
      .filter(({ host, pathname, hash }) => {
        if (host !== "site") return false;
        const target = decodeURIComponent(pathname);
        const to = pages.get(target.replace(/(.)\/$/, "$1"));
        const id = decodeURIComponent(hash.slice(1));
        // A file, such as a download.
        if (!to && /\.\w+$/.test(target) && existsSync(path.join(dir, target))) return false;
        return !to || (id !== "" && !to.ids.has(id));
      })
      .map(({ pathname, hash }) => `${from} → ${pathname}${hash}`),
  );
}

/** Returns the title of a page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Returns the menu of all pages. */
export const sidebar = (page: Page) => page.getByRole("navigation", { name: "Documentation" });

/** Waits until the browser has painted twice, so that what waited for a frame has happened, and until nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moves = document.getAnimations().filter((move) => move instanceof CSSTransition);
    // A transition in a part that is not rendered never finishes.
    await Promise.race([
      Promise.allSettled(moves.map(({ finished }) => finished)),
      new Promise((done) => setTimeout(done, 2000)),
    ]);
  });
}

/** Waits until a page with held-back styles is parsed up to its last script, which waits for them. Unlike a locator, forces no layout. */
export async function parsed(page: Page): Promise<void> {
  const isParsed = () => document.querySelector("script[data-entry] + script") !== null;
  // Nothing is painted yet, so no animation frame would run.
  await page.waitForFunction(isParsed, undefined, { polling: 20 });
}

/** Holds back files that a page requests until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
