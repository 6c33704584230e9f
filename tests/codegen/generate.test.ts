import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { languageKeys } from "../../src/samples/languages";
import { filesIn, tempFolder } from "./temp-folder";

/** Returns a folder with a document, which can be edited, and codegen for it. */
function given(document: string, files: Readonly<Record<string, string>> = {}) {
  const spec = path.basename(document);
  const folder = tempFolder({ [spec]: readFileSync(document, "utf8"), ...files });
  const at = (name: string) => path.join(folder, name);
  return {
    at,
    edit(name: string, from: string, to: string) {
      const text = readFileSync(at(name), "utf8");
      expect(text).toContain(from);
      writeFileSync(at(name), text.replace(from, to));
    },
    /** Returns the generated files and the stages that the run reports. */
    async run({ out = "out", workflows }: { out?: string; workflows?: string } = {}) {
      const stages: string[] = [];
      const progress = (stage: string) => stages.push(stage);
      const { warnings } = await generate({
        spec: at(spec),
        out: at(out),
        workflows,
        check: false,
        progress,
      });
      return { files: filesIn(at(out)), stages, warnings };
    },
  };
}

const tiny = () => given("tests/fixtures/specs/tiny.yaml");

test("a run without changes does not even read the document", async () => {
  const { run } = tiny();
  await run();
  expect((await run()).stages).toEqual([]);
});

test("a made-up text that a pattern could match for hours ends in time", async () => {
  const { run, edit } = tiny();
  const schema = 'schema: { type: string, pattern: "(x+x+)+y", minLength: 60 }';
  edit("tiny.yaml", "schema:\n            type: string\n          example: b-7", schema);
  await run();
});

test("a rule across fields that only made-up examples break is reported at the rule, if they are sent", async () => {
  const { run, edit } = tiny();
  const ten = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]";
  const slow = [..."abcdefghi"].reduce((inner, name) => `${ten}.map(${name}, ${inner})`, "1");
  const book = "      description: A book on the shelf.\n";
  const rules = ["self.title == 'Middlemarch'", "self.isbn != 1", `${slow}.size() > 0`].map(
    (rule) => `        - rule: ${JSON.stringify(rule)}\n          message: One.\n`,
  );
  edit("tiny.yaml", book, `${book}      x-kubernetes-validations:\n${rules.join("")}`);
  const told = async () =>
    (await run()).warnings
      .filter(({ severity }) => severity === "warning")
      .map(({ line, rule, message }) => `${line} ${rule}: ${message}`);
  const others = [
    "86 validation: The rule names `isbn`, which its schema does not define.",
    "88 validation: Examples were not checked against the rule: one took more than 250 ms.",
  ];
  expect(await told()).toEqual(others);
  edit("tiny.yaml", "            examples:", "            x-examples:");
  expect(await told()).toEqual([
    others[0],
    "84 made-up-example: The example that codegen makes up for a request breaks this rule.",
    others[1],
  ]);
  edit("tiny.yaml", "self.title ==", "self.pages + self.title ==");
  expect(await told()).toEqual([
    others[0],
    "84 validation: The rule cannot be evaluated for an example: `double + string` cannot be computed.",
    others[1],
  ]);
});

describe("a file that an edit does not affect", () => {
  test("is the same as after a first run", async () => {
    const { run, edit } = tiny();
    await run();
    edit("tiny.yaml", "The book was replaced.", "Replaced.");
    await run();
    edit("tiny.yaml", "A book on the shelf.", "A book.");
    expect((await run()).files).toEqual((await run({ out: "fresh" })).files);
  });

  test("is restored if someone has changed it", async () => {
    const { run, edit, at } = tiny();
    const { files } = await run();
    for (const name of ["api/list-books.tsx", "anchors.txt", "schemas/Book.tsx"])
      writeFileSync(at(`out/${name}`), `${files[name]}// by hand\n`);
    edit("tiny.yaml", "openapi: 3.1.0", "openapi: 3.1.0 # once");
    expect((await run()).files).toEqual(files);
  });
});

