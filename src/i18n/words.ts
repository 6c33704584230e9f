import type { ReferenceWords } from "../reference/words";
import type { en } from "./en";

/** The words around the content of pages. */
export type Words = typeof en;

/** Every word of the interface; browsers lack those of the reference, which stand in the HTML of pages. */
export interface SiteWords extends Words {
  readonly reference: ReferenceWords;
}
