import { utimesSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { hash } from "../../codegen/hash";
import { LastRun } from "../../codegen/last-run";
import { OutputFolder } from "../../codegen/output/output-folder";
import { tempFolder, writeFiles } from "./temp-folder";

/** Returns a folder after a run that read one file and wrote one. */
function afterRun() {
  const folder = tempFolder({ "openapi.yaml": "spec", "out/a.ts": "a" });
  const [spec, out] = [path.join(folder, "openapi.yaml"), path.join(folder, "out")];
  const source = {
    spec,
    root: undefined,
    versions: [],
    templates: [],
    workflows: "",
    hasWorkflows: false,
  };
  const made = {
    plan: { write: ["a.ts"], keep: [], remove: [] },
    files: new Map([["a.ts", "a"]]),
    operations: 1,
    warnings: [],
    inputs: [spec],
  };
  const inputs = new Map([[spec, hash("spec")]]);
  new LastRun(source, out).replace(made, inputs);
  return { folder, source, out };
}

const nothingToDo = {
  plan: { write: [], keep: ["a.ts"], remove: [] },
  files: new Map(),
  operations: 1,
  warnings: [],
};

describe("the stored result of a run", () => {
  test("is used by the next one if nothing changed", () => {
    const { source, out } = afterRun();
    const found = new LastRun(source, out).ifNothingChanged(false);
    expect(found).toEqual({ ...nothingToDo, inputs: [source.spec] });
  });

  test.each([
    ["an edited input", { "openapi.yaml": "changed" }],
    ["an edited output", { "out/a.ts": "changed" }],
  ])("is not used after %s", (_title, change) => {
    const { folder, source, out } = afterRun();
    writeFiles(folder, change);
    expect(new LastRun(source, out).ifNothingChanged(false)).toBeUndefined();
  });

  test("is used only for the same document and folder", () => {
    const { folder, source, out } = afterRun();
    const others = [
      new LastRun(source, folder),
      new LastRun({ ...source, spec: out }, out),
      new LastRun({ ...source, root: folder }, out),
    ];
    for (const other of others) expect(other.ifNothingChanged(false)).toBeUndefined();
  });

  test("is updated with new stamps of the outputs", () => {
    const { source, out } = afterRun();
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(path.join(out, "a.ts"), hourAgo, hourAgo);
    while (new OutputFolder(out).stampOf("a.ts") === undefined);
    const read = vi.spyOn(OutputFolder.prototype, "read");
    for (const times of [1, 1]) {
      expect(new LastRun(source, out).ifNothingChanged(false)).toBeDefined();
      expect(read).toHaveBeenCalledTimes(times);
    }
    read.mockRestore();
  });
});
