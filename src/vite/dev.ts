import { join, relative } from "node:path";

import type { Plugin, ViteDevServer } from "vite";

import type * as entryServer from "../entry-server";
import type { PageModule } from "../page";
import { notFoundKey, pageKey, withBase, withoutBase } from "../paths";
import { renderDocument } from "./document";
import type { Highlight } from "./highlight";
import { bundleInlineScript } from "./inline-script";
import { clientModule, pageModule } from "./pages";
import { publishedPaths } from "./published-page";
import { createPageModules, renderContent } from "./rendering/page-modules";
import { buildSidebar } from "./sidebar";
import { projectDir } from "./site-options";
import type { SiteModel } from "./site-model";

/** Makes the development server render every path of the site as a build does. */
export function devDocumentsPlugin(model: SiteModel, highlight: Highlight): Plugin {
  const { api, config, options } = model;
  // Languages are below the default one: match the longest base path first.
  const locales = model.locales.toSorted((a, b) => b.site.basePath.length - a.site.basePath.length);
  const pages = locales.flatMap((locale) =>
    locale.pages.flatMap((plan) =>
      publishedPaths(config.basePath, locale, plan).map((page) => ({ locale, plan, page })),
    ),
  );
  const url = (path: string) => withBase(config.basePath, path);
  let script: Promise<string> | undefined;

  function pageAt(address: string) {
    const { pathname } = new URL(address, "http://localhost");
    const locale = locales.find(({ site }) => withoutBase(site.basePath, pathname) !== undefined);
    const path = locale && withoutBase(locale.site.basePath, pathname);
    const key = path === undefined ? notFoundKey : pageKey(path);
    const inLocale = pages.filter((page) => page.locale === (locale ?? model.locales[0]));
    return (
      inLocale.find(({ page }) => pageKey(page.path) === key) ??
      inLocale.find(({ plan }) => plan.data.key === notFoundKey)
    );
  }

  async function documentAt(server: ViteDevServer, address: string): Promise<string | undefined> {
    const found = pageAt(address);
    if (!found) return undefined;
    const { locale, plan, page } = found;
    const entry = await server.ssrLoadModule(join(projectDir, "src/entry-server.tsx"));
    // For each document, because generated modules change.
    const moduleOf = createPageModules(
      { api, config, options },
      {
        entry: entry as typeof entryServer,
        guide: async () =>
          (await server.ssrLoadModule(pageModule(locale, plan.data.key))) as PageModule,
      },
      highlight,
      async (json) => `data:application/json,${encodeURIComponent(json)}`,
    );
    const module = await moduleOf(plan.source, {
      site: locale.site,
      page: { ...plan.data, sidebar: buildSidebar(locale, plan.scope) },
    });
    script ??= bundleInlineScript(locale.site, url("/src/fields/late.ts"));
    const html = renderDocument({
      config,
      site: locale.site,
      page: plan.data,
      content: renderContent(entry as typeof entryServer, page, module),
      script: await script,
      files: {
        styles: stylesOf(server).map(url),
        entry: url(`/@id/__x00__${clientModule(locale)}`),
        pages: url(`/@id/__x00__${pageModule(locale, "*")}`),
        preloads: [],
      },
    });
    return server.transformIndexHtml(address, html);
  }

  return {
    name: "site:dev-documents",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          documentAt(server, request.originalUrl ?? "/").then((html) => {
            if (html === undefined) return next();
            response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
          }, next);
        });
      };
    },
    // Browsers have no modules of what pages contain, so they cannot update them.
    handleHotUpdate({ file, server }) {
      const folders = [
        options.generatedDir,
        ...["pages", "reference", "ui"].map((folder) => join(projectDir, "src", folder)),
      ];
      if (/\.mdx?$/.test(file) || folders.some((folder) => file.startsWith(folder)))
        server.ws.send({ type: "full-reload" });
    },
  };
}

/** Returns the style sheets of all modules that were loaded to render pages. */
function stylesOf(server: ViteDevServer): readonly string[] {
  const { moduleGraph } = server.environments.ssr;
  return [...moduleGraph.fileToModulesMap.keys()]
    .filter((file) => file.endsWith(".css"))
    .map((file) => `/${relative(projectDir, file)}`);
}
