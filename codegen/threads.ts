import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, Worker, workerData, type WorkerOptions } from "node:worker_threads";

/** Put in by what bundles this module: the folder of the bundle. */
declare const PROGRAM: string | undefined;

/** What threads run: a module of this folder, without its extension. */
type ThreadName = "emit/types/type-thread";

/**
 * Starts a thread of this program.
 *
 * @param task what {@link answer} gives to its work; plain data
 * @returns it tells one message, the answer
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
  // What lets the main thread run TypeScript does not reach into threads.
  const start = isBundled ? fileURLToPath(module) : new URL("./source-thread.mjs", import.meta.url);
  return new Worker(start, { ...options, execArgv: [], workerData: { module: module.href, task } });
}

/** The work of a thread: called once, at the top of its module. */
export async function answer<Task, Answer>(work: (task: Task) => Promise<Answer>): Promise<void> {
  const { task } = workerData as { readonly task: Task };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await work(task));
}
