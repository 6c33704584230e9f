import { join } from "node:path";

import type { Plugin } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { en } from "../i18n/en";
import { pageKey } from "../paths";
import { clientFiles, hydrateFile } from "./client-components";
import { writeControls } from "./inline-script";
import { isProgram, writePageModule } from "./page-module";
import { buildSidebar } from "./sidebar";
import {
  type CurrentModel,
  type LocaleModel,
  ownWords,
  type PagePlan,
  perModel,
} from "./site-model";

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

/** Returns the id of the module of a page; `key` may be `*`. */
export function pageModule({ site }: LocaleModel, key: string): string {
  return `${pagePrefix}${site.locale}/${key}`;
}

/**
 * Provides the virtual modules: one per page and language, the shared sidebars, one entry per language with
 * the configuration as plain data, and the controls.
 */
export function pagesPlugin(current: CurrentModel): Plugin {
  const locales = perModel(
    current,
    (model) =>
      new Map(model.locales.map((locale) => [locale.site.locale, indexPages(locale)] as const)),
  );

  async function load(id: string, isServer: boolean, isBuild: boolean): Promise<string | null> {
    const [main] = current().locales;
    if (id === controlsId) return main ? writeControls(main.site) : null;
    const [, prefix = "", code = "", name = ""] = /^(virtual:\w+\/)([^/]+)\/?(.*)$/s.exec(id) ?? [];
    const pages = locales().get(code);
    if (!pages) return null;
    const { locale, plans, canonicalKeys } = pages;
    switch (prefix) {
      case clientPrefix:
        return writeClient(locale);
      case sidebarPrefix:
        return `export const sidebar = ${JSON.stringify(buildSidebar(locale, name))};`;
      case pagePrefix: {
        const canonical = canonicalKeys.get(name);
        if (canonical !== undefined)
          return `export * from ${JSON.stringify(pageModule(locale, canonical))};`;
        const plan = plans.get(name);
        if (!plan) return null;
        return writePageModule(
          plan,
          sidebarModule(locale, plan.scope),
          isProgram(plan) || (isServer && plan.source.kind === "guide"),
          isBuild || isServer || clientFiles(current()).length === 0 ? [] : [hydrateFile],
        );
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
      async handler(id) {
        const { consumer, command } = this.environment.config;
        const code = await load(id.slice(1), consumer === "server", command === "build");
        return code === null ? null : { code, moduleType: "js" };
      },
    },
  };
}

function indexPages(locale: LocaleModel) {
  return {
    locale,
    plans: new Map(locale.pages.map((plan) => [plan.data.key, plan])),
    canonicalKeys: new Map(
      locale.pages.flatMap(({ data }) => data.aliases.map((path) => [pageKey(path), data.key])),
    ),
  };
}

/** Returns the keys of all modules of a page, including its aliases. */
export function pageKeys({ data }: PagePlan): readonly string[] {
  return [data.key, ...data.aliases.map(pageKey)];
}

function writeClient(locale: LocaleModel): string {
  const { site } = locale;
  const { late } = ownWords(locale);
  const shell = Object.entries(locale.words).filter(([key]) => Object.hasOwn(en, key));
  return [
    `import { start } from ${JSON.stringify(join(engineDir, "src/entry-client.tsx"))};`,
    `const words = ${JSON.stringify({ ...Object.fromEntries(shell), late })};`,
    // The footer is only HTML.
    `start(${JSON.stringify({ ...site, footer: undefined })}, words);`,
  ].join("\n");
}
