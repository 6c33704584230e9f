import { checkText } from "./check-text";
import type { RequestCheck } from "./types";

/** What a thread is asked. */
export interface CheckJob {
  readonly text: string;
  readonly check: RequestCheck;
}

// In a thread of its own, which is ended if a pattern takes too long.
addEventListener("message", ({ data: { text, check } }: MessageEvent<CheckJob>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  postMessage(checkText(text, check));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
postMessage("ready");
