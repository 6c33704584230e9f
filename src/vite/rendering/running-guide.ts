import { TimeLimit } from "../../../program/time-limit.mjs";
import { displayPath } from "../site-options";

/** Seconds that a guide may take to render. */
const seconds = 60;

const limit = new TimeLimit(
  seconds,
  `build: {work} has not been rendered after ${seconds} s. Look for a loop without an end in its expressions, or in what it imports. The old site is unchanged.`,
);

let running: string | undefined;

/** Notes whose code runs from now on in this thread: a guide may end the program, or never end. Without a file, the code is the build's own. */
export function runGuide(file?: string): void {
  running = file && displayPath(file);
  limit.enterAlone(running);
}

/** Returns the guide whose code runs in this thread, as shown to the user. */
export function runningGuide(): string | undefined {
  return running;
}
