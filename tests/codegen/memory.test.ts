import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { cacheDir } from "../../program/folders.mjs";
import { tempFolder, writeFiles } from "./temp-folder";

const cache = cacheDir("codegen");

/** Returns a document whose only schema is in a file next to it. */
function documentOf(title: string): string {
  const content = '{ application/json: { schema: { $ref: "schema.json" } } }';
  return `openapi: 3.1.0
info: { title: "${title}", version: "1" }
paths: { /a: { get: { responses: { 200: { description: Done., content: ${content} } } } } }
`;
}

const schema = (name: string) => JSON.stringify({ properties: { [name]: { type: "string" } } });

/** Creates a folder with a document in two files, and returns functions to run it; options are relative to the folder. */
function project() {
  const folder = tempFolder();
  const files = { "openapi.yaml": documentOf("First"), "schema.json": schema("one") };
  writeFiles(folder, files);
  const at = (name: string) => path.join(folder, name);
  const out = at("out");
  const run = (spec = "openapi.yaml", root?: string) =>
    generate({ spec: at(spec), root: root && at(root), out, check: false, progress: () => {} });
  const written = (name: string) => readFileSync(path.join(out, name), "utf8");
  return { folder, at, run, written };
}

describe("a run has separate memory for", () => {
  test("each document, even if the root is above it", async () => {
    const { folder, run, written } = project();
    writeFiles(folder, {
      "x/one.yaml": documentOf("One"),
      "x/two.yaml": documentOf("Two"),
      "x/schema.json": schema("one"),
    });
    await run("x/one.yaml", ".");
    await run("x/two.yaml", ".");
    expect(written("overview.tsx")).toContain('title="Two"');
  });

  test("each folder that a run may read from", async () => {
    const { folder, at, run } = project();
    writeFiles(folder, {
      "x/openapi.yaml": documentOf("X").replace("schema.json", "../schema.json"),
    });
    await run("x/openapi.yaml", ".");
    await expect(run("x/openapi.yaml")).rejects.toThrow("outside the folder");
    expect(statSync(at("out/manifest.json")).isFile()).toBe(true);
  });

  test("the files that symbolic links point to", async () => {
    const { folder, at, run, written } = project();
    writeFiles(folder, {
      "one/openapi.yaml": documentOf("Same"),
      "one/schema.json": schema("one"),
      "two/openapi.yaml": documentOf("Same"),
      "two/schema.json": schema("two"),
    });
    symlinkSync("one", at("current"));
    await run("current/openapi.yaml");
    expect(written("schemas/Schema.tsx")).toContain('name: "one"');
    rmSync(at("current"));
    symlinkSync("two", at("current"));
    await run("current/openapi.yaml");
    expect(written("schemas/Schema.tsx")).toContain('name: "two"');
  });

  test("but it has none for a file that became a link out of the folder", async () => {
    const { at, run } = project();
    const elsewhere = path.join(tempFolder(), "schema.json");
    writeFileSync(elsewhere, schema("one"));
    await run();
    rmSync(at("schema.json"));
    symlinkSync(elsewhere, at("schema.json"));
    await expect(run()).rejects.toThrow("leads out of the folder");
  });
});

describe("a run notices a file that became", () => {
  test("invalid UTF-8", async () => {
    const { at, run, written } = project();
    writeFileSync(at("openapi.yaml"), documentOf("\uFFFD"));
    await run();
    const bytes = readFileSync(at("out/overview.tsx"));
    const wanted = written("overview.tsx");
    writeFileSync(
      at("out/overview.tsx"),
      Buffer.from(bytes.toString("latin1").replace("\xEF\xBF\xBD", "\xFF"), "latin1"),
    );
    await run();
    expect(readFileSync(at("out/overview.tsx")).equals(bytes)).toBe(true);
    expect(wanted).toContain("\uFFFD");
    writeFileSync(at("openapi.yaml"), Buffer.from(documentOf("\xFF"), "latin1"));
    await expect(run()).rejects.toThrow("not UTF-8 text");
  });

  test.skipIf(process.platform === "win32")("a pipe", async () => {
    const { at, run } = project();
    await run();
    rmSync(at("openapi.yaml"));
    execFileSync("mkfifo", [at("openapi.yaml")]);
    await expect(run()).rejects.toThrow("a pipe");
  });
});

/** Returns what the runs of a project have stored; other tests store their own at the same time. */
function memoriesOf(folder: string): readonly string[] {
  return readdirSync(cache)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(cache, name))
    .filter((file) => readFileSync(file, "utf8").includes(path.basename(folder)));
}

test.each(["{}", "[]", "1", '"x"', '[["text", 5]]', ""])(
  "memory that someone has overwritten with %s is ignored",
  async (content) => {
    const { folder, at, run, written } = project();
    const described = (title: string) =>
      documentOf(title).replace("Done.", `"**${path.basename(folder)}**"`);
    writeFileSync(at("openapi.yaml"), described("First"));
    await run();
    const memories = memoriesOf(folder);
    expect(memories).toHaveLength(1);
    for (const file of memories) writeFileSync(file, content);
    writeFileSync(at("openapi.yaml"), described("Second"));
    await run();
    expect(written("overview.tsx")).toContain('title="Second"');
  },
);
