import type {
  Locale,
  NavbarConfig,
  NavbarDropdownItem,
  NavbarItem,
  NavbarItemOf,
  SiteConfig,
} from "./site-config";

/** A page that the shell links to; `path` is without the base path. */
export interface DocTarget {
  readonly label: string;
  readonly path: string;
}

/** The fields of every navbar entry. */
interface NavbarEntryBase {
  readonly position: NonNullable<NavbarItem["position"]>;
}

/** Kinds of items whose docs the build looks up. */
type ResolvedKind = "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown" | "dropdown";

/** An item that needs no docs: its fields, with a position. */
type PlainEntry<Kind extends NavbarItem["type"]> = Kind extends ResolvedKind
  ? never
  : Omit<NavbarItemOf<Kind>, "position"> & NavbarEntryBase;

/**
 * A doc, the first doc of a sidebar, or the main doc of a version, in each version that has it. Versions in which the doc is a draft
 * have no target, and so no link.
 */
interface NavbarDocEntry extends NavbarEntryBase {
  readonly type: "doc";
  readonly plugin: string;
  /** By name of the version. */
  readonly targets: Readonly<Record<string, DocTarget>>;
}

/** A menu. */
interface NavbarDropdownEntry extends NavbarEntryBase {
  readonly type: "dropdown";
  readonly label: string;
  readonly items: readonly (PlainEntry<NavbarDropdownItem["type"]> | NavbarDocEntry)[];
}

/** The menu of the versions of one set of docs. */
interface NavbarVersionsEntry extends NavbarEntryBase {
  readonly type: "docsVersionDropdown";
  readonly plugin: string;
}

/** A navbar item whose docs have been looked up. */
export type NavbarEntry =
  PlainEntry<NavbarItem["type"]> | NavbarDocEntry | NavbarDropdownEntry | NavbarVersionsEntry;

/** The entries of one kind. */
export type NavbarEntryOf<Kind extends NavbarEntry["type"]> = Extract<NavbarEntry, { type: Kind }>;

/** A version in a menu. */
export interface VersionData {
  readonly name: string;
  readonly label: string;
  /** Path of its main doc, without the base path. */
  readonly mainPath: string;
}

/** A set of docs as the browser receives it, without its docs: the size of a page must not grow with the site. */
export interface DocsData {
  readonly id: string;
  /** As configured; never empty. */
  readonly versions: readonly VersionData[];
  /** Name of the version shown to a reader who has chosen none. */
  readonly last: string;
}

/** A language of the site and its base path. */
export interface LocaleData extends Omit<Locale, "texts" | "words"> {
  /** The site's base path with the language in it; begins and ends with `/`. */
  readonly basePath: string;
}

/** The site in one language as the browser receives it: the checked configuration, with every doc looked up. Plain data. */
export interface SiteData extends Pick<
  SiteConfig,
  "title" | "titleDelimiter" | "announcementBar" | "footer" | "colorMode" | "offline"
> {
  /** Labels and addresses of assistants; `{url}` in an address stands for that of the page's Markdown. */
  readonly assistants: SiteConfig["assistants"];
  /** The path of this language of the site on its host; begins and ends with `/`. */
  readonly basePath: string;
  /** The path of the files in `public`: the base path without the language; begins and ends with `/`. */
  readonly filesPath: string;
  /** Code of the language being read. */
  readonly locale: string;
  /** All languages, in the configured order. */
  readonly locales: readonly LocaleData[];
  readonly navbar: Omit<NavbarConfig, "items"> & { readonly items: readonly NavbarEntry[] };
  readonly docs: readonly DocsData[];
}
