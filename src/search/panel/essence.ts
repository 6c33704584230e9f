import { compoundsOf, termOf } from "./terms";

/** The keywords of a query, without the words that only make it a sentence. */
export interface Essence {
  readonly query: string;
  /** Whether it asks how or why, which guides answer. */
  readonly isQuestion: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that begin a question, in the languages of the interface. */
const questionWords = set("how what when why which wie was wann warum welche welcher welches");

/** Words without meaning for a search. Must not include short names such as `id` or a parameter's `in`. */
const fillers = set(
  "a all an and are as be can could do does for i is it may must my of should the there through to we with you your " +
    "das dem den der des die durch ein eine einen einer es gibt ich ist kann man mein meine mit muss und wir zu zum zur",
);

/**
 * Reduces a question to its keywords: `How do I page through a list?` gives `page list`.
 *
 * @returns the query itself if it is not a question; a single word may be a name
 */
export function essenceOf(query: string): Essence {
  const words = compoundsOf(query).map(({ text }) => text);
  if (words.length < 3) return { query, isQuestion: false };
  const isQuestion = questionWords.has(termOf(words[0] ?? ""));
  const kept = words.filter((word) => {
    const term = termOf(word);
    return !fillers.has(term) && !questionWords.has(term);
  });
  // Paths are not changed.
  if (kept.length === 0 || kept.length === words.length || query.includes("/"))
    return { query, isQuestion: false };
  return { query: kept.join(" "), isQuestion };
}

/** Words that occur in any text, and so are bad suggestions. */
const commonWords = set(
  "about after also been before both each else from have here into like look more most need once only other over same some " +
    "such take than that their them then there these they this those upon very want were whom whose will would " +
    "aber auch beim dann dass diese dieser eines einer haben hier jede kein noch oder sein sich sind unter vom von wenn wird",
);

/** Whether a term says nothing about the topic of a page. */
export function isFiller(term: string): boolean {
  return fillers.has(term) || questionWords.has(term) || commonWords.has(term);
}
