import type { ReferenceWords } from "../reference/words";
import type { CheckWords } from "../request-check/words";
import type { PluralForms, Wording } from "../shared/fill-text";
import type { ShortcutWords } from "../shortcuts/words";
import type { en, enOfPages, enOfStandIns } from "./en";

/** The words around the content that browsers do not load, because they are in the HTML of pages. */
export type PageWords = Wording<typeof enOfPages>;

/** The words of the pages shown in place of missing ones. */
export type StandInWords = Wording<typeof enOfStandIns>;

/** The words of scripts that load late. They contain them in English. */
interface LateWords {
  readonly shortcuts: ShortcutWords;
  /** The switch that shows what is typed into fields for credentials. */
  readonly showCredentials: string;
  readonly checkNotLoaded: string;
}

/** The words around the content of pages. */
export interface Words extends Wording<typeof en> {
  /** Those that are not the English ones. */
  readonly late?: Rewording<LateWords>;
}

/** Every word of the interface. */
export interface SiteWords extends Words, PageWords {
  /** The words in the content of pages, which browsers do not load. */
  readonly reference: ReferenceWords;
  readonly standIns: StandInWords;
  /** Words that a query does not need, in lowercase, with spaces between them; the search always knows the English ones. */
  readonly searchFillers: string;
  /** Titles of sections in guides that only link to other pages, in lowercase, with commas between them. The search leaves them out. */
  readonly leadingOn: string;
  readonly late: LateWords;
  /** The words of the check of a request body, which are loaded with its data if they are not English. */
  readonly requestCheck: CheckWords;
}

/** Some of the texts, in the words of a site. */
type Rewording<T> = T extends string | PluralForms
  ? T
  : { readonly [Key in keyof T as Exclude<Key, "lang">]?: Rewording<T[Key]> };

/** The words that a site sets: all for a language other than English, or single ones. */
export type OwnWords = Rewording<SiteWords>;
