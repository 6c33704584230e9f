/** @module-tag long */

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderWith, textOf } from "./run";

const cli = fileURLToPath(new URL("../../../codegen/start.mjs", import.meta.url));
const tiny = "tests/fixtures/specs/tiny.yaml";

/** The navigation of a tree that another document has. */
const navigation = '// Generated\nexport const navigation = {\n  spec: "other.yaml",\n};\n';

/** Returns the document with another title. */
const titled = (text: string) => textOf(tiny).replace(/^( +title: ).*/m, `$1${text}`);

/** Runs `npm run codegen -- --watch` in a folder of its own until it watches. */
async function watching(prepare?: (folder: string) => void) {
  const folder = folderWith(tiny);
  prepare?.(folder);
  const at = (name: string) => path.join(folder, name);
  const args = ["--spec", "openapi.yaml", "--out", "out", "--watch"];
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (text: Buffer) => (said[stream] += text.toString()));
  // The default timeout of a wait is one second.
  const becomes = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 200_000 });
  const isTitled = (text: string) => () =>
    existsSync(at("out/navigation.ts")) &&
    readFileSync(at("out/navigation.ts"), "utf8").includes(`title: "${text}"`);
  await becomes(() => said.stdout.includes("Watching"));
  return { at, said, becomes, isTitled };
}

test("--watch notices a save during the first run, which replaces the file as most editors do", async () => {
  const { at, becomes, isTitled } = await watching();
  writeFileSync(at("openapi.yaml.tmp"), titled("Early"));
  renameSync(at("openapi.yaml.tmp"), at("openapi.yaml"));
  await becomes(isTitled("Early"));
});

test("--watch notices saves by rename and in place after a run, and reports each run", async () => {
  const { at, said, becomes, isTitled } = await watching();
  await becomes(isTitled("Shelf"));
  writeFileSync(at("openapi.yaml.tmp"), titled("By rename"));
  renameSync(at("openapi.yaml.tmp"), at("openapi.yaml"));
  await becomes(isTitled("By rename"));
  writeFileSync(at("openapi.yaml"), titled("In place"));
  await becomes(isTitled("In place"));
  expect(said.stdout).toMatch(/\n\n\d\d:\d\d:\d\d\n2 operations; .*\n {2}.* written\n/);
});

test("--watch reports a mistake, and that it is fixed", async () => {
  const { at, said, becomes, isTitled } = await watching();
  await becomes(isTitled("Shelf"));
  writeFileSync(at("openapi.yaml"), "openapi: [");
  await becomes(() => said.stderr.includes("nothing was written"));
  expect(said.stdout).not.toContain("gone");
  writeFileSync(at("openapi.yaml"), titled("Fixed"));
  await becomes(isTitled("Fixed"));
  await becomes(() => said.stdout.endsWith("All problems in the document are fixed.\n"));
});

test("--watch does not replace the tree of another document", async () => {
  const { at, said, becomes } = await watching((folder) => {
    mkdirSync(path.join(folder, "out"));
    writeFileSync(path.join(folder, "out/navigation.ts"), navigation);
    writeFileSync(path.join(folder, "other.yaml"), textOf(tiny));
  });
  await becomes(() => said.stderr.includes("nothing was written"));
  expect(said.stderr).toContain("`openapi.yaml` would replace them.");
  expect(readFileSync(at("out/navigation.ts"), "utf8")).toBe(navigation);
});

test("--watch reports a warning once, and counts it in each run", async () => {
  const { at, said, becomes, isTitled } = await watching();
  await becomes(isTitled("Shelf"));
  const summary = /^2 operations; 1 warning; /gm;
  for (const title of ["One", "Two"]) {
    writeFileSync(at("openapi.yaml"), titled(title).replace("default: 20", "default: 200"));
    await becomes(isTitled(title));
    await becomes(() => said.stdout.match(summary)?.length === (title === "One" ? 1 : 2));
  }
  expect(said.stderr.match(/ warning /g)).toHaveLength(1);
});

test("--watch notices versions that are added and removed, in a folder that did not exist", async () => {
  const { at, said, becomes, isTitled } = await watching();
  await becomes(isTitled("Shelf"));
  mkdirSync(at("openapi.versions"));
  writeFileSync(at("openapi.versions/march.yaml"), textOf(tiny));
  await becomes(() => said.stderr.includes("no release date"));
  rmSync(at("openapi.versions/march.yaml"));
  writeFileSync(at("openapi.versions/2026-03-01.yaml"), textOf(tiny));
  await becomes(() => existsSync(at("out/changelog.tsx")));
  rmSync(at("openapi.versions/2026-03-01.yaml"));
  await becomes(() => !existsSync(at("out/changelog.tsx")));
});
