/** @module-tag long */

import { expect, test } from "vitest";
import { filesIn, writeFiles } from "../temp-folder";
import { codegen, folderWith } from "./run";

const args = ["release", "2026-03-01", "--spec", "openapi.yaml"];

test("copies a document in one file unchanged, once", async () => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  const wrote = "Wrote openapi.versions/2026-03-01.yaml. Run `npm run codegen`, and commit both.\n";
  expect(await codegen(folder, ...args)).toEqual({ code: 0, stdout: wrote, stderr: "" });
  const files = filesIn(folder);
  expect(files["openapi.versions/2026-03-01.yaml"]).toBe(files["openapi.yaml"]);
  const { code, stderr } = await codegen(folder, ...args);
  expect(code).toBe(2);
  expect(stderr).toContain("Version 2026-03-01 already exists. Name this one ");
});

test("bundles a document in several files into one", async () => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  const text = filesIn(folder)["openapi.yaml"] ?? "";
  expect(text).toContain("\n  schemas:\n");
  writeFiles(folder, {
    "openapi.yaml": text.replace("\n  schemas:\n", "\n  schemas:\n    Part: { $ref: part.yaml }\n"),
    "part.yaml": "type: string\n",
  });
  expect(await codegen(folder, ...args)).toMatchObject({ code: 0, stderr: "" });
  const version = filesIn(folder)["openapi.versions/2026-03-01.json"] ?? "";
  expect(version).not.toContain("part.yaml");
  expect((JSON.parse(version) as { openapi: string }).openapi).toMatch(/^3\./);
  expect(await codegen(folder, "--spec", "openapi.yaml", "--out", "out")).toMatchObject({
    code: 0,
  });
});

test("takes the name of the file for the name of the version", async () => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  const named = ["release", "2026-03-01-1.2.0.yaml", "--spec", "openapi.yaml"];
  expect(await codegen(folder, ...named)).toMatchObject({ code: 0, stderr: "" });
  expect(Object.keys(filesIn(folder))).toContain("openapi.versions/2026-03-01-1.2.0.yaml");
});

test("rejects a name without a date, and an invalid document", async () => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  const unnamed = await codegen(folder, "release", "v1", "--spec", "openapi.yaml");
  expect(unnamed.code).toBe(2);
  expect(unnamed.stderr).toContain(
    "v1 is not a release date. Name it after the release date: 2026-03-01, or 2026-03-01-1.2.0.\n",
  );
  writeFiles(folder, { "openapi.yaml": "openapi: 3.1.0\n" });
  expect((await codegen(folder, ...args)).code).toBe(2);
  expect(Object.keys(filesIn(folder))).toEqual(["openapi.yaml"]);
});

test("rejects a date before the newest version, and one in the future", async () => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  writeFiles(folder, { "openapi.versions/2026-03-01-1.10.yaml": "" });
  const refusal = async (name: string) => {
    const { code, stdout, stderr } = await codegen(folder, "release", name, ...args.slice(2));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    return stderr.split("\n")[0]?.replace(/(?<=Name it )\d{4}-\d\d-\d\d/, "TODAY");
  };
  const past = "comes before 2026-03-01-1.10, the newest version";
  for (const [name, why] of [
    ["2025-04-01-1.11", past],
    ["2026-03-01-1.9", past],
    ["2999-01-01", "is in the future"],
  ] as const)
    expect(await refusal(name)).toBe(
      `codegen: ${name} ${why}, but a release keeps today's document. Name it TODAY.`,
    );
});

test.each([
  { kept: "DAY", next: "DAY-1" },
  { kept: "DAY-2.9", next: "DAY-2.10" },
  { kept: "DAY-beta", next: "DAY-beta1" },
])("proposes a name that comes after $kept", async ({ kept, next }) => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  const inDay = (name: string) => name.replace("DAY", new Date().toISOString().slice(0, 10));
  writeFiles(folder, { [`openapi.versions/${inDay(kept)}.yaml`]: "" });
  const { stderr } = await codegen(folder, "release", "2026-03-01", ...args.slice(2));
  expect(stderr).toContain(`Name it ${inDay(next)}.`);
  expect((await codegen(folder, "release", ...args.slice(2))).code).toBe(0);
  expect(Object.keys(filesIn(folder))).toContain(`openapi.versions/${inDay(next)}.yaml`);
});

test("warns of a version whose `info.version` an earlier one already has", async () => {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  const warned = async (name: string) => {
    const { code, stderr } = await codegen(folder, "release", name, ...args.slice(2));
    expect(code).toBe(0);
    return stderr;
  };
  expect(await warned("2026-03-01")).toBe("");
  expect(await warned("2026-03-02-beta")).toBe("");
  expect(await warned("2026-03-03")).toMatchInlineSnapshot(`
    "openapi.yaml:5:12  warning  version
      The version of 2026-03-01 is called 1.0.0, too: readers cannot tell them apart.

      3 | info:
      4 |   title: Shelf
      5 |   version: 1.0.0
        |            ^^^^^
      6 | servers:
      7 |   - url: https://api.example.com

      → Raise \`info.version\`, remove openapi.versions/2026-03-03.yaml, and release it again.

    "
  `);
  const text = filesIn(folder)["openapi.yaml"] ?? "";
  writeFiles(folder, { "openapi.yaml": text.replace(/version: .*/, "version: beta") });
  expect(await warned("2026-03-04")).toContain("The version of 2026-03-02 is called beta, too");
});
