import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { emit } from "../../../codegen/emit/emit";
import { InputError, UsageError } from "../../../codegen/errors";
import { normalize } from "../../../codegen/model/normalize";
import { painter, reportProblems } from "../../../codegen/report";
import type { SpecDocument } from "../../../codegen/document/document";
import { load } from "../../../codegen/document/load";
import { yaml } from "../table";
import { tempFolder, writeFiles } from "../temp-folder";

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const item =
  'get: { operationId: a, summary: canary-7731, responses: { "200": { description: OK } } }\n';

/** Returns a document whose path items are all in other files. */
const referring = (...refs: readonly string[]) =>
  `${head}paths:\n${refs.map((ref, index) => `  /x${index}: { $ref: ${JSON.stringify(ref)} }\n`).join("")}`;

/** Returns the report on an invalid document, or the document if it is valid. */
async function outcome(file: string, root?: string): Promise<string | SpecDocument> {
  try {
    return (await load(file, root)).document;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return reportProblems(error.problems, painter(false));
  }
}

describe("a reference that is not followed", () => {
  test.each([
    ["an address", "http://127.0.0.1:1/a.yaml", "Only files are read, not URLs"],
    ["an address without scheme", "//127.0.0.1:1/a.yaml", "Only files are read, not URLs"],
    ["a file address", "file:///etc/hostname", "Only files are read, not URLs"],
    ["an absolute path", "/etc/hostname", "The file is outside the folder that may be read"],
    ["a path that leads out", "../secret.yaml", "The file is outside the folder that may be read"],
    ["the same, escaped", "%2e%2e/secret.yaml", "The file is outside the folder that may be read"],
    ["the same, for Windows", "..\\secret.yaml", "The file is outside the folder that may be read"],
    ["a link that leads out", "link.yaml", "The link leads out of the folder that may be read"],
    ["a link to a device", "zero.yaml", "The link leads out of the folder that may be read"],
    ["a folder that is a link", "up/secret.yaml", "The link leads out of the folder"],
    ["a folder", "folder", "This is a folder, not a file"],
    ["a pipe", "pipe.yaml", "This is a pipe, not a file"],
    ["nothing", "nowhere.yaml", "There is no such file"],
    ["a name with a NUL", "a%00.yaml", "There is no such file"],
    ["another case", "Folder/X.yaml", "`folder` differs only in case"],
    ["another case at the end", "folder/X.yaml", "`x.yaml` differs only in case"],
    ["a file that is too large", "large.yaml", "The file is larger than 64 MiB"],
    ["another encoding", "wide.yaml", "The file is in UTF-16"],
    ["bytes", "bytes.yaml", "The file is not UTF-8 text"],
  ])("%s", async (_title, ref, reason) => {
    const folder = tempFolder();
    const spec = path.join(folder, "spec");
    const at = (name: string) => path.join(spec, name);
    writeFiles(folder, { "secret.yaml": item, "spec/openapi.yaml": referring(ref) });
    mkdirSync(at("folder"));
    writeFileSync(at("folder/x.yaml"), item);
    symlinkSync(path.join(folder, "secret.yaml"), at("link.yaml"));
    symlinkSync("/dev/zero", at("zero.yaml"));
    symlinkSync(folder, at("up"));
    execFileSync("mkfifo", [at("pipe.yaml")]);
    writeFileSync(at("large.yaml"), "");
    truncateSync(at("large.yaml"), 64 * 1024 * 1024 + 1);
    writeFileSync(at("wide.yaml"), `\uFEFF${item}`, "utf16le");
    writeFileSync(at("bytes.yaml"), Buffer.from([0x61, 0x3a, 0x20, 0xe9]));

    const report = await outcome(at("openapi.yaml"));
    expect(report).toContain("openapi.yaml:4:8  error  no-unresolved-refs");
    expect(report).toContain(reason);
    expect(report).not.toContain("canary");
    expect(report).not.toContain("more of this kind");
  });

  test("is reported once, however many others name the same file", async () => {
    const folder = tempFolder({
      "openapi.yaml": referring("a.yaml", "a.yaml#/x", "a.yaml", "b.yaml"),
    });
    const report = await outcome(path.join(folder, "openapi.yaml"));
    expect(String(report).match(/error {2}no-unresolved-refs/g)).toHaveLength(2);
    expect(report).toContain("a.yaml. This occurs 3 times.");
  });
});

