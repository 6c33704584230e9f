import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { apply } from "../../../codegen/output/apply";
import {
  fileInTheWay,
  conflictingFiles,
  linksOut,
  planFor,
  withManifest,
} from "../../../codegen/output/reconcile";
import { engineVersion } from "../../../program/folders.mjs";
import { filesIn, tempFolder, writeFiles } from "../temp-folder";

type Files = Readonly<Record<string, string>>;

/** Makes a folder contain what a run wants, as the CLI does. */
function reconcile(folder: string, wanted: Files) {
  const files = withManifest(new Map(Object.entries(wanted)));
  const plan = planFor(files, folder);
  const problems = conflictingFiles(plan, folder);
  if (problems.length === 0) apply(plan, files, folder);
  return { plan, problems };
}

function manifest(...files: readonly string[]): string {
  return `${JSON.stringify({ engine: engineVersion(), files }, null, 2)}\n`;
}

const ours = "// Generated from a.yaml.\n";

describe("a run", () => {
  test("writes everything into a folder that does not exist", () => {
    const folder = path.join(tempFolder(), "deep/out");
    const { plan } = reconcile(folder, { "a.ts": "a", "b/c.ts": "c" });
    expect(plan).toEqual({ write: ["a.ts", "b/c.ts", "manifest.json"], keep: [], remove: [] });
    expect(filesIn(folder)).toEqual({
      "a.ts": "a",
      "b/c.ts": "c",
      "manifest.json": manifest("a.ts", "b/c.ts", "manifest.json"),
    });
  });

  test("writes changed files, keeps the rest, removes old files and the folders that this empties", () => {
    const folder = tempFolder();
    reconcile(folder, { "a.ts": "a", "b.ts": "b", "c/d.ts": "d" });
    const { plan } = reconcile(folder, { "a.ts": "a", "b.ts": "new" });
    expect(plan).toEqual({
      write: ["b.ts", "manifest.json"],
      keep: ["a.ts"],
      remove: ["c/d.ts"],
    });
    expect(filesIn(folder)).toEqual({
      "a.ts": "a",
      "b.ts": "new",
      "manifest.json": manifest("a.ts", "b.ts", "manifest.json"),
    });
  });

  test("with nothing to do does nothing", () => {
    const folder = tempFolder();
    reconcile(folder, { "a.ts": "a" });
    expect(reconcile(folder, { "a.ts": "a" }).plan).toEqual({
      write: [],
      keep: ["a.ts", "manifest.json"],
      remove: [],
    });
  });

  test("never removes a file that someone added, nor its folder", () => {
    const folder = tempFolder();
    reconcile(folder, { "a/b.ts": "b" });
    writeFiles(folder, { "a/mine.ts": "mine", "notes.md": "mine" });
    reconcile(folder, { "c.ts": "c" });
    expect(Object.keys(filesIn(folder))).toEqual([
      "a/mine.ts",
      "c.ts",
      "manifest.json",
      "notes.md",
    ]);
  });

  test("restores what someone removed or changed", () => {
    const folder = tempFolder();
    reconcile(folder, { "a.ts": "a", "b.ts": "b" });
    writeFiles(folder, { "a.ts": "changed" });
    expect(reconcile(folder, { "a.ts": "a", "b.ts": "b" }).plan.write).toEqual(["a.ts"]);
  });
});

describe("a file in the way", () => {
  test("is reported by name, and nothing is written", () => {
    const folder = tempFolder({ "a.ts": "mine" });
    const { problems } = reconcile(folder, { "a.ts": "a", "b.ts": "b" });
    expect(problems).toMatchObject([
      { rule: "output", severity: "error", file: path.join(folder, "a.ts") },
    ]);
    expect(filesIn(folder)).toEqual({ "a.ts": "mine" });
  });

  test("may be a folder", () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, "b.ts"));
    const { problems } = reconcile(folder, { "a.ts": "a", "b.ts": "b" });
    expect(problems.map(({ file }) => file)).toEqual([path.join(folder, "b.ts")]);
    expect(filesIn(folder)).toEqual({ "b.ts/": "" });
  });

  test("is replaced if it begins like a generated one, because the manifest was lost", () => {
    const folder = tempFolder({ "a.ts": `${ours}old` });
    expect(reconcile(folder, { "a.ts": `${ours}new` }).problems).toEqual([]);
    expect(filesIn(folder)["a.ts"]).toBe(`${ours}new`);
  });
});

