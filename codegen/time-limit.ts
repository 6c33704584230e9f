import { Worker } from "node:worker_threads";

/** Runs beside the work, which may keep its own thread busy without end; plain JavaScript, since it is loaded as it stands. */
const watch = `
const { writeSync } = require("node:fs");
const { parentPort, workerData } = require("node:worker_threads");
let stage = "";
parentPort.on("message", (name) => { stage = name; });
setTimeout(() => {
  writeSync(2, "codegen: ended after " + workerData + " s, the bound for one run, in: " + stage + ".\\n" +
    "Split the document, or leave out what takes so long; the previous output is still there.\\n");
  process.kill(process.pid, "SIGKILL");
}, workerData * 1000);
`;

/** Ends the process when the work of a run takes too long, and says in which stage. */
export class TimeLimit {
  private worker: Worker | undefined;

  /** @param seconds how long the work may take, counted from its first stage */
  constructor(private readonly seconds: number) {}

  /** Tells that a stage begins. A run without one has nothing to do, and is not watched. */
  enter(stage: string): void {
    this.worker ??= this.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.worker.postMessage(stage);
  }

  /** Tells that the work has ended. */
  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    // Without the loader of TypeScript, which a thread would load again.
    const worker = new Worker(watch, { eval: true, execArgv: [], workerData: this.seconds });
    worker.unref();
    return worker;
  }
}
