import { checkText } from "./check-text";
import type { RequestCheck } from "./types";

/** The message to a worker. */
export interface CheckJob {
  readonly text: string;
  readonly check: RequestCheck;
}

// Only a worker for a body with rules across fields has a name.
const evaluator = self.name === "" ? undefined : await import("../shared/cel");

// Runs in a separate thread, which is terminated if a pattern takes too long.
addEventListener("message", ({ data: { text, check } }: MessageEvent<CheckJob>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  postMessage(checkText(text, check, evaluator));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
postMessage("ready");
