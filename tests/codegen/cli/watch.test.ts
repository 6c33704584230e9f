/** @module-tag long */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { folderWith, textOf } from "./run";

const cli = fileURLToPath(new URL("../../../codegen/start.mjs", import.meta.url));
const tiny = "tests/fixtures/specs/tiny.yaml";
/** The default timeout of a wait is one second. */
const patience = { timeout: 200_000 };
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill("SIGKILL");
});

/** Saves as most editors do, replacing the old file with a new one. */
function saveByRename(file: string, change: (text: string) => string): void {
  writeFileSync(`${file}.tmp`, change(readFileSync(file, "utf8")));
  renameSync(`${file}.tmp`, file);
}

test("--watch notices every save, by rename or in place, even during the first run, and added and removed versions", async () => {
  const folder = folderWith(tiny);
  const file = path.join(folder, "openapi.yaml");
  const args = ["--spec", "openapi.yaml", "--out", "out", "--watch"];
  const started = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
  });
  child = started;
  let said = "";
  started.stdout.on("data", (text: Buffer) => {
    said += text;
  });
  let complained = "";
  started.stderr.on("data", (text: Buffer) => {
    complained += text;
  });
  const title = () => {
    try {
      return /title: "(.*)"/.exec(
        readFileSync(path.join(folder, "out/navigation.ts"), "utf8"),
      )?.[1];
    } catch {
      return undefined;
    }
  };
  const rename = (text: string) => (yaml: string) => yaml.replace(/^( +title: ).*/m, `$1${text}`);
  const becomes = (text: string) => vi.waitUntil(() => title() === text, patience);

  await vi.waitUntil(() => said.includes("Watching"), patience);
  saveByRename(file, rename("During the first run"));
  await becomes("During the first run");
  saveByRename(file, rename("Second save"));
  await becomes("Second save");
  writeFileSync(file, rename("In place")(readFileSync(file, "utf8")));
  await becomes("In place");

  expect(said).toMatch(/\n\n\d\d:\d\d:\d\d\n2 operations; .*\n {2}.* written\n/);

  writeFileSync(file, "openapi: [");
  await vi.waitUntil(() => complained.includes("nothing was written"), patience);
  expect(said).not.toContain("gone");
  writeFileSync(file, rename("After a mistake")(textOf(tiny)));
  await becomes("After a mistake");
  await vi.waitUntil(() => said.endsWith("All problems in the document are fixed.\n"), patience);

  // A version, in a folder that did not exist.
  const versions = path.join(folder, "openapi.versions");
  mkdirSync(versions);
  writeFileSync(path.join(versions, "march.yaml"), textOf(tiny));
  await vi.waitUntil(() => complained.includes("no release date"), patience);
  rmSync(path.join(versions, "march.yaml"));
  const changelog = path.join(folder, "out/changelog.tsx");
  writeFileSync(path.join(versions, "2026-03-01.yaml"), textOf(tiny));
  await vi.waitUntil(() => existsSync(changelog), patience);
  rmSync(path.join(versions, "2026-03-01.yaml"));
  await vi.waitUntil(() => !existsSync(changelog), patience);
  expect(started.exitCode).toBeNull();
});