describe("a manifest", () => {
  test.each(["../victim.ts", "x/../../victim.ts", "/etc/hostname", "..\\victim.ts", ".", "sub"])(
    "that names %j is not trusted",
    (name) => {
      const outside = tempFolder();
      const folder = path.join(outside, "out");
      writeFiles(outside, { "victim.ts": "v", "out/sub/mine.ts": "mine" });
      writeFiles(folder, { "manifest.json": manifest(name), "..\\victim.ts": "mine" });
      expect(reconcile(folder, {}).plan.remove).toEqual([]);
      expect(Object.keys(filesIn(outside))).toEqual([
        "out/..\\victim.ts",
        "out/manifest.json",
        "out/sub/mine.ts",
        "victim.ts",
      ]);
    },
  );

  test.each(["", "no JSON", "null", "[]", '{"files": "a.ts"}', '{"files": [1, null]}'])(
    "with the content %j names nothing",
    (content) => {
      const folder = tempFolder({ "manifest.json": content, "a.ts": "mine" });
      expect(planFor(withManifest(new Map()), folder).remove).toEqual([]);
    },
  );
});

describe("a failed write", () => {
  // A file in place of a folder fails for root too, unlike a read-only folder.
  test("leaves everything as it was", () => {
    const folder = tempFolder();
    reconcile(folder, { "a.ts": "a", "b.ts": "b" });
    writeFiles(folder, { blocked: "mine" });
    const before = filesIn(folder);
    expect(() =>
      reconcile(folder, { "a.ts": "new", "new/c.ts": "c", "blocked/d.ts": "d" }),
    ).toThrow(/^The output cannot be written\. (A file, or a link|ENOTDIR)/);
    expect(filesIn(folder)).toEqual(before);
  });
});

describe("what an earlier run left behind", () => {
  const left: Files = {
    "api/a.tsx": `${ours}a`,
    // Generated on another branch, which took its manifest along.
    "api/orphan.tsx": `${ours}o`,
    // Left by a run that was killed before it could put the file in place.
    "api/a.tsx.codegen-new": "half",
    "api/mine.tsx": "// Written by hand.",
    "elsewhere/copy.tsx": `${ours}kept: not a folder of the output`,
    "manifest.json": manifest("api/a.tsx", "manifest.json"),
  };

  test("is removed, and nothing else is", () => {
    const folder = tempFolder(left);
    const { plan } = reconcile(folder, { "api/a.tsx": `${ours}a` });
    expect(plan.remove).toEqual(["api/a.tsx.codegen-new", "api/orphan.tsx"]);
    expect(Object.keys(filesIn(folder))).toEqual([
      "api/a.tsx",
      "api/mine.tsx",
      "elsewhere/copy.tsx",
      "manifest.json",
    ]);
  });
});

test("a file in place of a folder or of its parent is found", () => {
  const folder = tempFolder({ file: "", "sub/file": "" });
  const told = (name: string) => fileInTheWay(path.join(folder, name))?.file;
  expect(["file", "file/a/b", "sub", "new/a"].map(told)).toEqual([
    path.join(folder, "file"),
    path.join(folder, "file"),
    undefined,
    undefined,
  ]);
});

test("a folder of the output that is a link is refused, and a link to the output itself is not", () => {
  const folder = tempFolder({ "out/sub/a": "", "elsewhere/b": "" });
  const at = (name: string) => path.join(folder, name);
  symlinkSync(at("elsewhere"), at("out/api"));
  symlinkSync(at("out"), at("linked"));
  const plan = { write: ["a", "sub/a", "api/b", "new/c"], keep: [], remove: [] };
  expect(linksOut(plan, at("linked")).map(({ file }) => file)).toEqual([at("linked/api")]);
  expect(linksOut({ write: [], keep: ["api/b"], remove: [] }, at("out"))).toEqual([]);
});

test("a link that leads nowhere cannot be the output", () => {
  const folder = tempFolder({ a: "" });
  symlinkSync("nowhere", path.join(folder, "out"));
  expect(() => reconcile(path.join(folder, "out"), { a: "1" })).toThrow(
    "The output cannot be written. A file, or a link that leads nowhere, is where a folder should be.",
  );
});
