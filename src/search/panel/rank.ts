import type { IndexEntry, IndexPlace, VisibleEntry } from "../search-index";
import { stemOf } from "./stem";
import { type Compound, compoundsOf, isBeginning, termOf } from "./terms";
import { isVerb, likelihood, verbsOf } from "./verbs";

/** The share of a query's words that a partial match needs. */
export const minShare = 0.6;

/** A question, prepared for {@link rankOf}. */
export interface Asked {
  /** The question in lowercase. */
  readonly question: string;
  /** The question as it was typed. */
  readonly typed: string;
  readonly compounds: readonly Compound[];
  /** The question, if it is the path of a field: `billingAddress.city`. */
  readonly path: string | undefined;
  /** The question as one term. */
  readonly term: string;
  /** The stems of the words to search for. */
  readonly stems: readonly string[];
  readonly verbs: readonly string[];
  /** The stems of its words except verbs. */
  readonly noun: readonly string[];
}

/** Prepares a question; `query` contains the words to search for. */
export function asked(question: string, query = question): Asked {
  const parts = wordsOf(question);
  return {
    question: question.trim().toLowerCase(),
    typed: question.trim(),
    compounds: compoundsOf(question),
    path: pathIn(question),
    term: termOf(question),
    stems: wordsOf(query).map(stemOf),
    verbs: parts.filter(isVerb),
    noun: nounOf(wordsOf(query), isVerb),
  };
}

/** An entry that contains the words of a question. */
export interface Found extends VisibleEntry {
  /** Terms of its title, address and verbs. */
  readonly title: readonly string[];
  /** The matching terms of its title, possibly with typos. */
  readonly inTitle: readonly string[];
}

/**
 * Returns how well an entry answers a question, from 0. The steps between kinds of answers are 0.1:
 *
 * - 2.5 and more: the question is the path of this field, see {@link pathRank}
 * - 0.9 and more: the question names it, see {@link titleRank}
 * - 0.7: it contains the question, which is a code or a message; 0.6 for pages, which have much text
 * - 0.6: a row that is named among other words, even before its name is fully typed: "create class countryCode"
 * - 0.5: its title has all words, or it is a row with all words except the verb
 * - 0.4: its text has the question as a phrase, or its title has most words of a sentence
 * - 0.1: its title has all words, with typos
 */
export function rankOf({ entry, places, title, inTitle }: Found, query: Asked): number {
  const { question, compounds, path, stems } = query;
  const field = Math.max(...places.map((place) => (path ? pathRank(place, path) : 0)));
  if (field > 0) return 2.4 + field / 10;
  const isPage = places.some(([, , fragment]) => fragment === "");
  const sent = places.some(isInRequest) ? 0.02 : 0;
  const preference = query.verbs.length > 0 ? sent : likelihood(entry) + sent;
  const name = titleRank(entry, isPage, query);
  // Names of models consist of words that occur everywhere.
  if (name > 0 || entry.kind === "model") return name + preference;
  if (isNamedRow(entry, compounds)) return 0.6;
  if (isNoun(entry, query)) return 0.5 + preference;
  const isCode = compounds.length === 1 && (compounds[0]?.parts.length ?? 0) > 1;
  const isLiteral = (isCode || compounds.length > 1) && entry.text.toLowerCase().includes(question);
  if (isLiteral && (isCode || compounds.length > 3))
    return isPage && entry.kind !== "guide" ? 0.6 : 0.7;
  const matched = stems.filter((stem) =>
    title.some((term) => (isBeginning(stem) ? term.startsWith(stem) : term === stem)),
  ).length;
  // Among equals, prefers the title with the fewest other words.
  const share = (count: number) =>
    Math.min(1, count / wordsOf(entry.title).length) * 0.04 + preference;
  if (matched === stems.length) {
    const own = verbsOf(entry).split(" ");
    const isDone = query.verbs.length > 0 && query.verbs.every((verb) => own.includes(verb));
    return 0.5 + share(matched) + (isPage ? 0.02 : 0) + (isDone ? 0.03 : 0);
  }
  // A sentence may have a word too many; in a short query every word counts.
  // The overview repeats what operations do.
  if (
    (isLiteral && entry.kind !== "reference") ||
    (stems.length > 3 && matched / stems.length >= minShare)
  )
    return 0.4;
  return inTitle.length >= stems.length ? 0.1 + share(inTitle.length) : 0;
}

/** Returns the path of a field, without positions in lists; `undefined` for any other question. */
export function pathIn(question: string): string | undefined {
  const path = question.trim().toLowerCase();
  return /^[^\s/.]+(?:\.[^\s/.]+)+$/.test(path) ? path : undefined;
}

/**
 * Returns how well a place matches the path of a field: 3 in a request, 2 in a schema, 1 in a response, and a half more without names
 * before it; a tenth of that while the last name is still being typed, and 0 for other places.
 */
export function pathRank([, , fragment]: IndexPlace, path: string): number {
  const whole = fragment.toLowerCase().replace(/~[^.]*/g, "");
  const at = `.${whole}`.lastIndexOf(`.${path}`);
  const rest = whole.slice(at + path.length);
  if (at === -1 || rest.includes(".")) return 0;
  const start = /^(?:request|response)?/.exec(whole)?.[0];
  const kind = start === "request" ? 3 : start === "response" ? 1 : 2;
  const isShort = !whole.slice(0, Math.max(0, at - 1)).includes(".");
  return (isShort ? kind + 0.5 : kind) * (rest === "" ? 1 : 0.1);
}

