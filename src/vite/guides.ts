import type { Plugin } from "vite";

import type { SidebarItem } from "../page";
import { withPrefix } from "./docs/places";
import { type GuideContext, type GuidePlace, createMdxPlugin } from "./guide/compile";
import type { Guide } from "./load-guides";
import { buildSidebar } from "./sidebar";
import type { LocaleModel, SiteModel } from "./site-model";

/** Lets modules import the MDX guides of the content directory. */
export function guidesPlugin(model: SiteModel, context: GuideContext): Plugin {
  const places = new Map(model.locales.toReversed().flatMap(placesIn));
  return createMdxPlugin(context, (file) => places.get(file));
}

/** What is known of each guide, by its file. */
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
