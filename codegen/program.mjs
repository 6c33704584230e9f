// @ts-check
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { digest } from "./generator-hash.mjs";

/** These are asked for by few runs, or hold what no bundle can: they stay as they are installed. */
const external = ["@hey-api/*", "jsonc-parser", "openapi-typescript", "oxfmt", "typescript"];

/** Milliseconds after which a version that nobody ran is thrown away: somebody may switch between branches. */
const shelfLife = 7 * 24 * 60 * 60 * 1000;

/**
 * The command in a few files: to load six hundred modules takes longer than to generate again after most edits. Made once for each
 * version of the generator.
 *
 * @param {string} project folder of the project
 * @param {string} hash stands for the version
 * @param {string} folder in which the versions lie; it may be deleted at any time
 * @returns {Promise<string>} path of the module to import
 * @throws {Error} when the folder cannot be written
 */
export async function bundled(project, hash, folder) {
  // The program holds places of the project: a copy of the project is another program.
  const home = path.join(folder, digest([hash, project]).slice(0, 32));
  const module = path.join(home, "cli.mjs");
  if (isWhole(home)) return module;
  const { build } = await import("esbuild");
  mkdirSync(folder, { recursive: true });
  const staged = mkdtempSync(`${home}.`);
  try {
    await build({
      absWorkingDir: project,
      entryPoints: ["cli", "emit/types/type-thread"].map((name) => `codegen/${name}.ts`),
      outbase: "codegen",
      outdir: staged,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      platform: "node",
      target: "node20",
      format: "esm",
      external,
      define: { GENERATOR_HASH: JSON.stringify(hash), PROGRAM: JSON.stringify(home) },
      // What is CommonJS among the packages asks for modules of Node.
      banner: {
        js: 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);',
      },
      plugins: [{ name: "places", setup: keepPlaces }],
      logLevel: "silent",
    });
    writeFileSync(path.join(staged, sumFile), sumOf(staged));
    rename(staged, home);
    prune(folder, home);
    return module;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * Own modules find their workers and the project by the place where they were written.
 *
 * @param {import("esbuild").PluginBuild} build
 */
function keepPlaces(build) {
  build.onLoad({ filter: /[\\/]codegen[\\/].*\.ts$/ }, ({ path: file }) => ({
    contents: readFileSync(file, "utf8").replaceAll(
      "import.meta.url",
      JSON.stringify(pathToFileURL(file).href),
    ),
    loader: "ts",
  }));
}

/** Holds the sum of all other files of a version: one that a disk has cut short is none. */
const sumFile = "sum";

/** @param {string} home */
function isWhole(home) {
  try {
    return readFileSync(path.join(home, sumFile), "utf8") === sumOf(home);
  } catch {
    return false;
  }
}

/**
 * @param {string} home
 * @returns {string}
 */
function sumOf(home) {
  const names = readdirSync(home, { encoding: "utf8", recursive: true }).sort();
  const files = names.filter(
    (name) => name !== sumFile && statSync(path.join(home, name)).isFile(),
  );
  return digest(files.flatMap((name) => [name, readFileSync(path.join(home, name), "utf8")]));
}

/**
 * @param {string} staged
 * @param {string} home
 */
function rename(staged, home) {
  if (isWhole(home)) return;
  rmSync(home, { recursive: true, force: true });
  try {
    renameSync(staged, home);
  } catch (error) {
    // Another run was faster.
    if (!isWhole(home)) throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} home what is kept in any case
 */
function prune(folder, home) {
  for (const name of readdirSync(folder)) {
    const version = path.join(folder, name);
    // What another run had staged is gone by now.
    const made = statSync(version, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (version !== home && Date.now() - made > shelfLife)
      rmSync(version, { recursive: true, force: true });
  }
}
