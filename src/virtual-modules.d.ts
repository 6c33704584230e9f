/** Exports only the parts of the shell that the site configures; see `src/layout/all-parts.ts`. Others render just their children. */
declare module "virtual:shell" {
  import type { RefObject } from "react";

  import type { EntryKinds } from "./layout/navbar/entry-kinds";

  export { AnnouncementBar } from "./layout/AnnouncementBar";
  export { Footer } from "./layout/Footer";
  export { VersionBanner } from "./layout/VersionBanner";
  export { AnnouncementBarProvider } from "./state/AnnouncementBarProvider";

  export const entryKinds: EntryKinds;
  /** Does nothing unless `navbar.hideOnScroll` is set. */
  export function useHideOnScroll(navbar: RefObject<HTMLElement | null>): void;
}

/**
 * The class names of a style sheet. Import them as a namespace (`import * as styles`), so that the bundler
 * inlines each name and ships no table of names. Vite's own declaration has only a default export.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
