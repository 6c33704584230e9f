import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { sourceFiles, sourceFolders } from "../../codegen/generator-hash.mjs";
import { type Command, bundled } from "../../program/bundle.mjs";
import { sourceHash } from "../../program/source-hash.mjs";
import { sharedFolder, tempFolder, writeFiles } from "../codegen/temp-folder";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the modules of this project that a command consists of. */
async function modulesOf(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

test("a change to any module of codegen makes another version", async () => {
  const modules = await modulesOf("codegen/cli.ts");
  expect(modules).toContain("codegen/cli.ts");
  const isHashed = (module: string) =>
    sourceFiles.includes(module) ||
    [...sourceFolders, "program"].some((folder) => module.startsWith(`${folder}/`));
  expect(modules.filter((module) => !isHashed(module))).toEqual([]);
});

test("the build consists of modules in src, but no generated ones", async () => {
  const modules = await modulesOf("src/vite/build-cli.ts");
  expect(modules).toContain("src/vite/build.ts");
  expect(modules.filter((module) => !/^src\/(?!generated\/)/.test(module))).toEqual([]);
});

test("sources that changed, moved or are new have another hash", () => {
  const folder = tempFolder();
  const write = (name: string, text: string) => writeFiles(folder, { [name]: text });
  const hash = () => sourceHash(folder, ["code"], ["one.ts"]);
  const files = ["code/a.tsx", "one.ts", "program/b.mjs", "package-lock.json"];
  for (const name of files) write(name, "1");
  const hashes = files.map((name) => {
    write(name, "2");
    return hash();
  });
  write("code/deep/c.ts", "");
  hashes.push(hash());
  renameSync(path.join(folder, "code/deep/c.ts"), path.join(folder, "code/deep/d.ts"));
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(6);
  write("code/notes.md", "");
  expect(hash()).toBe(hashes.at(-1));
});

/** A folder with one version, shared because bundling takes seconds. */
const folder = sharedFolder();
const codegen: Command = {
  sources: "codegen",
  entries: ["cli", "emit/types/type-thread"],
  external: ["jsonc-parser", "oxfmt"],
};
const bundledHere = () => bundled(codegen, project, "a".repeat(64), folder);

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
  const other = path.dirname(await bundled(codegen, `${project}./`, "a".repeat(64), folder));
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
