import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

import type { Client } from "../bundle";
import type { PageLinks } from "../check-links";
import { SiteError } from "../errors";
import type { Highlight } from "../highlight";
import { describeTwin, twinFile, type WrittenTwin } from "../markdown/twins";
import { type PublishedPage, type SitePage, sitePages } from "../published-page";
import { isSearched, SearchIndexBuilder } from "../search-index";
import {
  createPageRenderer,
  type PageFacts,
  type RenderPage,
  type RenderSite,
} from "./page-renderer";
import type { Batch, BatchResult } from "./render-thread";

/** The folder of the bundle, defined by the bundler. */
declare const PROGRAM: string | undefined;

/** Called with the number of finished pages and of all pages. */
export type OnProgress = (done: number, all: number) => void;

/** Up to this many pages render faster without threads, which take a second to start. */
const maxPagesWithoutThreads = 150;
/** Maximum number of threads, including this one. Each takes a few hundred megabytes. */
const maxThreads = 4;
/** Pages per batch; neighboring pages share modules. */
const batchSize = 24;

interface PrerenderOptions extends Omit<RenderSite, "client" | "files"> {
  readonly highlight: Highlight;
  readonly client: Client;
  /** Files of the built site so far, relative to it. */
  readonly files: Iterable<string>;
  readonly onProgress: OnProgress;
}

/** The written pages, and data that the rest of the build needs. */
export interface PrerenderedSite {
  /** All HTML files, in the order of the pages. */
  readonly pages: readonly PublishedPage[];
  /** By file. */
  readonly links: ReadonlyMap<string, PageLinks>;
  /** By language code, only for languages with a search. */
  readonly searchIndexes: ReadonlyMap<string, SearchIndexBuilder>;
  readonly twins: readonly WrittenTwin[];
}

/**
 * Writes an HTML file and its Markdown twin for every path of every page in every language. If there are many, uses other threads, too.
 *
 * @throws {SiteError} for a guide that cannot be rendered, or a generated module that codegen did not write
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { highlight, client, onProgress, ...given } = options;
  const { model } = given;
  const pages = sitePages(model);
  const published = pages.flatMap(({ paths }) => paths);
  const site: RenderSite = {
    ...given,
    client: new Map(
      pages.flatMap(({ locale, plan, paths }) =>
        paths.map(({ file }) => [file, client.filesOf(locale, plan)] as const),
      ),
    ),
    files: [...given.files, ...published.flatMap((page) => [page.file, twinFile(page)])],
  };
  const links = new Map<string, PageLinks>();
  const searchIndexes = new Map<string, SearchIndexBuilder>();
  const twins: WrittenTwin[] = [];
  /** Called for every page, in their order. */
  const onPage = ({ paths }: SitePage, facts: PageFacts) => {
    const [own] = paths;
    const { locale } = own.site;
    facts.links.forEach((read, index) => links.set(paths[index]?.file ?? "", read));
    if (isSearched(own)) {
      const index = searchIndexes.get(locale) ?? new SearchIndexBuilder();
      searchIndexes.set(locale, index);
      index.add({ page: own.page, entries: facts.entries });
    }
    if (own.page.kind !== "not-found") twins.push(describeTwin(model.config, own, facts.summary));
  };
  /** The facts of pages that wait for an earlier page. */
  const early: (PageFacts | undefined)[] = [];
  const batches = Array.from({ length: Math.ceil(pages.length / batchSize) }, (_, number): Batch =>
    [...pages.keys()].slice(number * batchSize, (number + 1) * batchSize),
  );
  let reported = 0;
  let done = 0;
  const onBatch: OnBatch = (batch, rendered) => {
    for (const [number, index] of batch.entries()) early[index] = rendered[number];
    done += batch.length;
    onProgress(done, pages.length);
    for (let facts = early[reported]; facts; facts = early[reported]) {
      early[reported] = undefined;
      const page = pages[reported++];
      if (page) onPage(page, facts);
    }
  };
  const others = otherThreads(pages.length);
  // By default, V8 lets the garbage of many pages take as much memory as the site itself.
  if (others > 0) setFlagsFromString("--heap-growing-percent=30");
  const threads = Array.from({ length: others }, () => startThread(site));
  try {
    await Promise.all([
      workHere(await createPageRenderer(site, highlight), batches, onBatch),
      ...threads.map((thread) => work(thread, batches, onBatch)),
    ]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return { pages: published, links, searchIndexes, twins };
}

/** Returns how many threads render besides this one. */
function otherThreads(pages: number): number {
  if (pages <= maxPagesWithoutThreads) return 0;
  return Math.min(availableParallelism(), maxThreads) - 1;
}

type OnBatch = (batch: Batch, facts: readonly PageFacts[]) => void;

/** Renders batches in this thread until there are no more. */
async function workHere(render: RenderPage, batches: Batch[], onBatch: OnBatch): Promise<void> {
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    const facts: PageFacts[] = [];
    for (const index of batch) facts.push(await render(index));
    onBatch(batch, facts);
  }
}

function startThread(site: RenderSite): Worker {
  const start =
    typeof PROGRAM === "string"
      ? `${PROGRAM}/rendering/render-thread.mjs`
      : new URL("./render-thread.mjs", import.meta.url);
  return new Worker(start, {
    workerData: site,
    // Does not pass on this thread's loader, which does not work in another thread.
    execArgv: [],
    // Pages mostly allocate short-lived trees. More room for them halves the time of garbage collection.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 },
  });
}

/** Gives a thread batches until there are no more. */
function work(thread: Worker, batches: Batch[], onBatch: OnBatch): Promise<void> {
  return new Promise((resolve, reject) => {
    let batch: Batch | undefined;
    const next = () => {
      batch = batches.shift();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (batch) thread.postMessage(batch);
      else resolve();
    };
    thread.on("message", (result: BatchResult) => {
      if ("error" in result) {
        reject(new SiteError(result.error.message, result.error.remedy));
      } else {
        if (batch) onBatch(batch, result.facts);
        next();
      }
    });
    thread.on("error", reject);
    next();
  });
}
