import type { ReferenceWords } from "../reference/words";
import type { en, enOfPages } from "./en";

/** The words around the content of pages. */
export type Words = typeof en;

/** The words around the content that browsers do not load, because they are in the HTML of pages. */
export type PageWords = typeof enOfPages;

/** Every word of the interface; browsers do not load the words of the reference, either. */
export interface SiteWords extends Words, PageWords {
  readonly reference: ReferenceWords;
}
