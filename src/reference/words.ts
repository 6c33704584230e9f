import { pageWords, type PageWords } from "./page-words";
import { sampleWords, type SampleWords } from "./sample-words";

/** All English words inside pages. Other locales provide an object of the same type. */
export const referenceWords: ReferenceWords = { ...sampleWords, ...pageWords };

/** The words inside reference pages. */
export type ReferenceWords = SampleWords & PageWords;
