import { useSite } from "../config/SiteContext";
import { wordsOf } from "./dictionaries";
import type { SiteWords } from "./words";

/** Every interface word of the language being read, for what only runs during prerendering. */
export function useSiteWords(): SiteWords {
  return wordsOf(useSite().config.locale);
}
