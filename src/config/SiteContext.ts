import { createContext, useContext } from "react";

import type { SiteConfig } from "./site-config";

/** What every part of the shell may ask of the site. */
export interface Site {
  readonly config: SiteConfig;
  /** BCP 47 tag of the language being read. */
  readonly locale: string;
  /** Adds the base path to a path of this site: `/auth` → `/docs/auth`. */
  href(path: string): string;
}

/** Provided once, by `App`. */
export const SiteContext = createContext<Site | null>(null);

/** The site being read. Throws outside `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site)
    throw new Error("useSite is called outside <SiteContext>: wrap the component in <App>.");
  return site;
}
