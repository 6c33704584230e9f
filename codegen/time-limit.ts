import { Worker } from "node:worker_threads";

/** Source of a thread: the work may block its own thread forever, so that no timer there would fire. */
const watch = `
const { writeSync } = require("node:fs");
const { parentPort, workerData } = require("node:worker_threads");
let stage = "";
parentPort.on("message", (name) => { stage = name; });
setTimeout(() => {
  writeSync(2, "codegen: stopped after " + workerData + " s, the limit for one run, in: " + stage + ".\\n" +
    "Split the document, or remove what takes so long; the previous output is unchanged.\\n");
  process.kill(process.pid, "SIGKILL");
}, workerData * 1000);
`;

/** Kills the process if a run takes too long, and says in which stage. */
export class TimeLimit {
  private worker: Worker | undefined;

  /** @param seconds how long a run may take, counted from its first stage */
  constructor(private readonly seconds: number) {}

  /** Call when a stage begins; the first call starts the clock. */
  enter(stage: string): void {
    this.worker ??= this.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.worker.postMessage(stage);
  }

  /** Stops the clock. */
  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    // `execArgv` is emptied so that the thread does not load the TypeScript loader again.
    const worker = new Worker(watch, { eval: true, execArgv: [], workerData: this.seconds });
    worker.unref();
    return worker;
  }
}
