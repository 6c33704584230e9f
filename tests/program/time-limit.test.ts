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

test("endless work is stopped and named", () => {
  const { signal, stderr } = run('limit.enter("Reading"); limit.enter("Writing"); for (;;);');
  expect({ signal, stderr }).toEqual({ signal: "SIGKILL", stderr: "Stopped in: Writing.\n" });
});

test("work that finishes in time is not affected", () => {
  const { status, stderr } = run('limit.enter("Reading"); limit.end(); await wait(1500);');
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
