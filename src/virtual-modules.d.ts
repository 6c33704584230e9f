/** The kinds of navbar entries that the site has configured, and no others; see `src/layout/navbar/all-kinds.ts`. */
declare module "virtual:navbar" {
  import type { RefObject } from "react";

  import type { EntryKinds } from "./layout/navbar/entry-kinds";

  export const entryKinds: EntryKinds;
  /** Does nothing where `navbar.hideOnScroll` is not set. */
  export function useHideOnScroll(navbar: RefObject<HTMLElement | null>): void;
}

/**
 * The class names of a style sheet. Imported as a namespace (`import * as styles`), so that the bundler writes each name where it
 * is used, and no table of names reaches the browser. Vite's own declaration has a default export alone.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
