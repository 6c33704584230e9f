import type { Words } from "../i18n/words";
import { isExternal, withBase } from "../paths";
import { provided } from "../state/provided";
import type { SiteData } from "./site-data";

/** What every part of the shell may ask of the site. */
export interface Site {
  readonly config: SiteData;
  /** Words of the interface in the language being read. */
  readonly words: Words;
  /** Adds the base path to a path of this site: `/auth` → `/docs/auth`. */
  href(path: string): string;
  /** Address of a file of `public`, which all languages share: `/logo.svg` → `/docs/logo.svg`. A whole address stays as it is. */
  file(path: string): string;
}

/** The site being read, which `App` provides once. */
export const [SiteContext, useSite] = provided<Site>("Site", "App");

/** What the parts of the shell may ask of a site. */
export function createSite(config: SiteData, words: Words): Site {
  return {
    config,
    words,
    href: (path) => withBase(config.basePath, path),
    file: (path) => (isExternal(path) ? path : withBase(config.filesPath, path)),
  };
}
