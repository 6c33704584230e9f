import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { bundleClient, bundleServer, type Client, type ClientBundle, nameClient } from "./bundle";
import { checkLinks } from "./check-links";
import { contentSecurityPolicy, headSources } from "./content-security";
import { styleWarnings } from "./style-warnings";
import { inlineStyle, lastScript } from "./document";
import { downloadWarnings, makeCollection } from "./downloads";
import { type SiteError, SiteErrors } from "./errors";
import { createHighlight, type Highlighter } from "./highlight";
import { bundleInlineScript } from "./inline-script";
import { loadSite } from "./load-site";
import { writeWorker } from "./offline";
import { type BuildFolders, checkOutDir, intoOutDir, listFiles } from "./out-dir";
import { precompress } from "./precompress";
import { copyPublic, replacedFiles } from "./public-files";
import { sitePages } from "./published-page";
import { redirectScript, redirectsOf, writeRedirects } from "./redirects";
import { type OnProgress, prerender, type PrerenderedSite } from "./rendering/render-pages";
import { fixedFiles, writeSiteFiles } from "./site-files";
import { siteWarnings, type SiteModel } from "./site-model";
import { besideConfig, displayPath, type SiteOptions } from "./site-options";
import { commonOptions } from "./vite-options";

export interface BuildReport {
  /** Number of HTML files. */
  readonly pages: number;
  /** Total size of all files except their compressed twins. */
  readonly bytes: number;
  /** What the policy of the pages allows because of `head`. */
  readonly allowed: ReturnType<typeof headSources>;
  readonly components: ClientBundle["components"];
  /** Doubtful parts of guides, broken links if the configuration allows them, and everything that browsers will refuse. */
  readonly warnings: readonly SiteError[];
}

/** Options for building a site. */
export interface BuildOptions {
  readonly onProgress?: OnProgress;
}

/**
 * Builds a site into `outDir`. The old contents stay until the new ones are complete, and if the build fails.
 *
 * @throws {SiteError | SiteErrors} for errors that the user can fix
 */
export async function buildSite(
  options: SiteOptions,
  outDir: string,
  { onProgress = () => undefined }: BuildOptions = {},
): Promise<BuildReport> {
  await checkOutDir(outDir);
  const loaded = await load(options);
  return intoOutDir(outDir, async (folders) => {
    const bundled = await bundle(loaded, folders);
    const shell = await writeShell(loaded, bundled, folders);
    const rendered = await renderPages(loaded, shell, folders, onProgress);
    await writeFiles(loaded, shell, rendered, folders);
    const replaced = await replacedFiles(folders.newDir, besideConfig(options, "public"));
    const doubtful = await check(loaded, rendered, folders);
    await addRedirects(loaded, rendered, folders);
    await addWorker(loaded, shell, rendered, folders);
    const bytes = await compress(folders);
    return {
      pages: rendered.pages.length,
      bytes,
      allowed: headSources(loaded.model.config),
      components: bundled.components,
      warnings: [...loaded.warnings, ...replaced, ...doubtful],
    };
  });
}

/** What a build reads before it writes anything. */
interface Loaded {
  readonly model: SiteModel;
  readonly highlight: Highlighter;
  readonly redirects: ReturnType<typeof redirectsOf>;
  /** The Postman collection, which is made meanwhile. */
  readonly collection: Promise<string>;
  readonly warnings: readonly SiteError[];
}

async function load(options: SiteOptions): Promise<Loaded> {
  const highlight = await createHighlight();
  const model = await loadSite(options, highlight);
  const { api, config } = model;
  const collection = makeCollection(api, options.generatedDir);
  // If the build fails before it is needed, that error is the one to report.
  collection.catch(() => undefined);
  return {
    model,
    highlight,
    redirects: redirectsOf(config, options.generatedDir, api),
    collection,
    warnings: [...siteWarnings(model), ...downloadWarnings(api), ...styleWarnings(model)],
  };
}

