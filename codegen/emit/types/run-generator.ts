import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { cached } from "../../disk-cache";
import { format } from "../../format";
import { wholeText } from "../../hash";
import { withoutMarks } from "./generator-input";
import { escapeInvisible } from "../../invisible";
import type { TypeGenerator } from "./type-generators";
import type { TypeTask } from "./type-thread";

/** The folder of the bundle, defined by the bundler. */
declare const PROGRAM: string | undefined;

/** What to do if no earlier run has done it. */
export interface GeneratorTask {
  /** The document for the generator. */
  readonly input: unknown;
  /** What changes in that which it writes. */
  readonly finish?: (source: string) => string;
  /** Throws what is to be told of an error of the generator; an error of ours stays what it is. */
  readonly refuse: (error: unknown) => never;
}

/**
 * What a type generator writes, formatted: remembered from an earlier run, else by the generator itself, for a large document in a
 * thread of its own. It may be megabytes: formatting it for every edit of a text would take longer than everything else.
 *
 * @param madeOf everything that the task is made from
 * @param signal stops the thread; the promise then never settles
 * @throws what the task makes of an error of the generator
 */
export function runGenerator(
  generator: TypeGenerator,
  madeOf: unknown,
  task: () => GeneratorTask,
  signal: AbortSignal,
): Promise<string> {
  return cached(generator, wholeText(madeOf), async () => {
    const { input, finish = (source) => source, refuse } = task();
    const bytes = serialize(input);
    const write = bytes.byteLength < fewBytes ? here : inWorker;
    const source = finish(await write(generator, bytes, signal).catch(refuse));
    return format(fileNames[generator], escapeInvisible(withoutMarks(source)));
  });
}

const fileNames = { models: "types.gen.ts", paths: "schema.d.ts" };

/**
 * How much a generator may hold: 2,000 operations in 12 MB get by with 900 MB. With less room it collects garbage sooner; without a limit,
 * the whole run exceeded two gigabytes there.
 */
function megabytesFor(bytes: number): number {
  return Math.max(900, Math.ceil((80 * bytes) / 1e6));
}

/** A thread loads the generators anew, which takes longer than what they do with fewer bytes than this. */
const fewBytes = 100_000;

async function here(generator: TypeGenerator, input: Uint8Array): Promise<string> {
  const { generators } = await import("./type-generators");
  return generators[generator](deserialize(input));
}

function inWorker(
  generator: TypeGenerator,
  input: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const start =
      typeof PROGRAM === "string"
        ? `${PROGRAM}/emit/types/type-thread.mjs`
        : new URL("./type-thread.mjs", import.meta.url);
    const worker = new Worker(start, {
      workerData: { generator, input } satisfies TypeTask,
      // Not this thread's loader, which does not work in another one.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytesFor(input.byteLength) },
    });
    signal.addEventListener("abort", () => void worker.terminate());
    worker.on("message", resolve);
    worker.on("error", reject);
  });
}
