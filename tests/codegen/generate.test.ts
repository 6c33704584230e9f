import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { structuredPatch } from "diff";
import { beforeAll, describe, expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { languageKeys } from "../../src/samples/languages";
import { filesIn, sharedFolder } from "./temp-folder";

const folder = sharedFolder();
const spec = path.join(folder, "openapi/training-provider.yaml");
const out = path.join(folder, "generated");

/** Runs codegen; returns the stages that it reports. */
async function run(): Promise<readonly string[]> {
  const stages: string[] = [];
  await generate({ spec, out, check: false, progress: (stage) => stages.push(stage) });
  return stages;
}

let before: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  cpSync("openapi/training-provider.yaml", spec);
  await run();
  before = filesIn(out);
});

/** Returns what a reviewer sees in a pull request that changes the document: per file, the removed and added lines. */
async function reviewOf(change: (document: string) => string): Promise<Record<string, string>> {
  const document = readFileSync("openapi/training-provider.yaml", "utf8");
  const changed = change(document);
  expect(changed).not.toBe(document);
  writeFileSync(spec, changed);
  await run();
  const after = filesIn(out);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const review = names.flatMap((name) => {
    // Reviews fold it, because it only repeats the rest.
    if (name === "postman-collection.json") return [];
    const [old, now] = [before[name], after[name]];
    if (old === now) return [];
    if (old === undefined || now === undefined) return [[name, now === undefined ? "gone" : "new"]];
    const { hunks } = structuredPatch(name, name, old, now, "", "", { context: 0 });
    const lines = hunks.flatMap((hunk) => hunk.lines);
    return [[name, lines.map((line) => line.replace(/^(.) +/, "$1 ")).join("\n")]];
  });
  return Object.fromEntries(review) as Record<string, string>;
}

