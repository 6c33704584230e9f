import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { InputError } from "../../../codegen/errors";
import { painter, reportProblems } from "../../../codegen/report";
import { load } from "../../../codegen/document/load";
import { tempFolder } from "../temp-folder";
import { ofFragment } from "../lint/warnings";

afterEach(() => vi.unstubAllEnvs());

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

/** Returns the report on an invalid document. */
async function problemsOf(files: Readonly<Record<string, string>>, main = "openapi.yaml") {
  const folder = tempFolder(files);
  try {
    await load(path.join(folder, main));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return reportProblems(ofFragment(error.problems), painter(false)).replaceAll(folder, "FOLDER");
  }
  return "no problem";
}

describe("what is rejected", () => {
  test("a document that does not exist", async () => {
    expect(await problemsOf({})).toMatchInlineSnapshot(`
      "openapi.yaml:1:1  error  document
        There is no such file.
        → Pass the OpenAPI document with --spec FILE."
    `);
  });

  test("a document that does not exist, next to the only one that does", async () => {
    const files = { "pets.json": '{"openapi": "3.1.0"}', "pets.arazzo.yaml": "" };
    expect(await problemsOf(files)).toMatchInlineSnapshot(`
      "openapi.yaml:1:1  error  document
        There is no such file.
        → Pass the OpenAPI document with --spec FOLDER/pets.json."
    `);
  });

  test("a document that does not exist, next to a file of another kind", async () => {
    expect(await problemsOf({ "package.json": "{}" })).toContain("with --spec FILE.");
  });

  test("a document in the folder where npm was called, not where it runs", async () => {
    vi.stubEnv("INIT_CWD", path.resolve("tests/fixtures/specs"));
    // Like codegen, which knows its document by an absolute path.
    const error = await load(path.resolve("tiny.yaml")).catch((reason: unknown) => reason);
    const [problem] = error instanceof InputError ? error.problems : [];
    expect(problem?.remedy).toBe(
      "npm runs in the folder of the project: pass --spec tests/fixtures/specs/tiny.yaml.",
    );
  });

  test.skipIf(path.sep === "\\")("a path with a backslash", async () => {
    expect(await problemsOf({ "a\\b/openapi.yaml": head }, "a\\b/openapi.yaml")).toContain(
      "The path has a backslash, which the linter reads as a slash.",
    );
  });

  test("a folder", async () => {
    expect(await problemsOf({ "openapi.yaml/x": "" })).toMatchInlineSnapshot(`
      "openapi.yaml:1:1  error  document
        This is a folder, not a file: FOLDER/openapi.yaml
        → Use a regular file."
    `);
  });

  test("a syntax error", async () => {
    const given = "openapi: 3.1.0\ninfo:\n  title: T\n version: 1\n";
    expect(await problemsOf({ "openapi.yaml": given })).toMatchInlineSnapshot(`
      "openapi.yaml:4:2  error  syntax
        This line, or the one above it, does not continue the object or list around it.

        2 | info:
        3 |   title: T
        4 |  version: 1
          |  ^
        5 |

        → Start all its fields in one column, with a colon and a space after each name, and put text with a colon in quotes."
    `);
  });

  test("a no-break space where a space is needed", async () => {
    const given = "openapi: 3.1.0\ninfo:\n  title: T\n \u00A0version: 1\n";
    expect(await problemsOf({ "openapi.yaml": given })).toContain(
      "openapi.yaml:4:2  error  syntax\n  This character looks like a space, but is another one.",
    );
  });

  test.each([
    ["an extra comma", '{\n  "a": 1,\n}\n', "3:1", "property name expected"],
    ["a missing comma", '{\n  "b": [\n    1,\n    2 3\n  ]\n}\n', "4:7", "comma expected"],
    ["a name without quotes", '{\n  "c": 3,\n  d: 4\n}\n', "3:3", "invalid symbol"],
    ["a truncated file", '{\n  "a": {\n    "b": 1\n', "4:1", "close brace expected"],
  ])("JSON with %s", async (_title, given, place, reason) => {
    expect(await problemsOf({ "openapi.json": given }, "openapi.json")).toContain(
      `openapi.json:${place}  error  syntax\n  The file is not valid JSON: ${reason}.`,
    );
  });

  test("a line that is too long to show: with a pointer instead of an excerpt", async () => {
    const parsed = { openapi: "3.1.0", info: { title: "T".repeat(300), version: 1 }, paths: {} };
    const given = { "openapi.json": JSON.stringify(parsed) };
    expect(await problemsOf(given, "openapi.json")).toMatchInlineSnapshot(`
      "openapi.json:1:349  error  struct
        \`version\` must be a string, not a number.

        at #/info/version

        → Put the value in quotes."
    `);
  });

  test("circular references that pass through one another, all at once", async () => {
    const files = {
      "openapi.yaml": `${head}paths: {}\ncomponents:\n  schemas:\n    A: { $ref: "#/components/schemas/A/items" }\n    B: { $ref: "b.yaml#/x/y" }\n    C: { $ref: "openapi.yaml#/components/schemas/C" }\n`,
      "b.yaml": 'x: { $ref: "openapi.yaml#/components/schemas/B" }\n',
    };
    const report = await problemsOf(files);
    expect(report.match(/The \$ref is circular: .*/g)).toEqual([
      "The $ref is circular: #/components/schemas/A/items → #/components/schemas/A/items.",
      "The $ref is circular: openapi.yaml#/components/schemas/C → openapi.yaml#/components/schemas/C.",
    ]);
    const rest = { ...files, "openapi.yaml": files["openapi.yaml"].replace(/ {4}[AC]:.*\n/g, "") };
    expect(await problemsOf(rest)).toContain("b.yaml:1:4  error  no-reference-loop");
  });

  test("schemas that refer to one another in a long chain", async () => {
    const row = Array.from(
      { length: 3000 },
      (_, index) =>
        `    A${index}: { properties: { next: { $ref: "#/components/schemas/A${index + 1}" } } }\n`,
    );
    const given = `${head}paths: {}\ncomponents:\n  schemas:\n${row.join("")}    A3000: {}\n`;
    const use = given.replace(
      "paths: {}",
      'paths: { /a: { get: { responses: { "200": { description: d, content: { a/b: { schema: { $ref: "#/components/schemas/A0" } } } } } } } }',
    );
    expect(await problemsOf({ "openapi.yaml": use })).toContain(
      "longer than the linter can follow",
    );
  });

  test.each([
    ["an empty file", "\n", "1:1  error  document\n  The file is empty."],
    ["only a comment", "# x\n", "1:1  error  document\n  The root of an OpenAPI document must be"],
    [
      "a list",
      "- openapi: 3.1.0\n",
      "1:1  error  document\n  The root of an OpenAPI document must be",
    ],
    [
      "no version",
      "info: {}\n",
      "1:1  error  document\n  A document without `openapi` is not supported",
    ],
    ["a version below a comment", "# x\nopenapi: 3.1\n", "2:1  error  document\n  The version 3.1"],
  ])("%s", async (_title, given, want) => {
    expect(await problemsOf({ "openapi.yaml": given })).toContain(`openapi.yaml:${want}`);
  });

  test("a mistake in another file, with its place in that file", async () => {
    expect(
      await problemsOf({
        "openapi.yaml": `${head}paths:\n  /x: { $ref: paths/x.yaml }\n`,
        "paths/x.yaml": 'get:\n  responses:\n    "200":\n      description: 5\n',
      }),
    ).toMatchInlineSnapshot(`
      "paths/x.yaml:4:20  error  struct
        \`description\` must be a string, not a number.

        2 | responses:
        3 |   "200":
        4 |     description: 5
          |                  ^
        5 |

        → Put the value in quotes.

      paths/x.yaml:1:1  warning  operation-id
        The operation has no \`operationId\`: the address of its page is made from method and path, and changes with them.

        1 | get:
          | ^^^
        2 |   responses:
        3 |     "200":

        → Give the operation an \`operationId\`: it keeps the address of its page stable."
    `);
  });

  test("control characters are shown, not sent to the terminal", async () => {
    const given = `${head}paths:\n  "/\u001B[31m\u202E": { get: "\u001B]0;x" }\n`.replace(
      /[\u001B]/g,
      "\\e",
    );
    const problems = await problemsOf({ "openapi.yaml": given });
    expect(problems).toContain("openapi.yaml:4:");
    expect(problems).not.toMatch(/[\u001B\u202E]/);
  });
});

test.each([
  ["LF", "\n"],
  ["CRLF", "\r\n"],
])("a byte order mark and %s make no difference", async (_title, end) => {
  const text = `\uFEFF${head}paths:
  /x:
    get:
      responses: { default: { description: OK } }
      description: |
        a
        b
`;
  const folder = tempFolder({ "openapi.yaml": text.replaceAll("\n", end) });
  const { document } = await load(path.join(folder, "openapi.yaml"));
  expect(document.at("#/paths/~1x/get/description")).toBe("a\nb\n");
});
