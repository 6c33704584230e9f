import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { copyFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { type InlineConfig, type Rolldown, build, mergeConfig } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { pageKinds } from "../shared/page-kinds";
import { lateStylesUrl, pageModuleUrl, withBase } from "../paths";
import { clientComponentEntries, type OwnComponents, ownComponents } from "./client-components";
import type { ClientFiles } from "./document";
import { throwBundlerMistakes } from "./bundler-mistakes";
import { inBrowsers } from "./inline-script";
import { listFiles } from "./out-dir";
import { clientModule, controlsId, isProgram, pageModule, sidebarModule } from "./pages";
import { type LocaleModel, ownSheets, type PagePlan, type SiteModel } from "./site-model";

/** The folder of assets, relative to the root of the published site. */
const assetsDir = "assets";
const assetFileNames = `${assetsDir}/[name]-[hash][extname]`;
/** Folder of the build's files until the build's hash is known; as deep as the final folder, so that imports stay valid. */
const unnamedBuild = "build";

/** Prefix of the entry of each language, before its code. */
const clientName = "client-";
/** Prefix of the sidebars, before their number. */
const sidebarName = "sidebar-";

/** The chunk of the controls and of the code that the shell shares with them. It imports nothing. */
const controlsName = "controls";
/** The chunk of the code that most pages need. */
const siteName = "site";
/** The style sheet of the parts that are loaded late: see {@link lateStylesUrl}. */
const lateName = "late";
/** The entry of the content of the search dialog. */
const searchName = "search";

/** The facts that are kept about a file of the client bundle. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  "name" | "isEntry" | "fileName" | "imports" | "facadeModuleId"
>;

/** The client bundle on disk; plain data. */
export interface ClientBundle {
  readonly chunks: readonly Chunk[];
  /** Name of the style sheet of all pages. */
  readonly styles: string;
  readonly components: OwnComponents;
}

/** What prerenders the pages, on disk. */
interface ServerBundle extends Pick<ClientBundle, "components"> {
  readonly dir: string;
}

/** The client on disk. */
export interface Client {
  /** Folder of the build's files, with a subfolder for each language; relative to the published site. */
  readonly pagesDir: string;
  /** URL of the module of the controls. */
  readonly controls: string;
  filesOf(locale: LocaleModel, plan: PagePlan): ClientFiles;
}

/**
 * Bundles the client into `outDir`: an entry for each language and sidebar, and the pages in place of missing ones. Other pages have no
 * modules.
 *
 * @param server the folder into which {@link bundleServer} writes the style sheet at the same time
 */
export async function bundleClient(
  model: SiteModel,
  common: InlineConfig,
  server: Promise<ServerBundle>,
  outDir: string,
): Promise<ClientBundle> {
  const client = bundle(
    mergeConfig(common, {
      define: inBrowsers,
      build: {
        outDir,
        emptyOutDir: false,
        assetsDir,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            [controlsName]: controlsId,
            ...clientEntries(model),
            ...pageEntries(model, isProgram),
            ...sidebarEntries(model),
            ...searchEntry(model),
            ...lateEntries,
            ...clientComponentEntries(model),
          },
          preserveEntrySignatures: "exports-only",
          treeshake: { propertyReadSideEffects: false },
          // Mainly inlines class names.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            entryFileNames: ({ name }) =>
              [controlsName, clientName, sidebarName].some((start) => name.startsWith(start))
                ? `${assetsDir}/[name]-[hash].js`
                : `${assetsDir}/${unnamedBuild}/[name].js`,
            chunkFileNames: `${assetsDir}/[name]-[hash].js`,
            assetFileNames,
            codeSplitting: { groups: chunkGroups(model) },
          },
        },
      },
    } satisfies InlineConfig),
  );
  // Waits for both even if one fails, because the caller removes their folders.
  await Promise.allSettled([server, client]);
  const [{ dir: serverDir, components }, chunks] = [await server, await client];

  const late = chunks
    .filter(({ name }) => name !== siteName)
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const lateStyles = await Promise.all(
    [...new Set(late)].map((file) => readFile(join(outDir, file), "utf8")),
  );
  const [styles, others] = await replaceStyles(join(outDir, assetsDir), join(serverDir, assetsDir));
  await writeFile(
    join(outDir, assetsDir, unnamedBuild, `${lateName}.css`),
    [...others, ...lateStyles].join(""),
  );
  return {
    styles,
    components,
    chunks: chunks.map(({ name, isEntry, fileName, imports, facadeModuleId }) => ({
      name,
      isEntry,
      fileName,
      imports,
      facadeModuleId,
    })),
  };
}

