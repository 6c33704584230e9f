import type { Plugin, ViteDevServer } from "vite";

import { notFoundKey, pageKey, withBase, withoutBase } from "../paths";
import { renderDocument } from "./document";
import { bundleInlineScript } from "./inline-script";
import { clientModule, pageModule } from "./pages";
import type { SiteModel } from "./site-model";

/** Answers every path of the site in the development server with a document that is rendered in the browser. */
export function devDocumentsPlugin({ config, locales }: SiteModel): Plugin {
  // Languages live below the default one: the longest base path is meant.
  const inOrder = locales.toSorted((a, b) => b.site.basePath.length - a.site.basePath.length);
  const plansByLocale = new Map(
    locales.map(
      (locale) =>
        [
          locale,
          new Map(
            locale.pages.flatMap((plan) =>
              [plan.data.path, ...plan.data.aliases].map((path) => [pageKey(path), plan] as const),
            ),
          ),
        ] as const,
    ),
  );
  const url = (path: string) => withBase(config.basePath, path);
  let script: Promise<string> | undefined;

  async function documentAt(server: ViteDevServer, address: string): Promise<string | undefined> {
    const { pathname } = new URL(address, "http://localhost");
    const locale =
      inOrder.find(({ site }) => withoutBase(site.basePath, pathname) !== undefined) ?? locales[0];
    const plans = locale && plansByLocale.get(locale);
    if (!locale || !plans) return undefined;
    const path = withoutBase(locale.site.basePath, pathname);
    const plan =
      (path === undefined ? undefined : plans.get(pageKey(path))) ?? plans.get(notFoundKey);
    if (!plan) return undefined;
    script ??= bundleInlineScript(locale.site);
    const html = renderDocument({
      config,
      site: locale.site,
      page: plan.data,
      content: "",
      script: await script,
      files: {
        styles: [],
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
  };
}
