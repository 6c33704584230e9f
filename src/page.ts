import type { ComponentType } from "react";

/** The set of docs that a page belongs to. */
export interface PageDocs {
  readonly plugin: string;
  /** Name of the version. */
  readonly version: string;
  /** Paths of the equivalent page in other versions, by name of the version; absent where there is none. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** What kind of thing a page shows; decides its layout. */
export type PageKind =
  "guide" | "overview" | "errors" | "operation" | "webhook" | "schema" | "not-found";

/** The types of page that style sheets can tell apart: the document root has the class `<type>-page`. */
export const pageTypes = [
  "docs-doc",
  "docs-tags",
  "blog-list",
  "blog-post",
  "blog-tags",
  "standalone",
] as const;

/** One of {@link pageTypes}. */
export type PageType = (typeof pageTypes)[number];

/** A heading of the page, levels 2 to 3. `id` is the fragment that leads to it. */
export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** A link to a page of this site; `path` is without the base path. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}

/** One line of the sidebar. A category folds; `open` says whether the current page is inside it. */
export type SidebarItem =
  | {
      readonly type: "link";
      readonly label: string;
      /** Without the base path; or, for a configured link that leaves the site, its whole address. */
      readonly path: string;
      /** HTTP method of an operation, in lower case; `webhook` for a webhook. */
      readonly method?: string;
      /** Path template of an operation. Only in the list that the filter of the sidebar fetches. */
      readonly address?: string;
      readonly deprecated?: boolean;
    }
  | {
      readonly type: "category";
      readonly label: string;
      /** Where the label itself leads, if anywhere. */
      readonly path?: string;
      readonly items: readonly SidebarItem[];
    };

/** Everything that the shell needs to know of a page before it draws it; plain data, made at build time. */
export interface PageData {
  /** Names the page's module: `api/create-class`, `guides/auth`. */
  readonly key: string;
  /** Canonical path without the base path: `/api/create-class`. */
  readonly path: string;
  /** Further paths that show the same page. */
  readonly aliases: readonly string[];
  readonly kind: PageKind;
  /** Absent: `docs-doc`, and `standalone` for the not-found page. */
  readonly type?: PageType;
  readonly title: string;
  /** For `<meta name="description">`; plain text. Absent: taken from the first paragraph when the page is prerendered. */
  readonly description?: string;
  readonly toc: readonly TocEntry[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** The sidebar as this page shows it: complete for a small API, cut to the section being read for a large one. */
  readonly sidebar: readonly SidebarItem[];
  /** Absent for pages that stand alone. */
  readonly docs?: PageDocs;
  /** BCP 47 tag of the text, where it is not in the language of the site around it: a guide that nobody has translated. */
  readonly lang?: string;
  /** Where the page's source can be edited. */
  readonly editUrl?: string;
  /** When the page's source was last changed: `date` as ISO 8601, `text` for readers, in the language of the site. */
  readonly lastUpdated?: { readonly date: string; readonly text: string };
}

/** What a page's module exports. */
export interface PageModule {
  readonly page: PageData;
  readonly Content: ComponentType;
}
