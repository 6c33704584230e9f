import { parentPort, workerData } from "node:worker_threads";

import { SiteError } from "../errors";
import { createHighlight } from "../highlight";
import type { PageFacts, RenderSite } from "./page-job";
import { createPageRenderer, type RenderPage } from "./page-renderer";

/** Which pages a thread is to draw: numbers of jobs, `to` is the first that it is not to. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** What a thread answers. A mistake that the person who builds can mend goes as data: threads do not share classes. */
export type BatchResult =
  | { readonly facts: readonly PageFacts[] }
  | { readonly mistake: { readonly message: string; readonly remedy: string } };

// The thread that draws pages for `drawPages`; it ends when that one says so.
const site = workerData as RenderSite;
const renderer = createHighlight().then((highlight) => createPageRenderer(site, highlight));

parentPort?.on("message", (batch: Batch) => {
  void renderer
    .then((render) => drawBatch(render, batch))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    .then((result) => parentPort?.postMessage(result));
});

async function drawBatch(render: RenderPage, { from, to }: Batch): Promise<BatchResult> {
  const facts: PageFacts[] = [];
  try {
    for (const job of site.jobs.slice(from, to)) facts.push(await render(job));
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { mistake: { message: error.message, remedy: error.remedy } };
  }
  return { facts };
}
