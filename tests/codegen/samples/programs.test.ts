/** @module-tag long */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { normalize } from "../../../codegen/model/normalize";
import { workflowsIn } from "../../../codegen/workflows/workflows";
import { programOf } from "../../../codegen/workflows/program";
import { readArazzo } from "../../../codegen/workflows/arazzo";
import type { Raw } from "../../../codegen/document/document";
import { load } from "../../../codegen/document/load";
import { languageKeys, languages } from "../../../src/samples/languages";
import { sampleParsers } from "../../corpus/sample-parsers";
import { modelOf } from "../given";
import { hostile } from "../hostile-texts";
import { sharedFolder } from "../temp-folder";
import { refusal, startEcho } from "./echo";
import { programTexts } from "./filled";
import { lacksTools, type Outcome, runSamples } from "./tools";

/** Reads the workflows of a description in a file. */
async function read(file: string) {
  const spec = path.resolve(file.replace(".arazzo", ""));
  const { document } = await load(spec);
  const model = normalize(document, []);
  const { workflows } = workflowsIn(await readArazzo(path.resolve(file), spec), model);
  return { workflows, model };
}

const string = { type: "string" };

/** Names that some programs reserve. */
const reservedInputs = Object.fromEntries(
  ["class", "attempt", "range", "sleep", "time"].map((name) => [name, { default: 7 }]),
);

/** Returns a workflow of two calls, with the text everywhere that a document has text. Each call waits for something. */
function everywhere(
  text: string,
  url = "https://api.example.com",
  retryAfter = 0,
  download: Raw | undefined = undefined,
) {
  const key = text || "empty";
  const json = (schema: Raw) => ({ "application/json": { schema } });
  const parameter = (location: string, name: string) => ({
    in: location,
    name,
    required: true,
    schema: string,
    example: text,
  });
  const done = { type: "boolean" };
  const made = { type: "object", properties: { [key]: string, count: { type: "integer" }, done } };
  const changed = {
    type: "object",
    properties: { state: { enum: [text, `not ${text}`, `no ${text}`] } },
  };
  const model = modelOf({
    servers: [{ url }],
    components: {
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-Key" },
        session: { type: "apiKey", in: "cookie", name: "sid" },
      },
    },
    security: [{ key: [], session: [] }],
    paths: {
      "/things": {
        post: {
          operationId: "make",
          summary: text,
          parameters: [parameter("query", "q"), parameter("header", "X-Text")],
          requestBody: { content: json({}) },
          responses: { "200": { description: "", content: json(made) } },
        },
      },
      "/things/{id}": {
        put: {
          operationId: "change",
          summary: "Change",
          parameters: [parameter("path", "id"), parameter("query", "q"), parameter("cookie", "c")],
          requestBody: { content: json({}) },
          responses: { "200": { description: "", content: json(changed) } },
        },
      },
    },
  });
  const pointer = `/${key.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25")}`;
  const q = { name: "q", in: "query" };
  const until = (condition: string, ...failed: readonly string[]) => ({
    successCriteria: [{ condition }],
    onFailure: [
      ...failed.map((one) => ({ name: "stop", type: "end", criteria: [{ condition: one }] })),
      { name: "wait", type: "retry", retryAfter, retryLimit: 2 },
    ],
  });
  const stateIs = (state: string) => `$response.body#/state == '${state.replaceAll("'", "''")}'`;
  const root = {
    workflows: [
      {
        workflowId: "all",
        summary: text,
        inputs: { properties: { text: { default: text }, ...reservedInputs } },
        steps: [
          {
            stepId: "make",
            operationId: "make",
            ...until("$response.body#/done != false"),
            parameters: [
              { ...q, value: "$inputs.text" },
              { name: "X-Text", in: "header", value: "fixed" },
            ],
            requestBody: {
              payload: { [key]: text, mixed: `${text}{$inputs.text}`, n: "$inputs.class" },
            },
            outputs: { id: `$response.body#${pointer}`, count: "$response.body#/count" },
          },
          {
            stepId: "change",
            operationId: "change",
            ...until(stateIs(text), stateIs(`no ${text}`)),
            parameters: [
              { name: "id", in: "path", value: "$steps.make.outputs.id" },
              { ...q, value: "a {$steps.make.outputs.id}" },
              { name: "c", in: "cookie", value: "$steps.make.outputs.id" },
            ],
            requestBody: {
              payload: { list: ["$steps.make.outputs.id", "$steps.make.outputs.count"] },
            },
          },
        ],
        outputs: { id: "$steps.make.outputs.id" },
        "x-download": download,
      },
    ],
  };
  const { workflows, warnings } = workflowsIn(
    {
      root,
      file: "things.arazzo.yaml",
      inputs: new Map(),
      problem: (at, what) => ({ ...what, rule: at, file: "", line: 1, column: 1, frame: "" }),
    },
    model,
  );
  const others = warnings.filter(({ message }) => !message.startsWith("Nothing reads the input"));
  expect(others).toEqual([]);
  const [workflow] = workflows;
  if (!workflow) throw new Error("The model lost the workflow.");
  return { workflow, model };
}

