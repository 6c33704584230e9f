import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { normalize } from "../../../codegen/model/normalize";
import type { ApiModel } from "../../../codegen/model/types";
import { readWorkflows, type Workflow } from "../../../codegen/model/workflows";
import { programOf } from "../../../codegen/samples/programs/program";
import { readArazzo } from "../../../codegen/spec/arazzo";
import type { Raw } from "../../../codegen/spec/document";
import { load } from "../../../codegen/spec/load";
import {
  byLanguage,
  languageKeys,
  languages,
  type SampleLanguage,
} from "../../../src/samples/languages";
import type { SampleValues } from "../../../src/samples/types";
import { sampleParsers } from "../../corpus/sample-parsers";
import { modelOf } from "../given";
import { refusal, startEcho } from "./echo";
import { filled } from "./filled";
import { lacksTools, runSamples } from "./tools";
import { hostile } from "./torture";

/** The programs of a workflow as a reader sees them. */
function textsOf(workflow: Workflow, model: ApiModel, values: SampleValues = {}) {
  const { parameters, templates } = programOf(workflow, model);
  const servers = model.servers.map(({ url }) => ({ url }));
  return byLanguage((language) =>
    filled(language, templates[language], { parameters, servers }, model, values),
  );
}

/** The workflows of a description in a file. */
async function read(file: string) {
  const spec = path.resolve(file.replace(".arazzo", ""));
  const { document } = await load(spec);
  const model = normalize(document, []);
  const { workflows } = readWorkflows(await readArazzo(path.resolve(file), spec), model);
  return { workflows, model };
}

const string = { type: "string" };

/** Names that some program keeps for itself. */
const reservedInputs = Object.fromEntries(
  ["class", "attempt", "range", "sleep", "time"].map((name) => [name, { default: 7 }]),
);

/** A workflow of two calls, with a text everywhere that the document has one. Each call waits for something. */
function everywhere(text: string, url = "https://api.example.com", retryAfter = 0) {
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
      },
    ],
  };
  const { workflows, warnings } = readWorkflows(
    {
      root,
      file: "things.arazzo.yaml",
      inputs: new Map(),
      problem: (at, what) => ({ ...what, rule: at, file: "", line: 1, column: 1, frame: "" }),
    },
    model,
  );
  expect(warnings).toEqual([]);
  const [workflow] = workflows;
  if (!workflow) throw new Error("The model lost the workflow.");
  return { workflow, model };
}

