import type { Locale, NavbarConfig, NavbarItem, SiteConfig } from "./site-config";

/** A page as links of the shell name it; `path` is without the base path. */
export interface DocTarget {
  readonly label: string;
  readonly path: string;
}

/** What every entry of the navbar has. */
interface NavbarEntryBase {
  readonly position: NonNullable<NavbarItem["position"]>;
}

/** A link: `to` is a path of this site, `href` an address elsewhere. */
export interface NavbarLinkEntry extends NavbarEntryBase {
  readonly type: "link";
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

/** Raw html of the site's owner. */
export interface NavbarHtmlEntry extends NavbarEntryBase {
  readonly type: "html";
  readonly html: string;
}

/**
 * A doc, the first doc of a sidebar, or the main doc of a version: the same doc in each version that has it. A version in which it is
 * a draft has no target, and nothing is drawn there.
 */
export interface NavbarDocEntry extends NavbarEntryBase {
  readonly type: "doc";
  readonly plugin: string;
  /** By name of the version. */
  readonly targets: Readonly<Record<string, DocTarget>>;
}

/** A menu. */
export interface NavbarDropdownEntry extends NavbarEntryBase {
  readonly type: "dropdown";
  readonly label: string;
  readonly items: readonly (NavbarLinkEntry | NavbarHtmlEntry | NavbarDocEntry)[];
}

/** The language switcher. */
export interface NavbarLocaleEntry extends NavbarEntryBase {
  readonly type: "localeDropdown";
}

/** The search box. */
export interface NavbarSearchEntry extends NavbarEntryBase {
  readonly type: "search";
}

/** The menu of the versions of one set of docs. */
export interface NavbarVersionsEntry extends NavbarEntryBase {
  readonly type: "docsVersionDropdown";
  readonly plugin: string;
}

/** An item of the navbar with every doc looked up, as the components draw it. */
export type NavbarEntry =
  | NavbarLinkEntry
  | NavbarHtmlEntry
  | NavbarDocEntry
  | NavbarDropdownEntry
  | NavbarLocaleEntry
  | NavbarSearchEntry
  | NavbarVersionsEntry;

/** A version as menus know it. */
export interface VersionData {
  readonly name: string;
  readonly label: string;
  /** Path of its main doc, without the base path. */
  readonly mainPath: string;
}

/** A set of docs as the browser knows it. Its docs are not here: the weight of a page must not grow with the site. */
export interface DocsData {
  readonly id: string;
  /** As configured; never empty. */
  readonly versions: readonly VersionData[];
  /** Name of the version shown to a reader who has chosen none. */
  readonly last: string;
}

/** A language of the site and where it lives. */
export interface LocaleData extends Omit<Locale, "texts"> {
  /** The site's base path with the language in it; begins and ends with `/`. */
  readonly basePath: string;
}

/** What the browser knows of the site in one language: the checked configuration, with every doc looked up. Plain data. */
export interface SiteData extends Pick<
  SiteConfig,
  "title" | "titleDelimiter" | "announcementBar" | "footer" | "colorMode"
> {
  /** Where this language of the site lives on its host; begins and ends with `/`. */
  readonly basePath: string;
  /** Where files of `public` are: the base path without the language; begins and ends with `/`. */
  readonly filesPath: string;
  /** Code of the language being read. */
  readonly locale: string;
  /** All languages, in the configured order. */
  readonly locales: readonly LocaleData[];
  readonly navbar: Omit<NavbarConfig, "items"> & { readonly items: readonly NavbarEntry[] };
  readonly docs: readonly DocsData[];
}
