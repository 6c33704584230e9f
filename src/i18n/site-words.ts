import { provided } from "../state/provided";
import type { SiteWords } from "./words";

/** Every interface word of the language being read, for what only runs during prerendering. */
export const [SiteWordsContext, useSiteWords] = provided<SiteWords>(
  "SiteWords",
  "SiteWordsContext",
);
