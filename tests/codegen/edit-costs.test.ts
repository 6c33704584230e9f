/** @module-tag long */

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { structuredPatch } from "diff";
import { beforeAll, expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { table } from "./table";
import { filesIn, sharedFolder, writeFiles } from "./temp-folder";

const folder = sharedFolder();
const spec = path.join(folder, "openapi/academy.yaml");
const out = path.join(folder, "generated");
const document = readFileSync("tests/fixtures/academy/openapi/academy.yaml", "utf8");

let before: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  cpSync("tests/fixtures/academy/openapi", path.join(folder, "openapi"), { recursive: true });
  await generate({ spec, out, check: false, progress: () => undefined });
  before = filesIn(out);
});

/** Files that `.gitattributes` folds in reviews. */
const folded = readFileSync(".gitattributes", "utf8")
  .split("\n")
  .flatMap((line) => /^src\/generated\/(\S+?)(?:\/\*\*)? linguist-generated/.exec(line)?.[1] ?? []);

/** Returns the changes that a reviewer sees: a renamed file counts once, as in Git. */
async function costOf(changed: string) {
  // What the previous edit wrote is not a cost of this one.
  rmSync(out, { recursive: true });
  writeFiles(out, before);
  writeFileSync(spec, changed);
  await generate({ spec, out, check: false, progress: () => undefined });
  const after = filesIn(out);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      before[name] !== after[name] &&
      !folded.some((one) => name === one || name.startsWith(`${one}/`)),
  );
  const gone = names.filter((name) => after[name] === undefined);
  const came = names.filter((name) => before[name] === undefined);
  const linesOf = (name: string, old = before[name] ?? "", now = after[name] ?? "") =>
    structuredPatch(name, name, old, now, "", "", { context: 0 }).hunks.flatMap(
      (hunk) => hunk.lines,
    );
  const kept = names.filter((name) => !gone.includes(name) && !came.includes(name));
  // A new file with the same extension as a deleted one counts as that one renamed.
  const renamed = came.flatMap((name) => {
    const ending = /\.[^/]*$/.exec(name)?.[0] ?? "";
    const old = gone.find(
      (one) => one.endsWith(ending) && path.dirname(one) === path.dirname(name),
    );
    return old === undefined ? [] : [{ name, old }];
  });
  const moved = new Set(renamed.flatMap(({ name, old }) => [name, old]));
  const lines = [
    ...kept.flatMap((name) => linesOf(name)),
    ...renamed.flatMap(({ name, old }) => linesOf(name, before[old], after[name])),
    ...[...gone, ...came].filter((name) => !moved.has(name)).flatMap((name) => linesOf(name)),
  ];
  const files = kept.length + renamed.length + gone.length + came.length - moved.size;
  return { files, lines };
}

const tooMany = `    TooManyRequests:
      description: Too many requests were sent.
      content: { application/json: { schema: { $ref: "#/components/schemas/StatusErrorBody" } } }
`;

const listPings = `  /tp-api/pings:
    get:
      operationId: listPings
      tags: [Employers]
      summary: List pings
      responses: { "204": { description: Nothing. }, "400": { $ref: "#/components/responses/BadRequest" } }
`;

/** Adds a header to the requests of all operations, after the one that most have. */
const withRequestHeader = (text: string) =>
  text
    .replaceAll(
      /^( +)- \$ref: "#\/components\/parameters\/TrainingProviderId"$/gm,
      '$&\n$1- $ref: "#/components/parameters/RequestId"',
    )
    .replace(
      "/tp-api/exports:\n",
      '$&    parameters:\n      - $ref: "#/components/parameters/RequestId"\n',
    )
    .replace(
      /^  parameters:\n/m,
      `$&    RequestId:\n      name: x-request-id\n      in: header\n      example: call-71\n      schema:\n        type: string\n`,
    );

const callsLeft = `  headers:
    CallsLeft: { description: Calls that are left., schema: { type: integer } }
`;

type Edit = readonly [
  title: string,
  change: (text: string) => string,
  files: number,
  lines: number,
  /** A pattern for the content of each line, except for brackets. */
  about: string,
];

/** What is replaced in the document, and what that costs. */
const replacements = table<
  readonly [string, Readonly<Record<string, string>>, number, number, string]
