/** @module-tag long */

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { engineDir } from "../program/folders.mjs";
import { filesIn, sharedFolder, tempFolder, writeFiles } from "./codegen/temp-folder";

/** An adopter's folder, with the packed engine and the packages that `npm install` would add for it. */
let site: string;
let engine: string;

/** Runs a command of the package. */
function run(command: string, cwd = site) {
  const program = path.join(engine, "program/bin.mjs");
  const args = [program, ...command.split(" ")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], NO_COLOR: "1" },
  });
  return { status, stdout, stderr };
}

/** Returns the names and times of all files of the engine. */
function stateOfEngine() {
  return readdirSync(engine, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(path.join(engine, name)).mtimeMs}`)
    .sort();
}

beforeAll(() => {
  // A copy, so that the archive is made from committed files only, and nothing is written here.
  const checkout = sharedFolder();
  const names = execFileSync("git", ["ls-files", "-z"], { cwd: engineDir, encoding: "utf8" });
  for (const name of names
    .split("\0")
    .filter((each) => !/^(?:$|tests\/|src\/generated\/)/.test(each)))
    cpSync(path.join(engineDir, name), path.join(checkout, name));
  symlinkSync(path.join(engineDir, "node_modules"), path.join(checkout, "node_modules"));
  execFileSync("npm", ["run", "--silent", "pack"], { cwd: checkout, stdio: "ignore" });

  site = sharedFolder();
  const packages = path.join(site, "node_modules");
  engine = path.join(packages, "openapi-tsx-docs");
  mkdirSync(engine, { recursive: true });
  const [archive = ""] = readdirSync(checkout).filter((name) => name.endsWith(".tgz"));
  const unpack = ["-xzf", path.join(checkout, archive), "--strip-components=1", "-C", engine];
  execFileSync("tar", unpack);
  const lock = JSON.parse(readFileSync(path.join(engineDir, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [name, { dev, devOptional }] of Object.entries(lock.packages)) {
    const from = path.join(engineDir, name);
    if (dev || devOptional || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name)) continue;
    // Optional packages of other platforms are not installed.
    if (!statSync(from, { throwIfNoEntry: false })) continue;
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    symlinkSync(from, path.join(site, name));
  }
  cpSync(path.join(engineDir, "tests/fixtures/specs/tiny.yaml"), path.join(site, "library.yaml"));
});

describe("the package", { tags: ["long"] }, () => {
  test("makes a site in an empty folder, and writes nothing into itself", () => {
    const before = stateOfEngine();
    const init = run("init");
    expect(init.status).toBe(0);
    expect(init.stdout.trimEnd().split("\n").slice(-2)).toEqual([
      "npx openapi-tsx-docs codegen",
      "npx openapi-tsx-docs dev",
    ]);
    writeFiles(site, {
      "content/own.mdx":
        '---\ntitle: Own\n---\n\nimport { Box } from "./Box";\nimport { Counter } from "./Counter";\n\n<Box><Counter start={3} /></Box>\n',
      "content/Box.tsx":
        'import type { ReactNode } from "react";\n\nexport const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>;\n',
      "content/Counter.tsx":
        '"use client";\n\nimport { useState } from "react";\n\nexport function Counter({ start }: { start: number }) {\n  const [count, setCount] = useState(start);\n  return <button onClick={() => setCount(count + 1)}>{count} berths</button>;\n}\n',
    });
    const outputs = ["codegen", "build", "typecheck", "codegen --check"].map((command) => {
      const result = run(command);
      expect({ command, ...result }).toMatchObject({ command, status: 0 });
      return result.stdout;
    });
    expect(outputs[1]).toContain(
      'Browsers also render: content/Counter.tsx.\nRendered as HTML only, without "use client": content/Box.tsx.\n',
    );
    expect(stateOfEngine()).toEqual(before);
    const page = readFileSync(path.join(site, "src/generated/api/list-books.tsx"), "utf8");
    expect(page).toMatch(/Run `npx openapi-tsx-docs codegen`; do not edit\.\n/);
    const built = Object.entries(filesIn(path.join(site, "dist")));
    expect(built.filter(([, text]) => /training.provider/i.test(text))).toEqual([]);
  });

  test("starts a site once", () => {
    const own = () => [
      readdirSync(site),
      ...["content", ".github", "src"].map((name) => filesIn(path.join(site, name))),
    ];
    const before = own();
    expect(run("init").stdout).not.toContain("written");
    expect(own()).toEqual(before);
  });

  test("starts a site in a folder of a repository, and says what files that were there lack", () => {
    const top = tempFolder();
    const folder = path.join(top, "docs");
    writeFiles(top, {
      ".git/HEAD": "",
      "docs/b.yaml": "x: [",
      "docs/library.json": '{"swagger": "2.0"}',
      "docs/tsconfig.json": "{}",
      "docs/.gitignore": "dist\n",
      "docs/package.json": '{ "packageManager": "pnpm@10.34.9" }',
    });
    const { stdout } = run("init", folder);
    expect(stdout).toMatch(/^kept {4}tsconfig\.json: it needs .*jsxImportSource/m);
    expect(stdout).toMatch(/^kept {4}\.gitignore$/m);
    const workflow = readFileSync(path.join(top, ".github/workflows/api-docs.yml"), "utf8");
    expect(workflow).toMatch(/^ {4}working-directory: docs$/m);
    expect(workflow).toMatch(/^ {10}path: docs\/dist$/m);
    expect(workflow).toMatch(/pnpm\/action-setup@v4\n {6}- uses/);
    expect(run("init --spec b.yaml", folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("b.yaml is not an OpenAPI document.") as string,
    });
  });

  test("does not replace the pages of another document", () => {
    cpSync(path.join(site, "library.yaml"), path.join(site, "museum.yaml"));
    const { status, stderr } = run("codegen --spec museum.yaml");
    expect(status).toBe(2);
    expect(stderr).toContain("The folder has the pages of `library.yaml`, and `museum.yaml`");
  });

  test("does not guess which of several documents a site is for", () => {
    const folder = tempFolder();
    writeFiles(folder, {
      "a.yaml": "openapi: 3.1.0\n",
      "b.json": '{"swagger": "2.0"}',
      "c.yaml": "",
    });
    const { status, stderr } = run("init", folder);
    expect({ status, files: readdirSync(folder) }).toEqual({
      status: 2,
      files: ["a.yaml", "b.json", "c.yaml"],
    });
    expect(stderr).toContain(
      "There are several OpenAPI documents: a.yaml, b.json. Pass one with --spec",
    );
  });

  test("upgrades a site of the last release by its generated files alone", () => {
    const folder = tempFolder();
    cpSync(path.join(engineDir, "tests/fixtures/site-1.0.0"), folder, { recursive: true });
    symlinkSync(path.join(site, "node_modules"), path.join(folder, "node_modules"));
    const before = filesIn(folder);
    for (const command of ["codegen", "codegen --check", "build"])
      expect({ command, ...run(command, folder) }).toMatchObject({ command, status: 0 });
    const after = filesIn(folder);
    const changed = Object.keys({ ...before, ...after }).filter(
      (name) => before[name] !== after[name] && !/^(?:dist|src\/generated)\//.test(name),
    );
    expect(changed).toEqual([]);
    const [manifest, now] = [
      path.join(folder, "src/generated/manifest.json"),
      path.join(engine, "package.json"),
    ].map((file) => JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, unknown>>);
    expect(manifest?.["engine"]).toBe(now?.["version"]);
  });

  test("takes words of the interface from the site", () => {
    writeFiles(site, {
      "words-fr.ts":
        'import { defineWords } from "openapi-tsx-docs";\n' +
        'export default defineWords({ reference: { copy: "Copier", items: { other: "" } } });\n',
      "fr.config.ts":
        'import { defineSite } from "openapi-tsx-docs";\nimport words from "./words-fr";\n' +
        'const locales = { default: "fr", list: [{ code: "fr", label: "Français", words }] };\n' +
        'export default defineSite({ title: "A", brokenLinks: "warn", locales });\n',
    });
    const build = () => run("build --config fr.config.ts --out-dir dist-fr");
    const wrong = "fr.config.ts:3:74: locales.list[0].words.reference.items.other: ";
    expect(build()).toMatchObject({ status: 2, stderr: expect.stringContaining(wrong) });
    const words = path.join(site, "words-fr.ts");
    writeFiles(site, {
      "words-fr.ts": readFileSync(words, "utf8").replace(', items: { other: "" }', ""),
    });
    expect(build()).toMatchObject({
      status: 0,
      stderr: expect.stringContaining(
        "fr.config.ts:3:74: the interface lacks the words linkCopied, ",
      ),
    });
    const page = readFileSync(path.join(site, "dist-fr/api/list-books/index.html"), "utf8");
    expect(page.includes(">Copier</span>")).toBe(true);
    const check =
      "node_modules/typescript/bin/tsc --noEmit --strict --skipLibCheck --module preserve fr.config.ts";
    expect(
      spawnSync(process.execPath, check.split(" "), { cwd: site, encoding: "utf8" }).stdout,
    ).toBe("");
  });

  test("has no other commands", () => {
    expect(run("generate")).toMatchObject({ status: 2, stdout: "" });
    expect(run("--help").stdout).toContain("  codegen ");
  });
});
