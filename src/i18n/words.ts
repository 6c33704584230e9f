import type { ReferenceWords } from "../reference/words";
import type { Wording } from "../shared/fill-text";
import type { en, enOfPages, enOfStandIns } from "./en";

/** The words around the content of pages. */
export type Words = Wording<typeof en>;

/** The words around the content that browsers do not load, because they are in the HTML of pages. */
export type PageWords = Wording<typeof enOfPages>;

/** The words of the pages shown in place of missing ones. */
export type StandInWords = Wording<typeof enOfStandIns>;

/** Every word of the interface; browsers do not load the words of the reference, either. */
export interface SiteWords extends Words, PageWords {
  readonly reference: ReferenceWords;
  readonly standIns: StandInWords;
}