/** Whether a field is in a request. Readers look up fields that they have to write more often than fields that they read. */
export function isInRequest([, , fragment]: IndexPlace): boolean {
  return fragment.startsWith("request");
}

function isNamedRow({ kind, title }: IndexEntry, compounds: readonly Compound[]): boolean {
  if (kind !== "parameter" && kind !== "property") return false;
  return compounds.some(
    ({ text, parts }) => parts.length > 1 && termOf(title).startsWith(termOf(text)),
  );
}

/** Whether the name of a row is the noun of a question with a verb, like the variant "Gift card" for "create gift card". */
function isNoun({ kind, title }: IndexEntry, { verbs, noun }: Asked): boolean {
  if (kind !== "property" || verbs.length === 0 || noun.length === 0) return false;
  return isSame(
    nounOf(wordsOf(title), () => false),
    noun,
  );
}

/**
 * Returns how exactly a question names an entry.
 *
 * - 2.2: the whole path of an operation
 * - 2.1: the title of a page, possibly without its articles, or the one-word name of a model
 * - 2.08: the title of a page in singular instead of plural, or the reverse
 * - 2: the noun of an operation, such as "refund" for "List refunds" or `GET /v1/refunds`; the name of a row or of a section of the
 *   reference; 1.95 for a property whose name differs in case
 * - 1.9: the title of a section of a guide
 * - 1: the end of a path, which often starts with a prefix that nobody types
 * - 0.9: the beginning of the title of a page
 * - 0: not at all
 */
export function titleRank(entry: IndexEntry, isPage: boolean, query: Asked): number {
  const { question, typed, term, compounds } = query;
  if (question.includes("/"))
    return entry.address === undefined ? 0 : addressRank(entry.address, question);
  const title = termOf(entry.title);
  const isModel = entry.kind === "model";
  // If the name of a model has several words, these occur everywhere.
  if (title === term && (compounds.length === 1 || !isModel)) {
    if (isPage || isModel) return 2.1;
    if (entry.kind === "guide") return 1.9;
    // Names of fields may differ only in case.
    return entry.kind === "property" && entry.title !== typed ? 1.95 : 2;
  }
  if (isModel) return 0;
  if (isPage && barely(entry.title) === barely(typed)) return 2.1;
  if (isAbout(entry, query)) return 2;
  if (isPage && singular(barely(entry.title)) === singular(barely(typed))) return 2.08;
  const isTitled = isPage && isBeginning(term) && barely(entry.title).startsWith(barely(typed));
  return isTitled ? 0.9 : 0;
}

/** Returns a title as a term without articles, so that "create user" finds "Create a user". */
function barely(title: string): string {
  return termOf(title.replace(/\b(?:an?|the) /gi, ""));
}

/** Whether title or path of an operation have exactly the noun, and the operation does what the verbs say, if there are any. */
function isAbout(entry: IndexEntry, { verbs, noun }: Asked): boolean {
  if (entry.kind !== "operation" || noun.length === 0) return false;
  const parts = wordsOf(entry.title);
  const own = verbsOf(entry).split(" ");
  const isOwn = (verb: string) => own.includes(verb);
  const nouns = [nounOf(parts, isOwn), pathNoun(entry.address)];
  return (
    nouns.some((each) => isSame(each, noun)) &&
    verbs.every((verb) => isOwn(verb) || parts.includes(verb))
  );
}

/** Returns the stems of a path without version and parameters; none for a single resource, unless it is changed or deleted. */
function pathNoun(address = ""): readonly string[] {
  if (/^(get|post) .*\}$/i.test(address)) return [];
  const [, ...segments] = address.split("/");
  const fixed = segments.filter((segment) => !/^v\d|\{/.test(segment));
  return nounOf(wordsOf(fixed.join(" ")), () => false);
}

/** Returns the terms of the words of a text, without whole names. */
export function wordsOf(text: string): readonly string[] {
  return compoundsOf(text).flatMap(({ parts }) => parts.map((part) => termOf(part.text)));
}

function nounOf(
  parts: readonly string[],
  isVerbHere: (part: string) => boolean,
): readonly string[] {
  // "void an invoice" is `/invoices/{invoice}/void`.
  return parts
    .filter((part) => !isVerbHere(part))
    .map(stemOf)
    .sort();
}

/** Whether stems match those of a question, in which the last letters may be missing. */
function isSame(own: readonly string[], queried: readonly string[]): boolean {
  return (
    own.length === queried.length &&
    own.every((stem, index) => {
      const other = queried[index] ?? "";
      return stem.startsWith(other) || singular(stem) === singular(other);
    })
  );
}

/** Returns the common part of singular and plural; their stems may differ. */
function singular(term: string): string {
  return term.replace(/ies$/, "y").replace(/e?s?$/, "");
}

function addressRank(address: string, question: string): number {
  const [method = "", path = ""] = address.toLowerCase().split(/\s+/);
  const typed = question.split(/\s+/);
  const typedPath = typed.at(-1) ?? "";
  const typedMethod = typed.length === 2 ? typed[0] : method;
  if (typed.length > 2 || !typedPath.includes("/") || typedMethod !== method) return 0;
  if (path === typedPath) return 2.2;
  return typedPath.startsWith("/") && path.endsWith(typedPath) ? 1 : 0;
}