/** A string that begins with `$` is an expression in a JSON body. */
const texts = hostile.filter((text) => !/^\$|\{\$/.test(text));
const all = texts.join("|");

describe("the program of a workflow", () => {
  test.each(languageKeys)("in %s", async (language) => {
    const { workflows, model } = await read("tests/fixtures/workflows/library.arazzo.yaml");
    const [workflow] = workflows;
    const [extension] = languages[language].file.split(".").slice(-1);
    expect(workflows.length).toBe(1);
    await expect(workflow && programTexts(workflow, model)[language]).toMatchFileSnapshot(
      `golden/program.${extension}`,
    );
  });

  test("is a program, whatever the document and the reader contain", async () => {
    const parsers = await sampleParsers();
    const own = await read("tests/fixtures/academy/openapi/academy.arazzo.yaml");
    const given = [
      ...own.workflows.map((workflow) => ({ workflow, model: own.model })),
      ...texts.map((text) => everywhere(text)),
    ];
    expect(given.length).toBeGreaterThan(20);
    for (const { workflow, model } of given)
      for (const text of ["", all]) {
        const values = {
          server: text,
          query: { q: text },
          header: { "training-provider-id": text },
          credential: { key: text, session: text, token: text },
        };
        const programs = programTexts(workflow, model, values);
        for (const language of languageKeys)
          expect([
            workflow.title,
            language,
            parsers.get(languages[language].grammar)?.(programs[language]),
          ]).toEqual([workflow.title, language, undefined]);
      }
  });

  test("has titles in comments that nothing ends, not even an escape that Java reads there", () => {
    const { workflow, model } = everywhere("a\\u000ab();*/\nc");
    const { okhttp, curl } = programTexts(workflow, model);
    expect(okhttp).toContain("/** a u000ab();* / c */");
    expect(okhttp).toContain("// 1. a u000ab();* / c\n");
    expect(curl).toContain("# a u000ab();* / c\n");
  });

  test("has the function that reads a value even if only a criterion needs it", () => {
    const { workflow, model } = everywhere("x");
    const steps = workflow.steps.slice(0, 1).map((step) => ({ ...step, outputs: {} }));
    const { axios, okhttp } = programTexts({ ...workflow, steps, outputs: {} }, model);
    expect(axios).toContain("function read(");
    expect(okhttp).toContain("static String read(");
  });

  test("has a slot for each input that is a parameter, and for server and credentials", async () => {
    const { workflow, model } = everywhere("x");
    const { templates, parameters } = programOf(workflow, model);
    expect(parameters).toEqual([{ in: "query", name: "q", value: "x" }]);
    for (const language of languageKeys)
      expect(templates[language]?.match(/⟦[a-z]\w*\.?[^⟦⟧]*⟧/gi)).toEqual([
        "⟦server⟧",
        "⟦value.query.q⟧",
        "⟦scheme.key⟧",
        "⟦cookieScheme.session⟧",
        "⟦schemeName.key⟧",
        "⟦schemeName.key⟧",
      ]);
  });
});

/** A call from a program. */
interface Call {
  readonly time: number;
  readonly method: string;
  readonly path: string;
  readonly q: string | null;
  readonly key: unknown;
  readonly cookie: string;
  readonly body: unknown;
}

/** How the server responds to the calls of a program. */
interface Case {
  readonly text: string;
  readonly isRefused?: boolean;
  /** How many calls of a method get the response that what the program waits for is not there yet. */
  readonly waits?: Readonly<Record<string, number>>;
  /** Values that replace others in a response, or remove them. */
  readonly lacks?: Readonly<Record<string, string | null | undefined>>;
  /** In seconds. */
  readonly retryAfter?: number;
  /** Whether the program saves a file at the end. */
  readonly isSaving?: boolean;
}

describe.each(languageKeys)("in %s, every call matches the document", (language) => {
  const isLacking = lacksTools(language);
  // Shells cannot hold NUL, and drop line ends at the end of a command's output.
  const some = [all.replaceAll("\0", ""), "end\\", " outer blanks ", "\na\r\nb", '"'];
  const awkward = `'"$x\\⟦server⟧`;
  const missing = ["done", "state", "x"].flatMap((name) =>
    [null, undefined].map((value) => [name, value] as const),
  );
  const cases: Readonly<Record<string, Case>> = {
    ...Object.fromEntries(some.map((text, index) => [`text ${index}`, { text }])),
    refused: { text: "x", isRefused: true },
    ...Object.fromEntries(
      missing.map(([name, value]) => [
        `no ${name}, ${value}`,
        { text: "x", lacks: { [name]: value } },
      ]),
    ),
    repeated: { text: "x", waits: { POST: 1, PUT: 2 }, retryAfter: 0.3 },
    failed: { text: awkward, lacks: { state: `no ${awkward}` } },
    vain: { text: awkward, waits: { PUT: 3 } },
    saved: { text: "file", isSaving: true },
    unsaved: { text: "none", isSaving: true },
  };
  const names = Object.keys(cases);

  const folder = sharedFolder();
  /** The calls that arrived from each program, and how it ended. */
  let results: readonly (Outcome & { readonly arrived: readonly Call[] })[] = [];

  // All in one process, each with its own server path: starting and compiling take longer than running.
  beforeAll(async () => {
    if (isLacking) return;
    const calls = new Map<string, Call[]>();
    const echo = await startEcho(({ method, target, headers, body }) => {
      const { pathname, searchParams } = new URL(target, echo.origin);
      const [, index = "", ...segments] = pathname.split("/");
      if (segments[0] === "file") return { status: 200, text: "id,name\n" };
      if (segments[0] === "none") return { status: 422, text: refusal };
      const { isRefused, waits, lacks } = cases[names[Number(index)] ?? ""] ?? { text: "" };
      const text = searchParams.get("q") ?? "";
      const before = calls.get(index) ?? [];
      const done = before.filter((call) => call.method === method).length >= (waits?.[method] ?? 0);
      const call = {
        time: performance.now(),
        method,
        path: decodeURIComponent(segments.join("/")),
        q: searchParams.get("q"),
        key: headers["x-key"],
        cookie: decodeURIComponent(String(headers["cookie"])),
        body: JSON.parse(body.toString()) as unknown,
      };
      calls.set(index, [...before, call]);
      const state = text.replace(/^a /, done ? "" : "not ");
      const answer = { [text || "empty"]: text, count: 3, done, state };
      return isRefused
        ? { status: 422, text: refusal }
        : { status: 200, text: JSON.stringify({ ...answer, ...lacks }) };
    });
    const values = { credential: { key: "k'\"", session: "s" } };
    const programs = Object.values(cases).map(({ text, retryAfter, isSaving }, index) => {
      const url = `${echo.origin}/${index}`;
      // The server returns the text as the identifier.
      const download = {
        url: `${url}/{$steps.make.outputs.id}`,
        file: "a '$x\" {$inputs.text}.csv",
      };
      const saved = isSaving ? download : undefined;
      const { workflow, model } = everywhere(text, url, retryAfter, saved);
      return programTexts(workflow, model, values)[language];
    });
    const outcomes = await runSamples(language, programs, folder);
    results = outcomes.map((outcome, index) => ({
      ...outcome,
      arrived: calls.get(String(index)) ?? [],
    }));
    await echo.stop();
  });

  const resultOf = (name: string) => {
    const result = results[names.indexOf(name)];
    if (!result) throw new Error(`${name} did not run.`);
    return { ...result, methods: result.arrived.map(({ method }) => method) };
  };

  test.skipIf(isLacking).each(some.map((text, index) => [text, index] as const))(
    "with %j in each place",
    (text, index) => {
      const { code, stdout, arrived } = resultOf(`text ${index}`);
      expect(arrived).toEqual([
        {
          time: expect.any(Number),
          method: "POST",
          path: "things",
          q: text,
          key: "k'\"",
          cookie: "sid=s",
          body: { [text]: text, mixed: text + text, n: 7 },
        },
        {
          time: expect.any(Number),
          method: "PUT",
          path: `things/${text}`,
          q: `a ${text}`,
          key: "k'\"",
          cookie: `sid=s; c=${text}`,
          body: { list: [text, 3] },
        },
      ]);
      expect([code, stdout === ""]).toEqual([0, false]);
      expect(existsSync(path.join(folder, "PWNED"))).toBe(false);
    },
  );

  test.skipIf(isLacking)("a rejected call ends it", () => {
    const { code, stderr, arrived } = resultOf("refused");
    expect(code).not.toBe(0);
    expect(stderr).toContain("no such class");
    expect(arrived.length).toBe(1);
  });

  test.skipIf(isLacking).each(missing)("a missing value ends it: %s, %s", (name, value) => {
    const { code, stderr, arrived } = resultOf(`no ${name}, ${value}`);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(new RegExp(`The response has no [./]?${name}\\.`));
    expect(arrived.length).toBe(name === "state" ? 2 : 1);
  });

  test.skipIf(isLacking)("a call is repeated until it reports the end", () => {
    const { code, stderr, methods, arrived } = resultOf("repeated");
    expect([code, stderr]).toEqual([0, ""]);
    expect(methods).toEqual(["POST", "POST", "PUT", "PUT", "PUT"]);
    expect({ ...arrived[4], time: 0 }).toEqual({ ...arrived[2], time: 0 });
    const times = arrived.map(({ time }) => time);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0) > 280);
    // On a busy machine, there may also be a pause between the two calls.
    expect(gaps).toEqual([true, expect.any(Boolean), true, true]);
  });

  test.skipIf(isLacking)("a failure ends it, with the response, which may give the reason", () => {
    const { code, stderr, methods } = resultOf("failed");
    expect(code).not.toBe(0);
    expect(stderr).toContain(`state is no ${awkward}:`);
    expect(stderr).toContain('"count":');
    expect(methods).toEqual(["POST", "PUT"]);
  });

  test.skipIf(isLacking)("a call is not repeated forever", () => {
    const { code, stderr, methods } = resultOf("vain");
    expect(code).not.toBe(0);
    expect(stderr).toContain(`Gave up: state is not ${awkward}.`);
    expect(methods).toEqual(["POST", "PUT", "PUT", "PUT"]);
  });

  test.skipIf(isLacking)("a file is saved", () => {
    const { code, stdout } = resultOf("saved");
    const file = `a '$x" file.csv`;
    expect([code, stdout.trim().split("\n").at(-1)]).toEqual([0, `Saved ${file}`]);
    expect(readFileSync(path.join(folder, file), "utf8")).toBe("id,name\n");
  });

  test.skipIf(isLacking)("a rejected download ends it", () => {
    expect(resultOf("unsaved").code).not.toBe(0);
  });
});
