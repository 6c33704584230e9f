import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "./codegen/temp-folder";

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  /** The message of the wall. */
  readonly help: string;
}

/** Returns the linter's findings in a tree with these files and our configuration. */
function lint(files: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const folder = tempFolder({ ...files, ".oxlintrc.json": readFileSync(".oxlintrc.json", "utf8") });
  const oxlint = path.resolve("node_modules/oxlint/bin/oxlint");
  const args = [oxlint, "--format=json"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}

/** Returns the linter's message for a module in each folder, or whose name begins like that, with the given import; nothing if that is allowed. */
function messagesFor(imports: readonly (readonly [folder: string, specifier: string])[]) {
  const files = imports.map(([folder, specifier], index) => ({
    key: `${folder} ← ${specifier}`,
    name: `${folder}${folder.endsWith("-") ? "" : "/"}planted-${index}.ts`,
    content: `export { planted } from "${specifier}";\n`,
  }));
  const found = lint(Object.fromEntries(files.map(({ name, content }) => [name, content])));
  return Object.fromEntries(
    files.map(({ key, name }) => [
      key,
      found.find(({ filename, code }) => filename === name && code.includes("restricted-imports"))
        ?.help,
    ]),
  );
}

const walls = [
  {
    folder: "codegen",
    message: "codegen writes what src uses",
    forbidden: ["../src/paths", "../src/reference/types", "openapi-tsx-docs/reference", "react"],
    allowed: ["./model/types", "../src/samples/types", "../src/shared/json-pointer"],
  },
  {
    folder: "codegen/make-tree-",
    message: "The generator gets what stands beside the document from its caller",
    forbidden: ["./changes/a", "./lint/a", "./workflows/a", "./mock/a", "react"],
    allowed: ["./document/load", "./emit/emit", "../src/shared/page-table"],
  },
  {
    folder: "codegen/changes",
    message: "The comparison sees documents and models",
    forbidden: ["../../src/paths", "../../src/vite/build", "../output/a", "react"],
    allowed: ["../document/load", "../model/normalize", "../../src/vite/spec-lines"],
  },
  {
    folder: "codegen/document",
    message: "What reads the raw document imports no later stage",
    forbidden: ["../lint/lint", "../changes/a", "../model/types", "../emit/a", "../output/a"],
    allowed: ["../errors", "./bounds", "../../src/shared/json-pointer", "node:fs"],
  },
  {
    folder: "codegen/lint/checks",
    message: "What reads the raw document imports no later stage",
    forbidden: ["../../model/types", "../../output/a", "../../../src/paths"],
    allowed: ["../../document/document"],
  },
  {
    folder: "codegen/contract",
    message: "What reads the raw document imports no later stage",
    forbidden: ["../model/normalize", "../samples/a"],
    allowed: ["../document/document"],
  },
  {
    folder: "codegen/model",
    message: "The model imports no later stage",
    forbidden: ["../lint/checks/a", "../changes/a", "../workflows/a", "../samples/a", "../emit/a"],
    allowed: ["../document/document", "../../src/samples/types", "../../src/view/types"],
  },
  {
    folder: "codegen/samples/literals",
    message: "Samples see the model alone",
    forbidden: ["../../document/document", "../../emit/jsx", "../../output/a"],
    allowed: ["../../model/types", "../../../src/samples/quote"],
  },
  {
    folder: "codegen/emit",
    message: "Emitters see model and samples, never the raw document",
    forbidden: ["../document/document", "../changes/a", "../workflows/a", "../output/a"],
    allowed: ["../model/types", "../samples/samples", "../../src/view/types"],
  },
  {
    folder: "codegen/emit/types",
    message: "What feeds the type generators sees the raw document, but no later stage",
    forbidden: ["../../lint/a", "../../output/a", "../../../src/reference/a"],
    allowed: ["../../document/document", "../../model/types"],
  },
  {
    folder: "codegen/output",
    message: "Output takes files as texts",
    forbidden: ["../document/document", "../model/markdown", "../samples/a", "../emit/files"],
    allowed: ["../errors", "../../src/shared/disk-errors", "node:fs"],
  },
  ...["src", "src/config", "src/layout/navbar", "src/shortcuts"].map((folder) => ({
    folder,
    message: "What reaches a browser imports neither Node nor the build nor codegen",
    forbidden: ["node:fs", "node:fs/promises", "vite", "../vite/errors", "../codegen/errors"],
    allowed: ["react", "../paths"],
  })),
  {
    folder: "src/vite",
    message: "The build reads what codegen wrote",
    forbidden: ["../../codegen/document/bundle", "../../codegen/errors"],
    allowed: ["node:fs", "vite", "../shared/disk-errors"],
  },
  ...["src/samples", "src/shared", "src/view"].map((folder) => ({
    folder,
    message: "This runs in codegen, in the build and in browsers",
    forbidden: ["../paths", "../reference/types", "./../paths", "react", "node:fs"],
    allowed: ["./types"],
  })),
  {
    folder: "src/ui",
    message: "src/ui knows neither the site nor the router",
    forbidden: ["../reference/A", "../layout/a", "../state/docs", "../config/site-data"],
    allowed: ["../state/storage", "./Icon", "react"],
  },
  {
    folder: "src/reference/errors",
    message: "src/reference imports only src/view",
    forbidden: ["../../layout/a", "../../state/storage", "../../navigation/SiteLink", "node:fs"],
    allowed: ["../navigation", "../../ui/Icon", "../../paths", "../../samples/types"],
  },
];

test("every wall blocks what it should, and nothing else", () => {
  const wanted = walls.flatMap(({ folder, message, forbidden, allowed }) => [
    ...forbidden.map((specifier) => [folder, specifier, message] as const),
    ...allowed.map((specifier) => [folder, specifier, undefined] as const),
  ]);
  const found = messagesFor(wanted.map(([folder, specifier]) => [folder, specifier]));
  for (const [folder, specifier, message] of wanted) {
    const key = `${folder} ← ${specifier}`;
    expect([key, found[key]?.slice(0, message?.length)]).toEqual([key, message]);
  }
});

test("every folder of the site has a wall against Node and codegen", () => {
  const folders = readdirSync("src", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "vite")
    .map(({ name }) => `src/${name}/inner`);
  const found = messagesFor(
    folders.flatMap((folder) => [
      [folder, "node:fs/promises"] as const,
      [folder, "../../../codegen/errors"] as const,
    ]),
  );
  expect(Object.keys(found).filter((key) => found[key] === undefined)).toEqual([]);
});

test("no kind of import gets around a wall, including type imports", () => {
  const ways = [
    'import { a } from "../emit/a"; export const b = a;',
    'import type { A } from "../emit/a"; export type B = A;',
    'import { type A } from "../emit/a"; export type B = A;',
    'export type { A } from "../emit/a";',
    'export * from "../emit/a";',
    'import "../emit/a";',
    'export const a = () => import("../emit/a");',
    'export type A = import("../emit/a").A;',
  ];
  const found = lint(
    Object.fromEntries(ways.map((way, index) => [`codegen/model/planted-${index}.ts`, way])),
  ).filter(({ code }) => /restricted-imports|consistent-type-imports/.test(code));
  const stopped = new Set(found.map(({ filename }) => filename));
  expect(ways.filter((_way, index) => !stopped.has(`codegen/model/planted-${index}.ts`))).toEqual(
    [],
  );
});

test("imports form no cycle, type imports included", () => {
  const found = lint({
    "src/one.ts": 'import type { Two } from "./two"; export interface One { readonly two: Two }',
    "src/two.ts": 'import type { One } from "./one"; export interface Two { readonly one?: One }',
    "src/three.ts": 'import type { One } from "./one"; export type Three = One;',
  });
  const inCircle = found.filter(({ code }) => code.includes("no-cycle"));
  expect(inCircle.map(({ filename }) => filename).sort()).toEqual(["src/one.ts", "src/two.ts"]);
});

/** Returns the files in folders that contain a pattern. */
function filesWith(pattern: RegExp, ...folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
    .filter((file) => pattern.test(readFileSync(file, "utf8")));
}

test("the engine names nothing of the product", () => {
  const named = filesWith(/training.provider|enrol|learner/i, "codegen", "src", "program");
  expect(named.filter((file) => !file.startsWith("src/generated/"))).toEqual([]);
});

/** Tests with paths that only look like those of this project's site, and why. */
const others: Readonly<Record<string, readonly string[]>> = {
  "of a site in a temporary folder": [
    "browser/dev-server.test.ts",
    "extensions.test.ts",
    "fixtures/site-1.0.0/tsconfig.json",
    "package.test.ts",
    "vite/build.test.ts",
  ],
  "of a guide that is not read": ["vite/guide.test.ts", "vite/__snapshots__/guide.test.ts.snap"],
  "in a text": ["codegen/cli/run.test.ts", "pictures/run.ts", "walls.test.ts"],
};

test("only the tests of this project's site read its files", () => {
  const named = filesWith(/openapi\/training|["'`]content\/|src\/generated/, "tests");
  const own = /^tests\/(?:product|training-provider)\//;
  const known = Object.values(others)
    .flat()
    .map((name) => `tests/${name}`);
  expect(named.filter((file) => !own.test(file) && !known.includes(file))).toEqual([]);
});

test("the engine has only English words: others belong to a site", () => {
  const named = filesWith(
    /[äöüß]|\b(?:und|oder|nicht|eine[mnrs]?|wird)\b/i,
    "codegen",
    "src",
    "program",
  );
  expect(named.filter((file) => !file.startsWith("src/generated/"))).toEqual([]);
});