describe("a file that is part of a document", () => {
  test.each([
    ["by its path", "paths/x y.yaml", "paths/x y.yaml"],
    ["with escapes", "paths/x%20y.yaml", "paths/x y.yaml"],
    ["with a percent sign in its name", "paths/x%20y.yaml", "paths/x%20y.yaml"],
    ["with Windows separators", "paths\\x.yaml", "paths/x.yaml"],
  ])("is found %s", async (_title, ref, name) => {
    const folder = tempFolder({ "openapi.yaml": referring(ref), [name]: item });
    const document = await outcome(path.join(folder, "openapi.yaml"));
    expect(document).toMatchObject({ root: { paths: { "/x0": { get: { operationId: "a" } } } } });
  });

  test.each([
    [
      "a pointer",
      "b/thing.json#/$defs/Sb",
      "The $ref b/thing.json#/$defs/Sb points to nothing. Did you mean `b/thing.json#/$defs/Sub`?",
    ],
    ["a file", "b/thing.jsn", "b/thing.jsn. Did you mean `thing.json`?"],
  ])(
    "whose reference has a typo is reported once, at that reference: %s",
    async (_, ref, message) => {
      const folder = tempFolder();
      const thing = "openapi.yaml#/components/schemas/Thing";
      writeFiles(folder, {
        "openapi.yaml": `${referring("a.yaml")}components: { schemas: { Thing: { $ref: "${ref}" } } }\n`,
        "a.yaml": `get: { operationId: a, summary: A, responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "${thing}" } }, text/plain: { schema: { $ref: "b/thing.json#/$defs/Loc" } } } } } }\n`,
        "b/thing.json": `{ "$defs": { "Sub": {}, "Loc": { "items": { "$ref": "../${thing}" } } } }`,
      });
      const told = await outcome(path.join(folder, "openapi.yaml"));
      expect(told).toContain(message);
      expect(told).toMatch(/^openapi\.yaml:5:33 .*no-unresolved-refs/);
      expect(told).not.toMatch(/\n\S+:\d+:\d+/);
    },
  );

  test("is one of the inputs, and no reference to it remains", async () => {
    const folder = tempFolder({
      "openapi.yaml": referring("paths/x.yaml"),
      "paths/x.yaml": 'get:\n  responses:\n    "200": { $ref: "../responses.yaml#/Ok" }\n',
      "responses.yaml": "Ok: { description: OK }\n",
    });
    const { document } = await load(path.join(folder, "openapi.yaml"));
    expect([...document.inputs.keys()].map((file) => path.basename(file)).sort()).toEqual([
      "openapi.yaml",
      "responses.yaml",
      "x.yaml",
    ]);
    expect(JSON.stringify(document.root)).not.toMatch(/\.yaml/);
  });

  test("takes the name of a component that only refers to it, in its own references too", async () => {
    const folder = tempFolder({
      "openapi.yaml": `${head}paths: {}
components:
  schemas:
    Thing: { $ref: schemas/thing.yaml }
    Alias: { $ref: schemas/thing.yaml }
    Told: { $ref: schemas/sub.yaml, description: D }
    Model: { $ref: schemas/thing-model.yaml }
`,
      "schemas/thing.yaml": `required: [kind]
properties: { kind: {}, sub: { $ref: sub.yaml }, me: { $ref: "../openapi.yaml#/components/schemas/Thing" } }
`,
      "schemas/sub.yaml":
        "required: [kind]\nproperties: { kind: {}, mapping: { $ref: thing.yaml } }\n",
      "schemas/thing-model.yaml": `oneOf: [{ $ref: thing.yaml }, { $ref: sub.yaml }]
discriminator: { propertyName: kind, mapping: { t: thing.yaml, s: sub.yaml } }
`,
    });
    const { document } = await load(path.join(folder, "openapi.yaml"));
    const want = yaml`
      Thing: { required: [kind], properties: { kind: {}, sub: { $ref: sub }, me: { $ref: Thing } } }
      Alias: { $ref: Thing }
      Told: { $ref: sub, description: D }
      Model: { oneOf: [{ $ref: Thing }, { $ref: sub }], discriminator: { propertyName: kind,
        mapping: { t: "#/components/schemas/Thing", s: "#/components/schemas/sub" } } }
      sub: { required: [kind], properties: { kind: {}, mapping: { $ref: Thing } } }
    `;
    expect(document.at("#/components/schemas")).toEqual(want);
  });

  const published = { "/x0": { get: { summary: "canary-7731" } } };
  test.each([
    ["of one file", "openapi: 3.1.0", "{}", undefined],
    ["of several files", "openapi: 3.1.0", "{ /x0: { $ref: x.yaml } }", { paths: published }],
    [
      "of Swagger in several files, unconverted",
      'swagger: "2.0"',
      "{ /x0: { $ref: x.yaml } }",
      { swagger: "2.0", paths: published },
    ],
    [
      "with internal parts, without these",
      "openapi: 3.1.0",
      "{ /x: { x-internal: true } }",
      { paths: {} },
    ],
  ])("is published with a document %s", async (_title, version, paths, want) => {
    const folder = tempFolder({
      "openapi.yaml": `${version}\ninfo: { title: T, version: "1" }\npaths: ${paths}\n`,
      "x.yaml": item,
    });
    const { document } = await load(path.join(folder, "openapi.yaml"));
    if (want === undefined) expect(document.published).toBeUndefined();
    else expect(document.published).toMatchObject(want);
    expect(JSON.stringify(document.published ?? {})).not.toMatch(/x\.yaml|internal/);
    const written: unknown[] = [];
    const none = () => Promise.resolve("");
    const types = { models: none, paths: none };
    const model = normalize(document, []);
    for await (const { path: name, text } of emit(document, model, types, () => {}))
      if (name === "openapi.json") written.push(JSON.parse(text ?? ""));
    expect(written).toEqual(want ? [document.published] : []);
  });

  test.each([
    ["syntax", "x.yaml", 'get:\n  responses: { "200": { description: OK }\n', "3:1  error  syntax"],
    [
      "JSON that only a YAML parser accepts",
      "x.json",
      '{ "get": {}, }\n',
      "1:14  error  syntax\n  The file is not valid JSON",
    ],
    [
      "endless nesting",
      "x.yaml",
      `x-a: ${"[".repeat(600)}${"]".repeat(600)}\n`,
      "1:105  error  bounds\n  Values are nested more than 100 levels deep here.",
    ],
    [
      "a reference to itself",
      "x.yaml",
      'get:\n  responses: { "200": { $ref: "#/get/responses/200" } }\n',
      "2:23  error  no-reference-loop",
    ],
  ])(
    "reports its own mistake, which no reference to it repeats: %s",
    async (_title, name, text, want) => {
      const folder = tempFolder();
      const ref = `paths/${name}`;
      writeFiles(folder, { "openapi.yaml": referring(ref, ref), [ref]: text });
      const report = String(await outcome(path.join(folder, "openapi.yaml")));
      expect(report).toContain(`${ref}:${want}`);
      expect(report.match(/ {2}error {2}/g)).toHaveLength(1);
    },
  );

  test("may refer to another that refers back: the cycle is reported", async () => {
    const folder = tempFolder({
      "openapi.yaml": referring("a.yaml"),
      "a.yaml": "$ref: b.yaml\n",
      "b.yaml": "$ref: a.yaml\n",
    });
    const report = String(await outcome(path.join(folder, "openapi.yaml")));
    expect(report).toContain("b.yaml:1:1  error  no-reference-loop\n");
    expect(report).toContain("The $ref is circular: a.yaml → b.yaml → a.yaml.");
  });
});

