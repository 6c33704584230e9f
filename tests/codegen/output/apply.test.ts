import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { InputError } from "../../../codegen/errors";
import { apply, interruption, recover } from "../../../codegen/output/apply";
import {
  conflictingFiles,
  foreignFolder,
  planFor,
  withManifest,
} from "../../../codegen/output/reconcile";
import { filesIn, tempFolder, writeFiles } from "../temp-folder";

/** A file system that stops at a call, for good (`kill`) or for this call alone (`fail`). */
const disk = vi.hoisted(() => {
  const state = { calls: 0, stopAt: Infinity, isKill: false, code: "ENOSPC", only: [] as string[] };
  return state;
});

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<Readonly<Record<string, unknown>>>();
  const changing = ["mkdirSync", "renameSync", "rmSync", "rmdirSync", "writeFileSync"] as const;
  const guarded = changing.map((name) => {
    const call = fs[name] as (...args: unknown[]) => unknown;
    const guard = (...args: unknown[]) => {
      if (disk.only.length > 0 && !disk.only.includes(name)) return call(...args);
      disk.calls += 1;
      const stops = disk.isKill ? disk.calls >= disk.stopAt : disk.calls === disk.stopAt;
      if (!stops) return call(...args);
      // A write that stops has written only a part.
      if (name === "writeFileSync" && disk.calls === disk.stopAt) call(args[0], "ha");
      throw Object.assign(new Error(`${disk.code}: ${name}`), { code: disk.code, syscall: name });
    };
    return [name, guard];
  });
  return { ...fs, ...Object.fromEntries(guarded) };
});

afterEach(healthy);

function healthy() {
  Object.assign(disk, { calls: 0, stopAt: Infinity, isKill: false, code: "ENOSPC", only: [] });
}

type Files = Readonly<Record<string, string>>;

const oldFiles: Files = { "a.ts": "a", "b/c.ts": "c", "gone/d.ts": "d" };
const newFiles: Files = { "a.ts": "A", "b/c.ts": "c", "e/f.ts": "f" };
const foreign: Files = { "notes.md": "mine", "b/mine.ts": "mine", "own/deep/x.txt": "mine" };

function wanted(files: Files) {
  return withManifest(new Map(Object.entries(files)));
}

/** Makes a folder contain what a run wants, as the CLI does. */
function run(folder: string, files: Files): void {
  expect(foreignFolder(folder)).toBeUndefined();
  recover(folder);
  const all = wanted(files);
  const plan = planFor(all, folder);
  expect(conflictingFiles(plan, folder)).toEqual([]);
  apply(plan, all, folder);
}

/** Returns everything below a folder; nothing if it does not exist. */
const treeOf = (folder: string) => (existsSync(folder) ? filesIn(folder) : undefined);

/** Returns a folder `out` after a run, with files of other people in it; for `undefined`, a folder that does not exist. */
function after(old: Files | undefined): string {
  healthy();
  const folder = path.join(tempFolder(), "out");
  if (old === undefined) return folder;
  run(folder, old);
  writeFiles(folder, foreign);
  mkdirSync(path.join(folder, "empty"));
  symlinkSync("notes.md", path.join(folder, "link"));
  return folder;
}

describe.each([
  ["a later run", oldFiles],
  ["the first run", undefined],
] as const)("%s", (_title, old) => {
  const wholeRun = () => {
    const folder = after(old);
    const before = treeOf(folder);
    disk.calls = 0;
    run(folder, newFiles);
    return { before, after: treeOf(folder), calls: disk.calls };
  };

  test("everything is in place, and files of other people stay", () => {
    const whole = wholeRun();
    expect(whole.after).toMatchObject({
      ...newFiles,
      ...(old ? { ...foreign, link: "→ notes.md", "empty/": "" } : {}),
    });
    expect(whole.after?.["gone/d.ts"]).toBeUndefined();
  });

  test("a run that is killed at any call has done everything or nothing once the next run starts", () => {
    const whole = wholeRun();
    const ends = new Set<string>();
    for (let stopAt = 1; stopAt <= whole.calls; stopAt += 1) {
      const folder = after(old);
      Object.assign(disk, { calls: 0, stopAt, isKill: true, code: "KILLED" });
      problemsOf(() => run(folder, newFiles));
      healthy();
      const seen = treeOf(folder);
      const isHalf = !same(seen, whole.before) && !same(seen, whole.after);
      if (isHalf) expect(interruption(folder), `call ${stopAt}`).toHaveLength(1);
      expect(foreignFolder(folder), `call ${stopAt}`).toBeUndefined();
      recover(folder);
      const end = [whole.before, whole.after].findIndex((tree) => same(treeOf(folder), tree));
      expect(end, `call ${stopAt}`).toBeGreaterThanOrEqual(0);
      ends.add(["old", "new"][end] ?? "");
      run(folder, newFiles);
      expect(treeOf(folder), `call ${stopAt}`).toEqual(whole.after);
      expect(readdirSync(path.dirname(folder)), `call ${stopAt}`).toEqual(["out"]);
    }
    expect([...ends]).toEqual(["old", "new"]);
  });

  test("a full disk at any write is one clear problem, and nothing is changed or left behind", () => {
    const whole = wholeRun();
    const only = ["writeFileSync", "mkdirSync"];
    for (let stopAt = 1; ; stopAt += 1) {
      const folder = after(old);
      Object.assign(disk, { calls: 0, stopAt, only });
      const problems = problemsOf(() => run(folder, newFiles));
      const { calls } = disk;
      healthy();
      if (problems === undefined && calls < stopAt) break;
      expect(problems, `write ${stopAt}`).toMatchObject([
        {
          rule: "output",
          file: folder,
          message: "The output cannot be written. The disk is full.",
          remedy: "Free some space, or choose another folder with --out DIR.",
        },
      ]);
      expect(treeOf(folder), `write ${stopAt}`).toEqual(whole.before);
      expect(readdirSync(path.dirname(folder))).toEqual(old ? ["out"] : []);
    }
  });
});

