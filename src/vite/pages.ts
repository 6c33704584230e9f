import type { Plugin } from "vite";

import { pageKey } from "../paths";
import { writePageModule } from "./page-module";
import { buildSidebar, sidebarScope } from "./sidebar";
import type { SiteModel } from "./site-model";

/** Before every virtual module's id; the build takes pages by it as entries. */
export const pagePrefix = "virtual:page/";
const sidebarPrefix = "virtual:sidebar/";
const siteId = "virtual:site";

/**
 * Makes the modules that no file holds: one entry per page, the sidebars that pages share, and the
 * configuration as plain data.
 */
export function pagesPlugin(model: SiteModel): Plugin {
  const plans = new Map(model.pages.map((plan) => [plan.data.key, plan]));
  const canonicalKeys = new Map(
    model.pages.flatMap(({ data }) => data.aliases.map((path) => [pageKey(path), data.key])),
  );

  async function load(id: string): Promise<string | null> {
    if (id === siteId) return constant("config", model.config);
    if (id.startsWith(sidebarPrefix)) {
      return constant(
        "sidebar",
        buildSidebar(model.api, model.guides, id.slice(sidebarPrefix.length)),
      );
    }
    if (!id.startsWith(pagePrefix)) return null;
    const key = id.slice(pagePrefix.length);
    const canonical = canonicalKeys.get(key);
    if (canonical !== undefined) return `export * from ${JSON.stringify(pagePrefix + canonical)};`;
    const plan = plans.get(key);
    return plan
      ? writePageModule(model, plan, sidebarPrefix + sidebarScope(model.api, plan.source))
      : null;
  }

  return {
    name: "site:pages",
    resolveId: {
      filter: { id: /^virtual:(?:page|sidebar|site)\b/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:page|sidebar|site)\b/ },
      async handler(id) {
        const code = await load(id.slice(1));
        return code === null ? null : { code, moduleType: "js" };
      },
    },
  };
}

/** Keys of all page modules, those of aliases included. */
export function pageKeys(model: SiteModel): readonly string[] {
  return model.pages.flatMap(({ data }) => [data.key, ...data.aliases.map(pageKey)]);
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}