describe("the review of a change", () => {
  test("a property is renamed", async () => {
    expect(await reviewOf((text) => text.replaceAll(/\bremaining:/g, "left:")))
      .toMatchInlineSnapshot(`
        {
          "anchors.txt": "- .remaining
        + .left",
          "api/list-classes.samples.ts": "- remaining: 7,
        + left: 7,
        - remaining: 20,
        + left: 20,",
          "models/types.gen.ts": "- remaining?: number;
        + left?: number;",
          "schema.d.ts": "- remaining?: number;
        + left?: number;",
          "schemas/SeatsInventory.tsx": "- name: "remaining",
        + name: "left",",
        }
      `);
  });

  test("the credentials of a scheme change", async () => {
    const example = "x-example: type={type},";
    const review = await reviewOf((text) => text.replace(example, `${example}scope={scope},`));
    expect(review).toMatchInlineSnapshot(`
      {
        "navigation.ts": "- "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
      + "type={type},scope={scope},version={version},entity={entity},key={key},token={token},secret={secret}",",
      }
    `);
  });

  test("an operation is added", async () => {
    const paths = `paths:
  /tp-api/pings:
    get:
      operationId: listPings
      tags: [Employers]
      summary: List pings
      responses:
        "204":
          description: Nothing.
        "400":
          $ref: "#/components/responses/BadRequest"
`;
    const {
      "models/types.gen.ts": types = "",
      "schema.d.ts": map = "",
      ...others
    } = await reviewOf((text) => text.replace("paths:\n", paths));
    expect(others).toMatchInlineSnapshot(`
      {
        "anchors.txt": "+operation list-pings
      + … → authorization of the API
      + responses
      + response-204
      + response-400 → response BadRequest
      + … → servers of the API
      +",
        "api/list-pings.samples.ts": "new",
        "api/list-pings.tsx": "new",
        "manifest.json": "+ "api/list-pings.samples.ts",
      + "api/list-pings.tsx",",
        "navigation.ts": "+ id: "list-pings",
      + method: "get",
      + path: "/tp-api/pings",
      + title: "List pings",
      + },
      + {",
        "schemas/KeyedErrorBody.tsx": "+ id: "list-pings",
      + response: true,
      + },
      + {",
        "schemas/StatusErrorBody.tsx": "+ id: "list-pings",
      + response: true,
      + },
      + {",
        "shared.samples.ts": "-import type { CreateClassLearningRecordErrors, ListClassesErrors } from "./models";
      +import type { CreateClassLearningRecordErrors, ListPingsErrors } from "./models";
      - } satisfies ListClassesErrors[400],
      + } satisfies ListPingsErrors[400],
      - } satisfies ListClassesErrors[400],
      + } satisfies ListPingsErrors[400],",
      }
    `);
    expect([types, map].join("\n")).not.toMatch(/^-/m);
  });

  test("an operation is removed", async () => {
    const {
      "models/types.gen.ts": types = "",
      "schema.d.ts": map = "",
      ...others
    } = await reviewOf((text) => text.replace(/ {2}\/tp-api\/employers:\n[^]*?\n(?= {2}\/)/, ""));
    expect(others).toMatchInlineSnapshot(`
      {
        "anchors.txt": "- tag.employers
      + tag.employers
      -operation list-employers
      - … → authorization of the API
      - query-parameters
      - query.employerName
      - header-parameters
      - header.training-provider-id
      - responses
      - response-200
      - response-200.application/json
      - response-200… → Employer
      - response-200.example.employers
      - response-200.example.none
      - response-400 → response BadRequest
      - … → servers of the API
      -",
        "api/list-employers.samples.ts": "gone",
        "api/list-employers.tsx": "gone",
        "manifest.json": "- "api/list-employers.samples.ts",
      - "api/list-employers.tsx",",
        "navigation.ts": "- tag: "Employers",
      - slug: "employers",
      - operations: [
      - {
      - id: "list-employers",
      - method: "get",
      - path: "/tp-api/employers",
      - title: "List employers",
      - },
      - ],
      - },
      - {",
        "overview.tsx": "- slug: "employers",
      - description: "The companies on whose behalf learners are enrolled.",
      - },
      - {
      + {
      + slug: "employers",
      + title: "Employers",
      + description: "The companies on whose behalf learners are enrolled.",
      + },",
        "schemas/Employer.tsx": "- usedBy: {
      - operations: [
      - {
      - id: "list-employers",
      - response: true,
      - },
      - ],
      - models: ["ClassEnrollment", "ELearningEnrollment"],
      - },
      + usedBy: { models: ["ClassEnrollment", "ELearningEnrollment"] },",
        "schemas/KeyedErrorBody.tsx": "- id: "list-employers",
      - response: true,
      - },
      - {",
        "schemas/StatusErrorBody.tsx": "- id: "list-employers",
      - response: true,
      - },
      - {",
      }
    `);
    expect([types, map].join("\n")).not.toMatch(/^\+/m);
  });

  test("the wording of a description changes", async () => {
    const review = await reviewOf((text) =>
      text.replace("Finds employers by name.", "Finds employers by a part of their name."),
    );
    expect(review).toMatchInlineSnapshot(`
      {
        "api/list-employers.tsx": "- description="Finds employers by name. You need the id of an employer to enroll a learner."
      + description={
      + <>
      + Finds employers by a part of their name. You need the id of an employer to enroll a
      + learner.
      + </>
      + }",
        "schema.d.ts": "- * @description Finds employers by name. You need the id of an employer to enroll a learner.
      + * @description Finds employers by a part of their name. You need the id of an employer to enroll a learner.",
      }
    `);
  });
});

test("a run without changes does not even read the document", async () => {
  expect(await run()).toEqual([]);
});

describe("a file that an edit does not affect", () => {
  test("is the same as after a first run", async () => {
    // First in an operation, then in a schema.
    await reviewOf((text) => text.replace("Finds employers by name.", "Finds them."));
    await reviewOf((text) => text.replace("A company that enrolls learners.", "A firm."));
    const anew = path.join(folder, "anew");
    await generate({ spec, out: anew, check: false, progress: () => {} });
    expect(filesIn(out)).toEqual(filesIn(anew));
  });

  test("is restored if someone has changed it", async () => {
    await reviewOf((text) => `${text}\n# once`);
    const wanted = filesIn(out);
    for (const name of ["api/list-classes.tsx", "anchors.txt", "schemas/Contact.tsx"])
      writeFileSync(path.join(out, name), `${wanted[name]}// by hand\n`);
    await reviewOf((text) => `${text}\n# twice`);
    expect(filesIn(out)).toEqual(wanted);
  });
});

