import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../../codegen/errors";
import { normalize } from "../../../codegen/model/normalize";
import { workflowsIn } from "../../../codegen/workflows/workflows";
import { readArazzo } from "../../../codegen/workflows/arazzo";
import { load } from "../../../codegen/document/load";
import { reportedBy } from "../given";
import { sharedFolder } from "../temp-folder";

const fixtures = "tests/fixtures/workflows";
const text = readFileSync(path.join(fixtures, "library.arazzo.yaml"), "utf8");
const folder = sharedFolder();
const spec = path.join(folder, "library.yaml");
cpSync(path.join(fixtures, "library.yaml"), spec);

const library = load(spec).then(({ document }) => normalize(document, []));

/** Reads an Arazzo description after an edit of its text. */
async function read(from = "", to = "", whole = text) {
  expect(whole).toContain(from);
  const file = path.join(folder, "library.arazzo.yaml");
  writeFileSync(file, whole.replace(from, to));
  return workflowsIn(await readArazzo(file, spec), await library);
}

/** Returns the problems after an edit, each with its line, the marked text and the remedy. */
async function problems(from: string, to: string, whole = text): Promise<readonly string[]> {
  let warnings: readonly Problem[] = [];
  const errors = await reportedBy(async () => ({ warnings } = await read(from, to, whole)));
  return [...errors, ...warnings].map(
    ({ line, severity, message, remedy }) => `${line} ${severity}: ${message} → ${remedy}`,
  );
}

/** The lines of a step before which `given` inserts a retry. */
const [step = ""] = /        outputs:\n          loanId/.exec(text) ?? [];
const given = (condition: string, action = "type: retry", more = "") =>
  `        successCriteria: [{ condition: ${JSON.stringify(condition)}${more} }]\n` +
  (action && `        onFailure: [{ name: wait, ${action} }]\n`) +
  step;
const status = "$statusCode == 200";
const kind = "$response.body#/kind";

test("a workflow has steps, with the operations that they call and the values that they read", async () => {
  const { workflows, warnings } = await read();
  expect(warnings).toEqual([]);
  const [workflow] = workflows;
  expect(workflow).toMatchObject({ id: "borrow-book", title: "Borrow a book" });
  expect(
    workflow?.steps.map(({ id, operation, parameters, body, outputs }) => [
      id,
      operation.operationId,
      parameters.map(({ of, value }) => [of.in, of.name, value]),
      body?.payload,
      outputs,
    ]),
  ).toEqual([
    [
      "find",
      "listBooks",
      [["query", "title", "$inputs.title"]],
      undefined,
      { bookId: { kind: "body", pointer: "/0/id" } },
    ],
    [
      "borrow",
      "createLoan",
      [],
      { bookId: "$steps.find.outputs.bookId", weeks: 2, kind: "HOME" },
      { loanId: { kind: "body", pointer: "/id" } },
    ],
    ["return", "deleteLoan", [["path", "loanId", "$steps.borrow.outputs.loanId"]], undefined, {}],
  ]);
});

test("a parameter of a workflow applies to each step, unless the step sets another value", async () => {
  const oneStep = text.slice(0, text.indexOf("      - stepId: borrow"));
  const shared = "    parameters: [{ name: title, in: query, value: Emma }]\n    steps:\n";
  const valuesIn = ({ workflows: [workflow] }: Awaited<ReturnType<typeof read>>) =>
    workflow?.steps[0]?.parameters.map(({ value }) => value);
  const both = await read("    steps:\n", shared, oneStep);
  expect(valuesIn(both)).toEqual(["$inputs.title"]);
  const own = /        parameters:\n(          .*\n){3}/.exec(oneStep)?.[0] ?? "";
  const alone = await read(own, "", oneStep.replace("    steps:\n", shared));
  expect(valuesIn(alone)).toEqual(["Emma"]);
});

test("the number in a parameter may be written as a string, which is how it is sent", async () => {
  const more = '\n          - { name: limit, in: query, value: "7" }';
  const { warnings } = await read("value: $inputs.title", `value: $inputs.title${more}`);
  expect(warnings).toEqual([]);
});

