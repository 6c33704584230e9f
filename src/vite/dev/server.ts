import { dirname } from "node:path";

import { createLogger, createServer, type Logger, mergeConfig, type ViteDevServer } from "vite";

import { cacheDir, engineDir, siteDir } from "../../../program/folders.mjs";
import type { Mistake } from "../../shared/codegen-report";
import shared from "../../../vite.config";
import { printWarnings } from "../command";
import { styleWarnings } from "../style-warnings";
import type { SiteError } from "../errors";
import { createHighlight } from "../highlight";
import { loadSite } from "../load-site";
import { siteWarnings, type SiteModel } from "../site-model";
import { besideConfig, type SiteOptions } from "../site-options";
import { siteAliases, sitePlugins } from "../vite-options";
import { startCodegen } from "./codegen";
import { devDocumentsPlugin } from "./documents";
import { checkGuideLinks } from "./guide-links";
import { mistakesIn, mistakeText, overlayError } from "./overlay";
import { inTurn } from "./pages";
import { watchFolders } from "./watch-folders";

/** The options of `npm run dev`. */
export interface DevOptions {
  readonly site: SiteOptions;
  /** Options for the codegen that writes the tree; absent: something else writes it. */
  readonly codegen?: readonly string[] | undefined;
  /** The document, if it may be outside the project. */
  readonly spec?: string | undefined;
  readonly host: string;
  /** The first port to try. */
  readonly port: number;
}

/** Milliseconds without a change before the site is read again, because editors and git write several files. */
const quiet = 100;

/**
 * Serves a site while its document, guides and configuration are written. Changes appear without a restart, and mistakes cover the page
 * until they are fixed. Prints the address, and runs until the process ends.
 */
