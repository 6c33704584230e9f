import { pageWords, type PageWords } from "./page-words";
import { sampleWords, type SampleWords } from "./sample-words";

/** Every word of the interface inside reference pages, in English. A locale gives an object of the same type. */
export const referenceWords: ReferenceWords = { ...sampleWords, ...pageWords };

/** What a locale says inside reference pages. */
export type ReferenceWords = SampleWords & PageWords;
