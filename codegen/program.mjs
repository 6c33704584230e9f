// @ts-check
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** These are asked for by few runs, or hold what no bundle can: they stay as they are installed. */
const external = ["@hey-api/*", "openapi-typescript", "oxfmt", "typescript"];

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
  const home = path.join(folder, hash.slice(0, 32));
  const module = path.join(home, "cli.mjs");
  if (existsSync(module)) return module;
  const { build } = await import("esbuild");
  const staged = `${home}.${process.pid}`;
  try {
    await build({
      absWorkingDir: project,
      entryPoints: ["cli", "emit/type-thread"].map((name) => `codegen/${name}.ts`),
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
    rename(staged, home);
    prune(folder, home);
    return module;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * Own modules find their templates, workers and project by the place where they were written.
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

/**
 * @param {string} staged
 * @param {string} home
 */
function rename(staged, home) {
  try {
    renameSync(staged, home);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(home)) throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} home what is kept in any case
 */
function prune(folder, home) {
  for (const name of readdirSync(folder)) {
    const version = path.join(folder, name);
    const age = Date.now() - statSync(version).mtimeMs;
    if (version !== home && age > shelfLife) rmSync(version, { recursive: true, force: true });
  }
}
