import path from "node:path";
import { describe, expect, test } from "vitest";
import { InputError } from "../../codegen/errors";
import { readName, versionsBeside } from "../../codegen/versions";
import { tempFolder } from "./temp-folder";

function versionsIn(names: readonly string[]) {
  const folder = tempFolder(Object.fromEntries(names.map((name) => [`api.versions/${name}`, ""])));
  return versionsBeside(path.join(folder, "api.yaml"));
}

describe("the versions next to a document", () => {
  test("are none without a folder", () => expect(versionsIn([])).toEqual([]));

  test("are sorted by day, then by the numbers in the name; other files and folders are ignored", () => {
    const names = ["2026-03-01-1.10.yml", "2026-03-01-1.9.json", "2025-12-31.yaml", "README.md"];
    expect(
      versionsIn([...names, "old/1.yaml"]).map(({ id, date, label }) => [id, date, label]),
    ).toEqual([
      ["2025-12-31", "2025-12-31", undefined],
      ["2026-03-01-1.9", "2026-03-01", "1.9"],
      ["2026-03-01-1.10", "2026-03-01", "1.10"],
    ]);
  });

  test("with wrong names are all reported at once, with a remedy", () => {
    const failed = () =>
      versionsIn(["v1.2.yaml", "2026-02-30.yaml", "2026-03-01.yaml", "2026-03-01.json"]);
    expect(failed).toThrow(InputError);
    expect(failed).toThrow(/no release date.*\n.*no release date.*|twice/s);
    try {
      failed();
    } catch (error) {
      const { problems } = error as InputError;
      expect(problems.map(({ file }) => path.basename(file)).sort()).toEqual([
        "2026-02-30.yaml",
        "2026-03-01.yaml",
        "v1.2.yaml",
      ]);
      expect(problems[0]?.remedy).toContain("2026-03-01.yaml");
    }
  });
});

test.each([
  ["2026-03-01", { date: "2026-03-01", label: undefined }],
  ["2026-03-01-1.2.0-rc.1", { date: "2026-03-01", label: "1.2.0-rc.1" }],
  ["2026-13-01", undefined],
  ["2026-03-01-a b", undefined],
  ["", undefined],
])("the name %s", (name, want) => expect(readName(name)).toEqual(want));
