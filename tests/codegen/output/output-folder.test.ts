import { renameSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { hash } from "../../../codegen/hash";
import { OutputFolder } from "../../../codegen/output/output-folder";
import { tempFolder, writeFiles } from "../temp-folder";

/** A folder with one file that is old enough to have a stamp. */
async function folderWith(content: string) {
  const folder = tempFolder({ "a.ts": content });
  const look = () => new OutputFolder(folder);
  expect(look().stampOf("a.ts")).toBeUndefined();
  await expect.poll(() => look().stampOf("a.ts")).not.toBeUndefined();
  return { folder, look, known: { sum: hash(content), stamp: look().stampOf("a.ts") } };
}

/** Gives a file other content, but the size and the times that it had. */
function replaceUnseen(folder: string, content: string): void {
  const file = path.join(folder, "a.ts");
  const { atime, mtime } = statSync(file);
  writeFiles(folder, { "a.ts": content });
  utimesSync(file, atime, mtime);
}

describe("a file is intact", () => {
  test("by its stamp: it is not read", async () => {
    const { look, known } = await folderWith("a");
    expect(look().isIntact("a.ts", { ...known, sum: "of something else" })).toBe(true);
  });

  test("by its content, when its stamp is another", async () => {
    const { look, known } = await folderWith("a");
    expect(look().isIntact("a.ts", { ...known, stamp: "of before" })).toBe(true);
    expect(look().isIntact("a.ts", { sum: known.sum })).toBe(true);
  });

  test("not when it has changed, whatever its size and its time say", async () => {
    const { folder, look, known } = await folderWith("a");
    replaceUnseen(folder, "b");
    expect(look().isIntact("a.ts", known)).toBe(false);
  });

  test("not when another file has taken its place, or none", async () => {
    const { folder, look, known } = await folderWith("a");
    writeFiles(folder, { "b.ts": "b" });
    renameSync(path.join(folder, "b.ts"), path.join(folder, "a.ts"));
    expect(look().isIntact("a.ts", known)).toBe(false);
    expect(look().isIntact("gone.ts", known)).toBe(false);
  });
});

test("a stamp is that of the content that was read, not of one that came later", async () => {
  const { folder, look, known } = await folderWith("a");
  const first = look();
  expect(first.read("a.ts")).toBe("a");
  writeFiles(folder, { "a.ts": "b" });
  expect(first.stampOf("a.ts")).toBe(known.stamp);
});
