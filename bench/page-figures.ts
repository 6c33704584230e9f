import { gzipSync } from "node:zlib";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";

import { violationsInBothSchemes } from "../tests/browser/axe";
import { pageBudgets } from "./budgets";
import { runLighthouse } from "./lighthouse";
import { measureNavigation, median } from "./navigation";
import { gzippedBytes, scriptsIn, stylesIn } from "./pages";
import { withSite } from "./with-site";

/** A figure of a site, and the kind of page that has it. */
export interface PageFigure {
  readonly value: number;
  /** Kind of the page; absent for the whole site. */
  readonly kind?: string;
}

type FigureName = keyof typeof pageBudgets;

/** The figures of a site, by the names of their budgets. */
export type PageFigures = Readonly<Record<FigureName, PageFigure>>;

/** The figures of one page. */
type OfPage = Readonly<Partial<Record<FigureName, number>> & { readonly kind: string }>;

interface SitePage {
  readonly path: string;
  readonly kind: string;
  /** Bytes of HTML and CSS, and of scripts, gzipped. */
  readonly reading: number;
  readonly scripts: number;
  /** Bytes of HTML in Brotli. */
  readonly fetched: number;
}

/** Widths of windows, in CSS pixels. */
const widths = [390, 768, 1280] as const;

/** Files that should have a `.br` and a `.gz` next to them; see `src/vite/precompress.ts`. */
const text = /\.(css|html|js|json|md|svg|txt|xml|ya?ml)$/;

/**
 * Measures a built site: the bytes of all pages, and the heaviest page of each kind in a browser.
 *
 * @param runs number of Lighthouse runs for each page; the median counts
 */
export async function pageFigures(dir: string, runs: number): Promise<PageFigures> {
  const pages = readPages(dir);
  const kinds = heaviestOfKinds(pages);
  const from = pages.find(({ kind }) => kind === "operation") ?? kinds[0];
  const found: OfPage[] = pages.map(({ kind, reading, scripts, fetched }) => ({
    kind,
    ...(kind === "operation" && { "HTML and CSS of an operation, bytes gzipped": reading }),
    "all scripts, bytes gzipped": scripts,
    "HTML fetched for the next page, bytes in Brotli": fetched,
  }));
  await withSite(dir, async (browser, address, slow) => {
    for (const { kind, path: to } of kinds) {
      console.warn(`  ${kind}: ${to}`);
      const url = new URL(to.slice(1), address).href;
      found.push({ kind, ...(await load(browser, url)) });
      const reports: Awaited<ReturnType<typeof runLighthouse>>[] = [];
      for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url));
      found.push({ kind, ...medianOf(reports) });
      if (!from || to === from.path) continue;
      const time = async (approach: Parameters<typeof measureNavigation>[3]) =>
        median(await measureNavigation(browser, slow, [from.path, to], approach));
      found.push({
        kind,
        "next page after a hover or focus, ms": await time("after a hover"),
        "next page without either, ms": await time("without hover"),
      });
    }
  });
  const names = Object.keys(pageBudgets) as FigureName[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, worst(found, name)])) as PageFigures),
    "text files without .br or .gz": { value: uncompressed(dir) },
  };
}

function worst(found: readonly OfPage[], name: FigureName): PageFigure {
  const figures = found.flatMap(({ kind, [name]: value }) =>
    value === undefined ? [] : [{ value, kind }],
  );
  const sign = "least" in pageBudgets[name] ? -1 : 1;
  const [first = { value: Number.NaN }] = figures.toSorted((a, b) => sign * (b.value - a.value));
  return first;
}

/** Loads a page like a reader who only looks at it. */
async function load(browser: Browser, address: string) {
  // Ensures that nothing is still fading out when the width changes.
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  let refused = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused++;
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // Axe takes longer than the idle time after which scripts are loaded.
  const early = await Promise.all(scripts);
  let axe = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await violationsInBothSchemes(page);
    for (const violation of violations) console.warn(`${address}, ${width} px: ${violation}`);
    axe += violations.length;
  }
  await context.close();
  return {
    "scripts before the reader does anything, bytes gzipped": early
      .map((script) => gzipSync(script).length)
      .reduce((sum, bytes) => sum + bytes, 0),
    "blocked by the security policy": refused,
    "axe violations, two modes, three widths": axe,
  };
}

/** Returns the median of each figure. */
function medianOf<Name extends string>(reports: readonly Readonly<Record<Name, number>>[]) {
  const names = Object.keys(reports[0] ?? {}) as Name[];
  const of = (name: Name) => median(reports.map((one) => one[name]).sort((a, b) => a - b));
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
}

/** Returns the pages of a site that have an address. Leaves out pages at former addresses, which have no kind. */
function readPages(dir: string): readonly SitePage[] {
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => path.basename(file) === "index.html")
    .flatMap((file) => {
      const html = readFileSync(path.join(dir, file), "utf8");
      const kind = /<html[^>]* class="[^"]*\bpage-([\w-]+)/.exec(html)?.[1];
      if (kind === undefined) return [];
      const total = (assets: readonly string[]) =>
        assets.reduce((sum, href) => sum + gzippedBytes(path.join(dir, href)), 0);
      const folder = path.dirname(file).split(path.sep).join("/");
      return [
        {
          path: folder === "." ? "/" : `/${folder}`,
          kind,
          reading: gzippedBytes(path.join(dir, file)) + total(stylesIn(html)),
          scripts: total(scriptsIn(html)),
          fetched: brotliBytes(path.join(dir, file), html),
        },
      ];
    });
}

function brotliBytes(file: string, html: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(html).length;
}

function heaviestOfKinds(pages: readonly SitePage[]): readonly SitePage[] {
  const byKind = new Map<string, SitePage>();
  for (const page of pages)
    if (page.reading > (byKind.get(page.kind)?.reading ?? 0)) byKind.set(page.kind, page);
  return [...byKind.values()];
}

/** Counts the text files without compressed twins. Texts smaller than a packet have none. */
function uncompressed(dir: string): number {
  return (readdirSync(dir, { recursive: true }) as string[])
    .map((file) => path.join(dir, file))
    .filter((file) => text.test(file) && statSync(file).size >= 1024)
    .filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`)).length;
}
