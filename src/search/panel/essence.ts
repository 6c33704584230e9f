import { known } from "./known-terms";
import { compoundsOf, termOf } from "./terms";

/** The keywords of a query, without the words that only make it a sentence. */
export interface Essence {
  readonly query: string;
  /** Whether it asks how or why, which guides answer. */
  readonly isQuestion: boolean;
}

/**
 * Reduces a question to its keywords: `How do I page through a list?` gives `page list`.
 *
 * @returns the query itself if it is not a question; a single word may be a name
 */
export function essenceOf(query: string): Essence {
  const words = compoundsOf(query).map(({ text }) => text);
  if (words.length < 3) return { query, isQuestion: false };
  const isQuestion = known.questions.has(termOf(words[0] ?? ""));
  const kept = words.filter((word) => {
    const term = termOf(word);
    return !known.fillers.has(term) && !known.questions.has(term);
  });
  // Paths are not changed.
  if (kept.length === 0 || kept.length === words.length || query.includes("/"))
    return { query, isQuestion: false };
  return { query: kept.join(" "), isQuestion };
}

/** Whether a term says nothing about the topic of a page. */
export function isFiller(term: string): boolean {
  return known.fillers.has(term) || known.questions.has(term) || known.common.has(term);
}
