import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const module = fileURLToPath(new URL("../../codegen/time-limit.ts", import.meta.url));

/** Runs a program that can use {@link module}. */
function run(program: string) {
  const source = `import { TimeLimit } from ${JSON.stringify(module)};\n${program}`;
  const args = ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", source];
  return spawnSync(process.execPath, args, { encoding: "utf8", timeout: 200_000 });
}

test("endless work is stopped, and its stage is named", () => {
  const { signal, stderr } = run(
    'const limit = new TimeLimit(0.5); limit.enter("Reading"); limit.enter("Writing models"); for (;;);',
  );
  expect(signal).toBe("SIGKILL");
  expect(stderr).toContain(
    "codegen: stopped after 0.5 s, the limit for one run, in: Writing models.",
  );
});

test("work that finishes in time is not affected", () => {
  const { status, stderr } = run(
    'const limit = new TimeLimit(0.5); limit.enter("Reading"); limit.end(); setTimeout(() => {}, 900);',
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
