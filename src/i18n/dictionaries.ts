import { referenceWords } from "../reference/words";
import { de, deOfPages, deOfStandIns } from "./de";
import { referenceWords as germanReferenceWords } from "./de-reference-words";
import { en, enOfPages, enOfStandIns } from "./en";
import type { SiteWords } from "./words";

const languages = {
  en: { ...en, ...enOfPages, reference: referenceWords, standIns: enOfStandIns },
  de: { ...de, ...deOfPages, reference: germanReferenceWords, standIns: deOfStandIns },
};

/** Code of a language that a site can be in. */
export type Language = keyof typeof languages;

/** The words of every language that a site can be in, by code. Only the build uses this: a browser loads one language. */
export const dictionaries: Readonly<Record<string, SiteWords>> = languages;

/** Returns the words of a language of the site. The configuration must have been checked. */
export function wordsOf(locale: string): SiteWords {
  const words = dictionaries[locale];
  if (!words) throw new Error(`There are no words for ${locale}.`);
  return words;
}
