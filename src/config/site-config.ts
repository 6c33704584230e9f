import type { z } from "zod";

import type { OwnWords } from "../i18n/words";
import type { site } from "./schema";

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The checked configuration with every default filled in, which the components read. Plain data. */
export type SiteConfig = DeepReadonly<z.output<typeof site>>;

/** The bar at the top of every page. */
export type NavbarConfig = SiteConfig["navbar"];
/** Any item of the navbar; `type` tells them apart. */
export type NavbarItem = NavbarConfig["items"][number];
/** The navbar items of one type. */
export type NavbarItemOf<Type extends NavbarItem["type"]> = Extract<NavbarItem, { type: Type }>;
/** An item of a dropdown. */
export type NavbarDropdownItem = NavbarItemOf<"dropdown">["items"][number];
/** An image with a link. */
export type Logo = NonNullable<NavbarConfig["logo"]>;
/** The footer of every page: either columns, or links in one row. */
export type FooterConfig = NonNullable<SiteConfig["footer"]>;
/** A column of links under a title. */
export type FooterColumn = Extract<FooterConfig["links"][number], { title: string }>;
/** One link of the footer. */
export type FooterLink = FooterColumn["items"][number];
/** Light and dark. */
export type ColorModeConfig = SiteConfig["colorMode"];
/** A language of the site. */
export type Locale = SiteConfig["locales"]["list"][number];

/** One version of the docs, as configured. */
export type DocsVersionConfig = SiteConfig["docs"][number]["versions"][number];

/** One line of a configured sidebar. */
export type DocsSidebarItem = DocsVersionConfig["sidebars"][string][number];

/**
 * Gives the words of the interface in another language their type. The build names those that are missing.
 *
 * @example
 * export default defineWords({ search: "Rechercher", reference: { required: "obligatoire" } });
 */
export function defineWords(words: OwnWords): OwnWords {
  return words;
}

/**
 * Gives the configuration in `site.config.ts` its type. Only `title` is required; the build checks the values.
 *
 * @example
 * export default defineSite({ title: "Acme API", url: "https://docs.acme.example" });
 */
export function defineSite(config: DeepReadonly<z.input<typeof site>>): typeof config {
  return config;
}