/** Names the folder of the client bundle in `outDir` by its contents. */
export async function nameClient(
  model: SiteModel,
  { chunks, styles }: ClientBundle,
  outDir: string,
): Promise<Client> {
  const byId = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const chunkOf = (id: string) => {
    const chunk = byId.get(`\0${id}`);
    if (!chunk) throw new Error(`The client build has no ${id}.`);
    return chunk;
  };
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const buildDir = join(outDir, assetsDir);
  const buildId = hashFiles(buildDir, await listFiles(buildDir));
  await rename(join(outDir, assetsDir, unnamedBuild), join(outDir, assetsDir, buildId));

  const url = (file: string) => withBase(model.config.basePath, `/${file}`);
  return {
    pagesDir: `${assetsDir}/${buildId}`,
    controls: url(chunkOf(controlsId).fileName),
    filesOf(locale, plan) {
      const entry = chunkOf(clientModule(locale));
      const sidebar = chunkOf(sidebarModule(locale, plan.scope)).fileName;
      const pages = url(`${assetsDir}/${buildId}/${locale.site.locale}/*.js`);
      const program = isProgram(plan) ? [chunkOf(pageModule(locale, plan.data.key))] : [];
      const isDetail = pageKinds[plan.data.kind].isDetail ?? false;
      return {
        styles: [url(`${assetsDir}/${styles}`), ...(isDetail ? [] : [lateStylesUrl(pages)])],
        entry: url(entry.fileName),
        pages,
        sidebar: url(sidebar),
        preloads: [
          ...program.map(() => pageModuleUrl(pages, plan.data.key)),
          ...importsOf([entry, ...program], byFile).map(url),
          url(sidebar),
          ...(isDetail ? [lateStylesUrl(pages)] : []),
        ],
      };
    },
  };
}

/**
 * Replaces the client's style sheets, which lack the reference components, with those of the server bundle. Returns the name of the
 * style sheet of all pages, and the texts of the others.
 */
async function replaceStyles(
  clientDir: string,
  serverDir: string,
): Promise<readonly [name: string, others: readonly string[]]> {
  const stylesIn = async (dir: string) =>
    (await readdir(dir)).filter((name) => name.endsWith(".css"));
  for (const name of await stylesIn(clientDir)) await rm(join(clientDir, name));
  const names = await stylesIn(serverDir);
  const own = names.find((name) => !name.startsWith(lateName)) ?? "";
  await copyFile(join(serverDir, own), join(clientDir, own));
  const others = names.filter((name) => name !== own);
  return [own, await Promise.all(others.map((name) => readFile(join(serverDir, name), "utf8")))];
}

const isStyle = (id: string) => id.endsWith(".css");

/**
 * Whether a style sheet is not needed on pages of operations and schemas, the only ones that most readers of the reference open. Its name
 * says so.
 */
const isLateStyle = (id: string) => /[/.]late\.(?:module\.)?css$/.test(id);

/**
 * Returns the chunks of what all pages load: the controls with all that they import, React, and all else that the entry of a language
 * imports. The bundler splits the rest, which pages load late or not at all.
 */
function chunkGroups(model: SiteModel): Rolldown.CodeSplittingGroup[] {
  const entries = model.locales.map((locale) => `\0${clientModule(locale)}`);
  let loaded: ReadonlySet<string> | undefined;
  let controls: ReadonlySet<string> | undefined;
  const group = (
    name: string,
    isIn: (id: string, graph: Graph) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => (isIn(id, graph) ? name : null),
  });
  const isLoaded = (id: string, graph: Graph) =>
    !entries.includes(id) && (loaded ??= reachedFrom(entries, graph)).has(id);
  return [
    group(controlsName, (id, graph) =>
      (controls ??= reachedFrom([`\0${controlsId}`], graph)).has(id),
    ),
    group("react", (id, graph) => isPackage(id) && isLoaded(id, graph)),
    // A sheet that pages have, too, must not be repeated in the late ones.
    group(siteName, (id, graph) => isLoaded(id, graph) || (isStyle(id) && !isBesideLateEntry(id))),
  ];
}

const isBesideLateEntry = (id: string) =>
  [searchDir, ...Object.values(lateEntries).map((file) => dirname(file))].includes(dirname(id));

type Graph = Rolldown.ChunkingContext;

const isPackage = (id: string) => id.includes("/node_modules/");

