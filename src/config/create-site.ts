import type { Words } from "../i18n/words";
import { isExternal, withBase } from "../paths";
import type { Site } from "./SiteContext";
import type { SiteData } from "./site-data";

/** What the parts of the shell may ask of a site. */
export function createSite(config: SiteData, words: Words): Site {
  return {
    config,
    words,
    href: (path) => withBase(config.basePath, path),
    file: (path) => (isExternal(path) ? path : withBase(config.filesPath, path)),
  };
}
