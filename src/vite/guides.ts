import type { Plugin } from "vite";

import type { SidebarItem } from "../page";
import { withPrefix } from "./docs/places";
import { type GuidePlace, createMdxPlugin } from "./guide/compile";
import type { Highlighter } from "./highlight";
import type { Guide } from "./load-guides";
import { buildSidebar } from "./sidebar";
import { type CurrentModel, type LocaleModel, perModel } from "./site-model";

/** Lets modules import the MDX guides of the content directory. */
export function guidesPlugin(current: CurrentModel, highlight: Highlighter): Plugin {
  const places = perModel(
    current,
    ({ locales }) => new Map(locales.toReversed().flatMap(placesIn)),
  );
  const context = () => {
    const { api, options } = current();
    return { navigation: api, generatedDir: options.generatedDir, highlight };
  };
  return createMdxPlugin(context, (file) => places().get(file));
}

/** Returns the place of each guide, by its file. */
function placesIn(locale: LocaleModel): readonly (readonly [string, GuidePlace])[] {
  return locale.docs
    .flatMap(({ versions }) => versions)
    .flatMap(({ prefix, docs, guides }) => {
      const own = new Set([
        ...docs.map(({ path }) => path),
        ...guides.flatMap(({ aliases }) => aliases),
      ]);
      const resolveLink = (path: string) => {
        const inVersion = withPrefix(prefix, path);
        return own.has(inVersion) ? inVersion : path;
      };
      return guides.map((guide) => {
        const { file, path, headings } = guide;
        const page = { path, isCategoryPage: isCategoryPage(locale, guide), resolveLink };
        return [file, { headings, page }] as const;
      });
    });
}

function isCategoryPage(locale: LocaleModel, { path }: Guide): boolean {
  const plan = locale.pages.find(({ data }) => data.path === path);
  return plan !== undefined && hasCategoryAt(buildSidebar(locale, plan.scope), path);
}

function hasCategoryAt(items: readonly SidebarItem[], path: string): boolean {
  return items.some(
    (item) => item.type === "category" && (item.path === path || hasCategoryAt(item.items, path)),
  );
}