test("a parameter with a wrong name is reported once, however many steps share it", async () => {
  const [before = "", step = ""] = text.split(
    /(?=      - stepId: find)|(?=      - stepId: borrow)/,
  );
  const own = /        parameters:\n(          .*\n){3}/.exec(step)?.[0] ?? "";
  const alone = step.replace(own, "");
  const whole = before + alone + alone.replace("stepId: find", "stepId: again");
  const shared = "    parameters: [{ name: about, in: query, value: Emma }]\n    steps:\n";
  expect(await problems("    steps:\n", shared, whole)).toEqual([
    "14 error: `listBooks` has no query parameter `about`. → Write `title`, which the operation requires and the step does not set.",
  ]);
});

/** What is wrong in a description, and the edit of its text that makes it so. */
const mistakes: readonly (readonly [mistake: string, from: string, to: string])[] = [
  ["an unknown operation", "operationId: createLoan", "operationId: createLoans"],
  ["an unknown parameter", "name: title\n            in", "name: titel\n            in"],
  ["a parameter without a place", "            in: query\n", ""],
  ["a source without an address", "url: library.yaml", "x-url: library.yaml"],
  ["a source of an unknown type", "type: openapi", "type: openap"],
  ["a step without a call", "        operationId: createLoan\n", ""],
  [
    "a download whose name comes from a response",
    "    steps:\n",
    '    x-download: { url: "https://x.example", file: "{$steps.find.outputs.bookId}.csv" }\n    steps:\n',
  ],
  [
    "a download without a name",
    "    steps:\n",
    "    x-download: { url: $inputs.title }\n    steps:\n",
  ],
  ["no steps", text.slice(text.indexOf("    steps:\n")), "    steps: []\n"],
  [
    "a workflow whose name another has",
    "  - workflowId: borrowBook\n",
    "  - { workflowId: borrow-book, steps: [{ stepId: a, operationId: listBooks, parameters: [{ name: title, in: query, value: Emma }] }] }\n  - workflowId: borrowBook\n",
  ],
  [
    "two calls in one step",
    "        operationId: createLoan\n",
    "        operationId: createLoan\n        workflowId: borrowBook\n",
  ],
  ["a parameter elsewhere", "in: query\n            value", "in: path\n            value"],
  [
    "a parameter that lacks",
    "          - name: loanId\n            in: path\n            value: $steps.borrow.outputs.loanId\n",
    "          []\n",
  ],
  ["an expression with a slip", "$inputs.title", "$input.title"],
  ["an input that is not declared", "$inputs.title", "$inputs.titel"],
  ["an unknown step", "$steps.find.outputs", "$steps.fnd.outputs"],
  ["a later step", "$inputs.title", "$steps.borrow.outputs.loanId"],
  ["an unknown output", "$steps.find.outputs.bookId", "$steps.find.outputs.bokId"],
  ["an embedded expression", "kind: HOME", 'kind: "{$inputs.knd}"'],
  ["a pointer to nothing", "#/0/id", "#/0/idd"],
  ["a pointer into a list", "#/0/id", "#/id"],
  ["a pointer below a value", "$response.body#/id", "$response.body#/bookId/x"],
  [
    "a body where there is none",
    "            value: $steps.borrow.outputs.loanId\n    outputs",
    "            value: x\n        outputs:\n          x: $response.body#/id\n    outputs",
  ],
  [
    "no body",
    "        requestBody:\n          payload:\n            bookId: $steps.find.outputs.bookId\n            weeks: 2\n            kind: HOME\n",
    "",
  ],
  ["a property that the body lacks", "            bookId: $steps.find.outputs.bookId\n", ""],
  ["a required property with a slip", "bookId: $steps", "bookID: $steps"],
  [
    "a value that breaks a rule beside an expression",
    "weeks: 2",
    "weeks: 2\n            due: soon",
  ],
  ["a variant without a property", "weeks: 2", "weeks: 2\n            paid: { bank: x }"],
  ["a property too many", "weeks: 2", "weeks: 2\n            week: 3"],
  ["a value of another type", "weeks: 2", "weeks: two"],
  ["a value that is not in the list", "kind: HOME", "kind: HOM"],
  ...["many", "70", "1.5"].map(
    (limit) =>
      [
        `the value ${limit} for a parameter`,
        "value: $inputs.title",
        `value: $inputs.title\n          - { name: limit, in: query, value: ${limit} }`,
      ] as const,
  ),
  ["an action without a name", step, `        onFailure: [{ type: retry }]\n${step}`],
  ["a number in quotes", step, given(status, 'type: retry, retryLimit: "3"')],
  ["a field of OpenAPI", "in: query\n", "in: query\n            schema: {}\n"],
  [
    "another type of body",
    "          payload:\n",
    "          contentType: text/plain\n          payload:\n",
  ],
  ["an expression that codegen does not know", "$response.body#/0/id", "$response.header.etag"],
  ["a jump", step, `        onSuccess: [{ name: done, type: end }]\n${step}`],
  ["a field that Arazzo does not know", "stepId: borrow", "stepId: borrow\n        foo: 1"],
  ["a misspelled field", "stepId: borrow", "stepID: borrow"],
  ["two steps of one id", "stepId: borrow", "stepId: find"],
  [
    "two parameters of one name and place, beside one elsewhere",
    "in: query\n            value: $inputs.title",
    "in: query\n            value: $inputs.title\n          - { name: title, in: header, value: x }\n          - { name: title, in: query, value: x }",
  ],
  ["another document", "url: library.yaml", "url: other.yaml"],
  ["another version", "arazzo: 1.0.1", "arazzo: 2.0.0"],
  ["a syntax error", "info: {", "info: {{"],
];

