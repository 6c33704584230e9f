/** Where a navbar item sits. */
export type NavbarPosition = "left" | "right";

interface NavbarItemBase {
  /** Default: `left`. */
  readonly position?: NavbarPosition;
  /** Which set of docs the item speaks of; default `default`. */
  readonly docsPluginId?: string;
}

/** A link: `to` is a path of this site, `href` an address elsewhere. Exactly one of them is given. */
export interface NavbarLink extends NavbarItemBase {
  readonly type: "link";
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

/** A menu of further items. */
export interface NavbarDropdown extends NavbarItemBase {
  readonly type: "dropdown";
  readonly label: string;
  readonly items: readonly NavbarDropdownItem[];
}

/** The language switcher: the same page in each locale, query string and hash kept. */
export interface NavbarLocaleDropdown extends NavbarItemBase {
  readonly type: "localeDropdown";
}

/** The search box. */
export interface NavbarSearch extends NavbarItemBase {
  readonly type: "search";
}

/** Raw html, written into the page as it stands. */
export interface NavbarHtml extends NavbarItemBase {
  readonly type: "html";
  readonly html: string;
}

/** A link to one doc, found by its id in the version being read. */
export interface NavbarDoc extends NavbarItemBase {
  readonly type: "doc";
  readonly docId: string;
  readonly label?: string;
}

/** A link to the first doc of a sidebar of the version being read. */
export interface NavbarDocSidebar extends NavbarItemBase {
  readonly type: "docSidebar";
  readonly sidebarId: string;
  readonly label?: string;
}

/** A link to the main doc of the version being read, labelled with that version. */
export interface NavbarDocsVersion extends NavbarItemBase {
  readonly type: "docsVersion";
  readonly label?: string;
  readonly to?: string;
}

/** A menu of all versions: the equivalent doc in each, or else its main doc. */
export interface NavbarDocsVersionDropdown extends NavbarItemBase {
  readonly type: "docsVersionDropdown";
}

/** What may stand in a dropdown. */
export type NavbarDropdownItem =
  NavbarLink | NavbarHtml | NavbarDoc | NavbarDocSidebar | NavbarDocsVersion;

/** Any item of the navbar; `type` tells them apart. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarLocaleDropdown
  | NavbarSearch
  | NavbarHtml
  | NavbarDoc
  | NavbarDocSidebar
  | NavbarDocsVersion
  | NavbarDocsVersionDropdown;

/** A picture that links somewhere. `src` and `srcDark` are paths below the base path, or full addresses. */
export interface Logo {
  readonly src: string;
  /** Shown in dark mode instead of `src`. */
  readonly srcDark?: string;
  readonly alt?: string;
  /** Default: the site's home. */
  readonly href?: string;
  readonly target?: string;
  /** In CSS pixels. */
  readonly width?: number;
  /** In CSS pixels. */
  readonly height?: number;
}

/** The bar at the top of every page. */
export interface NavbarConfig {
  /** Default: the site's title. */
  readonly title: string;
  readonly logo?: Logo;
  readonly items: readonly NavbarItem[];
  /** Absent: the neutral look of the page. */
  readonly style?: "dark" | "primary";
  /** Hides when scrolling down and shows when scrolling up. */
  readonly hideOnScroll: boolean;
}

/** One link of the footer; exactly one of `to` (this site) and `href` (elsewhere), or `html` alone. */
export interface FooterLink {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
}

/** A column of links under a title. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** The end of every page: either columns, or links in one row separated by a middle dot. */
export interface FooterConfig {
  readonly style: "light" | "dark";
  readonly links: readonly FooterColumn[] | readonly FooterLink[];
  readonly logo?: Logo;
  /** Html. */
  readonly copyright?: string;
}

/** The bar above the navbar. */
export interface AnnouncementBarConfig {
  /** A changed id shows a dismissed bar again. */
  readonly id: string;
  /** Html. */
  readonly content: string;
  /** A CSS colour. */
  readonly backgroundColor?: string;
  /** A CSS colour. */
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

/** Light and dark. */
export interface ColorModeConfig {
  readonly defaultMode: "light" | "dark";
  /** Takes the toggle away. */
  readonly disableSwitch: boolean;
  /** Follows the system while the reader has chosen nothing. */
  readonly respectPrefersColorScheme: boolean;
}

/** A doc as links know it. `path` is without the base path. */
export interface Doc {
  readonly id: string;
  readonly path: string;
  /** The id of the sidebar that it belongs to. */
  readonly sidebar?: string;
}

/** One line of a configured sidebar. */
export type DocsSidebarItem =
  | { readonly type: "link"; readonly label: string; readonly href: string }
  | {
      readonly type: "category";
      readonly label: string;
      readonly href?: string;
      readonly items: readonly DocsSidebarItem[];
    };

/** One version of the docs, complete. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** The version shown to a reader who has chosen none. */
  readonly isLast: boolean;
  readonly docs: readonly Doc[];
  readonly sidebars: Readonly<Record<string, readonly DocsSidebarItem[]>>;
  /** Ids of docs that exist but are not published: links to them give nothing. */
  readonly draftIds: readonly string[];
  readonly mainDocId: string;
}

/**
 * One version as configured. Docs come from the content directory; `docs` only says what differs from it, and `mainDocId` is the doc
 * at the version's root unless it says otherwise. Without `sidebars` one is made of the guides and their groups.
 */
export interface DocsVersionConfig extends Omit<DocsVersion, "docs" | "mainDocId"> {
  readonly docs: readonly DocConfig[];
  readonly mainDocId?: string;
}

/** What a doc has instead of its own address and the sidebar that lists it. */
export interface DocConfig {
  readonly id: string;
  readonly path?: string;
  readonly sidebar?: string;
}

/** A set of docs with its own versions. */
export interface DocsPluginConfig {
  readonly id: string;
  /** Exactly one of them `isLast`. */
  readonly versions: readonly DocsVersionConfig[];
}

/** A language of the site. */
export interface Locale {
  /** BCP 47 tag, also `<html lang>`. */
  readonly code: string;
  /** In the language itself. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
  /**
   * What the configuration's own texts are in this language: labels, titles, html and descriptions, by the text that is written there.
   *
   * @example { Handbook: "Handbuch", "Read on": "Weiterlesen" }
   */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The languages of the site. The default one has no path prefix; others live under `/<code>`. */
export interface LocalesConfig {
  readonly default: string;
  readonly list: readonly Locale[];
}

/** The checked configuration, with every default filled in: what the components read. Plain data. */
export interface SiteConfig {
  readonly title: string;
  /** Between page title and site title. */
  readonly titleDelimiter: string;
  /** Origin of the published site, no trailing slash. Without it pages carry no canonical link. */
  readonly url?: string;
  /** Where the site lives on its host; begins and ends with `/`. */
  readonly basePath: string;
  /** For pages that bring no description of their own. */
  readonly description?: string;
  readonly announcementBar?: AnnouncementBarConfig;
  readonly navbar: NavbarConfig;
  readonly footer?: FooterConfig;
  readonly colorMode: ColorModeConfig;
  /** Picture for previews of links, a path below the base path or a full address. */
  readonly image?: string;
  /**
   * Where sources can be edited: the page's source, relative to the root of the repository, is appended. Absent: pages carry no such
   * link.
   *
   * @example "https://github.com/acme/docs/edit/main/"
   */
  readonly editUrl?: string;
  /**
   * Where a line of a source is shown: pages of the API lead to the lines of the OpenAPI document that they come from. `{path}` stands
   * for the file, relative to the root of the repository, `{line}` for the number. Absent: made from `editUrl`, as GitHub and GitLab
   * have it.
   *
   * @example "https://bitbucket.org/acme/docs/src/main/{path}#lines-{line}"
   */
  readonly editLineUrl?: string;
  /** Says on each page when its source was last committed, where git knows. */
  readonly lastUpdated: boolean;
  /** Whether a link that leads to no page or no place of it stops the build. */
  readonly brokenLinks: "error" | "warn";
  /** Sets of docs; the build adds the one called `default` where it is not named. */
  readonly docs: readonly DocsPluginConfig[];
  readonly locales: LocalesConfig;
}

type Input<T, Optional extends keyof T> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

/** What `site.config.ts` writes: a `title` is enough. */
export interface SiteConfigInput extends Partial<
  Omit<SiteConfig, "announcementBar" | "navbar" | "footer" | "colorMode" | "docs" | "locales">
> {
  readonly title: string;
  readonly announcementBar?: Input<AnnouncementBarConfig, "isCloseable">;
  readonly navbar?: Partial<NavbarConfig>;
  readonly footer?: Input<FooterConfig, "style" | "links">;
  readonly colorMode?: Partial<ColorModeConfig>;
  readonly docs?: readonly {
    readonly id?: string;
    readonly versions: readonly Input<
      DocsVersionConfig,
      "label" | "isLast" | "docs" | "sidebars" | "draftIds"
    >[];
  }[];
  readonly locales?: {
    readonly default: string;
    readonly list: readonly Input<Locale, "direction">[];
  };
}

/**
 * Types the configuration in `site.config.ts`; the build checks the values.
 *
 * @example
 * export default defineSite({ title: "Acme API", url: "https://docs.acme.example" });
 */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
