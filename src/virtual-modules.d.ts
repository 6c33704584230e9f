/** Only the kinds of navbar entries that the site configures; see `src/layout/navbar/all-kinds.ts`. */
declare module "virtual:navbar" {
  import type { RefObject } from "react";

  import type { EntryKinds } from "./layout/navbar/entry-kinds";

  export const entryKinds: EntryKinds;
  /** Does nothing unless `navbar.hideOnScroll` is set. */
  export function useHideOnScroll(navbar: RefObject<HTMLElement | null>): void;
}

/**
 * The class names of a style sheet. Imported as a namespace (`import * as styles`) so that the bundler
 * inlines each name and ships no table of names. Vite's own declaration has only a default export.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