/** What `$` begins, a body of JSON has as an expression. */
const texts = hostile.filter((text) => !/^\$|\{\$/.test(text));
const all = texts.join("|");

describe("the program of a workflow", () => {
  test.each(languageKeys)("in %s", async (language) => {
    const { workflows, model } = await read("tests/fixtures/workflows/library.arazzo.yaml");
    const [workflow] = workflows;
    const [extension] = languages[language].file.split(".").slice(-1);
    expect(workflows.length).toBe(1);
    await expect(workflow && textsOf(workflow, model)[language]).toMatchFileSnapshot(
      `golden/program.${extension}`,
    );
  });

  test("is a program, whatever the document and the reader say", async () => {
    const parsers = await sampleParsers();
    const own = await read("openapi/training-provider.arazzo.yaml");
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
        const programs = textsOf(workflow, model, values);
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
    const { okhttp, curl } = textsOf(workflow, model);
    expect(okhttp).toContain("/** a u000ab();* / c */");
    expect(okhttp).toContain("// 1. a u000ab();* / c\n");
    expect(curl).toContain("# a u000ab();* / c\n");
  });

  test("has what reads a value where only a criterion does", () => {
    const { workflow, model } = everywhere("x");
    const steps = workflow.steps.slice(0, 1).map((step) => ({ ...step, outputs: {} }));
    const { axios, okhttp } = textsOf({ ...workflow, steps, outputs: {} }, model);
    expect(axios).toContain("function read(");
    expect(okhttp).toContain("static String read(");
  });

  test("has a slot for each input that is a parameter, and for server and credentials", async () => {
    const { workflow, model } = everywhere("x");
    const { templates, parameters } = programOf(workflow, model);
    expect(parameters).toEqual([{ in: "query", name: "q", value: "x" }]);
    for (const language of languageKeys)
      expect(templates[language].match(/\{\{[a-z]\w*\.?[^{}]*\}\}/gi)).toEqual([
        "{{server}}",
        "{{value.query.q}}",
        "{{scheme.key}}",
        "{{cookieScheme.session}}",
        "{{schemeName.key}}",
        "{{schemeName.key}}",
      ]);
  });
});

describe("every call is the one of the document, with what the calls before returned", () => {
  let folder: string;
  let echo: Awaited<ReturnType<typeof startEcho>>;
  let isRefused = false;
  /** How many calls of a method are answered that what the program waits for is not there yet. */
  let waits: Readonly<Record<string, number>> = {};
  /** The values of an answer in whose place there are others, or nothing. */
  let lacks: Readonly<Record<string, string | null | undefined>> = {};
  const seen = new Map<string, number>();
  const times: number[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "programs-"));
    echo = await startEcho(({ method, target }) => {
      const text = new URL(target, echo.origin).searchParams.get("q") ?? "";
      const before = seen.get(target) ?? 0;
      seen.set(target, before + 1);
      times.push(performance.now());
      const done = before >= (waits[method] ?? 0);
      const state = text.replace(/^a /, done ? "" : "not ");
      const answer = { [text || "empty"]: text, count: 3, done, state };
      return isRefused
        ? { status: 422, text: refusal }
        : { status: 200, text: JSON.stringify({ ...answer, ...lacks }) };
    });
  });
  afterAll(async () => {
    await echo.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What arrived of each program, and how it ended. */
  const execute = async (
    language: SampleLanguage,
    texts: readonly string[],
    given: {
      readonly isRefused?: boolean;
      readonly waits?: typeof waits;
      readonly lacks?: typeof lacks;
    } = {},
    retryAfter = 0,
  ) => {
    ({ isRefused = false, waits = {}, lacks = {} } = given);
    seen.clear();
    times.length = 0;
    const values = { credential: { key: "k'\"", session: "s" } };
    const programs = texts.map((text) => {
      const { workflow, model } = everywhere(text, echo.origin, retryAfter);
      return textsOf(workflow, model, values)[language];
    });
    const outcomes = await runSamples(language, programs, path.join(folder, language));
    const arrived = echo.take().map(({ method, target, headers, body }) => {
      const { pathname, searchParams } = new URL(target, echo.origin);
      return {
        method,
        path: decodeURIComponent(pathname),
        q: searchParams.get("q"),
        key: headers["x-key"],
        cookie: decodeURIComponent(String(headers["cookie"])),
        body: JSON.parse(body.toString()) as unknown,
      };
    });
    return { outcomes, arrived };
  };
  // A shell keeps no NUL, and drops the line ends after what a command prints.
  const some = [all.replaceAll("\0", ""), "end\\", " outer blanks ", "\na\r\nb", '"'];

  for (const language of languageKeys) {
    test.skipIf(lacksTools(language))(`in ${language}`, async () => {
      const { outcomes, arrived } = await execute(language, some);
      expect(arrived).toEqual(
        some.flatMap((text) => [
          {
            method: "POST",
            path: "/things",
            q: text,
            key: "k'\"",
            cookie: "sid=s",
            body: { [text]: text, mixed: text + text, n: 7 },
          },
          {
            method: "PUT",
            path: `/things/${text}`,
            q: `a ${text}`,
            key: "k'\"",
            cookie: `sid=s; c=${text}`,
            body: { list: [text, 3] },
          },
        ]),
      );
      expect(outcomes.map(({ code, stdout }) => [code, stdout === ""])).toEqual(
        some.map(() => [0, false]),
      );
      expect(existsSync(path.join(folder, language, "PWNED"))).toBe(false);
    });

    test.skipIf(lacksTools(language))(`in ${language}, a refused call ends it`, async () => {
      const { outcomes, arrived } = await execute(language, ["x"], { isRefused: true });
      expect(outcomes[0]?.code).not.toBe(0);
      expect(outcomes[0]?.stderr).toContain("no such class");
      expect(arrived.length).toBe(1);
    });

    test.skipIf(lacksTools(language)).each([
      ["done", null, 1],
      ["done", undefined, 1],
      ["state", null, 2],
      ["state", undefined, 2],
      ["x", null, 1],
      ["x", undefined, 1],
    ])(`in ${language}, a value that lacks ends it: %s, %s`, async (name, value, calls) => {
      const { outcomes, arrived } = await execute(language, ["x"], { lacks: { [name]: value } });
      expect(outcomes[0]?.code).not.toBe(0);
      expect(outcomes[0]?.stderr).toMatch(new RegExp(`The response has no [./]?${name}\\.`));
      expect(arrived.length).toBe(calls);
    });

    test.skipIf(lacksTools(language))(
      `in ${language}, a call is made until it tells the end`,
      async () => {
        const waits = { POST: 1, PUT: 2 };
        const { outcomes, arrived } = await execute(language, ["x"], { waits }, 0.3);
        expect(outcomes).toMatchObject([{ code: 0, stderr: "" }]);
        expect(arrived.map(({ method }) => method)).toEqual(["POST", "POST", "PUT", "PUT", "PUT"]);
        expect(arrived[4]).toEqual(arrived[2]);
        const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0) > 280);
        // Between the two calls there may be a pause as well, on a busy machine.
        expect(gaps).toEqual([true, expect.any(Boolean), true, true]);
      },
    );

    test.skipIf(lacksTools(language))(`in ${language}, what has failed ends it`, async () => {
      const text = `'"$x\\{{server}}`;
      const { outcomes, arrived } = await execute(language, [text], {
        lacks: { state: `no ${text}` },
      });
      expect(outcomes[0]?.code).not.toBe(0);
      expect(outcomes[0]?.stderr).toContain(`state is no ${text}:`);
      // It may say why.
      expect(outcomes[0]?.stderr).toContain('"count":');
      expect(arrived.map(({ method }) => method)).toEqual(["POST", "PUT"]);
    });

    test.skipIf(lacksTools(language))(`in ${language}, a call is not made for ever`, async () => {
      const text = `'"$x\\{{server}}`;
      const { outcomes, arrived } = await execute(language, [text], { waits: { PUT: 3 } });
      expect(outcomes[0]?.code).not.toBe(0);
      expect(outcomes[0]?.stderr).toContain(`Gave up: state is not ${text}.`);
      expect(arrived.map(({ method }) => method)).toEqual(["POST", "PUT", "PUT", "PUT"]);
    });
  }
});