test("workflows next to the document are written; a run notices when they are added, changed and removed", async () => {
  const library = path.join(folder, "library");
  const at = (name: string) => path.join(library, name);
  cpSync("tests/fixtures/workflows/library.yaml", at("library.yaml"));
  const workflows = async (file?: string) => {
    const options = { spec: at("library.yaml"), out: at("out"), check: false, progress: () => {} };
    await generate({ ...options, workflows: file });
    const found = Object.entries(filesIn(at("out"))).filter(([name]) =>
      name.startsWith("workflows/"),
    );
    return Object.fromEntries(found);
  };
  expect(await workflows()).toEqual({});
  const arazzo = readFileSync("tests/fixtures/workflows/library.arazzo.yaml", "utf8");
  writeFileSync(at("library.arazzo.yaml"), arazzo);
  const { "workflows/borrow-book.samples.ts": samples, ...others } = await workflows();
  expect(samples).toContain('parameters: [{ in: "query", name: "title", value: "Emma" }]');
  // Their text is in `samples/golden/program.*`.
  expect(samples?.match(/^ {6}\w+(?=: `)/gm)?.map((key) => key.trim())).toEqual(languageKeys);
  expect(others).toMatchInlineSnapshot(`
    {
      "workflows/borrow-book.ts": "// Generated from library.arazzo.yaml#/workflows/0. Run \`npm run codegen\`; do not edit.
    import type { Workflow } from "@reference";

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
    ",
    }
  `);
  writeFileSync(at("library.arazzo.yaml"), arazzo.replace("Borrow a book", "Lend a book"));
  expect((await workflows())["workflows/borrow-book.ts"]).toContain('title: "Lend a book"');
  rmSync(at("library.arazzo.yaml"));
  expect(await workflows()).toEqual({});
  writeFileSync(at("others.yaml"), arazzo.replace("borrowBook", "lendBook"));
  expect(Object.keys(await workflows(at("others.yaml")))).toEqual([
    "workflows/lend-book.samples.ts",
    "workflows/lend-book.ts",
  ]);
  await expect(workflows(at("none.yaml"))).rejects.toThrow("There is no such file.");
  const given = readFileSync(at("library.yaml"), "utf8");
  writeFileSync(at("library.yaml"), given.replace("info:", "tags: [{ name: idle }]\ninfo:"));
  writeFileSync(at("others.yaml"), arazzo.replace("operationId: listBooks", "operationId: list"));
  // A mistake in a workflow does not hide the problems of the document.
  await expect(workflows(at("others.yaml"))).rejects.toMatchObject({
    problems: [{ rule: "arazzo" }, { rule: "tag-declared" }, { rule: "operation-summary" }],
  });
});

test("if a workflow uses the former name of an operation, the error gives the new one", async () => {
  const renaming = path.join(folder, "renaming");
  mkdirSync(renaming);
  const at = (name: string) => path.join(renaming, name);
  const library = readFileSync("tests/fixtures/workflows/library.yaml", "utf8");
  const arazzo = readFileSync("tests/fixtures/workflows/library.arazzo.yaml", "utf8");
  const run = (operationId: string, steps = arazzo) => {
    const renamed = library.replace("operationId: createLoan", `operationId: ${operationId}`);
    writeFileSync(at("library.yaml"), renamed);
    writeFileSync(at("library.arazzo.yaml"), steps);
    return generate({ spec: at("library.yaml"), out: at("out"), check: false, progress: () => {} });
  };
  const want = (name: string) => ({
    problems: [
      {
        message: "No operation has the operationId `createLoan`.",
        remedy: `It was renamed to \`${name}\`.`,
      },
      { rule: "operation-summary" },
    ],
  });
  await run("createLoan");
  await expect(run("deleteLoans")).rejects.toMatchObject(want("deleteLoans"));
  // Once it is generated, the table of redirects contains it.
  await run("lendBook", arazzo.replace("operationId: createLoan", "operationId: lendBook"));
  await expect(run("lendBook")).rejects.toMatchObject(want("lendBook"));
});
