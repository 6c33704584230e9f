import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../../codegen/generate";
import { unreadWorkflows } from "../../../codegen/workflows/workflows-beside";
import { tempFolder, writeFiles } from "../temp-folder";

test.each([
  { name: "the document's own", files: ["api.yaml", "api.arazzo.yaml"], want: [] },
  { name: "another document's", files: ["api.yaml", "pets.json", "pets.arazzo.yaml"], want: [] },
  { name: "another ending", files: ["api.yaml", "api.arazzo.yml"], want: ["api.arazzo.yml"] },
  { name: "another name", files: ["api.yaml", "flows.arazzo.yaml"], want: ["flows.arazzo.yaml"] },
  { name: "JSON", files: ["api.yaml", "api.arazzo.json"], want: ["api.arazzo.json"] },
  { name: "no workflows", files: ["api.yaml", "arazzo.yaml", "api.arazzo.yaml.bak"], want: [] },
])("workflow files that are not read are reported: $name", ({ files, want }) => {
  const folder = tempFolder(Object.fromEntries(files.map((name) => [name, ""])));
  const found = unreadWorkflows(path.join(folder, "api.yaml"));
  expect(found.map(({ file }) => path.relative(folder, file))).toEqual(want);
  for (const { severity, remedy } of found) {
    expect(severity).toBe("warning");
    expect(remedy).toBe("Name the file api.arazzo.yaml, or pass it with --workflows.");
  }
});

test("a run reports them, unless the command line names a file", async () => {
  const folder = tempFolder();
  const library = readFileSync("tests/fixtures/workflows/library.yaml", "utf8");
  const arazzo = readFileSync("tests/fixtures/workflows/library.arazzo.yaml", "utf8");
  writeFiles(folder, { "library.yaml": library, "library.arazzo.yml": arazzo });
  const at = (name: string) => path.join(folder, name);
  const warned = async (workflows?: string) => {
    const options = { spec: at("library.yaml"), out: at("out"), check: false, progress: () => {} };
    const { warnings } = await generate({ ...options, workflows });
    return warnings.flatMap(({ rule, file }) => (rule === "arazzo" ? [file] : []));
  };
  expect(await warned()).toEqual([at("library.arazzo.yml")]);
  // Once more, without changes.
  expect(await warned()).toEqual([at("library.arazzo.yml")]);
  expect(await warned(at("library.arazzo.yml"))).toEqual([]);
});
