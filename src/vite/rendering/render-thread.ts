import { parentPort, workerData } from "node:worker_threads";

import { grammarsOf } from "../added-languages/table";
import { SiteError } from "../errors";
import { createHighlight } from "../highlight";
import {
  createPageRenderer,
  type PageFacts,
  type RenderPage,
  type RenderSite,
} from "./page-renderer";

/** Numbers of pages, for a thread to render. */
export type Batch = readonly number[];

/** Result of a thread. A {@link SiteError} is sent as data, because threads do not share classes. */
export type BatchResult =
  | { readonly facts: readonly PageFacts[] }
  | { readonly error: { readonly message: string; readonly remedy: string } };

// Runs in the threads of `renderPages`, which terminates them.
const site = workerData as RenderSite;
const renderer = createHighlight().then(async (highlight) => {
  await highlight.load(grammarsOf(site.model.api.languages, site.model.config.samples));
  return createPageRenderer(site, highlight);
});

parentPort?.on("message", (batch: Batch) => {
  void renderer
    .then((render) => renderBatch(render, batch))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    .then((result) => parentPort?.postMessage(result));
});

async function renderBatch(render: RenderPage, batch: Batch): Promise<BatchResult> {
  const facts: PageFacts[] = [];
  try {
    for (const index of batch) facts.push(await render(index));
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { error: { message: error.message, remedy: error.remedy } };
  }
  return { facts };
}
