import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { makeWorkDir } from "../../src/vite/work-dir";
import { tempFolder } from "../codegen/temp-folder";

/** The id of an ended process. */
const ended = spawnSync(process.execPath, ["--version"]).pid;

test("a new folder replaces those left by killed runs, and no others", async () => {
  const dir = tempFolder();
  const own = `.dist-${process.pid}-abcdef`;
  const others = [own, `.dist-old-${ended}-abcdef`, `.dist-${ended}`, ".dist", "dist"];
  for (const name of [...others, `.dist-${ended}-abcdef`]) mkdirSync(join(dir, name));
  const made = basename(await makeWorkDir(join(dir, ".dist")));
  expect(made.startsWith(`.dist-${process.pid}-`)).toBe(true);
  expect(readdirSync(dir).sort()).toEqual([...others, made].sort());
});
