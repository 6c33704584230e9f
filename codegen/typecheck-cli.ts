import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheDir, callOf, engineDir, siteDir } from "../program/folders.mjs";
import { readArguments } from "./arguments";
import { UsageError } from "./errors";
import { hash } from "./hash";

const help = `Type-checks the project, or a generated tree in any folder against the project's components.

Usage: ${callOf("typecheck", "[options]")}

  --generated DIR   the generated tree (default: src/generated, with the whole project)
  --help            show this help

Exit codes: 0 no errors, 1 or 2 type errors, 2 invalid arguments.
`;

const inEngine = (...parts: string[]) => path.join(engineDir, ...parts);
const cache = cacheDir("typecheck");

/**
 * Writes a configuration for a tree in any folder, which may have no `node_modules` above it, so that the configuration maps
 * every import.
 *
 * @param generated absolute path
 * @returns absolute path of the configuration
 */
function configFor(generated: string): string {
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, `tsconfig.${hash(generated).slice(0, 16)}.json`);
  const config = {
    extends: inEngine("tsconfig.json"),
    compilerOptions: {
      types: [inEngine("node_modules/vite/client"), inEngine("node_modules/@types/node")],
      paths: {
        "openapi-tsx-docs/reference": [inEngine("src/reference/index.ts")],
        react: [inEngine("node_modules/@types/react")],
        "react/*": [inEngine("node_modules/@types/react/*")],
      },
    },
    include: [path.join(generated, "**/*"), inEngine("src/virtual-modules.d.ts")],
    exclude: [],
  };
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/** Returns tsc options to skip checks of files unchanged since the last run; empty if the cache cannot be written. */
function memoryOf(config: string): readonly string[] {
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
  } catch {
    return [];
  }
  const file = path.join(cache, `${path.basename(config, ".json")}.tsbuildinfo`);
  return ["--incremental", "--tsBuildInfoFile", file];
}

const values = valuesGiven();
if (values === undefined) process.exitCode = 2;
else if (values.help) {
  process.stdout.write(help);
} else if (values.generated !== undefined && !existsSync(path.resolve(values.generated))) {
  process.stderr.write(
    `typecheck: ${values.generated} does not exist. Generate it with ${callOf("codegen", "--out DIR")}.\n`,
  );
  process.exitCode = 2;
} else {
  const config =
    values.generated === undefined
      ? path.join(siteDir, "tsconfig.json")
      : configFor(path.resolve(values.generated));
  const tsc = inEngine("node_modules/typescript/bin/tsc");
  const options = ["--noEmit", ...memoryOf(config), "--project", config];
  const { status } = spawnSync(process.execPath, [tsc, ...options], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

/** Returns the values of the options; without them, a message says what is wrong. */
function valuesGiven() {
  const options = {
    generated: { type: "string" },
    help: { type: "boolean", default: false },
  } as const;
  try {
    return readArguments({ args: process.argv.slice(2), options }, callOf("typecheck")).values;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(
      `typecheck: ${error.message}\nRun \`${callOf("typecheck", "--help")}\` for the options.\n`,
    );
    return undefined;
  }
}
