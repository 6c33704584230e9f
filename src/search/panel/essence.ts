import { compoundsOf, termOf } from "./terms";

/** What is left of a query without the words that only make it a sentence. */
export interface Essence {
  readonly query: string;
  /** It asks how or why, as one asks a guide. */
  readonly isQuestion: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that begin a question, in the languages that the interface speaks. */
const questionWords = set("how what when why which wie was wann warum welche welcher welches");

/** Words that say nothing of what is looked for. Short names such as `id` and `in` of a parameter must not be among them. */
const fillers = set(
  "a an and are can could do does for i is it my of should the there through to we with you your " +
    "das dem den der des die durch ein eine einen einer es gibt ich ist kann man mein meine mit muss und wir zu zum zur",
);

/**
 * Reduces a question to what it is about: `How do I page through a list?` gives `page list`.
 *
 * @returns the query itself where it is no question; one word may be a name
 */
export function essenceOf(query: string): Essence {
  const words = compoundsOf(query).map(({ text }) => text);
  if (words.length < 3) return { query, isQuestion: false };
  const isQuestion = questionWords.has(termOf(words[0] ?? ""));
  const kept = words.filter((word) => {
    const term = termOf(word);
    return !fillers.has(term) && !questionWords.has(term);
  });
  // A path is asked for as it is written.
  if (kept.length === 0 || kept.length === words.length || query.includes("/"))
    return { query, isQuestion: false };
  return { query: kept.join(" "), isQuestion };
}

/** Words that are found in any text, and so help nobody who is looking for something. */
const commonWords = set(
  "about after also been before both each else from have here into like look more most need once only other over same some " +
    "such take than that their them then there these they this those upon very want were whom whose will would " +
    "aber auch beim dann dass diese dieser eines einer haben hier jede kein noch oder sein sich sind unter vom von wenn wird",
);

/** Whether a term of the index says nothing of what a page is about. */
export function isFiller(term: string): boolean {
  return fillers.has(term) || questionWords.has(term) || commonWords.has(term);
}