/** Whether two trees are the same, apart from folders and files that a run had not put in place yet. */
function same(tree: Files | undefined, other: Files | undefined): boolean {
  const bare = (files: Files = {}) =>
    JSON.stringify(Object.entries(files).filter(([name]) => !/\.codegen-new$|\/$/.test(name)));
  return bare(tree) === bare(other);
}

function problemsOf(action: () => void) {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}

test.each([
  ["EACCES", "You do not have permission to write here."],
  ["EROFS", "This file system is read-only."],
  ["EMFILE", "Too many files are open."],
  ["EDQUOT", "Your disk quota is used up."],
])("%s is reported in plain words", (code, words) => {
  const folder = after(oldFiles);
  Object.assign(disk, { calls: 0, stopAt: 1, code, only: ["writeFileSync"] });
  const problems = problemsOf(() => run(folder, newFiles));
  expect(problems?.map(({ message }) => message)).toEqual([
    `The output cannot be written. ${words}`,
  ]);
});

test("a folder behind a symbolic link is changed in place", () => {
  const folder = after(oldFiles);
  const name = path.join(tempFolder(), "link");
  symlinkSync(folder, name);
  run(name, newFiles);
  expect(lstatSync(name).isSymbolicLink()).toBe(true);
  expect(treeOf(folder)).toMatchObject({ ...newFiles, ...foreign });
  expect(readdirSync(path.dirname(folder))).toEqual(["out"]);
});

test("a file that stays is the same file afterwards", () => {
  const folder = after(oldFiles);
  const before = ["b/c.ts", "notes.md"].map((name) => statSync(path.join(folder, name)));
  run(folder, newFiles);
  expect(["b/c.ts", "notes.md"].map((name) => statSync(path.join(folder, name)))).toMatchObject(
    before.map(({ ino, mtimeMs, mode }) => ({ ino, mtimeMs, mode })),
  );
});

test("a journal that names files outside the folder is not trusted", () => {
  const outside = tempFolder({
    "victim.ts": "v",
    "other.ts.codegen-new": "evil",
    "out/.codegen-journal": JSON.stringify({ write: ["../other.ts"], remove: ["../victim.ts"] }),
  });
  recover(path.join(outside, "out"));
  expect(Object.keys(filesIn(outside))).toEqual(["other.ts.codegen-new", "out/", "victim.ts"]);
  rmSync(outside, { recursive: true });
});

test("a process that is interrupted while it puts files in place still puts all of them in place", () => {
  const folder = path.join(tempFolder(), "out");
  const codegen = path.join(import.meta.dirname, "../../../codegen/output");
  // The first rename is that of the journal.
  const program = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    import { apply } from ${JSON.stringify(`${codegen}/apply.ts`)};
    import { planFor } from ${JSON.stringify(`${codegen}/reconcile.ts`)};
    const { renameSync } = fs;
    let calls = 0;
    fs.renameSync = (...names) => {
      calls += 1;
      if (calls > 1) process.kill(process.pid, "SIGINT");
      renameSync(...names);
    };
    syncBuiltinESMExports();
    const files = new Map([["a.ts", "a"], ["b.ts", "b"]]);
    apply(planFor(files, process.argv[1]), files, process.argv[1]);`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program, folder];
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(filesIn(folder)).toEqual({ "a.ts": "a", "b.ts": "b" });
});

test("a process that is killed at any moment leaves one of the two trees complete", async () => {
  const folder = path.join(tempFolder(), "out");
  const program = path.join(import.meta.dirname, "run-forever.ts");
  for (const wait of [1, 17, 42]) {
    const child = spawn(process.execPath, ["--import", "tsx", program, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await sleep(wait);
    child.kill("SIGKILL");
    await once(child, "close");
    recover(folder);
    const words = Object.entries(filesIn(folder))
      // The next run removes files that were not in place yet.
      .filter(([name]) => name !== "manifest.json" && !name.endsWith(".codegen-new"))
      .map(([, text]) => text.split(" ")[0]);
    expect(words).toHaveLength(300);
    expect(new Set(words).size).toBe(1);
    expect(readdirSync(path.dirname(folder))).toEqual(["out"]);
  }
});
