import path from "node:path";
import { describe, expect, test } from "vitest";
import { hash } from "../../../codegen/hash";
import { isCurrent, recall, remember, type Memory } from "../../../codegen/output/cache";
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
  return { folder, memory, out };
}

describe("isCurrent", () => {
  test("nothing changed", () => {
    const { memory, out } = afterRun();
    expect(isCurrent(memory, out)).toBe(true);
  });

  test.each([
    ["an edited input", { "openapi.yaml": "changed" }],
    ["an edited output", { "out/a.ts": "changed" }],
  ])("%s", (_title, change) => {
    const { folder, memory, out } = afterRun();
    writeFiles(folder, change);
    expect(isCurrent(memory, out)).toBe(false);
  });

  test("a missing input or output", () => {
    const { folder, memory, out } = afterRun();
    expect(isCurrent(memory, path.join(folder, "elsewhere"))).toBe(false);
    const inputs = { [path.join(folder, "gone")]: "" };
    expect(isCurrent({ ...memory, inputs }, out)).toBe(false);
  });
});

describe("recall", () => {
  test("gives back what was remembered for this document and this folder alone", () => {
    const { folder, memory, out } = afterRun();
    const source = { spec: path.join(folder, "openapi.yaml"), root: undefined };
    remember(source, out, memory);
    expect(recall(source, out)).toEqual(memory);
    expect(recall(source, folder)).toBeUndefined();
    expect(recall({ ...source, spec: out }, out)).toBeUndefined();
    expect(recall({ ...source, root: folder }, out)).toBeUndefined();
  });
});