describe("workflows", () => {
  const arazzo = readFileSync("tests/fixtures/workflows/library.arazzo.yaml", "utf8");
  const file = "workflows/borrow-book.ts";
  const library = (files: Readonly<Record<string, string>> = { "library.arazzo.yaml": arazzo }) =>
    given("tests/fixtures/workflows/library.yaml", files);

  test("next to the document are written", async () => {
    const { files } = await library().run();
    const samples = files["workflows/borrow-book.samples.ts"];
    expect(samples).toContain('parameters: [{ in: "query", name: "title", value: "Emma" }]');
    // Their text is in `samples/golden/program.*`.
    expect(samples?.match(/^ {6}\w+(?=: `)/gm)?.map((key) => key.trim())).toEqual(languageKeys);
    expect(files[file]).toMatchInlineSnapshot(`
      "// Generated from library.arazzo.yaml#/workflows/0. Run \`npm run codegen\`; do not edit.
      import type { Workflow } from "openapi-tsx-docs/reference";

      export const workflow = {
        id: "borrow-book",
        title: "Borrow a book",
        steps: [
          {
            operation: "list-books",
            method: "get",
            title: "GET /books",
            gives: ["bookId"],
          },
          {
            operation: "create-loan",
            method: "post",
            title: "POST /loans",
            takes: ["bookId"],
            gives: ["loanId"],
          },
          {
            operation: "delete-loan",
            method: "delete",
            title: "DELETE /loans/{loanId}",
            takes: ["loanId"],
          },
        ],
      } satisfies Workflow;
      "
    `);
  });

  test("that are added are noticed", async () => {
    const { run, at } = library({});
    expect((await run()).files).not.toHaveProperty([file]);
    writeFileSync(at("library.arazzo.yaml"), arazzo);
    expect((await run()).files).toHaveProperty([file]);
  });

  test("that are changed are noticed", async () => {
    const { run, edit } = library();
    await run();
    edit("library.arazzo.yaml", "Borrow a book", "Lend a book");
    expect((await run()).files[file]).toContain('title: "Lend a book"');
  });

  test("that are removed are noticed", async () => {
    const { run, at } = library();
    await run();
    rmSync(at("library.arazzo.yaml"));
    expect((await run()).files).not.toHaveProperty([file]);
  });

  test("come from another file if one is given, which must exist", async () => {
    const { run, at } = library({ "others.yaml": arazzo.replace("borrowBook", "lendBook") });
    const { files } = await run({ workflows: at("others.yaml") });
    expect(files).toHaveProperty(["workflows/lend-book.ts"]);
    await expect(run({ workflows: at("none.yaml") })).rejects.toThrow("There is no such file.");
  });

  test("with a mistake do not hide the problems of the document", async () => {
    const { run, edit } = library();
    edit("library.yaml", "info:", "tags: [{ name: idle }]\ninfo:");
    edit("library.arazzo.yaml", "operationId: listBooks", "operationId: list");
    await expect(run()).rejects.toMatchObject({
      problems: [{ rule: "arazzo" }, { rule: "tag-declared" }, { rule: "operation-summary" }],
    });
  });

  test("that use the former name of an operation: the error gives the new one", async () => {
    const { run, edit } = library();
    const want = (name: string) => ({
      problems: [
        {
          message: "No operation has the operationId `createLoan`.",
          remedy: `It was renamed to \`${name}\`.`,
        },
        { rule: "operation-summary" },
      ],
    });
    await run();
    edit("library.yaml", "operationId: createLoan", "operationId: lendBook");
    await expect(run()).rejects.toMatchObject(want("lendBook"));
    // Once it is generated, the table of redirects contains it.
    edit("library.arazzo.yaml", "operationId: createLoan", "operationId: lendBook");
    await run();
    edit("library.arazzo.yaml", "operationId: lendBook", "operationId: createLoan");
    await expect(run()).rejects.toMatchObject(want("lendBook"));
  });
});
