import { utimesSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { hash } from "../../../codegen/hash";
import { isCurrent, recall, remember, restamped, type Memory } from "../../../codegen/output/cache";
import { OutputFolder } from "../../../codegen/output/output-folder";
import { tempFolder, writeFiles } from "../temp-folder";

/** A folder after a run that read one file and wrote one. */
function afterRun() {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": "spec", "out/a.ts": "a" });
  const memory: Memory = {
    inputs: { [path.join(folder, "openapi.yaml")]: hash("spec") },
    places: {},
    outputs: { "a.ts": { raw: hash("raw"), sum: hash("a") } },
    operations: 1,
    warnings: [],
  };
  const out = path.join(folder, "out");
  return { folder, memory, out, look: () => new OutputFolder(out) };
}

describe("isCurrent", () => {
  test("nothing changed", () => {
    const { memory, look } = afterRun();
    expect(isCurrent(memory, look())).toBe(true);
  });

  test.each([
    ["an edited input", { "openapi.yaml": "changed" }],
    ["an edited output", { "out/a.ts": "changed" }],
  ])("%s", (_title, change) => {
    const { folder, memory, look } = afterRun();
    writeFiles(folder, change);
    expect(isCurrent(memory, look())).toBe(false);
  });

  test("a missing input or output", () => {
    const { folder, memory, look } = afterRun();
    const elsewhere = new OutputFolder(path.join(folder, "elsewhere"));
    expect(isCurrent(memory, elsewhere)).toBe(false);
    const inputs = { [path.join(folder, "gone")]: "" };
    expect(isCurrent({ ...memory, inputs }, look())).toBe(false);
  });
});

describe("recall", () => {
  test("gives back what was remembered for this document and this folder alone", () => {
    const { folder, memory, out } = afterRun();
    const source = {
      spec: path.join(folder, "openapi.yaml"),
      root: undefined,
      versions: [],
      workflows: "",
    };
    remember(source, out, memory);
    expect(recall(source, out)).toEqual(memory);
    expect(recall(source, folder)).toBeUndefined();
    expect(recall({ ...source, spec: out }, out)).toBeUndefined();
    expect(recall({ ...source, root: folder }, out)).toBeUndefined();
  });
});

test("a memory learns the stamps of outputs that lie there anew, once", () => {
  const { memory, out, look } = afterRun();
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(path.join(out, "a.ts"), hourAgo, hourAgo);
  while (look().stampOf("a.ts") === undefined);
  const known = restamped(memory, look());
  expect(known?.outputs["a.ts"]).toEqual({
    ...memory.outputs["a.ts"],
    stamp: look().stampOf("a.ts"),
  });
  expect(known && restamped(known, look())).toBeUndefined();
});
