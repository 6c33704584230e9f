import type { Wording } from "../../shared/fill-text";
import { stemOf } from "./stem";

/** The English words that the search treats specially. Each text has several, separated by spaces. */
export const searchTerms = {
  /** Words that begin a question. */
  questions: "how what when why which",
  /** Words without meaning for a search. Must not include short names such as `id` or a parameter's `in`. */
  fillers:
    "a all an and are as be can could do does for i is it may must my of should the there through to we with you your",
  /** Words that occur in any text, and so are bad suggestions. */
  common:
    "about after also been before both each else from have here into like look more most need once only other over same some " +
    "such take than that their them then there these they this those upon very want were whom whose will would",
  /** Verbs for each method. */
  verbs: {
    GET: "get find fetch read retrieve show",
    POST: "post create add mark new register",
    PUT: "put replace update change edit",
    PATCH: "patch update change edit mark modify correct",
    DELETE: "delete remove withdraw cancel",
  },
  /** Further verbs for a `GET` of a list. */
  listVerbs: "list all",
};

/** The same in any language. */
export type SearchTerms = Wording<typeof searchTerms>;

function compile(languages: readonly SearchTerms[]) {
  const listed = (textOf: (terms: SearchTerms) => string | undefined) =>
    languages.flatMap((terms) => textOf(terms)?.split(" ") ?? []);
  const verbs = new Map(
    Object.keys(searchTerms.verbs).map((method) => [
      method,
      listed((terms) => terms.verbs[method as keyof SearchTerms["verbs"]]),
    ]),
  );
  const listVerbs = listed((terms) => terms.listVerbs);
  const allVerbs = new Set([...[...verbs.values()].flat(), ...listVerbs]);
  return {
    questions: new Set(listed(({ questions }) => questions)),
    fillers: new Set(listed(({ fillers }) => fillers)),
    common: new Set(listed(({ common }) => common)),
    verbs,
    listVerbs,
    allVerbs,
    verbsByStem: new Map([...allVerbs].map((verb) => [stemOf(verb), verb])),
  };
}

/** The words that the search knows. */
export const known = compile([searchTerms]);

/** Adds the words of the language being read to the English ones, which names in APIs consist of. */
export function learnTerms(own: SearchTerms | undefined): void {
  Object.assign(known, compile(own ? [searchTerms, own] : [searchTerms]));
}
