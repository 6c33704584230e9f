import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

/** Viewports that the layout is made for, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 900 },
  desktop: { width: 1680, height: 1050 },
} as const;

/** What a page must never do; a test reads the list and expects it to be empty. */
export type Complaints = readonly string[];

/** A page that keeps count of errors, warnings, failed requests and requests to other origins. */
export interface Visit {
  readonly page: Page;
  readonly complaints: Complaints;
}

let browser: Browser | undefined;

/** Connects the tests of a file to the browser; call once at its top. */
export function useBrowser(): {
  open: (options?: BrowserContextOptions, base?: string) => Promise<Visit>;
} {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browserEndpoint"));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return { open };
}

async function open(options: BrowserContextOptions = {}, base = inject("siteUrl")): Promise<Visit> {
  if (!browser) throw new Error("useBrowser() must be called at the top of the file.");
  const context = await browser.newContext({
    baseURL: base,
    viewport: viewports.laptop,
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const where = () => new URL(page.url()).pathname;
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${where()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${where()}: ${error.message}`));
  page.on("requestfailed", (request) =>
    complaints.push(`${where()}: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(base).origin && protocol !== "data:")
      complaints.push(`${where()}: asks ${request.url()}`);
  });
  return { page, complaints };
}

/** Opens a path and waits until React has taken the page over. */
export async function visit(page: Page, target: string): Promise<void> {
  await page.goto(target);
  await hydrated(page);
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

/** Every path for which a folder of a built site holds a page, without a slash at the end. */
export function pathsIn(dir: string): readonly string[] {
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace(/^\/\.$/, "/"))
    .sort();
}

/**
 * Links within a site that lead to no page of it, or to no element of that page; ids are read from the built pages.
 *
 * @param page of a context with JavaScript off: what is checked is what was published
 */
export async function deadLinks(page: Page, dir: string): Promise<readonly string[]> {
  const pages = new Map<
    string,
    { readonly ids: ReadonlySet<string>; readonly links: readonly string[] }
  >();
  for (const target of pathsIn(dir)) {
    await page.goto(target);
    const { ids, links } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
      links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname + link.hash),
    }));
    pages.set(target, { ids: new Set(ids), links });
  }
  return [...pages].flatMap(([from, { links }]) =>
    links
      .filter((link) => {
        const [pathname = "/", fragment = ""] = link.split("#").map(decodeURIComponent);
        const to = pages.get(pathname.replace(/(.)\/$/, "$1"));
        // A file, such as a download.
        if (!to && /\.\w+$/.test(pathname) && existsSync(path.join(dir, pathname))) return false;
        return !to || (fragment !== "" && !to.ids.has(fragment));
      })
      .map((link) => `${from} → ${link}`),
  );
}
