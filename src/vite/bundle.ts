import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix, relative, sep } from "node:path";

import { type InlineConfig, type Rolldown, build, mergeConfig } from "vite";

import { pageKey, pageModuleUrl, withBase } from "../paths";
import type { ClientFiles } from "./document";
import { SiteError } from "./errors";
import { isOfReference } from "./generated-module";
import { writePageModule } from "./page-module";
import { clientModule, pageKeys, pageModule, sidebarModule } from "./pages";
import { projectDir } from "./site-options";
import type { LocaleModel, PagePlan, SiteModel } from "./site-model";

/** Below the root of the published site. */
const assetsDir = "assets";
const assetFileNames = `${assetsDir}/[name]-[hash][extname]`;
/** Where page modules are until the name of the build is known; as deep as the final place, so that imports stay right. */
const unnamedBuild = "build";

/** What the entry of each language is called, before its code. */
const clientName = "client-";
/** What the sidebars are called, before their number. */
const sidebarName = "sidebar-";

/** The file of the sidebar of a page, relative to the published site. */
type SidebarOf = (locale: LocaleModel, plan: PagePlan) => string;

/** The client as it lies on the disk. */
export interface ClientBundle {
  /** Below the root of the published site: where the modules of pages are, in a folder for each language. */
  readonly pagesDir: string;
  /** The files of a page at one of its paths. */
  filesOf(locale: LocaleModel, plan: PagePlan, path: string): ClientFiles;
}

/**
 * Bundles what browsers load into `outDir`: an entry for each language, guide and sidebar. The modules of the reference are data alone,
 * as many as the API has operations and models, and are written as they are.
 *
 * @param serverDir where {@link bundleServer} has put the style sheet
 */
export async function bundleClient(
  model: SiteModel,
  common: InlineConfig,
  serverDir: string,
  outDir: string,
): Promise<ClientBundle> {
  const chunks = await bundle(
    mergeConfig(common, {
      build: {
        outDir,
        emptyOutDir: false,
        assetsDir,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            ...clientEntries(model),
            ...guideEntries(model),
            ...sidebarEntries(model),
            ...searchEntry(model),
            ...readerValuesEntry,
            ...lateEntries,
          },
          preserveEntrySignatures: "exports-only",
          // Class names above all: each is written where it is used.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            entryFileNames: ({ name }) =>
              name.startsWith(clientName) || name.startsWith(sidebarName)
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

  const byId = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const sidebarOf: SidebarOf = (locale, { scope }) => {
    const file = byId.get(`\0${sidebarModule(locale, scope)}`);
    if (file === undefined) throw new Error(`The client build has no sidebar ${scope}.`);
    return file;
  };
  const names = await replaceStyles(join(outDir, assetsDir), join(serverDir, assetsDir));
  await writeDataModules(model, sidebarOf, outDir);
  const buildId = await hashDirectory(join(outDir, assetsDir));
  await rename(join(outDir, assetsDir, unnamedBuild), join(outDir, assetsDir, buildId));

  const url = (file: string) => withBase(model.config.basePath, `/${file}`);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const styles = names.map((name) => url(`${assetsDir}/${name}`));
  return {
    pagesDir: `${assetsDir}/${buildId}`,
    filesOf(locale, plan, path) {
      const { site } = locale;
      const entry = chunks.find(
        ({ name, isEntry }) => isEntry && name === clientName + site.locale,
      );
      if (!entry) throw new Error(`The client build has no entry for ${site.locale}.`);
      const key = pageKey(path);
      const module = byFile.get(`${assetsDir}/${unnamedBuild}/${site.locale}/${key}.js`);
      const imports = module
        ? importsOf([entry, module], byFile)
        : [...importsOf([entry], byFile), sidebarOf(locale, plan)];
      const pages = url(`${assetsDir}/${buildId}/${site.locale}/*.js`);
      return {
        styles,
        entry: url(entry.fileName),
        pages,
        preloads: [pageModuleUrl(pages, key), ...imports.map(url)],
      };
    },
  };
}

/** Puts the style sheet of the server's bundle in place of the client's, which knows no component of the reference. */
async function replaceStyles(clientDir: string, serverDir: string): Promise<readonly string[]> {
  const stylesIn = async (dir: string) =>
    (await readdir(dir)).filter((name) => name.endsWith(".css"));
  for (const name of await stylesIn(clientDir)) await rm(join(clientDir, name));
  const names = await stylesIn(serverDir);
  for (const name of names) await copyFile(join(serverDir, name), join(clientDir, name));
  return names;
}

/** What every page needs comes in two files, and what guides draw in a third, so that one more component is not one more request. */
function chunkGroups(model: SiteModel): Rolldown.CodeSplittingGroup[] {
  const shell = join(projectDir, "src/");
  // One page needs these: they are part of its own file.
  const ofOnePage = ["layout/NotFound", "layout/NearestPages", "layout/nearest-pages"];
  // One language is enough for a reader.
  const isDictionary = (id: string) =>
    model.locales.some(({ site }) => id === join(shell, `i18n/${site.locale}.ts`)) ||
    isUnder(id, ["reference/words.ts", "reference/sample-words.ts", "reference/page-words.ts"]) ||
    id.endsWith("-page-words.ts");
  const isUnder = (id: string, starts: readonly string[]) =>
    starts.some((start) => id.startsWith(join(shell, start)));
  // Pages of the reference run none of it: their content is html. The exceptions are those that the shell uses.
  const isOfGuides = (id: string) =>
    isUnder(id, ["pages/", "layout/GuidePage", "reference/", "ui/"]) &&
    !isUnder(id, ["reference/MethodBadge", "reference/ReferenceContext", "ui/Icon"]) &&
    !isDictionary(id);
  // The first search, and what happens after the first paint.
  const late = ["search/panel/", "reader-values/", "samples/", "shortcuts/", "layout/filter/"];
  const generated = `${model.options.generatedDir}/`;
  const isShared = (id: string) =>
    id.startsWith(shell) &&
    !id.startsWith(generated) &&
    !isUnder(id, late) &&
    !isUnder(id, ofOnePage) &&
    !isOfGuides(id) &&
    !isDictionary(id);
  return [
    { name: "react", test: /node_modules\/(?!minisearch\/)/ },
    { name: "site", test: isShared },
    { name: "guide", test: isOfGuides },
  ];
}

/** Writes the modules of the pages that browsers get as html into a folder for each language, beside those of guides. */
async function writeDataModules(
  { locales }: SiteModel,
  sidebarOf: SidebarOf,
  outDir: string,
): Promise<void> {
  for (const locale of locales) {
    for (const plan of locale.pages.filter(({ source }) => isOfReference(source))) {
      for (const key of pageKeys(plan)) {
        const file = `${assetsDir}/${unnamedBuild}/${locale.site.locale}/${key}.js`;
        const sidebar = posix.relative(posix.dirname(file), sidebarOf(locale, plan));
        await mkdir(dirname(join(outDir, file)), { recursive: true });
        await writeFile(join(outDir, file), writePageModule(plan, sidebar));
      }
    }
  }
}

/** Bundles what renders pages in Node into `outDir`: `entry-server.js`, a module for each guide, named by its key, and the style sheet. */
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
        assetsDir,
        minify: false,
        // One style sheet: pages differ in text, not in looks, and the second page should wait for nothing.
        cssCodeSplit: false,
        cssMinify: true,
        ssrEmitAssets: true,
        rolldownOptions: {
          input: {
            "entry-server": join(projectDir, "src/entry-server.tsx"),
            ...guideEntries(model),
            // Draws nothing here, and has styles.
            ...searchEntry(model),
            ...lateEntries,
          },
          preserveEntrySignatures: "exports-only",
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "chunks/[name]-[hash].js",
            assetFileNames,
          },
        },
      },
    } satisfies InlineConfig),
  );
}