test("every mistake has a line and a remedy", async () => {
  const found: Record<string, string> = {};
  for (const [mistake, from, to] of mistakes)
    found[mistake] = (await problems(from, to)).join("\n");
  expect(found).toMatchSnapshot();
});

test.each([
  [
    "value: $inputs.title",
    "value: inputs.title",
    "20 warning: `inputs.title` is sent as is: an expression begins with `$`. → Write `$inputs.title`.",
  ],
  [
    "    steps:\n",
    "    x-downlaod: {}\n    steps:\n",
    "14 warning: Nothing reads `x-downlaod`. Did you mean `x-download`? → Correct its name.",
  ],
  [
    "    steps:\n",
    '    x-download: { url: $inputs.title, file: "a.csv", fiel: 1 }\n    steps:\n',
    "14 warning: Nothing reads `fiel`. Did you mean `file`? → Correct its name.",
  ],
  [
    "title: { type: string }",
    "title: { type: string }\n        nobody: {}",
    "14 warning: Nothing reads the input `nobody`. → Write `$inputs.nobody` where it should be sent, or remove it.",
  ],
  [
    "            kind: HOME\n",
    "            kind: HOME\n            details: { coment: x }\n",
    "30 warning: The schema has no property `coment`. Did you mean `comment`? → Correct the payload, or the schema of the operation.",
  ],
  [
    step,
    given(`${kind} == 'HOME'`, "type: retry, retryLimit: 0"),
    "31 warning: With `retryLimit: 0`, the call is never retried. → Set how often it is retried, or remove the action.",
  ],
])("something legal but most likely a typo is a warning: %j", async (from, to, want) => {
  expect(await problems(from, to)).toEqual([want]);
  expect((await read(from, to)).workflows).toHaveLength(1);
});

test("a mistake that an alias repeats is reported once", async () => {
  const whole = text
    .replace("payload:\n", "payload: &loan\n")
    .replace(
      "      - stepId: return",
      "      - stepId: again\n        operationId: createLoan\n        requestBody: { payload: *loan }\n      - stepId: return",
    );
  expect(await problems("kind: HOME", "kind: HOM", whole)).toHaveLength(1);
});

