import { deserialize } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { generators, type TypeGenerator } from "./type-generators";

/** The input of a type generator. */
export interface TypeTask {
  readonly generator: TypeGenerator;
  /** The document, as `serialize` of `node:v8` writes it. */
  readonly input: Uint8Array;
}

const { generator, input } = workerData as TypeTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await generators[generator](deserialize(input)));