/** Bundles client and server into their folders. */
async function bundle(
  { model, highlight }: Loaded,
  { newDir, serverDir }: BuildFolders,
): Promise<ClientBundle> {
  // Each bundle has its own plugins, because plugins keep state.
  const common = () => commonOptions(model, highlight);
  const server = bundleServer(model, common(), serverDir);
  return bundleClient(model, common(), server, newDir);
}

/** What is the same on all pages. */
interface Shell {
  readonly client: Client;
  /** Text of the inline script. */
  readonly script: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
  /** The files of the site that pages can link to, so far. */
  readonly files: ReadonlySet<string>;
}

/** Writes the site's own files, and names those of the client. */
async function writeShell(
  { model, redirects }: Loaded,
  bundled: ClientBundle,
  { newDir }: BuildFolders,
): Promise<Shell> {
  const { config, locales, options } = model;
  const published = sitePages(model).flatMap(({ paths }) => paths);
  const pageFiles = published.map(({ file }) => file);
  await copyPublic(pageFiles, newDir, besideConfig(options, "public"));
  const client = await nameClient(model, bundled, newDir);
  const [main] = locales;
  const script = main ? await bundleInlineScript(main.site, client.controls) : "";
  const inline = {
    scripts: [script, lastScript, ...(redirects.size > 0 ? [redirectScript] : [])],
    styles: [...new Set(locales.map(({ site }) => inlineStyle(site)))].filter(Boolean),
  };
  const policy = contentSecurityPolicy(config.contentSecurityPolicy, inline, headSources(config));
  const files = new Set([...(await listFiles(newDir)), ...fixedFiles(config, model.api)]);
  return { client, script, policy, files };
}

async function renderPages(
  { model, highlight }: Loaded,
  shell: Shell,
  { newDir, serverDir }: BuildFolders,
  onProgress: OnProgress,
): Promise<PrerenderedSite> {
  return prerender({ ...shell, model, highlight, serverDir, outDir: newDir, onProgress });
}

/** Writes the files about all pages. */
async function writeFiles(
  { model, collection }: Loaded,
  { client, policy }: Shell,
  rendered: PrerenderedSite,
  { newDir }: BuildFolders,
): Promise<void> {
  await writeSiteFiles({
    ...rendered,
    model,
    pagesDir: client.pagesDir,
    policy,
    collection: await collection,
    outDir: newDir,
  });
}

/**
 * Checks the links of all pages. A link to a redirect counts as broken.
 *
 * @returns broken links, if the configuration allows them, and what browsers will refuse
 * @throws {SiteErrors} for broken links
 */
async function check(
  { model: { config, options }, redirects }: Loaded,
  { pages, links }: PrerenderedSite,
  { newDir }: BuildFolders,
): Promise<readonly SiteError[]> {
  const { broken, refused } = await checkLinks({
    read: (file) => readFile(join(newDir, file), "utf8"),
    pages,
    links,
    configFile: options.configFile ? displayPath(options.configFile) : "the configuration",
    redirects,
  });
  if (broken.length > 0 && config.brokenLinks === "error") throw new SiteErrors(broken);
  return [...broken, ...refused];
}

async function addRedirects(
  { model: { config, locales }, redirects }: Loaded,
  { pages }: PrerenderedSite,
  { newDir }: BuildFolders,
): Promise<void> {
  await writeRedirects({
    config,
    sites: locales.map(({ site }) => site),
    titleOf: (site, path) =>
      pages.find((each) => each.site === site && each.path === path)?.page.title,
    redirects,
    outDir: newDir,
  });
}

/** Writes the service worker, which lists the files of the site. */
async function addWorker(
  { model: { config, locales } }: Loaded,
  { client: { pagesDir } }: Shell,
  { pages }: PrerenderedSite,
  { newDir }: BuildFolders,
): Promise<void> {
  const files = await listFiles(newDir);
  await writeWorker({ config, locales, pages, pagesDir, outDir: newDir, files });
}

/** Compresses all files. Returns their size before. */
async function compress({ newDir }: BuildFolders): Promise<number> {
  const files = await listFiles(newDir);
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(newDir, file))).size;
  await precompress(newDir, files);
  return bytes;
}