/** Returns the modules that modules import without waiting, directly or not, and those themselves. */
function reachedFrom(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(ids);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** Returns where the server bundle imports a package from: React from the engine, because the site's folder may not have it. */
function fromEngine(id: string): string {
  if (!/^react(?:-dom|-router-dom)?(?:\/|$)/.test(id)) return id;
  return pathToFileURL(createRequire(join(engineDir, "package.json")).resolve(id)).href;
}

/** Bundles the prerenderer into `outDir`: `entry-server.js`, `<key>.js` for each guide, and the style sheet. */
export async function bundleServer(
  model: SiteModel,
  common: InlineConfig,
  outDir: string,
): Promise<ServerBundle> {
  const chunks = await bundle(
    mergeConfig(common, {
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        assetsDir,
        minify: false,
        cssMinify: true,
        ssrEmitAssets: true,
        // For error messages that say where a guide threw.
        sourcemap: true,
        rolldownOptions: {
          input: {
            "entry-server": join(engineDir, "src/entry-server.tsx"),
            // The site's own style sheets become part of its one sheet; the development server links them.
            ...Object.fromEntries(ownSheets(model).map((file, index) => [`own-${index}`, file])),
            ...pageEntries(model, ({ source }) => source.kind !== "reference"),
          },
          preserveEntrySignatures: "exports-only",
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "chunks/[name]-[hash].js",
            assetFileNames,
            paths: fromEngine,
            codeSplitting: {
              groups: [
                { name: lateName, test: isLateStyle },
                { name: "style", test: isStyle },
              ],
            },
          },
        },
      },
    } satisfies InlineConfig),
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modulesOf = (chunk: Rolldown.OutputChunk) =>
    [chunk.fileName, ...importsOf([chunk], byFile)].flatMap(
      (file) => byFile.get(file)?.moduleIds ?? [],
    );
  const modules = chunks.filter(({ isEntry }) => isEntry).flatMap(modulesOf);
  return { dir: outDir, components: ownComponents(modules, model) };
}

function clientEntries({ locales }: SiteModel): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => [clientName + locale.site.locale, clientModule(locale)]),
  );
}

const searchDir = join(engineDir, "src/search/panel");

/** Returns the entries that the first search imports; see `lateModuleUrl`. */
function searchEntry({ locales }: SiteModel): Record<string, string> {
  const isSearched = locales.some(({ site }) =>
    site.navbar.items.some(({ type }) => type === "search"),
  );
  return isSearched
    ? {
        [searchName]: join(searchDir, "SearchPanel.tsx"),
        "search-engine": join(searchDir, "engine.ts"),
      }
    : {};
}

/** The entries that are imported after hydration or on first use; see `lateModuleUrl`. */
const lateEntries = {
  fields: join(engineDir, "src/fields/late.ts"),
  values: join(engineDir, "src/reader-values/install.ts"),
  shortcuts: join(engineDir, "src/shortcuts/install.ts"),
  filter: join(engineDir, "src/layout/filter/SidebarMatches.tsx"),
  check: join(engineDir, "src/request-check/open-check.tsx"),
  compare: join(engineDir, "src/tools/compare.ts"),
  errors: join(engineDir, "src/tools/errors.ts"),
  rules: join(engineDir, "src/tools/rules.ts"),
};

/** Returns the entries of the pages that `isEntry` selects. */
function pageEntries(
  { locales }: SiteModel,
  isEntry: (page: PagePlan) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      locale.pages
        .filter(isEntry)
        .map(({ data: { key } }) => [`${locale.site.locale}/${key}`, pageModule(locale, key)]),
    ),
  );
}

/** Returns the entries of the shared sidebars. They are numbered, because scopes contain names that may be invalid in file names. */
function sidebarEntries({ locales }: SiteModel): Record<string, string> {
  const modules = new Set(
    locales.flatMap((locale) => locale.pages.map(({ scope }) => sidebarModule(locale, scope))),
  );
  return Object.fromEntries([...modules].map((id, index) => [`${sidebarName}${index}`, id]));
}

async function bundle(options: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build(options).catch((error: unknown) => {
    throwBundlerMistakes(error);
    throw error;
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  return outputs
    .flatMap((output): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => output.output)
    .filter((output) => output.type === "chunk");
}

/** Returns all direct and indirect imports of chunks, without the chunks themselves. */
function importsOf(
  chunks: readonly Chunk[],
  byFile: ReadonlyMap<string, Chunk>,
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

/** Returns a short hash of the names and contents of files in a directory. */
export function hashFiles(dir: string, files: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(join(dir, file)));
  return hash.digest("hex").slice(0, 10);
}
