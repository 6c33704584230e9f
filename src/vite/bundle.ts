import { createHash } from "node:crypto";
import { readdir, readFile, rename } from "node:fs/promises";
import { join, relative } from "node:path";

import { type InlineConfig, type Rolldown, build, mergeConfig } from "vite";

import { pageModuleUrl, withBase } from "../paths";
import type { ClientFiles } from "./document";
import { ownSchemasPlugin } from "./own-schemas";
import { pageKeys, pagePrefix } from "./pages";
import { projectDir } from "./site-options";
import type { SiteModel } from "./site-model";

/** Below the root of the published site. */
const assetsDir = "assets";
/** Where page modules are until the name of the build is known; as deep as the final place, so that imports stay right. */
const unnamedBuild = "build";

/** The client as it lies on the disk. */
export interface ClientBundle {
  /** The files of one page. */
  filesOf(key: string): ClientFiles;
}

/** Bundles what browsers load into `outDir`, one entry per page. */
export async function bundleClient(
  model: SiteModel,
  common: InlineConfig,
  outDir: string,
): Promise<ClientBundle> {
  const entryName = "entry-client";
  const chunks = await bundle(
    mergeConfig(common, {
      plugins: [ownSchemasPlugin(model.options.generatedDir)],
      build: {
        outDir,
        emptyOutDir: false,
        assetsDir,
        // One style sheet: pages differ in text, not in looks, and the second page should wait for nothing.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { [entryName]: join(projectDir, "src/entry-client.tsx"), ...pageEntries(model) },
          preserveEntrySignatures: "exports-only",
          output: {
            entryFileNames: ({ name }) =>
              name === entryName
                ? `${assetsDir}/[name]-[hash].js`
                : `${assetsDir}/${unnamedBuild}/[name].js`,
            chunkFileNames: `${assetsDir}/[name]-[hash].js`,
            assetFileNames: `${assetsDir}/[name]-[hash][extname]`,
            codeSplitting: { groups: chunkGroups(model) },
          },
        },
      },
    } satisfies InlineConfig),
  );

  const pagesDir = join(outDir, assetsDir, unnamedBuild);
  const buildId = await hashDirectory(pagesDir);
  await rename(pagesDir, join(outDir, assetsDir, buildId));

  const url = (file: string) => withBase(model.config.basePath, `/${file}`);
  const pages = url(`${assetsDir}/${buildId}/*.js`);
  const entry = chunks.find(({ name, isEntry }) => isEntry && name === entryName);
  if (!entry) throw new Error("The client build has no entry.");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const styles = (await readdir(join(outDir, assetsDir)))
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => url(`${assetsDir}/${name}`));
  return {
    filesOf(key) {
      const module = byFile.get(`${assetsDir}/${unnamedBuild}/${key}.js`);
      const imports = importsOf([entry, ...(module ? [module] : [])], byFile);
      return {
        styles,
        entry: url(entry.fileName),
        pages,
        preloads: [pageModuleUrl(pages, key), ...imports.map(url)],
      };
    },
  };
}

/** What every page needs comes in two files, so that one more component is not one more request. */
function chunkGroups({ options }: SiteModel): Rolldown.CodeSplittingGroup[] {
  const shell = join(projectDir, "src/");
  const generated = `${options.generatedDir}/`;
  const isShared = (id: string) =>
    id.startsWith(generated)
      ? /^(?!overview\.)[^/]+\.tsx?$/.test(id.slice(generated.length))
      : id.startsWith(shell);
  return [
    { name: "react", test: /node_modules/ },
    { name: "site", test: isShared },
  ];
}

/** Bundles what renders pages in Node into `outDir`: `entry-server.js` and one module per page, named by its key. */
export async function bundleServer(
  model: SiteModel,
  common: InlineConfig,
  outDir: string,
): Promise<void> {
  await bundle(
    mergeConfig(common, {
      publicDir: false,
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        minify: false,
        rolldownOptions: {
          input: {
            "entry-server": join(projectDir, "src/entry-server.tsx"),
            ...pageEntries(model),
          },
          preserveEntrySignatures: "exports-only",
          output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    } satisfies InlineConfig),
  );
}

function pageEntries(model: SiteModel): Record<string, string> {
  return Object.fromEntries(pageKeys(model).map((key) => [key, pagePrefix + key]));
}

async function bundle(options: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build(options);
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  return outputs
    .flatMap((output): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => output.output)
    .filter((output) => output.type === "chunk");
}

/** Everything that chunks import, and what those import, once each and without themselves. */
function importsOf(
  chunks: readonly Rolldown.OutputChunk[],
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): readonly string[] {
  const found = new Set<string>();
  const queue = chunks.flatMap(({ imports }) => imports);
  for (const file of queue) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(byFile.get(file)?.imports ?? []));
  }
  for (const { fileName } of chunks) found.delete(fileName);
  return [...found];
}

/** A few letters that stand for the contents of a directory: same contents, same letters. */
async function hashDirectory(dir: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) hash.update(file).update(await readFile(join(dir, file)));
  return hash.digest("hex").slice(0, 10);
}
