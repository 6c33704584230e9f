/** @module-tag long */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const module = fileURLToPath(new URL("../../program/time-limit.mjs", import.meta.url));

/** Runs a program that can use {@link module}. */
function run(program: string) {
  const source = `
    import { setTimeout as wait } from "node:timers/promises";
    import { TimeLimit } from ${JSON.stringify(module)};
    const limit = new TimeLimit(1, "Stopped in: {work}.");
    ${program}`;
  const args = ["--input-type=module", "--eval", source];
  return spawnSync(process.execPath, args, { encoding: "utf8", timeout: 200_000 });
}

test.each([
  ["in a run of several pieces", 'limit.enter("Reading"); limit.enter("Writing"); for (;;);'],
  [
    "alone",
    'limit.enterAlone("Reading"); await wait(700); limit.enterAlone("Writing"); await wait(700); for (;;);',
  ],
])("endless work is stopped and named, %s", (_, program) => {
  const { signal, stderr } = run(program);
  expect({ signal, stderr }).toEqual({ signal: "SIGKILL", stderr: "Stopped in: Writing.\n" });
});

test.each([
  ["whole", 'limit.enter("Reading"); limit.end(); await wait(1500);'],
  ["in pieces", 'for (const n of "abc") { limit.enterAlone(n); await wait(400); }'],
  [
    "and is followed by something else",
    'limit.enterAlone("a"); limit.enterAlone(); await wait(1500);',
  ],
])("work that finishes in time is not affected, %s", (_, program) => {
  const { status, stderr } = run(program);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
