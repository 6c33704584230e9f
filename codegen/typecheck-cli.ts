import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cacheDir, callOf, engineDir, isInstalled, siteDir } from "../program/folders.mjs";
import { readArguments } from "./arguments";
import { UsageError } from "./errors";
import { hash } from "./hash";
import { defaultOut } from "./site-document";

const help = `Type-checks the site with its own tsconfig.json, or a generated tree in any folder.

Usage: ${callOf("typecheck", "[options]")}

  --generated DIR   the generated tree (default: the whole site)
  --help            show this help

Exit codes: 0 no errors, 1 or 2 type errors, 2 invalid arguments.
`;

const inEngine = (file: string) => path.join(engineDir, file);
const engineRequire = createRequire(inEngine("package.json"));
const typesOf = (name: string) => path.dirname(engineRequire.resolve(`${name}/package.json`));
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
      // The sources of a checkout use more types than the declarations of a package.
      types: isInstalled ? [] : [path.join(typesOf("vite"), "client"), typesOf("@types/node")],
      paths: {
        "openapi-tsx-docs/reference": [
          inEngine(isInstalled ? "types/reference/index.d.ts" : "src/reference/index.ts"),
        ],
        react: [typesOf("@types/react")],
        "react/*": [`${typesOf("@types/react")}/*`],
      },
    },
    include: [
      path.join(generated, "**/*"),
      ...(isInstalled ? [] : [inEngine("src/virtual-modules.d.ts")]),
    ],
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
} else if (!existsSync(path.resolve(values.generated ?? defaultOut))) {
  process.stderr.write(
    `typecheck: ${values.generated ?? defaultOut} does not exist. Generate it with \`${callOf("codegen", values.generated && `--out ${values.generated}`)}\`.\n`,
  );
  process.exitCode = 2;
} else {
  const own = path.join(siteDir, "tsconfig.json");
  const isWhole = values.generated === undefined && existsSync(own);
  const config = isWhole ? own : configFor(path.resolve(values.generated ?? defaultOut));
  const tsc = engineRequire.resolve("typescript/bin/tsc");
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
    return readArguments({ args: process.argv.slice(2), options }, "typecheck").values;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(
      `typecheck: ${error.message}\nRun \`${callOf("typecheck", "--help")}\` for the options.\n`,
    );
    return undefined;
  }
}
