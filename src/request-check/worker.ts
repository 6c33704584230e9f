import { checkText } from "./check-text";
import type { RequestCheck } from "./types";

/** The message to a worker. */
export interface CheckJob {
  readonly text: string;
  readonly check: RequestCheck;
}

// Runs in a separate thread, which is terminated if a pattern takes too long.
addEventListener("message", ({ data: { text, check } }: MessageEvent<CheckJob>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  postMessage(checkText(text, check));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
postMessage("ready");
