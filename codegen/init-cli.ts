import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { callOf, engineVersion, siteDir } from "../program/folders.mjs";
import { readArguments } from "./arguments";
import { UsageError } from "./errors";
import { attempt, read } from "./files";
import { defaultOut, documentOf } from "./site-document";
import { isRaw } from "./document/document";

const help = `Starts a site for the OpenAPI document in this folder. Existing files stay as they are.

Usage: ${callOf("init", "[options]")}

  --spec FILE   the OpenAPI or Swagger document (default: the only one in openapi/ or in this folder)
  --help        show this help

Exit codes: 0 done, 2 invalid arguments, or no document or several.
`;

function main(): void {
  const options = {
    spec: { type: "string" },
    help: { type: "boolean", default: false },
  } as const;
  const { values } = readArguments({ args: process.argv.slice(2), options }, "init");
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const spec = documentOf(values.spec);
  const hasPackages = existsSync(path.join(siteDir, "node_modules"));
  for (const [name, content] of Object.entries(filesFor(titleOf(spec)))) {
    const file = path.join(siteDir, name);
    const isThere = existsSync(file);
    const [needed = "", step = ""] = steps[name] ?? [];
    const note = isThere && read(file)?.includes(needed) === false ? `: ${step}` : "";
    process.stdout.write(`${isThere ? "kept   " : "written"} ${name}${note}\n`);
    if (isThere) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const isFirst = !existsSync(path.join(siteDir, defaultOut));
  const args =
    isFirst && values.spec !== undefined
      ? `--spec ${/[^\w./-]/.test(values.spec) ? JSON.stringify(values.spec) : values.spec}`
      : "";
  const next = hasPackages ? "Next" : "After `npm install`";
  process.stdout.write(
    `\nThe site documents ${spec}. ${next}, generate its pages, and look at them while you write:\n`,
  );
  process.stdout.write(`${callOf("codegen", args)}\n${callOf("dev")}\n`);
}

/** What is left to do if a file of the user's lacks something: what it lacks, and the step. */
const steps: Readonly<Record<string, readonly [string, string]>> = {
  "package.json": ["openapi-tsx-docs", "run `npm install --save-dev openapi-tsx-docs`"],
  "tsconfig.json": [
    "openapi-tsx-docs",
    'it needs `"jsx": "react-jsx"` and `"jsxImportSource": "openapi-tsx-docs"`',
  ],
  ".gitignore": ["dist", "it should list node_modules and dist"],
};

/** Returns the title that a document states. @throws UsageError if it is not an OpenAPI or Swagger document */
function titleOf(spec: string): string {
  const text = attempt(() => readFileSync(path.join(siteDir, spec), "utf8"));
  if (text === undefined) throw new UsageError(`There is no file ${spec}.`);
  const root = attempt(() => parseYaml(text) as unknown);
  if (!isRaw(root) || !("openapi" in root || "swagger" in root))
    throw new UsageError(
      `${spec} is not an OpenAPI document. \`${callOf("codegen", `--spec ${spec}`)}\` says what is wrong with it.`,
    );
  const { info } = root;
  return isRaw(info) && typeof info["title"] === "string" ? info["title"] : "API";
}

/** Returns the package.json of a folder; nothing if it cannot be read. */
function packageOf(folder: string): { readonly packageManager?: string } {
  const file = path.join(folder, "package.json");
  return (attempt(() => JSON.parse(readFileSync(file, "utf8")) as object) ?? {}) as object;
}

/** Returns the top of the repository that the site is in, relative to the site; the site itself outside of repositories. */
function repository(): string {
  for (let folder = siteDir; folder !== path.dirname(folder); folder = path.dirname(folder))
    if (existsSync(path.join(folder, ".git"))) return path.relative(siteDir, folder);
  return "";
}

/** Returns the files of a new site, by path. */
function filesFor(title: string): Readonly<Record<string, string>> {
  const { packageManager } = packageOf(siteDir);
  const isPnpm =
    packageManager?.startsWith("pnpm@") ?? existsSync(path.join(siteDir, "pnpm-lock.yaml"));
  // The action refuses a version beside that of `packageManager`.
  const version = packageManager === undefined ? "\n        with:\n          version: 10" : "";
  const [manager, install] = isPnpm
    ? ["pnpm", "pnpm install --frozen-lockfile"]
    : ["npm", "npm ci"];
  // GitHub reads workflows only at the top of a repository.
  const top = repository();
  const site = path.relative(path.join(siteDir, top), siteDir);
  const below = site === "" ? "" : `${site}/`;
  const defaults = site === "" ? "" : `defaults:\n  run:\n    working-directory: ${site}\n\n`;
  const lock = isPnpm ? "pnpm-lock.yaml" : "package-lock.json";
  const checkout = `      - uses: actions/checkout@v6
        with:
          # Pages say when they last changed.
          fetch-depth: 0
${isPnpm ? `      - uses: pnpm/action-setup@v4${version}\n` : ""}      - uses: actions/setup-node@v6
        with:
          node-version: 22
          cache: ${manager}${site === "" ? "" : `\n          cache-dependency-path: ${below}${lock}`}
      - run: ${install}
`;
  return {
    "package.json": `${JSON.stringify(
      {
        private: true,
        type: "module",
        scripts: {
          codegen: "openapi-tsx-docs codegen",
          dev: "openapi-tsx-docs dev",
          build: "openapi-tsx-docs codegen --check && openapi-tsx-docs build",
        },
        devDependencies: { "openapi-tsx-docs": `^${engineVersion()}` },
      },
      null,
      2,
    )}\n`,
    "site.config.ts": `import { defineSite } from "openapi-tsx-docs";

export default defineSite({
  title: ${JSON.stringify(title)},
  // Where the site is published, for search engines and feeds:
  // url: "https://docs.example.com",
  basePath: "/",
  navbar: {
    items: [
      { type: "link", label: "Guides", to: "/" },
      { type: "link", label: "API reference", to: "/api" },
      { type: "search", position: "right" },
    ],
  },
  // Descriptions may link to pages of another site. Without this line, such links stop the build.
  brokenLinks: "warn",
});
`,
    "content/index.mdx": `---
title: Introduction
---

What this API is for, and how to begin. The [API reference](/api) lists all operations.
`,
    "tsconfig.json": `${JSON.stringify(
      {
        compilerOptions: {
          target: "ES2022",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          module: "ESNext",
          moduleResolution: "Bundler",
          jsx: "react-jsx",
          jsxImportSource: "openapi-tsx-docs",
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          types: [],
        },
        include: ["src/generated", "content", "site.config.ts"],
      },
      null,
      2,
    )}\n`,
    ".gitignore": "node_modules\ndist\n",
    ".gitattributes": `# Folded away in reviews, which read the pages.
src/generated/models/** linguist-generated
src/generated/schema.d.ts linguist-generated
src/generated/*.json linguist-generated
`,
    [path.posix.join(top, ".github/workflows/api-docs.yml")]:
      `# Checks that the committed pages are those of the document, and keeps the built site.
name: API documentation

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

${defaults}jobs:
  check:
    runs-on: ubuntu-latest
    steps:
${checkout}      - run: npx openapi-tsx-docs codegen --check
      - run: npx openapi-tsx-docs typecheck
      - run: npx openapi-tsx-docs build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: ${below}dist
`,
    [path.posix.join(top, ".github/workflows/publish-api-docs.yml")]:
      `# Publishes the site on GitHub Pages. Below https://OWNER.github.io/REPOSITORY/, set \`basePath: "/REPOSITORY/"\` in site.config.ts.
name: Publish the API documentation

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

${defaults}jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
${checkout}      - run: npx openapi-tsx-docs codegen --check
      - run: npx openapi-tsx-docs build
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${below}dist
      - id: deployment
        uses: actions/deploy-pages@v4
`,
  };
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(
    `init: ${error.message}\nRun \`${callOf("init", "--help")}\` for the options.\n`,
  );
  process.exitCode = 2;
}
