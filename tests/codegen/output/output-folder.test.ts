import { renameSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { hash } from "../../../codegen/hash";
import { OutputFolder } from "../../../codegen/output/output-folder";
import { tempFolder, writeFiles } from "../temp-folder";

/** Creates a folder with one file that is old enough to have a stamp. */
async function folderWith(content: string) {
  const folder = tempFolder({ "a.ts": content });
  const look = () => new OutputFolder(folder);
  expect(look().stampOf("a.ts")).toBeUndefined();
  await expect.poll(() => look().stampOf("a.ts")).not.toBeUndefined();
  return { folder, look, known: { sum: hash(content), stamp: look().stampOf("a.ts") } };
}

/** Replaces the content of a file, but keeps its size and times. */
function replaceUnseen(folder: string, content: string): void {
  const file = path.join(folder, "a.ts");
  const { atime, mtime } = statSync(file);
  writeFiles(folder, { "a.ts": content });
  utimesSync(file, atime, mtime);
}

describe("a file is intact", () => {
  test("if its stamp is the same: it is not read", async () => {
    const { look, known } = await folderWith("a");
    expect(look().isIntact("a.ts", { ...known, sum: "of something else" })).toBe(true);
  });

  test("if its content is the same, even if its stamp is not", async () => {
    const { look, known } = await folderWith("a");
    expect(look().isIntact("a.ts", { ...known, stamp: "of before" })).toBe(true);
    expect(look().isIntact("a.ts", { sum: known.sum })).toBe(true);
  });

  test("but not if it has changed, even with the same size and time", async () => {
    const { folder, look, known } = await folderWith("a");
    replaceUnseen(folder, "b");
    expect(look().isIntact("a.ts", known)).toBe(false);
  });

  test("but not if it was replaced or removed", async () => {
    const { folder, look, known } = await folderWith("a");
    writeFiles(folder, { "b.ts": "b" });
    renameSync(path.join(folder, "b.ts"), path.join(folder, "a.ts"));
    expect(look().isIntact("a.ts", known)).toBe(false);
    expect(look().isIntact("gone.ts", known)).toBe(false);
  });
});

test("a stamp belongs to the content that was read, not to later content", async () => {
  const { folder, look, known } = await folderWith("a");
  const first = look();
  expect(first.read("a.ts")).toBe("a");
  writeFiles(folder, { "a.ts": "b" });
  expect(first.stampOf("a.ts")).toBe(known.stamp);
});
