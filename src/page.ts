import type { ComponentType } from "react";

import type { PageKind } from "./shared/page-kinds";

/** The set of docs that a page belongs to. */
export interface PageDocs {
  readonly plugin: string;
  /** Name of the version. */
  readonly version: string;
  /** Paths of the equivalent page in other versions, by version name. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The page types that style sheets can use: the document root has the class `<type>-page`. */
export const pageTypes = [
  "docs-doc",
  "docs-tags",
  "blog-list",
  "blog-post",
  "blog-tags",
  "standalone",
] as const;

export type PageType = (typeof pageTypes)[number];

/** A heading of the page. `id` is its fragment. */
export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** A link to a page of this site; `path` lacks the base path. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}

/** An item of the sidebar: a link or a collapsible category. */
export type SidebarItem =
  | {
      readonly type: "link";
      readonly label: string;
      /** Path without the base path, or the URL of a configured external link. */
      readonly path: string;
      /** HTTP method of an operation, in lower case; `webhook` for a webhook. */
      readonly method?: string;
      /** Path template of an operation. Only in the list that the sidebar's filter fetches. */
      readonly address?: string;
      readonly deprecated?: boolean;
      /** The previous version did not have it. */
      readonly isNew?: boolean;
    }
  | {
      readonly type: "category";
      readonly label: string;
      /** Path of the category's own page, if it has one. */
      readonly path?: string;
      readonly items: readonly SidebarItem[];
    };

/** Everything the shell needs to render a page. It is in the page as JSON, except for the sidebar, which many pages share. */
export interface PageData {
  /** Canonical path without the base path: `/api/create-class`. */
  readonly path: string;
  /** Further paths that show the same page. */
  readonly aliases: readonly string[];
  readonly kind: PageKind;
  /** Absent: `docs-doc`, and `standalone` for the not-found page. */
  readonly type?: PageType;
  readonly title: string;
  /** The sidebar of this page: complete for a small API, the current part and a link to each other section for a large one. */
  readonly sidebar: readonly SidebarItem[];
  /** Absent for standalone pages. */
  readonly docs?: PageDocs;
}

/** Everything about a page; plain data from the build. */
export interface WholePage extends PageData {
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** `api/create-class`, `guides/auth` */
  readonly key: string;
  /** Plain text for `<meta name="description">`. Absent: prerendering takes the first paragraph. */
  readonly description?: string;
  readonly toc: readonly TocEntry[];
  /** BCP 47 tag of the text, if not in the site's language: an untranslated guide. */
  readonly lang?: string;
  /** Where the page's source can be edited. */
  readonly editUrl?: string;
  /** When the page's source was last changed: `date` as ISO 8601, `text` in the site's language. */
  readonly lastUpdated?: { readonly date: string; readonly text: string };
}

export interface PageModule {
  readonly page: WholePage;
  readonly Content: ComponentType;
}
