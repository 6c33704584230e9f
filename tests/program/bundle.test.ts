/** @module-tag long */

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import nodeModule from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { sourceFiles, sourceFolders } from "../../codegen/generator-hash.mjs";
import { codegen } from "../../codegen/program.mjs";
import { bundled, type Program } from "../../program/bundle.mjs";
import { sourceHash } from "../../program/source-hash.mjs";
import { site } from "../../src/vite/program.mjs";
import { sharedFolder, tempFolder, writeFiles } from "../codegen/temp-folder";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the modules of this project that a program consists of. */
async function modulesOf({ sources, entries }: Program): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: entries.map((name) => `${sources}/${name}.ts`),
    outdir: ".cache",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

test("a change to any module of codegen results in another version", async () => {
  const modules = await modulesOf(codegen);
  expect(modules).toContain("codegen/cli.ts");
  const isHashed = (module: string) =>
    sourceFiles.includes(module) ||
    [...sourceFolders, "program"].some((folder) => module.startsWith(`${folder}/`));
  expect(modules.filter((module) => !isHashed(module))).toEqual([]);
});

test("build and development server consist of modules that their version depends on, but of no generated ones", async () => {
  const modules = await modulesOf(site);
  expect(modules).toContain("src/vite/build.ts");
  expect(
    modules.filter((module) => !/^(src\/(?!generated\/)|program\/|vite\.config\.ts$)/.test(module)),
  ).toEqual([]);
});

test("changed, moved and new sources have another hash", () => {
  const folder = tempFolder();
  const write = (name: string, text: string) => writeFiles(folder, { [name]: text });
  const hash = () => sourceHash(folder, ["code"], ["one.ts"]);
  const files = [
    "code/a.tsx",
    "code/a.css",
    "code/a.hbs",
    "one.ts",
    "program/b.mjs",
    "package-lock.json",
  ];
  for (const name of files) write(name, "1");
  const hashes = files.map((name) => {
    write(name, "2");
    return hash();
  });
  write("code/deep/c.ts", "");
  hashes.push(hash());
  renameSync(path.join(folder, "code/deep/c.ts"), path.join(folder, "code/deep/d.ts"));
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(8);
  write("code/notes.md", "");
  symlinkSync("nowhere", path.join(folder, "code/.#a.ts"));
  expect(hash()).toBe(hashes.at(-1));
});

/** A folder with one version, shared because bundling takes seconds. */
const folder = sharedFolder();
const bundledHere = () => bundled(codegen, project, "a".repeat(64), folder);

test("a version is bundled once, even by concurrent runs", async () => {
  const [one, other] = await Promise.all([bundledHere(), bundledHere()]);
  expect(other).toBe(one);
  const { ino } = statSync(path.join(one, "cli.mjs"));
  await bundledHere();
  expect(statSync(path.join(one, "cli.mjs")).ino).toBe(ino);
  expect(path.join(folder, ...readdirSync(folder))).toBe(one);
});

test.each([
  ["was truncated", (home: string) => writeFileSync(path.join(home, "cli.mjs"), "")],
  ["lost a file", (home: string) => rmSync(path.join(home, "mock/cli.mjs"))],
])("a version that %s is bundled again", async (_title, damage) => {
  const home = await bundledHere();
  const whole = readFileSync(path.join(home, "cli.mjs"), "utf8");
  damage(home);
  expect(await bundledHere()).toBe(home);
  expect(readFileSync(path.join(home, "cli.mjs"), "utf8")).toBe(whole);
  expect(readdirSync(home)).toContain("mock");
});

test("a copy of the project has its own bundle, and creating it deletes versions older than a week", async () => {
  const one = await bundledHere();
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  mkdirSync(path.join(folder, "old"));
  utimesSync(path.join(folder, "old"), weekAgo, weekAgo);
  const other = await bundled(codegen, `${project}./`, "a".repeat(64), folder);
  expect(other).not.toBe(one);
  expect(readdirSync(folder).sort()).toEqual(
    [one, other].map((home) => path.basename(home)).sort(),
  );
});

test("a read-only folder is an error, and nothing is left behind", async () => {
  const folder = path.join(tempFolder(), "file");
  writeFileSync(folder, "");
  await expect(bundled(codegen, project, "c".repeat(64), folder)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(path.dirname(folder))).toEqual(["file"]);
});

test.skipIf(!("enableCompileCache" in nodeModule))(
  "compiled code is kept for the next run (Node 20 cannot)",
  () => {
    const folder = path.join(project, "node_modules/.cache/codegen-program");
    const kept = () => readdirSync(folder).filter((name) => name.endsWith(".compiled"));
    for (const name of kept()) rmSync(path.join(folder, name), { recursive: true, force: true });
    execFileSync(process.execPath, [path.join(project, "codegen/start.mjs"), "--help"]);
    const files = kept().map((name) => readdirSync(path.join(folder, name), { recursive: true }));
    expect(files.map(({ length }) => length > 0)).toEqual([true]);
  },
);
