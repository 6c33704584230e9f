// @ts-check
import { Worker } from "node:worker_threads";

/** Source of a thread. The work may block its own thread forever, so no timer there would fire. */
const watch = `
const { writeSync } = require("node:fs");
const { parentPort, workerData: { seconds, message } } = require("node:worker_threads");
let current = "";
let timer;
const stop = () => {
  writeSync(2, message.replace("{work}", () => current) + "\\n");
  process.kill(process.pid, "SIGKILL");
};
parentPort.on("message", (work) => {
  current = work;
  timer ??= setTimeout(stop, seconds * 1000);
});
`;

/** Kills the process if some work takes too long, and prints which. */
export class TimeLimit {
  /** @type {Worker | undefined} */
  #worker;
  #seconds;
  #message;

  /**
   * @param {number} seconds time limit
   * @param {string} message printed when time is up; `{work}` stands for the last named work
   */
  constructor(seconds, message) {
    this.#seconds = seconds;
    this.#message = message;
  }

  /**
   * Names the work that begins. The first call starts the clock.
   *
   * @param {string} work
   */
  enter(work) {
    this.#worker ??= this.#start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(work);
  }

  /** Stops the clock for good. */
  end() {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start() {
    const workerData = { seconds: this.#seconds, message: this.#message };
    // `execArgv` is emptied so that the thread does not load the TypeScript loader again.
    const worker = new Worker(watch, { eval: true, execArgv: [], workerData });
    worker.unref();
    return worker;
  }
}