describe("--root", () => {
  const files = {
    "common/x.yaml": item,
    "secret.yaml": item,
    "spec/openapi.yaml": referring("../common/x.yaml"),
  };

  test("allows files in a wider folder", async () => {
    const folder = tempFolder(files);
    const document = await outcome(path.join(folder, "spec/openapi.yaml"), folder);
    expect(document).toMatchObject({ file: "openapi.yaml", root: { paths: { "/x0": {} } } });
  });

  test("names a mistake in such a file relative to the folder of the document", async () => {
    const folder = tempFolder({ ...files, "common/x.yaml": "get: 5\n" });
    const report = await outcome(path.join(folder, "spec/openapi.yaml"), folder);
    expect(report).toContain("../common/x.yaml:1:6  error  struct");
  });

  test("may be the root of the disk; devices are still not opened", async () => {
    const folder = tempFolder({ "openapi.yaml": referring("/dev/zero", "/proc/self/environ") });
    const report = await outcome(path.join(folder, "openapi.yaml"), "/");
    expect(report).toContain("This is a device, not a file: /dev/zero");
  });

  test("must be a folder that contains the document", async () => {
    const folder = realpathSync(tempFolder());
    writeFiles(folder, files);
    const file = path.join(folder, "spec/openapi.yaml");
    const wrong = (root: string) => outcome(file, path.join(folder, root));
    await expect(wrong("common")).rejects.toThrow(UsageError);
    await expect(wrong("common")).rejects.toThrow("The document is not below --root");
    await expect(wrong("nowhere")).rejects.toThrow("--root is not a folder");
  });
});

describe("the document itself", () => {
  test.each([
    ["a pipe", "1:1  error  document\n  This is a pipe, not a file: "],
    ["UTF-16", "1:1  error  document\n  The file is in UTF-16: "],
    ["Latin-1", "3:1  error  document\n  The file is not UTF-8 text: "],
  ])("as %s", async (title, want) => {
    const folder = tempFolder();
    const file = path.join(folder, "openapi.yaml");
    if (title === "a pipe") execFileSync("mkfifo", [file]);
    if (title === "UTF-16") writeFileSync(file, `\uFEFF${head}`, "utf16le");
    if (title === "Latin-1") writeFileSync(file, `${head}# é\n`, "latin1");
    expect(await outcome(file)).toContain(`openapi.yaml:${want}`);
  });
});
