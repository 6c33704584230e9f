// The beginning of a worker: JavaScript, because what lets the command run TypeScript does not reach into workers.
import { deserialize } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { generators } = await import("./type-generators.ts");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort.postMessage(await generators[workerData.generator](deserialize(workerData.input)));
