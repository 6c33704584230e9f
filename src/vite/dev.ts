import type { Plugin, ViteDevServer } from "vite";

import { notFoundKey, pageKey, withBase, withoutBase } from "../paths";
import { renderDocument } from "./document";
import { bundleInlineScript } from "./inline-script";
import { pagePrefix } from "./pages";
import type { ServerEntry } from "./prerender";
import type { SiteModel } from "./site-model";

/** Answers every path of the site in the development server with a document that is rendered in the browser. */
export function devDocumentsPlugin({ config, pages }: SiteModel): Plugin {
  const plans = new Map(
    pages.flatMap((plan) =>
      [plan.data.path, ...plan.data.aliases].map((path) => [pageKey(path), plan] as const),
    ),
  );
  const notFound = pages.find(({ data }) => data.key === notFoundKey);
  const url = (path: string) => withBase(config.basePath, path);
  let script: Promise<string> | undefined;

  async function documentAt(server: ViteDevServer, address: string): Promise<string | undefined> {
    const { pathname } = new URL(address, "http://localhost");
    const path = withoutBase(config.basePath, pathname);
    const plan = (path === undefined ? undefined : plans.get(pageKey(path))) ?? notFound;
    if (!plan) return undefined;
    script ??= server
      .ssrLoadModule("/src/entry-server.tsx")
      .then((entry) => bundleInlineScript((entry as ServerEntry).firstPaint));
    const html = renderDocument({
      config,
      page: plan.data,
      content: "",
      script: await script,
      files: {
        styles: [],
        entry: url("/src/entry-client.tsx"),
        pages: url(`/@id/__x00__${pagePrefix}*`),
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