export async function startDev({ site, codegen: args, ...options }: DevOptions): Promise<void> {
  // Registered before Vite's handler, which closes slowly: the check of links would go on and fail with stacks.
  process.once("SIGTERM", () => process.exit(143));
  const highlight = await createHighlight();
  const mistakes: Record<"document" | "site" | "links", readonly Mistake[]> = {
    document: [],
    site: [],
    links: [],
  };
  let model: SiteModel | undefined;
  let server: ViteDevServer | undefined;
  let reviveCodegen: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let warned = "";
  let changes = 0;
  let work = Promise.resolve();
  /** The messages printed, of mistakes that may still be there, each with the number of changes before it. */
  const told = new Map<string, number>();

  function print(found: readonly Mistake[]): void {
    for (const text of found.map(mistakeText)) {
      if (told.has(text)) continue;
      console.error(`dev: ${text}`);
      told.set(text, changes);
    }
  }

  /** Loads the site. @returns false if it has a mistake and stays as it was */
  async function load(): Promise<boolean> {
    const before = changes;
    try {
      const loaded = await loadSite(site, highlight);
      const show = () => {
        model = loaded;
        mistakes.site = [];
        mistakes.links = [];
        // A page may have told a mistake of a later change.
        for (const [text, at] of told) if (at <= before) told.delete(text);
        if (server) forget(server, site.generatedDir);
      };
      await (server ? inTurn(server, show) : show());
      return true;
    } catch (error) {
      // If something changed meanwhile, the site is read again, and mistakes are reported then.
      if (changes !== before) return false;
      // Vite's watcher misses some files that were replaced.
      const opened = server;
      if (opened) await inTurn(opened, () => forget(opened, site.generatedDir));
      mistakes.site = mistakesIn(error);
      // The places of broken links may have changed; the next check finds them.
      mistakes.links = [];
      // Without a tree, the mistakes that codegen has printed are the reason.
      if (model || mistakes.document.length === 0) print(mistakes.site);
      // A mistake that is fixed and made again is told again.
      const texts = new Set(mistakes.site.map(mistakeText));
      for (const text of told.keys()) if (!texts.has(text)) told.delete(text);
      return false;
    }
  }

  /** Looks for broken links, while pages are already shown. */
  async function check(): Promise<void> {
    const checked = model;
    if (!server || !checked) return;
    const before = changes;
    const isCurrent = () => model === checked && changes === before;
    try {
      const found = await checkGuideLinks(server, checked, highlight, isCurrent);
      if (!found) return;
      const isError = checked.config.brokenLinks === "error";
      const own = [...siteWarnings(checked), ...styleWarnings(checked)];
      warn([...own, ...(isError ? [] : found.broken), ...found.refused]);
      if (!isError) return;
      mistakes.links = found.broken.flatMap(mistakesIn);
      print(mistakes.links);
      tell();
    } catch (error) {
      // After a change, errors come from requests for pages of the new model by names of the old one.
      if (isCurrent()) print(mistakesIn(error));
    }
  }

  /** Prints warnings unless they are the same as the last ones. */
  function warn(warnings: readonly SiteError[]): void {
    const text = warnings.map(({ message }) => message).join("\n");
    if (text !== warned) printWarnings("dev", warnings);
    warned = text;
  }

  /** Returns the reasons why a page cannot be shown, and prints them. */
  function explain(error: unknown): readonly Mistake[] {
    // Pages still belong to the site before its mistakes, but are made from the present files.
    const found = mistakes.site.length > 0 ? mistakes.site : mistakesIn(error);
    print(found);
    return found;
  }

  async function open(port: number): Promise<ViteDevServer> {
    const current = () => {
      if (!model)
        throw new Error("The site's modules cannot be served: the site could not be loaded.");
      return model;
    };
    const opened = await createServer(
      mergeConfig(shared, {
        root: engineDir,
        cacheDir: cacheDir("vite"),
        configFile: false,
        publicDir: besideConfig(site, "public"),
        base: model?.config.basePath ?? "/",
        server: {
          host: options.host,
          port,
          fs: { allow: [engineDir, siteDir, besideConfig(site, ".")] },
        },
        resolve: { alias: siteAliases(site.generatedDir) },
        customLogger: createQuietLogger(),
        plugins: [
          ...sitePlugins(current, highlight),
          devDocumentsPlugin(() => model, highlight, explain),
        ],
      }),
    );
    // Codegen watches the document itself, unless it has ended because of it.
    if (options.spec !== undefined) opened.watcher.add(options.spec);
    opened.watcher.on("all", (_event, file) => {
      if (/\.(ya?ml|json)$/.test(file)) reviveCodegen?.();
    });
    opened.ws.on("connection", tell);
    await opened.listen();
    const { local = [], network = [] } = opened.resolvedUrls ?? {};
    const [address = ""] = [...local, ...network];
    console.log(`${address}  (press Ctrl+C to stop)`);
    return opened;
  }

  function schedule(): void {
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder may be removed while it is read; the event for that follows.
      work = work.then(refresh).catch(console.error);
    }, quiet);
  }

  async function refresh(): Promise<void> {
    follow();
    const isNew = await load();
    if (!server) return;
    if (isNew && model && model.config.basePath !== server.config.base) {
      const address = server.httpServer?.address();
      await server.close();
      server = await open(typeof address === "object" && address ? address.port : options.port);
    } else {
      // A loading page gets the remaining mistakes when it connects.
      if (isNew || !tell()) server.ws.send({ type: "full-reload" });
    }
    if (isNew) void check();
  }

  /** Sends the mistakes to browsers. @returns false if there are none */
  function tell(): boolean {
    const all = [...mistakes.document, ...mistakes.site, ...mistakes.links];
    if (all.length > 0) server?.ws.send({ type: "error", err: overlayError(all) });
    return all.length > 0;
  }

  if (args) {
    await new Promise<void>((resolve) => {
      reviveCodegen = startCodegen(args, (report) => {
        mistakes.document = report.mistakes;
        // A failed run leaves the tree as it was.
        if (report.mistakes.length > 0) tell();
        else if (server) schedule();
        resolve();
      });
    });
  }
  const { contentDir, configFile, generatedDir } = site;
  const trees = [contentDir, args ? undefined : generatedDir].filter((tree) => tree !== undefined);
  // Watches the folder, because editors replace a file when they save it and the configuration may import files next to it.
  const beside = configFile === undefined ? [] : [dirname(configFile)];
  const follow = watchFolders(trees, beside, schedule);
  await load();
  server = await open(options.port);
  await check();
}

/** Creates Vite's logger without the messages about pages that cannot be shown, which {@link startDev} prints. */
function createQuietLogger(): Logger {
  const logger = createLogger("warn");
  return {
    ...logger,
    error: (text, options) => {
      if (!/Error when evaluating SSR module|mistakes? to fix\./.test(text))
        logger.error(text, options);
    },
  };
}

/** Makes the server load all modules that are made from the site again. */
function forget(server: ViteDevServer, generatedDir: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith("\0virtual:") || id.endsWith(".mdx") || id.startsWith(generatedDir))
        moduleGraph.invalidateModule(module);
  }
}