function clientEntries({ locales }: SiteModel): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => [clientName + locale.site.locale, clientModule(locale)]),
  );
}

/** What the first search imports; see `lateModuleUrl`. */
function searchEntry({ locales }: SiteModel): Record<string, string> {
  const isSearched = locales.some(({ site }) =>
    site.navbar.items.some(({ type }) => type === "search"),
  );
  return isSearched ? { search: join(projectDir, "src/search/panel/SearchPanel.tsx") } : {};
}

/** What the samples of every page need once they can be read; see `lateModuleUrl`. */
const readerValuesEntry = { values: join(projectDir, "src/reader-values/install.ts") };

/** What comes when a page has been taken over, and with the first use of the sidebar's filter; see `lateModuleUrl`. */
const lateEntries = {
  shortcuts: join(projectDir, "src/shortcuts/install.ts"),
  filter: join(projectDir, "src/layout/filter/SidebarMatches.tsx"),
};

/** Guides and the not-found page: their modules are programs. */
function guideEntries({ locales }: SiteModel): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      locale.pages
        .filter(({ source }) => !isOfReference(source))
        .flatMap(pageKeys)
        .map((key) => [`${locale.site.locale}/${key}`, pageModule(locale, key)]),
    ),
  );
}

/** The sidebars that pages share. A scope holds names of the author, which are no names of files. */
function sidebarEntries({ locales }: SiteModel): Record<string, string> {
  const modules = new Set(
    locales.flatMap((locale) => locale.pages.map(({ scope }) => sidebarModule(locale, scope))),
  );
  return Object.fromEntries([...modules].map((id, index) => [`${sidebarName}${index}`, id]));
}

/** What a plugin of ours has refused, taken out of the bundler's error. */
function mistakeIn(error: unknown): SiteError | undefined {
  const { errors = [] } = error as { readonly errors?: readonly unknown[] };
  return errors.find((each) => each instanceof SiteError);
}

async function bundle(options: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build(options).catch((error: unknown) => {
    throw mistakeIn(error) ?? error;
  });
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
    // The same name on every system.
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  for (const file of files) hash.update(file).update(await readFile(join(dir, file)));
  return hash.digest("hex").slice(0, 10);
}
