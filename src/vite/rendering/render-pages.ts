import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

import { SiteError } from "../errors";
import type { Highlight } from "../highlight";
import type { LastBuild } from "../last-build";
import type { PageFacts, PageJob, RenderSite } from "./page-job";
import { createPageRenderer, type RenderPage } from "./page-renderer";
import type { Batch, BatchResult } from "./render-thread";

/** The folder of the bundle, defined by the bundler. */
declare const PROGRAM: string | undefined;

/** Is told how many pages of all are done. */
export type OnProgress = (done: number, all: number) => void;

/** Up to this many pages render faster without threads, which take a second to start. */
const maxPagesWithoutThreads = 150;
/** With this one. Each takes a few hundred megabytes. */
const maxThreads = 4;
/** Pages per batch; neighboring pages share modules. */
const batchSize = 24;

/**
 * Renders all pages of a site, if there are many in other threads, too.
 *
 * @param last has the pages that would be the same again
 * @param onPage called for every page, in the order of the jobs
 * @throws {SiteError} for a guide that cannot be rendered, or a generated module that codegen did not write
 */
export async function renderPages(
  site: RenderSite,
  highlight: Highlight,
  last: LastBuild,
  onPage: (job: PageJob, facts: PageFacts) => void,
  onProgress: OnProgress,
): Promise<void> {
  const { jobs } = site;
  const keys = keysOf(site, last);
  /** Of pages that wait for an earlier one. */
  const early = jobs.map((_, index) => {
    const key = keys[index];
    return key === undefined ? undefined : last.page(key, site.options.generatedDir);
  });
  const left = jobs.flatMap((_, index) => (early[index] ? [] : index));
  const batches = Array.from({ length: Math.ceil(left.length / batchSize) }, (_, number): Batch =>
    left.slice(number * batchSize, (number + 1) * batchSize),
  );
  let reported = 0;
  let done = jobs.length - left.length;
  const onBatch: OnBatch = (batch, rendered) => {
    for (const [number, index] of batch.entries()) {
      const facts = rendered[number];
      const key = keys[index];
      if (facts && key !== undefined) last.keepPage(key, facts);
      early[index] = facts;
    }
    done += batch.length;
    onProgress(done, jobs.length);
    for (let facts = early[reported]; facts; facts = early[reported]) {
      early[reported] = undefined;
      const job = jobs[reported++];
      if (job) onPage(job, facts);
    }
  };
  onBatch([], []);
  const isMany = left.length > maxPagesWithoutThreads;
  // By itself V8 lets the garbage of many pages take as much memory again as the site.
  if (isMany) setFlagsFromString("--heap-growing-percent=30");
  const others = isMany ? Math.min(availableParallelism(), maxThreads) - 1 : 0;
  const threads = Array.from({ length: others }, () => startThread(site));
  try {
    await Promise.all([
      workHere(await createPageRenderer(site, highlight), jobs, batches, onBatch),
      ...threads.map((thread) => work(thread, batches, onBatch)),
    ]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/**
 * Returns what stands for all that the files of a page are made of, beside the generated tree; nothing for a guide, whose bundle may
 * contain anything.
 */
function keysOf(
  { config, api, configs, script, policy, files, jobs, sidebars }: RenderSite,
  last: LastBuild,
): readonly (string | undefined)[] {
  const addresses = jobs.map(({ paths }) =>
    paths.map(({ published: { file, page } }) => [file, page.path]),
  );
  const shared = last.keyOf([config, api, configs, script, policy, files, addresses]);
  return jobs.map((job) =>
    job.source.kind === "reference" ? last.keyOf([shared, job, sidebars[job.sidebar]]) : undefined,
  );
}

type OnBatch = (batch: Batch, facts: readonly PageFacts[]) => void;

/** Renders batches in this thread until there are no more. */
async function workHere(
  render: RenderPage,
  jobs: readonly PageJob[],
  batches: Batch[],
  onBatch: OnBatch,
): Promise<void> {
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    const facts: PageFacts[] = [];
    for (const index of batch) {
      const job = jobs[index];
      if (job) facts.push(await render(job));
    }
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
    // Not this thread's loader, which does not work in another one.
    execArgv: [],
    // Pages mostly allocate short-lived trees: room for them halves the time of garbage collection.
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
    thread.on("exit", (code) => reject(new Error(`A rendering thread ended with code ${code}.`)));
    next();
  });
}
