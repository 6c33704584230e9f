/** @module-tag long */

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { tempFolder, writeFiles } from "./codegen/temp-folder";
import { git } from "./vite/git-repository";

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly on: unknown;
  readonly concurrency: unknown;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const workflow = (name: string) =>
  parseYaml(readFileSync(`.github/workflows/${name}.yml`, "utf8")) as Workflow;
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);
const scriptOf = (name: string) =>
  stepsOf("changes").find((step) => step.name === name)?.run ?? "exit 99";

test.each(["changes", "checks"])(
  "%s runs once for every pull request, on runners of today",
  (name) => {
    const { on, concurrency } = workflow(name);
    expect(JSON.stringify(on)).toContain("pull_request");
    // A required check with a filter would wait forever for a pull request without such files.
    expect(JSON.stringify(on)).not.toContain("paths");
    expect(concurrency).toEqual({
      group: "${{ github.workflow }}-${{ github.event.pull_request.number }}",
      "cancel-in-progress": true,
    });
    const used = stepsOf(name).flatMap(({ uses }) => uses ?? []);
    expect(used).toEqual(["actions/checkout@v6", "actions/setup-node@v6"]);
  },
);

test("checks installs, compares the generated files, and runs all tests", () => {
  const lines = stepsOf("checks").flatMap(({ run }) => run ?? []);
  expect(lines).toEqual(["npm ci", "npm run codegen -- --check", "npm run test:all"]);
});

test("the comment is found by its author and its first line", () => {
  const script = scriptOf("Comment");
  const [, filter = ""] = /own='([^']*)'/.exec(script) ?? [];
  const first = "<!-- changes of the API -->";
  expect(filter).toBe(
    `.[] | select(.user.login == "github-actions[bot]" and (.body | startswith("${first}"))) | .url`,
  );
  expect(scriptOf("Report")).toContain(`echo "${first}" > "$report"`);
});

const api = (path: string) => `openapi: 3.1.0
info: { title: T, version: "1" }
servers: [{ url: https://t.example }]
paths:
  ${path}: { get: { operationId: a, summary: A, responses: { "200": { description: OK } } } }
`;
const broken = "openapi: [";

test.each([
  ["a breaking change", api("/a"), api("/b"), 0, "compared with main:", "breaking=true\n"],
  [
    "no breaking change",
    api("/a"),
    `${api("/a")}  /b: { summary: B }\n`,
    0,
    "compared with main:",
    "",
  ],
  ["a repair of the base", broken, api("/a"), 0, "main:openapi/api.yaml:", ""],
  ["a first document", undefined, api("/a"), 0, "is not in `main`", ""],
  ["a mistake in the pull request", api("/a"), broken, 2, "", ""],
  ["mistakes in both", broken, `${broken} `, 2, "", ""],
  ["no change of the API", api("/a"), api("/a"), 0, "does not change the API", ""],
])("the report on %s", (_, before, after, want, told, output) => {
  const folder = tempFolder();
  const file = path.join(folder, "repository/openapi/api.yaml");
  const at = (name: string) => path.join(folder, name);
  const repository = at("repository");
  const scripts = { codegen: `node ${path.resolve("codegen/start.mjs")}` };
  writeFiles(repository, { "package.json": JSON.stringify({ scripts }), "openapi/a.md": "" });
  git(repository, "", "init", "-q", "-b", "main");
  const commit = (text: string | undefined) => {
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
    git(repository, "", "add", "-A");
    git(repository, "", "commit", "-qm", "change", "--allow-empty");
  };
  commit(before);
  git(repository, "", "checkout", "-q", "--detach");
  commit(after);
  writeFiles(folder, { output: "", summary: "" });
  const run = (script: string, more: Readonly<Record<string, string>> = {}) => {
    const env = {
      GITHUB_OUTPUT: at("output"),
      GITHUB_STEP_SUMMARY: at("summary"),
      RUNNER_TEMP: folder,
    };
    // GitHub runs scripts like this.
    return spawnSync("bash", ["-e", "-c", script], {
      cwd: repository,
      env: { ...process.env, ...env, BASE: "main", ...more },
    }).status;
  };
  expect(run(scriptOf("Look for changes"))).toBe(0);
  const changed = /changed=(\w+)/.exec(readFileSync(at("output"), "utf8"))?.[1] ?? "";
  writeFileSync(at("output"), "");
  expect(run(scriptOf("Report"), { CHANGED: changed })).toBe(want);
  if (want === 0) expect(readFileSync(at("summary"), "utf8")).toContain(told);
  expect(readFileSync(at("output"), "utf8")).toBe(output);
});
