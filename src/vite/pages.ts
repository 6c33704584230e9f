import { join } from "node:path";

import type { Plugin } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { en } from "../i18n/en";
import { offlinePath } from "../paths";
import { writeControls } from "./inline-script";
import { buildSidebar } from "./sidebar";
import { type CurrentModel, type LocaleModel, ownWords, type PagePlan } from "./site-model";

/** Ids of virtual modules. A page's is `virtual:page/<language>/<key>`. */
const pagePrefix = "virtual:page/";
const sidebarPrefix = "virtual:sidebar/";
const clientPrefix = "virtual:client/";
/** Id of the module of the controls, which all languages share. */
export const controlsId = "virtual:controls";

/** Returns the id of the module that hydrates the pages of a language. */
export function clientModule({ site }: LocaleModel): string {
  return clientPrefix + site.locale;
}

export function sidebarModule({ site }: LocaleModel, scope: string): string {
  return `${sidebarPrefix}${site.locale}/${scope}`;
}

/** Returns the id of the module with the content of a page; `key` may be `*`. */
export function pageModule({ site }: LocaleModel, key: string): string {
  return `${pagePrefix}${site.locale}/${key}`;
}

/**
 * Provides the virtual modules: the content of guides and of pages in place of missing ones, the shared sidebars, one entry per language
 * with the configuration as plain data, and the controls.
 */
export function pagesPlugin(current: CurrentModel): Plugin {
  function load(id: string): string | null {
    const { locales } = current();
    const [main] = locales;
    if (id === controlsId) return main ? writeControls(main.site) : null;
    const [, prefix = "", code = "", name = ""] = /^(virtual:\w+\/)([^/]+)\/?(.*)$/s.exec(id) ?? [];
    const locale = locales.find(({ site }) => site.locale === code);
    if (!locale) return null;
    switch (prefix) {
      case clientPrefix:
        return writeClient(locale);
      case sidebarPrefix:
        return `export const sidebar = ${JSON.stringify(buildSidebar(locale, name))};`;
      case pagePrefix: {
        const plan = locale.pages.find(({ data }) => data.key === name);
        return (plan && writePageModule(plan)) ?? null;
      }
      default:
        return null;
    }
  }

  return {
    name: "site:pages",
    resolveId: {
      filter: { id: /^virtual:(?:(?:page|sidebar|client)\/|controls$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:(?:page|sidebar|client)\/|controls$)/ },
      handler(id) {
        const code = load(id.slice(1));
        return code === null ? null : { code, moduleType: "js" };
      },
    },
  };
}

function writeClient(locale: LocaleModel): string {
  const { site } = locale;
  const { late } = ownWords(locale);
  const shell = Object.entries(locale.words).filter(([key]) => Object.hasOwn(en, key));
  return [
    `import { start } from ${JSON.stringify(join(engineDir, "src/shell.tsx"))};`,
    `const words = ${JSON.stringify({ ...Object.fromEntries(shell), late })};`,
    // The footer is only HTML.
    `start(${JSON.stringify({ ...site, footer: undefined })}, words);`,
  ].join("\n");
}

/** Whether browsers render a page themselves. They get other pages as HTML; see `ShownMain`. */
export function isProgram({ source }: PagePlan): boolean {
  return source.kind === "not-found";
}

/** Returns the module with the content of a guide or of a page in place of a missing one; `undefined` for a page of the reference. */
function writePageModule({ data, source }: PagePlan): string | undefined {
  const standIn = data.path === offlinePath ? "Offline" : "NotFound";
  switch (source.kind) {
    case "guide":
      return writeModule(
        [
          importFrom("Guide", source.guide.file),
          importFrom("{ GuidePage }", join(engineDir, "src/pages/GuidePage.tsx")),
        ],
        `GuidePage, { ...${JSON.stringify({ title: data.title, lang: data.lang })}, Guide }`,
      );
    case "not-found":
      return writeModule(
        [importFrom(`{ ${standIn} }`, join(engineDir, `src/layout/${standIn}.tsx`))],
        `${standIn}, { words: ${JSON.stringify(source.words)} }`,
      );
    default:
      return undefined;
  }
}

function writeModule(imports: readonly string[], element: string): string {
  return [
    `import { createElement } from "react";`,
    ...imports,
    `export function Content() { return createElement(${element}); }`,
  ].join("\n");
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
