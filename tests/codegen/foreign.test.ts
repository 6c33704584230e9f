import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { typecheck } from "./cli/run";
import { filesIn, tempFolder } from "./temp-folder";

/** Specifications of other people lie beside the project; they are never copied into it. */
const specs = path.resolve("../shared/specs/real");
const present = existsSync(specs);
if (!present) console.warn(`Skipped: there is no ${specs}.`);

const foreign = [
  ["museum-3.1.yaml", 9],
  ["petstore-3.0.yaml", 19],
  ["train-travel-3.1.yaml", 8],
  ["oai/tictactoe-3.1.yaml", 4],
] as const;

describe.runIf(present)("specifications of other people", () => {
  test("give a page for each operation, and trees that pass the type check", async () => {
    const folder = tempFolder();
    for (const [name, operations] of foreign) {
      const out = path.join(folder, path.basename(name, ".yaml"));
      const spec = path.join(specs, name);
      const result = await generate({ spec, out, check: false, progress: () => {} });
      const pages = Object.keys(filesIn(out)).filter((file) => /^api\/[^.]*\.tsx$/.test(file));
      expect([name, result.operations, pages.length]).toEqual([name, operations, operations]);
    }
    expect(await typecheck(folder, "--generated", folder)).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
  }, 60_000);
});
