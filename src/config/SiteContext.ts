import type { Words } from "../i18n/words";
import { isExternal, withBase } from "../paths";
import { provided } from "../state/provided";
import type { SiteData } from "./site-data";

/** The data and helpers of a site that every part of the shell may use. */
export interface Site {
  readonly config: SiteData;
  /** Words of the interface in the language being read. */
  readonly words: Words;
  /** Adds the base path to a path of this site: `/auth` → `/docs/auth`. */
  href(path: string): string;
  /** Returns the address of a file in `public`, which all languages share: `/logo.svg` → `/docs/logo.svg`. A full address is unchanged. */
  file(path: string): string;
}

/** The context of the current site, which `App` provides once. */
export const [SiteContext, useSite] = provided<Site>("Site", "App");

/** Creates the value of {@link SiteContext}. */
export function createSite(config: SiteData, words: Words): Site {
  return {
    config,
    words,
    href: (path) => withBase(config.basePath, path),
    file: (path) => (isExternal(path) ? path : withBase(config.filesPath, path)),
  };
}
