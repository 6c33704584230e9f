import type { ComponentType } from "react";

/** What kind of thing a page shows; decides its page-type class and its layout. */
export type PageKind = "guide" | "overview" | "operation" | "webhook" | "schema" | "not-found";

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
      readonly path: string;
      /** HTTP method of an operation, in lower case; `webhook` for a webhook. */
      readonly method?: string;
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
  readonly title: string;
  /** For `<meta name="description">`; plain text. Absent: taken from the first paragraph when the page is prerendered. */
  readonly description?: string;
  readonly toc: readonly TocEntry[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** The sidebar as this page shows it: complete for a small API, cut to the section being read for a large one. */
  readonly sidebar: readonly SidebarItem[];
}

/** What a page's module exports. */
export interface PageModule {
  readonly page: PageData;
  readonly Content: ComponentType;
}
