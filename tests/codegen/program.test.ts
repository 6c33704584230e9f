import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { sourceFolders } from "../../codegen/generator-hash.mjs";
import { bundled } from "../../codegen/program.mjs";
import { tempFolder } from "./temp-folder";

const project = fileURLToPath(new URL("../../", import.meta.url));

test("a change of any module makes another version", async () => {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ["codegen/cli.ts"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
  });
  const modules = Object.keys(metafile.inputs);
  expect(modules).toContain("codegen/cli.ts");
  const isHashed = (module: string) =>
    sourceFolders.some((folder) => module.startsWith(`${folder}/`));
  expect(modules.filter((module) => !isHashed(module))).toEqual([]);
});

test("a version is bundled once, also by two runs at a time", async () => {
  const folder = tempFolder();
  const [one, other] = await Promise.all([
    bundled(project, "a".repeat(64), folder),
    bundled(project, "a".repeat(64), folder),
  ]);
  expect(path.basename(one)).toBe("cli.mjs");
  expect(other).toBe(one);
  const { ino } = statSync(one);
  await bundled(project, "a".repeat(64), folder);
  expect(statSync(one).ino).toBe(ino);
  expect(path.join(folder, ...readdirSync(folder), "cli.mjs")).toBe(one);
});

test.each([
  ["was cut short", (home: string) => writeFileSync(path.join(home, "cli.mjs"), "")],
  ["lost a file", (home: string) => rmSync(path.join(home, "emit/types/type-thread.mjs"))],
  ["lost its beginning", (home: string) => rmSync(path.join(home, "cli.mjs"))],
])("a version that %s is made again", async (_title, damage) => {
  const folder = tempFolder();
  const module = await bundled(project, "a".repeat(64), folder);
  const whole = readFileSync(module, "utf8");
  damage(path.dirname(module));
  expect(await bundled(project, "a".repeat(64), folder)).toBe(module);
  expect(readFileSync(module, "utf8")).toBe(whole);
  expect(readdirSync(path.dirname(module))).toContain("emit");
});

test("a copy of the project has a program of its own", async () => {
  const folder = tempFolder();
  const one = await bundled(project, "a".repeat(64), folder);
  const other = await bundled(`${project}./`, "a".repeat(64), folder);
  expect(path.dirname(other)).not.toBe(path.dirname(one));
});

test("versions that nobody made for a week go when another is made", async () => {
  const folder = tempFolder();
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const name of ["old", "new"]) mkdirSync(path.join(folder, name));
  utimesSync(path.join(folder, "old"), weekAgo, weekAgo);
  const module = await bundled(project, "b".repeat(64), folder);
  expect(readdirSync(folder).sort()).toEqual([path.basename(path.dirname(module)), "new"].sort());
});

test("a folder that cannot be written is an error, and leaves nothing behind", async () => {
  const folder = path.join(tempFolder(), "file");
  writeFileSync(folder, "");
  await expect(bundled(project, "c".repeat(64), folder)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(path.dirname(folder))).toEqual(["file"]);
});
