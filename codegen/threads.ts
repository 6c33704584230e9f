import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, Worker, workerData, type WorkerOptions } from "node:worker_threads";

/** The folder of the bundle, defined by the bundler. */
declare const PROGRAM: string | undefined;

/** The entry module of a thread, relative to this folder, without extension. */
type ThreadName = "emit/types/type-thread";

/**
 * Starts a thread of this program.
 *
 * @param task plain data, passed to the thread's {@link answer}
 * @returns a worker that posts one message: the answer
 */
export function startThread(
  name: ThreadName,
  task: unknown,
  options: Pick<WorkerOptions, "resourceLimits"> = {},
): Worker {
  const isBundled = typeof PROGRAM === "string";
  const module = isBundled
    ? pathToFileURL(`${PROGRAM}/${name}.mjs`)
    : new URL(`./${name}.ts`, import.meta.url);
  // The loader that runs TypeScript in the main thread does not apply to threads.
  const start = isBundled ? fileURLToPath(module) : new URL("./source-thread.mjs", import.meta.url);
  return new Worker(start, { ...options, execArgv: [], workerData: { module: module.href, task } });
}

/** Runs `work` on the task of this thread and posts the result; called once, at the top of the thread's module. */
export async function answer<Task, Answer>(work: (task: Task) => Promise<Answer>): Promise<void> {
  const { task } = workerData as { readonly task: Task };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await work(task));
}
