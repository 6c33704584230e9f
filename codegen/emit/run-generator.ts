import { serialize } from "node:v8";
import { cached } from "../disk-cache";
import { startThread } from "../threads";
import type { TypeGenerator } from "./type-generators";
import type { TypeTask } from "./type-thread";

/**
 * What a type generator writes for a document: remembered from an earlier run, else by the generator itself in a thread of its own.
 *
 * @param signal stops the thread; the promise then never settles
 * @throws Error of the generator
 */
export function runGenerator(
  generator: TypeGenerator,
  document: unknown,
  signal: AbortSignal,
): Promise<string> {
  return cached(generator, keyOf(document), () => inWorker(generator, serialize(document), signal));
}

/** All that the document says, as text: JSON, which has no way to write some numbers that YAML has. */
function keyOf(document: unknown): string {
  return JSON.stringify(document, (_key, value: unknown) =>
    typeof value === "number" && !Number.isFinite(value) ? { number: String(value) } : value,
  );
}

/**
 * How much a generator may hold: 2,000 operations in 12 MB get by with 900 MB. With less room it collects garbage sooner; without a limit,
 * the whole run exceeded two gigabytes there.
 */
function megabytesFor(bytes: number): number {
  return Math.max(900, Math.ceil((80 * bytes) / 1e6));
}

function inWorker(
  generator: TypeGenerator,
  input: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const task: TypeTask = { generator, input };
    const worker = startThread("emit/type-thread", task, {
      resourceLimits: { maxOldGenerationSizeMb: megabytesFor(input.byteLength) },
    });
    signal.addEventListener("abort", () => void worker.terminate());
    worker.on("message", resolve);
    worker.on("error", reject);
  });
}
