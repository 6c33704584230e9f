import { trustedScriptUrl } from "../trusted-types";
import type { CheckResult, RequestCheck } from "./types";
import type { CheckJob } from "./worker";
// oxlint-disable-next-line import/default -- Vite makes the export
import workerUrl from "./worker?worker&url";

/** Time limit, because a pattern such as `^(a+)+$` takes hours for forty letters, and so may a rule across fields for a long list. */
const maxMilliseconds = 2000;

/** Maximum length of texts to check, in UTF-16 code units. */
export const maxLength = 500_000;

/**
 * Checks a text in a worker, without rules across fields if they take too long. Returns `undefined` if that fails, takes too long, or is
 * stopped with the signal.
 */
export async function runCheck(
  text: string,
  check: RequestCheck,
  signal: AbortSignal,
): Promise<CheckResult | undefined> {
  const result = await inWorker(text, check, signal);
  if (result || signal.aborted || !check.hasValidations) return result;
  const rest = await inWorker(text, { ...check, hasValidations: false }, signal);
  return rest?.kind === "checked" ? { ...rest, isWithoutRules: true } : rest;
}

function inWorker(
  text: string,
  check: RequestCheck,
  signal: AbortSignal,
): Promise<CheckResult | undefined> {
  const name = check.hasValidations ? "validations" : "";
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module", name });
  return new Promise<CheckResult | undefined>((resolve) => {
    const giveUp = () => resolve(undefined);
    signal.addEventListener("abort", giveUp);
    worker.addEventListener("error", giveUp);
    // The time limit starts once the worker is loaded.
    worker.addEventListener("message", ({ data }: MessageEvent<CheckResult | "ready">) => {
      if (data !== "ready") return resolve(data);
      setTimeout(giveUp, maxMilliseconds);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ text, check } satisfies CheckJob);
    });
  }).finally(() => worker.terminate());
}
