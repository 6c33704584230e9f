import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

import { violationsInBothSchemes } from "../tests/browser/axe";
import type { pageBudgets } from "./budgets";
import { type LighthouseReport, runLighthouse } from "./lighthouse";
import { measureNavigation, median } from "./navigation";
import { scriptsIn, stylesIn } from "./pages";
import { withSite } from "./with-site";

/** A figure of a site, and the page that it is of. */
export interface PageFigure {
  readonly value: number;
  /** Kind of the page; absent for the whole site. */
  readonly kind?: string;
}

export type PageFigures = Readonly<Record<keyof typeof pageBudgets, PageFigure>>;

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

/** Ends with `.br` or `.gz` beside it: see `src/vite/precompress.ts`. */
const text = /\.(css|html|js|json|md|svg|txt|xml|ya?ml)$/;

/**
 * Measures a built site: all pages in bytes, and the heaviest of each kind in a browser.
 *
 * @param runs of Lighthouse for each page, whose median counts
 */
export async function pageFigures(dir: string, runs: number): Promise<PageFigures> {
  const pages = readPages(dir);
  const kinds = heaviestOfKinds(pages);
  const operations = pages.filter(({ kind }) => kind === "operation");
  const worst = <T>(of: readonly T[], kind: (item: T) => string, value: (item: T) => number) =>
    of
      .map((item) => ({ value: value(item), kind: kind(item) }))
      .reduce((one, other) => (other.value > one.value ? other : one));
  const kindOf = ({ kind }: { readonly kind: string }) => kind;

  return withSite(dir, async (browser, address, slow) => {
    const loads = [];
    for (const page of kinds) {
      console.warn(`  ${page.kind}: ${page.path}`);
      loads.push({ ...page, ...(await load(browser, new URL(page.path.slice(1), address).href)) });
    }
    const from = operations[0] ?? kinds[0];
    const times: { kind: string; hover: number; none: number }[] = [];
    for (const { kind, path: to } of kinds) {
      if (!from || to === from.path) continue;
      const time = async (approach: Parameters<typeof measureNavigation>[3]) =>
        median(await measureNavigation(browser, slow, [from.path, to], approach));
      times.push({ kind, hover: await time("after a hover"), none: await time("without hover") });
    }
    const reports: (LighthouseReport & { kind: string })[] = [];
    for (const page of kinds) {
      const own: LighthouseReport[] = [];
      for (let run = 0; run < runs; run++)
        own.push(await runLighthouse(new URL(page.path.slice(1), address).href));
      reports.push({ kind: page.kind, ...medianOf(own) });
    }
    const lowest = (name: keyof LighthouseReport["scores"]) => {
      const { value, kind } = worst(reports, kindOf, ({ scores }) => -scores[name]);
      return { value: -value, kind };
    };
    return {
      "next page after a hover or focus, ms": worst(times, kindOf, ({ hover }) => hover),
      "next page without one, ms": worst(times, kindOf, ({ none }) => none),
      "scripts before the reader does anything": worst(
        loads,
        kindOf,
        ({ scriptCount }) => scriptCount,
      ),
      "blocking time, ms": worst(reports, kindOf, ({ blockingTime }) => blockingTime),
      "layout shift": worst(reports, kindOf, ({ layoutShift }) => layoutShift),
      "Lighthouse: performance": lowest("performance"),
      "Lighthouse: accessibility": lowest("accessibility"),
      "Lighthouse: best practices": lowest("best-practices"),
      "Lighthouse: SEO": lowest("seo"),
      "refused by the security policy": worst(loads, kindOf, ({ refused }) => refused),
      "violations that axe finds, two modes, three widths": worst(loads, kindOf, ({ axe }) => axe),
      "HTML and CSS of an operation, bytes gzipped": worst(
        operations,
        kindOf,
        ({ reading }) => reading,
      ),
      "all scripts, bytes gzipped": worst(pages, kindOf, ({ scripts }) => scripts),
      "HTML fetched for the next page, bytes in Brotli": worst(
        pages,
        kindOf,
        ({ fetched }) => fetched,
      ),
      "texts without .br or .gz": { value: uncompressed(dir) },
    };
  });
}

/** Loads a page as a reader does who only looks at it. */
async function load(browser: Browser, address: string) {
  // So that nothing is on its way out when the width changes.
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  let scriptCount = 0;
  let refused = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") scriptCount++;
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused++;
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const scripts = scriptCount;
  let axe = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await violationsInBothSchemes(page);
    for (const violation of violations) console.warn(`${address}, ${width} px: ${violation}`);
    axe += violations.length;
  }
  await context.close();
  // Axe takes longer than the long rest after which scripts are loaded.
  return { scriptCount: scripts, refused, axe };
}

function medianOf(reports: readonly LighthouseReport[]): LighthouseReport {
  const of = (value: (report: LighthouseReport) => number) =>
    median(reports.map(value).sort((a, b) => a - b));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      "best-practices": of(({ scores }) => scores["best-practices"]),
      seo: of(({ scores }) => scores.seo),
    },
    blockingTime: of(({ blockingTime }) => blockingTime),
    layoutShift: of(({ layoutShift }) => layoutShift),
  };
}

/** Returns the pages of a site that an address leads to; those of former addresses have no kind. */
function readPages(dir: string): readonly SitePage[] {
  const weights = new Map<string, number>();
  const weight = (href: string) => {
    const known = weights.get(href) ?? gzipSync(readFileSync(path.join(dir, href))).length;
    weights.set(href, known);
    return known;
  };
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => path.basename(file) === "index.html")
    .flatMap((file) => {
      const html = readFileSync(path.join(dir, file), "utf8");
      const kind = /<html[^>]* class="[^"]*\bpage-([\w-]+)/.exec(html)?.[1];
      if (kind === undefined) return [];
      const total = (assets: readonly string[]) =>
        assets.reduce((sum, href) => sum + weight(href), 0);
      const folder = path.dirname(file).split(path.sep).join("/");
      return [
        {
          path: folder === "." ? "/" : `/${folder}`,
          kind,
          reading: gzipSync(html).length + total(stylesIn(html)),
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

/** Texts smaller than a packet are left alone. */
function uncompressed(dir: string): number {
  return (readdirSync(dir, { recursive: true }) as string[])
    .map((file) => path.join(dir, file))
    .filter((file) => text.test(file) && statSync(file).size >= 1024)
    .filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`)).length;
}
