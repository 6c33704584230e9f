import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { cached } from "../../disk-cache";
import { attempt } from "../../files";
import { format } from "../../format";
import { wholeText } from "../../hash";
import { withoutMarks } from "./generator-input";
import { escapeInvisible } from "../../invisible";
import type { TypeGenerator } from "./type-generators";
import type { TypeTask } from "./type-thread";

/** The folder of the bundle, defined by the bundler. */
declare const PROGRAM: string | undefined;

/** The work to do if no earlier run has done it. */
export interface GeneratorTask {
  /** The document for the generator. */
  readonly input: unknown;
  /** Changes the output. */
  readonly finish?: (source: string) => string;
  /** Throws an error for the author if the generator fails; errors of our own stay unchanged. */
  readonly refuse: (error: unknown) => never;
}

/**
 * Returns the formatted output of a type generator: cached from an earlier run, or else newly generated, in a separate thread for a large
 * document. It may be megabytes: formatting it for every edit of a text would take longer than everything else.
 *
 * @param madeOf everything that determines the result of the task
 * @param signal stops the thread; the promise then never settles
 * @throws the error that `refuse` makes from the generator's error
 */
export function runGenerator(
  generator: TypeGenerator,
  madeOf: unknown,
  task: () => GeneratorTask,
  signal: AbortSignal,
): Promise<string> {
  return cached(generator, wholeText(madeOf), async () => {
    if (signal.aborted) return new Promise<string>(() => {});
    const { input, finish = (source) => source, refuse } = task();
    const bytes = serialize(input);
    const write = bytes.byteLength < fewBytes ? here : inWorker;
    const source = finish(await write(generator, bytes, signal).catch(refuse));
    return format(fileNames[generator], escapeInvisible(withoutMarks(source)));
  });
}

const fileNames = { models: "types.gen.ts", paths: "schema.d.ts" };

/**
 * Returns the memory limit of a generator: 2,000 operations in 12 MB need 900 MB. With less memory, it collects garbage sooner; without a
 * limit, the whole run exceeded two gigabytes there.
 */
function megabytesFor(bytes: number): number {
  return Math.max(900, Math.ceil((80 * bytes) / 1e6));
}

/** A thread loads the generators again, which takes longer than generating from fewer bytes than this. */
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
    // Of its own, because a stopped thread does not remove its files.
    const folder = mkdtempSync(path.join(tmpdir(), "codegen-types-"));
    const worker = new Worker(start, {
      workerData: { generator, input } satisfies TypeTask,
      env: { ...process.env, TMPDIR: folder, TEMP: folder },
      // Without this thread's loader, which does not work in another thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytesFor(input.byteLength) },
    });
    signal.addEventListener("abort", () => void worker.terminate());
    worker.on("exit", () => attempt(() => rmSync(folder, { recursive: true, force: true })));
    worker.on("message", resolve);
    worker.on("error", reject);
  });
}
