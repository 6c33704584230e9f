import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import { SiteError } from "../errors";
import type { Highlight } from "../highlight";
import type { PageFacts, PageJob, RenderSite } from "./page-job";
import { createPageRenderer } from "./page-renderer";
import type { Batch, BatchResult } from "./render-thread";

/** A thread costs a second to start: fewer pages than this are drawn sooner without. */
const fewPages = 150;
/** Each thread takes some hundred megabytes. */
const mostThreads = 4;
/** Pages that a thread draws before it asks for more: neighbours share modules. */
const batchSize = 24;

/**
 * Draws all pages of a site, in several threads where that pays. Told of every page, in the order of the jobs.
 *
 * @throws {SiteError} for a guide that cannot be drawn, or a generated module that is not as codegen writes it
 */
export async function drawPages(
  site: RenderSite,
  highlight: Highlight,
  onPage: (job: PageJob, facts: PageFacts) => void,
): Promise<void> {
  const { jobs } = site;
  if (jobs.length <= fewPages) {
    const render = await createPageRenderer(site, highlight);
    for (const job of jobs) onPage(job, await render(job));
    return;
  }
  const batches = Array.from({ length: Math.ceil(jobs.length / batchSize) }, (_, index): Batch => ({
    from: index * batchSize,
    to: Math.min((index + 1) * batchSize, jobs.length),
  }));
  /** Batches that are done before one that comes earlier. */
  const early = new Map<number, readonly PageFacts[]>();
  let told = 0;
  const onBatch = ({ from }: Batch, facts: readonly PageFacts[]) => {
    early.set(from, facts);
    for (let next = early.get(told); next; next = early.get(told)) {
      early.delete(told);
      for (const each of next) {
        const job = jobs[told++];
        if (job) onPage(job, each);
      }
    }
  };
  const threads = Array.from({ length: Math.min(availableParallelism(), mostThreads) }, () =>
    startThread(site),
  );
  try {
    await Promise.all(threads.map((thread) => work(thread, batches, onBatch)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function startThread(site: RenderSite): Worker {
  return new Worker(new URL("./render-thread.mjs", import.meta.url), {
    workerData: site,
    // Not the loader of this thread, which does nothing in another one.
    execArgv: [],
    // Short-lived trees are most of what a page costs: room for them saves half the time of collecting them.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 },
  });
}

/** Gives one thread batches until there are no more. */
function work(
  thread: Worker,
  batches: Batch[],
  onBatch: (batch: Batch, facts: readonly PageFacts[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let batch: Batch | undefined;
    const next = () => {
      batch = batches.shift();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (batch) thread.postMessage(batch);
      else resolve();
    };
    thread.on("message", (result: BatchResult) => {
      if ("mistake" in result) {
        reject(new SiteError(result.mistake.message, result.mistake.remedy));
      } else {
        if (batch) onBatch(batch, result.facts);
        next();
      }
    });
    thread.on("error", reject);
    thread.on("exit", (code) => reject(new Error(`A thread that draws pages ended with ${code}.`)));
    next();
  });
}
