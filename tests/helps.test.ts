/** @module-tag long */

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  "codegen -- --help",
  "codegen -- changes --help",
  "codegen -- release --help",
  "codegen -- postman --help",
  "build -- --help",
  "dev -- --help",
  "serve -- --help",
  "mock -- --help",
  "typecheck -- --help",
])("npm run %s fits a terminal and has the form of the others", (call) => {
  const { status, stdout } = spawnSync("npm", ["run", "-s", ...call.split(" ")], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  const lines = stdout.split("\n");
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  const usage = `Usage: npm run ${call.replace(/--help$/, "")}`;
  expect(stdout).toContain(usage);
  expect(stdout).toMatch(/^ {2}--help +show this help$/m);
  expect(stdout).toMatch(/^Exit codes?: \d/m);
  const starts = lines.flatMap((line) => /^ {2}--\S+(?: [A-Z]+)? +(?=\S)/.exec(line) ?? []);
  expect(new Set(starts.map(({ length }) => length)).size).toBe(1);
});
