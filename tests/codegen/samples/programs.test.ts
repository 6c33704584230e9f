import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
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
import { refusal } from "./echo";
import { filled } from "./filled";
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

/** A workflow of two calls, with a text everywhere that the document has one. */
function everywhere(text: string, url = "https://api.example.com") {
  const key = text || "empty";
  const json = (schema: Raw) => ({ "application/json": { schema } });
  const parameter = (location: string, name: string) => ({
    in: location,
    name,
    required: true,
    schema: string,
    example: text,
  });
  const made = { type: "object", properties: { [key]: string, count: { type: "integer" } } };
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
          responses: { "200": { description: "", content: json({ type: "object" }) } },
        },
      },
    },
  });
  const pointer = `/${key.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25")}`;
  const q = { name: "q", in: "query" };
  const root = {
    workflows: [
      {
        workflowId: "all",
        summary: text,
        inputs: { properties: { text: { default: text }, class: { default: 7 } } },
        steps: [
          {
            stepId: "make",
            operationId: "make",
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
      ]);
  });
});

describe("every call is the one of the document, with what the calls before returned", () => {
  const run = promisify(execFile);
  const stubs = path.join(import.meta.dirname, "stubs");
  let folder: string;
  let origin: string;
  let arrived: unknown[] = [];
  let isRefused = false;
  let answer: Raw = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const { method, headers } = request;
      arrived.push({
        method,
        path: decodeURIComponent(pathname),
        q: searchParams.get("q"),
        key: headers["x-key"],
        cookie: decodeURIComponent(headers.cookie ?? ""),
        body: JSON.parse(body) as unknown,
      });
      const text = isRefused ? refusal : JSON.stringify(answer);
      response.writeHead(isRefused ? 422 : 200, {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(text),
        Connection: "close",
      });
      response.end(text);
    });
  });
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "programs-"));
    cpSync(path.join(stubs, "axios"), path.join(folder, "node_modules/axios"), { recursive: true });
    cpSync(path.join(stubs, "java"), folder, { recursive: true });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  const commands: readonly (readonly [SampleLanguage, file: string, ...string[]])[] = [
    ["curl", "program.sh", "bash"],
    ["axios", "program.mjs", process.execPath],
    ["requests", "program.py", "python3"],
    ["okhttp", "Main.java", "java", "-XX:TieredStopAtLevel=1", "-cp", "."],
  ];
  const needed: Partial<Record<SampleLanguage, readonly string[]>> = {
    curl: ["curl", "jq"],
    requests: ["python3"],
    okhttp: ["javac"],
  };
  const missing = (language: SampleLanguage) => {
    const without = (needed[language] ?? []).filter(
      (program) => spawnSync(program, ["--version"], { stdio: "ignore" }).status !== 0,
    );
    for (const program of without) console.warn(`skipped: ${program} is not installed`);
    return without.length > 0;
  };

  for (const [language, file, program = "", ...options] of commands) {
    const execute = async (text: string) => {
      arrived = [];
      answer = { [text || "empty"]: text, count: 3 };
      const { workflow, model } = everywhere(text, origin);
      writeFileSync(
        path.join(folder, file),
        textsOf(workflow, model, { credential: { key: "k'\"", session: "s" } })[language],
      );
      const env = {
        ...process.env,
        FORCE_COLOR: "0",
        PYTHONPATH: path.join(stubs, "python"),
        PYTHONDONTWRITEBYTECODE: "1",
      };
      if (language === "okhttp")
        await run("javac", ["-nowarn", "-encoding", "UTF-8", "-sourcepath", ".", file], {
          cwd: folder,
        });
      const target = language === "okhttp" ? "Main" : file;
      return run(program, [...options, target], { cwd: folder, env, timeout: 20_000 });
    };
    // A shell keeps no NUL, and drops the line ends after what a command prints.
    const some = [all.replaceAll("\0", ""), "end\\", " outer blanks ", "\na\r\nb", '"'];

    test.skipIf(missing(language))(
      `in ${language}`,
      async () => {
        isRefused = false;
        for (const text of some) {
          const { stdout } = await execute(text);
          expect([text, arrived]).toEqual([
            text,
            [
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
            ],
          ]);
          expect(stdout).not.toBe("");
          expect(existsSync(path.join(folder, "PWNED"))).toBe(false);
        }
      },
      60_000,
    );

    test.skipIf(missing(language))(`in ${language}, a refused call ends it`, async () => {
      isRefused = true;
      const failed = await execute("x").catch((error: { code: number; stderr: string }) => error);
      expect(failed).toMatchObject({ code: expect.any(Number) as number });
      expect(failed.stderr).toContain(refusal);
      expect(arrived.length).toBe(1);
    });
  }
});
