import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { sourceFiles, sourceFolders } from "../../codegen/generator-hash.mjs";
import { bundled } from "../../codegen/program.mjs";
import { tempFolder } from "./temp-folder";

const project = fileURLToPath(new URL("../../", import.meta.url));

test("a change to any module makes another version", async () => {
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
    sourceFiles.includes(module) || sourceFolders.some((folder) => module.startsWith(`${folder}/`));
  expect(modules.filter((module) => !isHashed(module))).toEqual([]);
});

/** A folder with one version, shared because bundling takes seconds. */
const folder = mkdtempSync(path.join(tmpdir(), "codegen-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bundledHere = () => bundled(project, "a".repeat(64), folder);

test("a version is bundled once, even by concurrent runs", async () => {
  const [one, other] = await Promise.all([bundledHere(), bundledHere()]);
  expect(path.basename(one)).toBe("cli.mjs");
  expect(other).toBe(one);
  const { ino } = statSync(one);
  await bundledHere();
  expect(statSync(one).ino).toBe(ino);
  expect(path.join(folder, ...readdirSync(folder), "cli.mjs")).toBe(one);
});

test.each([
  ["was cut short", (home: string) => writeFileSync(path.join(home, "cli.mjs"), "")],
  ["lost a file", (home: string) => rmSync(path.join(home, "emit/types/type-thread.mjs"))],
])("a version that %s is bundled again", async (_title, damage) => {
  const module = await bundledHere();
  const whole = readFileSync(module, "utf8");
  damage(path.dirname(module));
  expect(await bundledHere()).toBe(module);
  expect(readFileSync(module, "utf8")).toBe(whole);
  expect(readdirSync(path.dirname(module))).toContain("emit");
});

test("a copy of the project has its own bundle, and making it deletes versions older than a week", async () => {
  const one = path.dirname(await bundledHere());
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  mkdirSync(path.join(folder, "old"));
  utimesSync(path.join(folder, "old"), weekAgo, weekAgo);
  const other = path.dirname(await bundled(`${project}./`, "a".repeat(64), folder));
  expect(other).not.toBe(one);
  expect(readdirSync(folder).sort()).toEqual(
    [one, other].map((home) => path.basename(home)).sort(),
  );
});

test("a read-only folder is an error, and nothing is left behind", async () => {
  const folder = path.join(tempFolder(), "file");
  writeFileSync(folder, "");
  await expect(bundled(project, "c".repeat(64), folder)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(path.dirname(folder))).toEqual(["file"]);
});
