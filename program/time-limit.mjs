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
parentPort.on("message", ({ work, isAlone }) => {
  current = work;
  if (isAlone) clearTimeout(timer);
  if (isAlone || !timer) timer = work && setTimeout(stop, seconds * 1000);
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
    this.#post({ work, isAlone: false });
  }

  /**
   * Names the work that begins and restarts the clock. Without a name, stops the clock.
   *
   * @param {string} [work]
   */
  enterAlone(work) {
    this.#post({ work, isAlone: true });
  }

  /** Stops the clock for good. */
  end() {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {{ readonly work: string | undefined, readonly isAlone: boolean }} message */
  #post(message) {
    this.#worker ??= this.#start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(message);
  }

  #start() {
    const workerData = { seconds: this.#seconds, message: this.#message };
    // `execArgv` is emptied so that the thread does not load the TypeScript loader again.
    const worker = new Worker(watch, { eval: true, execArgv: [], workerData });
    worker.unref();
    return worker;
  }
}
