import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundled } from "../../codegen/program.mjs";
import { tempFolder } from "./temp-folder";

const project = fileURLToPath(new URL("../../", import.meta.url));

test("a version is bundled once, also by two runs at a time", async () => {
  const folder = tempFolder();
  const [one, other] = await Promise.all([
    bundled(project, "a".repeat(64), folder),
    bundled(project, "a".repeat(64), folder),
  ]);
  expect(one).toBe(path.join(folder, "a".repeat(32), "cli.mjs"));
  expect(other).toBe(one);
  const { ino } = statSync(one);
  await bundled(project, "a".repeat(64), folder);
  expect(statSync(one).ino).toBe(ino);
  expect(readdirSync(folder)).toEqual(["a".repeat(32)]);
});

test("versions that nobody made for a week go when another is made", async () => {
  const folder = tempFolder();
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const name of ["old", "new"]) mkdirSync(path.join(folder, name));
  utimesSync(path.join(folder, "old"), weekAgo, weekAgo);
  await bundled(project, "b".repeat(64), folder);
  expect(readdirSync(folder)).toEqual(["b".repeat(32), "new"]);
});

test("a folder that cannot be written is an error, and leaves nothing behind", async () => {
  const folder = path.join(tempFolder(), "file");
  writeFileSync(folder, "");
  await expect(bundled(project, "c".repeat(64), folder)).rejects.toThrow(/write|directory/);
  expect(existsSync(path.join(folder, "c".repeat(32)))).toBe(false);
});
