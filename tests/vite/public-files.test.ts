import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { copyPublic, replacedFiles } from "../../src/vite/public-files";
import { contentsOf } from "./contents-of";
import { tempFolder, writeFiles } from "../codegen/temp-folder";

/** Creates a folder of files that a site copies unchanged, and one for the site. */
function given(files: Readonly<Record<string, string>>) {
  const folder = tempFolder({ "public/.keep": "", ...files });
  return { from: path.join(folder, "public"), outDir: path.join(folder, "site") };
}

test("files are copied unchanged, and the folder may be missing", async () => {
  const { from, outDir } = given({ "public/icons/a.svg": "<svg/>" });
  await copyPublic(["auth/index.html"], outDir, from);
  expect(contentsOf(outDir)).toEqual(contentsOf(from));
  await copyPublic([], outDir, path.join(from, "missing"));
  expect(await replacedFiles(outDir, from)).toEqual([]);
});

test("a file that the site replaces is reported", async () => {
  const { from, outDir } = given({ "public/auth.md": "own", "public/robots.txt": "own" });
  await copyPublic(["auth/index.html"], outDir, from);
  writeFiles(outDir, { "auth.md": "of the page" });
  expect(await replacedFiles(outDir, from)).toMatchObject([
    {
      message: `${path.join(from, "auth.md")} is not published: the site writes its own`,
      remedy: "Rename or remove it.",
    },
  ]);
});

test("a file where the site has a folder is rejected", async () => {
  const { from, outDir } = given({ "public/api": "" });
  await expect(copyPublic(["api/a/index.html"], outDir, from)).rejects.toThrow(
    `${path.join(from, "api")} is a file where the site has a folder`,
  );
});

test("a broken link is rejected", async () => {
  const { from, outDir } = given({});
  symlinkSync(path.join(from, "missing"), path.join(from, "link"));
  await expect(copyPublic([], outDir, from)).rejects.toThrow(
    `${path.join(from, "link")} cannot be read`,
  );
});
