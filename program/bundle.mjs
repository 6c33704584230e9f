// @ts-check
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { digest } from "./source-hash.mjs";

/** Milliseconds to keep unused versions, because developers switch between branches. */
const shelfLife = 7 * 24 * 60 * 60 * 1000;

/**
 * Commands of this project that share modules.
 *
 * @typedef {object} Program
 * @property {string} sources folder of their modules, relative to the project
 * @property {readonly string[]} entries modules in that folder, without extension: commands and their threads
 * @property {readonly string[]} external packages that few runs load or that cannot be bundled
 * @property {boolean} [keepsCompiled] whether to keep Node's compiled code for the next run; for programs whose runs load the same modules
 */

/**
 * How commands are bundled, here and in a package.
 *
 * @satisfies {import("esbuild").BuildOptions}
 */
export const bundleOptions = /** @type {const} */ ({
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // Bundled CommonJS packages call `require` for Node's own modules, and read their own name.
  banner: {
    js: 'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url),__filename=import.meta.filename;',
  },
});

/**
 * Bundles commands once per version of their sources, because loading six hundred modules takes longer than most runs.
 *
 * @param {Program} program
 * @param {string} project folder of the project
 * @param {string} hash of the version
 * @param {string} folder for the bundles; it may be deleted at any time
 * @returns {Promise<string>} folder of the bundles, one `.mjs` for each entry
 * @throws {Error} if the folder cannot be written
 */
export async function bundled({ sources, entries, external }, project, hash, folder) {
  // The bundle contains absolute paths, so a copy of the project needs its own bundle.
  const home = path.join(folder, digest([hash, project]).slice(0, 32));
  if (isWhole(home)) {
    const now = new Date();
    utimesSync(home, now, now);
    return home;
  }
  const { build } = await import("esbuild");
  mkdirSync(folder, { recursive: true });
  const staged = mkdtempSync(`${home}.`);
  try {
    await build({
      absWorkingDir: project,
      entryPoints: entries.map((name) => `${sources}/${name}.ts`),
      outbase: sources,
      outdir: staged,
      ...bundleOptions,
      external: [...external],
      define: { SOURCE_HASH: JSON.stringify(hash), PROGRAM: JSON.stringify(home) },
      plugins: [{ name: "import-meta-url", setup: keepImportMetaUrl }],
      logLevel: "silent",
    });
    writeFileSync(path.join(staged, sumFile), sumOf(staged));
    rename(staged, home);
    prune(folder, home);
    return home;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * Keeps `import.meta.url` pointing to the source file, because modules use it to find the engine.
 *
 * @param {import("esbuild").PluginBuild} build
 */
function keepImportMetaUrl(build) {
  build.onLoad(
    { filter: /[\\/](?:codegen|program|src)[\\/].*\.(?:ts|mjs)$/ },
    ({ path: file }) => ({
      contents: readFileSync(file, "utf8").replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(file).href),
      ),
      loader: "ts",
    }),
  );
}

/** Name of the file with a hash of the names and sizes of all other files of a bundle, to notice truncated or lost files. */
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
  // Sizes are enough to notice a truncated file, and faster than reading 14 MB in every run.
  const sizes = names
    .filter((name) => name !== sumFile)
    .map((name) => ({ name, stats: statSync(path.join(home, name)) }))
    .filter(({ stats }) => stats.isFile());
  return digest(sizes.map(({ name, stats }) => `${name} ${stats.size}`));
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
 * @param {string} home never deleted
 */
function prune(folder, home) {
  for (const name of readdirSync(folder)) {
    const version = path.join(folder, name);
    // Another run may have removed its staging folder by now.
    const made = statSync(version, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (version !== home && Date.now() - made > shelfLife)
      rmSync(version, { recursive: true, force: true });
  }
}
