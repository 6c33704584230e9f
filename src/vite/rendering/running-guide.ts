import { TimeLimit } from "../../../program/time-limit.mjs";
import { displayPath } from "../site-options";

/** Seconds that a guide may take to render. */
const seconds = 60;

const limit = new TimeLimit(
  seconds,
  `build: {work} has not been rendered after ${seconds} s. Look for an endless loop in its expressions, or in what it imports. The old site is unchanged.`,
);

let running: string | undefined;

/** Runs the code of a guide, which may end the program or run forever. Each thread runs one guide at a time. */
export async function runGuide<T>(file: string, run: () => Promise<T>): Promise<T> {
  running = displayPath(file);
  limit.enterAlone(running);
  try {
    return await run();
  } finally {
    running = undefined;
    limit.enterAlone();
  }
}

/** Returns the guide whose code runs in this thread, as shown to the user. */
export function runningGuide(): string | undefined {
  return running;
}
