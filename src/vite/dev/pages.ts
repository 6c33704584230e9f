import { existsSync } from "node:fs";
import { join } from "node:path";

import type { ViteDevServer } from "vite";

import { engineDir } from "../../../program/folders.mjs";
import type * as entryServer from "../../entry-server";
import type { PageModule } from "../../page";
import { SiteErrors } from "../errors";
import type { Highlight } from "../highlight";
import { pageModule } from "../pages";
import { type PublishedPage, type SitePage, sitePages } from "../published-page";
import { createPageModules, renderContent, type ServerModules } from "../rendering/page-modules";
import type { SiteModel } from "../site-model";

/** A page in one language at one of its paths. */
interface DevPage extends Pick<SitePage, "locale" | "plan"> {
  readonly page: PublishedPage;
}

/** Returns all pages of a site, each at all of its paths. */
export function pagesOf(model: SiteModel): readonly DevPage[] {
  return sitePages(model).flatMap(({ locale, plan, paths }) =>
    paths.map((page) => ({ locale, plan, page })),
  );
}

const turns = new WeakMap<ViteDevServer, Promise<unknown>>();

/**
 * Runs work on a server's modules after all earlier work has ended. (While a module loads, Vite returns it to other requests, even if
 * it was invalidated since. Without turns, the check of the new site would read a page of the old one.)
 */
export function inTurn<T>(server: ViteDevServer, work: () => T | Promise<T>): Promise<T> {
  const result = (turns.get(server) ?? Promise.resolve()).then(work);
  turns.set(
    server,
    result.catch(() => undefined),
  );
  return result;
}

/**
 * Renders a page.
 *
 * @throws {SiteError} for a guide that throws
 * @throws {SiteErrors} without a mistake for a guide that was removed meanwhile: its folder is watched, and read again
 */
export function renderPage(
  server: ViteDevServer,
  model: SiteModel,
  { locale, plan, page }: DevPage,
  highlight: Highlight,
): Promise<entryServer.PageHtml> {
  return inTurn(server, async () => {
    const modules: ServerModules = {
      entry: (await server.ssrLoadModule(
        join(engineDir, "src/entry-server.tsx"),
      )) as typeof entryServer,
      guide: async (language, key) =>
        (await server.ssrLoadModule(pageModule(language, key))) as Pick<PageModule, "Content">,
      withSources: (stack) => server.ssrRewriteStacktrace(stack),
    };
    // Created for each page, because generated modules change.
    const moduleOf = createPageModules(
      model,
      modules,
      highlight,
      async (json) => `data:application/json,${encodeURIComponent(json)}`,
    );
    return renderContent(modules, page, await moduleOf(locale, plan), locale.words);
  }).catch((error: unknown) => {
    throw page.source !== undefined && !existsSync(page.source) ? new SiteErrors([]) : error;
  });
}