>`
  a word of an operation: [{ Schedules a new: Plans a new }, 1, 2, new class]
  a word of a shared parameter: [{ to continue from: to go on from }, 1, 2, position in the list]
  the example of a shared header: [{ tp-48213: tp-1 }, 2, 4, tp-]
  the name of the security header:
    [{ "name: Authorization": "name: X-Credentials" }, 3, 6, Authorization|X-Credentials]
  the name of an error schema: [{ StatusErrorBody: StatusError }, 5, 30, StatusError|status-error]
  the name of a property: [{ " remaining:": " left:" }, 3, 8, remaining|left]
  an optional property:
    - { "        booked:\n": "        waiting: { description: Learners who wait., type: integer }\n        booked:\n" }
    - 2
    - 6
    - waiting|Learners who wait|integer
  a value of an enumeration: [{ "OFFLINE, VIRTUAL]": "OFFLINE, VIRTUAL, HYBRID]" }, 3, 5, OFFLINE|HYBRID]
  a deprecated operation:
    [{ "Id: deleteClass\n": "Id: deleteClass\n      deprecated: true\n" }, 2, 2, deprecated]
  the tag of an operation:
    [{ "Id: deleteClass\n      tags: [Classes]": "Id: deleteClass\n      tags: [Learners]" }, 2, 14, .]
  a server: [{ "default: test.example.com": "default: try.example.com" }, 2, 4, 'example\.com']
  a value in an example: [{ '- id: "7c41e0b95d2a"': '- id: "7c"' }, 1, 2, 7c]
  quotes, comments and indentation:
    [{ "type: integer": '"type": "integer" # a whole number' }, 0, 0, .]
`;

const edits: readonly Edit[] = [
  ...replacements.map(([title, values, ...cost]) => {
    const change = (text: string) =>
      Object.entries(values).reduce((now, [from, to]) => now.replaceAll(from, to), text);
    return [title, change, ...cost] as const;
  }),
  [
    "a response of all operations",
    (text) =>
      text
        .replaceAll(
          /^( +)"400":$/gm,
          '$1"429":\n$1  $ref: "#/components/responses/TooManyRequests"\n$&',
        )
        .replace(/^  responses:\n/m, (head) => head + tooMany),
    4,
    40,
    ".",
  ],
  [
    "a request header of all operations",
    withRequestHeader,
    3,
    14,
    "RequestId|x-request-id|header|call-71|string|every operation|Parameters|parameters",
  ],
  [
    "a header of all successful responses",
    (text) =>
      text
        .replaceAll(
          /^( +)"2\d\d":\n.*\n/gm,
          '$&$1  headers:\n$1    X-Calls-Left:\n$1      $ref: "#/components/headers/CallsLeft"\n',
        )
        .replace(/^  responses:\n/m, (head) => callsLeft + head),
    2,
    12,
    "every operation|headers|first|X-Calls-Left|integer|calls-left|Calls that are left",
  ],
  [
    "a second way to authenticate",
    (text) =>
      text
        .replace(/^security:\n.*\n/m, "$&  - PersonalToken: []\n")
        .replace(/^  securitySchemes:\n/m, "$&    PersonalToken: { type: http, scheme: bearer }\n"),
    5,
    21,
    ".",
  ],
  [
    "a status of one operation",
    (text) =>
      text.replace(
        /(operationId: deleteClass\n[^]*?)(\n +"400":)/,
        '$1\n        "404": { description: There is no such class. }$2',
      ),
    3,
    14,
    "404|no such class|no-body|statuses|delete-class",
  ],
  [
    "a description beside the first of many references to a response",
    (text) =>
      text.replace(
        /(\n +)(\$ref: "#\/components\/responses\/BadRequest")/,
        "$1$2$1description: Refused.",
      ),
    8,
    81,
    ".",
  ],
  ["a new operation", (text) => text.replace("paths:\n", `paths:\n${listPings}`), 7, 137, "."],
  [
    "a removed operation",
    (text) => text.replace(/\n +delete:\n +operationId: deleteClassEnrollment\n[^]*?(?=\n\n)/, ""),
    8,
    149,
    ".",
  ],
];

test.each(edits)("%s", async (_title, change, files, lines, about) => {
  const changed = change(document);
  expect(changed).not.toBe(document);
  const cost = await costOf(changed);
  expect({ files: cost.files, lines: cost.lines.length }).toEqual({ files, lines });
  const others = cost.lines.filter((line) => !new RegExp(about).test(line) && /\w/.test(line));
  expect(others).toEqual([]);
});