describe("a step retries", () => {
  test.each([
    [
      given(`${kind} != 'HERE'`, "type: retry, retryAfter: 0.5, retryLimit: 3"),
      { until: [{ path: ["kind"], isEqual: false, value: "HERE" }], after: 0.5, limit: 3 },
    ],
    [
      given(`${kind}=='HOME'`, undefined, ", type: simple, context: $response.body"),
      { until: [{ path: ["kind"], isEqual: true, value: "HOME" }], after: 0, limit: 1 },
    ],
    [
      given(
        `${kind} == 'HERE'`,
        `type: end, criteria: [{ condition: "${kind} == 'HOME'" }] }, { name: again, type: retry`,
      ),
      {
        until: [{ path: ["kind"], isEqual: true, value: "HERE" }],
        failed: [{ path: ["kind"], isEqual: true, value: "HOME" }],
      },
    ],
    [given("$response.body#/state != 'OPEN'"), { until: [{ value: "OPEN" }] }],
    [given("$response.body#/note == 'it''s'"), { until: [{ value: "it's" }] }],
    [given(status, ""), undefined],
    [`        onFailure: []\n${step}`, undefined],
  ])("with %j", async (from, want) => {
    const { workflows, warnings } = await read(step, from);
    expect(warnings).toEqual([]);
    const retry = workflows[0]?.steps[1]?.retry;
    if (want) expect(retry).toMatchObject(want);
    else expect(retry).toBeUndefined();
  });

  const followed =
    "Write `$statusCode == NNN`, with the only success of the operation, or `$response.body#/POINTER == VALUE` or `!= VALUE`, with " +
    "`true`, `false` or a 'TEXT' that the schema lists, and under `onFailure` one action of `type: retry`, `retryAfter` and `retryLimit`, " +
    "after those of `type: end` with one of the criteria on the same value.";
  const leftOut = (line: number, what: string) =>
    `${line} warning: The workflow is left out: codegen does not support ${what}. → ${followed}`;
  const form = (name: string) => `\`${name}\` in this form`;
  const here = `${kind} == 'HERE'`;

  test.each([
    ...[
      "$statusCode != 200",
      "$response.header.etag == 'x'",
      `${here} && ${here}`,
      "$response.body#/late==true&&$response.body#/late!=false",
      `${kind} == 'HERE' || ${kind} == 'HOME'`,
      `${kind} == null`,
      `${kind} == true`,
      "$response.body#/id == 'x'",
      "$response.body#/weeks == 2",
      "$response.body#/mood == 'GOOD'",
      "$response.body#/shelf/row == 'A'",
      "$response.body#/tone == 'OPEN'",
      "$response.body == 'HERE'",
    ].map((one) => [given(one), leftOut(30, `the criterion \`${one}\``)]),
    ...[status, here].map((one) => [
      given(one, undefined, ", type: regex, context: $response.body"),
      leftOut(30, `the criterion \`${one}\``),
    ]),
    [given(here, ""), leftOut(30, form("successCriteria"))],
    [given(status), leftOut(31, form("onFailure"))],
    ...[
      "type: end",
      "type: goto, stepId: find",
      "type: retry, stepId: find",
      "type: retry, criteria: [{ condition: $statusCode == 503 }]",
      "type: retry, retryLimit: 1.5",
      "type: retry }, { name: stop, type: end",
      "type: end }, { name: again, type: retry",
      `type: end, criteria: [{ condition: "${status}" }] }, { name: again, type: retry`,
      "type: end, criteria: [{ condition: $response.body#/late == true }] }, { name: again, type: retry",
    ].map((action) => [given(here, action), leftOut(31, form("onFailure"))]),
    [
      given(status, "type: retry", `}, { condition: "${here}"`),
      "30 warning: The workflow is left out: codegen cannot retry a call because of its `$statusCode`. → Remove the criterion: without it, a rejected call ends the workflow.",
    ],
    ...["201", "404"].map((one) => [
      given(`$statusCode == ${one}`),
      `30 error: \`createLoan\` has no response ${one}, only \`200\`. → Use a status of the operation.`,
    ]),
    ...[
      "HERE",
      `${kind} == HERE`,
      `${kind} = 'HERE'`,
      `${kind} == 'HERE`,
      "$respones.body#/kind == 'HERE'",
      `${here} &&`,
    ].map((one) => [
      given(one),
      expect.stringContaining(`30 error: \`${one}\` is not an Arazzo condition. → Write`) as string,
    ]),
    [
      given("$response.body#/kin == 'HERE'"),
      "30 error: The response body has no `kin`. Did you mean `kind`? → Point to something that the response schema has.",
    ],
    [
      given(`${kind} == 'HER'`),
      '30 error: The schema does not allow "HER", only HOME, HERE. Did you mean `HERE`? → Compare with a value that the response schema allows.',
    ],
  ])("but not with %j", async (from, want) => {
    expect(await problems(step, from)).toEqual([want]);
  });

  test("but not for a response without a body", async () => {
    const last = "            value: $steps.borrow.outputs.loanId\n";
    expect(await problems(last, last + given(here).replace(step, ""))).toEqual([
      "38 error: The response of the operation has no JSON body. → Point to something that the response schema has.",
    ]);
  });
});

test("a pointer may lead to a property within `allOf`, or anywhere in an object without constraints", async () => {
  for (const pointer of ["#/0/name", "#/0/shelf/row/1"])
    expect((await read("#/0/id", pointer)).warnings).toEqual([]);
});
