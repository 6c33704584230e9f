import { randomUUID } from "node:crypto";
import { join, relative } from "node:path";

import type { Plugin, ViteDevServer } from "vite";

import { engineDir } from "../../../program/folders.mjs";
import { normalizePath, notFoundKey, pageKey, withBase, withoutBase } from "../../paths";
import type { Mistake } from "../../shared/codegen-report";
import { renderDocument } from "../document";
import type { Highlight } from "../highlight";
import { bundleDevScript } from "../inline-script";
import { blocksOf, firstParagraph } from "../page-blocks";
import { clientModule, pageModule, sidebarModule } from "../pages";
import { redirectsOf } from "../redirects";
import { type LocaleModel, ownSheets, type SiteModel } from "../site-model";
import { pageError } from "./overlay";
import { pagesOf, renderPage } from "./pages";

/** The response of the server to a browser. */
type Answer = { readonly status: number; readonly html: string } | { readonly location: string };

/**
 * Makes the development server render every path of the site as a build does.
 *
 * @param current may have no model yet
 * @param explain returns the reasons why a page cannot be shown, from the error it threw
 */
export function devDocumentsPlugin(
  current: () => SiteModel | undefined,
  highlight: Highlight,
  explain: (error: unknown) => readonly Mistake[],
): Plugin {
  const scripts = new Map<string, Promise<string>>();
  const stamps = new WeakMap<SiteModel, string>();

  /** Returns the stamp of a model. A document and its modules may be requested before and after a change; equal stamps mean one model. */
  function stampOf(model: SiteModel | undefined): string {
    if (!model) return "";
    const stamp = stamps.get(model) ?? randomUUID();
    stamps.set(model, stamp);
    return stamp;
  }

  function scriptOf({ site, config }: LocaleModel): Promise<string> {
    const key = JSON.stringify([site.colorMode, site.announcementBar, config.basePath]);
    const url = withBase(config.basePath, "/src/fields/late.ts");
    const script = scripts.get(key) ?? bundleDevScript(site, url);
    scripts.set(key, script);
    return script;
  }

  function pageAt(model: SiteModel, address: string) {
    const { pathname } = new URL(address, "http://localhost");
    // Languages are below the default one: match the longest base path first.
    const locale = model.locales
      .toSorted((a, b) => b.site.basePath.length - a.site.basePath.length)
      .find(({ site }) => withoutBase(site.basePath, pathname) !== undefined);
    const path = locale && withoutBase(locale.site.basePath, pathname);
    const key = path === undefined ? notFoundKey : pageKey(path);
    const shown = locale ?? model.locales[0];
    if (!shown) return undefined;
    const pages = pagesOf(model).filter((each) => each.locale === shown);
    return (
      pages.find(({ page }) => pageKey(page.path) === key) ??
      pages.find(({ plan }) => plan.data.key === notFoundKey)
    );
  }

  async function answerTo(server: ViteDevServer, address: string): Promise<Answer | undefined> {
    const model = current();
    const finish = async (html: string, status = 200) => {
      const stamp = stampOf(model);
      const script = `<script type="module">import.meta.hot.send("${shownEvent}", "${stamp}");</script>`;
      // Of a whole document, Vite would add the base path to addresses that have it.
      const head = await server.transformIndexHtml(address, script);
      const stamped = html.replace("<html ", `<html data-stamp="${stamp}" `);
      return { status, html: stamped.replace("</head>", () => `${head}\n</head>`) };
    };
    if (!model) return finish(emptyDocument);
    const { api, config, options } = model;
    const url = (path: string) => withBase(config.basePath, path);
    const found = pageAt(model, address);
    if (!found) return undefined;
    const { locale, plan } = found;
    const { pathname, search } = new URL(address, "http://localhost");
    const path = withoutBase(locale.site.basePath, pathname);
    const target = redirectsOf(config, options.generatedDir, api).get(normalizePath(path ?? "/"));
    if (target) return { location: withBase(locale.site.basePath, target) + search };
    const content = await renderPage(server, model, found, highlight);
    const { description = firstParagraph(blocksOf(content.main), plan.data.kind) } = plan.data;
    const html = renderDocument({
      config,
      site: locale.site,
      page: { ...plan.data, description },
      content,
      script: await scriptOf(locale),
      files: {
        styles: [...stylesOf(server), ...ownSheets(model).map((file) => `/@fs${file}`)].map(url),
        entry: url(`/@id/__x00__${clientModule(locale)}`),
        pages: url(`/@id/__x00__${pageModule(locale, "*")}`),
        sidebar: url(encodeURI(`/@id/__x00__${sidebarModule(locale, plan.scope)}`)),
        preloads: [],
      },
    });
    return finish(html, plan.data.key === notFoundKey ? 404 : 200);
  }

  return {
    name: "site:dev-documents",
    apply: "serve",
    configureServer(server) {
      // Repeats a reload that was sent before the page was connected.
      server.ws.on(shownEvent, (stamp, client) => {
        if (stamp !== stampOf(current())) client.send({ type: "full-reload" });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          answerTo(server, request.originalUrl ?? "/").then(
            (answer) => {
              if (!answer) return next();
              if ("location" in answer)
                response.writeHead(302, { Location: answer.location }).end();
              else
                response
                  .writeHead(answer.status, { "Content-Type": "text/html; charset=utf-8" })
                  .end(answer.html);
            },
            (error: unknown) => next(pageError(explain(error))),
          );
        });
      };
    },
    transform: {
      filter: { id: /^\0virtual:(?:client|page|sidebar)\// },
      handler(code) {
        if (this.environment.config.consumer === "server") return undefined;
        const stamp = JSON.stringify(stampOf(current()));
        const check = `if (document.documentElement.dataset.stamp !== ${stamp}) { location.reload(); await new Promise(() => {}); }`;
        return { code: `${check}\n${code}`, map: null };
      },
    },
    // Browsers have no modules for the content of pages, so they cannot update it.
    handleHotUpdate({ file, server }) {
      const folders = ["pages", "reference", "ui"].map((name) => join(engineDir, "src", name));
      if (folders.some((folder) => file.startsWith(folder)))
        server.ws.send({ type: "full-reload" });
    },
  };
}

const shownEvent = "site:shown";

/** The document shown for every page until the site has loaded for the first time. */
const emptyDocument = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Not ready</title></head>
<body><p>The site will appear here once its mistakes are fixed.</p></body>
</html>
`;

/** Returns the style sheets of all modules that were loaded to render pages. Imported sheets are part of them, in their layer. */
function stylesOf(server: ViteDevServer): readonly string[] {
  const { moduleGraph } = server.environments.ssr;
  return [...moduleGraph.fileToModulesMap]
    .filter(
      ([file, modules]) =>
        file.endsWith(".css") && [...modules].some(({ type }) => type !== "asset"),
    )
    .map(([file]) => {
      const path = relative(engineDir, file);
      return path.startsWith("..") ? `/@fs${file}` : `/${path}`;
    });
}
