import type { SearchOptions, SearchResult } from "minisearch";

import type { IndexEntry, Synonyms, VisibleEntry } from "../search-index";
import { essenceOf } from "./essence";
import { asked, minShare, rankOf } from "./rank";
import { stemOf } from "./stem";
import { synonymsOf, widerTopicOf } from "./synonyms";
import { exact, queryOf, type TermIndex, tolerant, type ToTerm, worded } from "./term-index";
import { compoundsOf, termOf, termsOf } from "./terms";
import { isVerb, verbIn, verbsOf } from "./verbs";

/** An entry that answers a question. */
export interface Result extends VisibleEntry {
  readonly score: number;
  readonly terms: readonly string[];
  /** 1 or more if the query names the entry, less for a title with all or most of its words; see {@link rankOf}. */
  readonly rank: number;
}

/** Finds the entries that answer a question, best first. */
export class Finder {
  /** The terms of the title, address and verbs of each entry. */
  private readonly titles: readonly (readonly string[])[];

  constructor(
    private readonly terms: TermIndex,
    private readonly visible: readonly VisibleEntry[],
    /** Whether the index is only a part. The search then allows no typos. */
    private readonly isPart: boolean,
    private readonly synonyms?: Synonyms,
  ) {
    this.titles = visible.map(({ entry }) =>
      termsOf(`${entry.title} ${entry.address ?? ""} ${verbsOf(entry)}`),
    );
  }

  /** Returns the results for a question and its synonyms. Results for synonyms come before entries that only contain the words somewhere. */
  find(question: string): readonly Result[] {
    const own = this.rankedAs(question);
    const plain = plainQuestion(question);
    const synonyms = synonymsOf(question, this.synonyms);
    const others = [...synonyms, ...(plain === question ? [] : [plain])].flatMap((word) =>
      this.ofOther(word, word === plain ? 0.9 : 0.5),
    );
    const isStated = own.some(({ entry }) => entry.kind === "error");
    const wider = isStated || others.length === 0 ? widerTopicOf(question) : undefined;
    return withOthers([...(wider === undefined ? [] : this.ofOther(wider, 0.5)), ...others], own);
  }

  /** Returns the results for other words with a rank of at least `least`, because other forms of verbs also occur in texts. */
  private ofOther(words: string, least: number): readonly Result[] {
    return this.rankedAs(words)
      .filter((result) => result.rank >= least)
      .map((result) => ({ ...result, rank: synonymRank(result.rank) }));
  }

  private rankedAs(question: string): readonly Result[] {
    const { query } = essenceOf(question);
    const long = longWords(query);
    const rest = long === "" ? query : long;
    const exactly = this.rank(query, question, exact);
    // A text with the exact word must not hide a title that has it in another number or tense.
    const isInTitle = (exactly[0]?.rank ?? 0) >= 0.5;
    const certain = isInTitle
      ? exactly
      : withOthers(exactly, this.rank(query, question, worded, stemOf));
    // Typos are allowed only if nothing matches exactly: "post" does not find "host" if there is a "post".
    const others = [
      () => this.rank(query, question, tolerant),
      // The reader may have just started typing.
      () =>
        compoundsOf(query).length > 1 ? [] : this.rank(query, question, { ...exact, prefix: true }),
      () => this.partial(query, question),
      () => this.rank(long, question, worded, stemOf),
      () => this.rank(long, question, tolerant),
      () => this.rank(rest, question, { ...tolerant, combineWith: "OR" }),
    ];
    for (const attempt of [() => certain, ...(this.isPart ? [] : others)]) {
      const results = attempt();
      if (results.length > 0) return this.widened(results, query, question);
    }
    return [];
  }

  /** Adds pages that lack a word or two of a sentence, because the best result rarely has all its words. */
  private widened(results: readonly Result[], query: string, question: string): readonly Result[] {
    const isSentence = query !== question || !results.some(isAnswer);
    if (!isSentence || compoundsOf(query).length < 3) return results;
    return withOthers(results, this.partial(query, question).filter(isAnswer));
  }

  /** Returns the results that match most words of a query. */
  private partial(query: string, question: string): readonly Result[] {
    const compounds = compoundsOf(query).map(({ text, parts }) =>
      [text, ...parts.map((part) => part.text)].map((part) => stemOf(termOf(part))),
    );
    const base = compounds.length > 1 ? exact : worded;
    const options: SearchOptions = { ...base, combineWith: "OR" };
    return this.rank(query, question, options, stemOf, ({ queryTerms }) => {
      const matched = compounds.filter((terms) => terms.some((term) => queryTerms.includes(term)));
      return matched.length / compounds.length >= minShare;
    });
  }

  private rank(
    query: string,
    question: string,
    options: SearchOptions,
    toTerm: ToTerm = (term) => term,
    filter: (result: SearchResult) => boolean = () => true,
  ): readonly Result[] {
    const typed = asked(question, query);
    return this.terms
      .search(queryOf(query, toTerm), options)
      .filter(filter)
      .flatMap((result): readonly Result[] => {
        const id = result.id as number;
        const found = this.visible[id];
        if (!found) return [];
        const { score, terms, match } = result;
        const fieldsOf = Object.entries(match);
        // Skips entries if only the page around them has the words.
        if (fieldsOf.every(([, fields]) => fields.every((field) => field === "where"))) return [];
        const inTitle = fieldsOf.flatMap(([term, fields]) =>
          fields.includes("title") ? [term] : [],
        );
        return [
          {
            ...found,
            score,
            terms,
            rank: rankOf({ ...found, title: this.titles[id] ?? [], inTitle }, typed),
          },
        ];
      })
      .sort((a, b) => byRank(a, b) || b.score - a.score);
  }
}

/** Returns the long words of a query; only short words may be missing from a page. */
function longWords(query: string): string {
  return compoundsOf(query)
    .map(({ text }) => text)
    .filter((text) => text.length > 3)
    .join(" ");
}

/** Returns a question with its verbs in the form of operations: "cancel class" for "cancelled class". */
function plainQuestion(question: string): string {
  return question.replace(/\p{L}+/gu, (word) => {
    const verb = verbIn(termOf(word));
    return isVerb(verb) && verb !== termOf(word) ? verb : word;
  });
}

/** Returns the rank of a result for other words. A title that they name ranks below a title that begins with the question. */
function synonymRank(own: number): number {
  if (own > 2) return 0.8;
  return own < 1.9 ? Math.min(own, 0.52) : 0.7;
}

/** Adds further results. Each entry is listed once, even if several other words find it. */
function withOthers(results: readonly Result[], others: readonly Result[]): readonly Result[] {
  const known = new Set<IndexEntry>();
  return [...results.toSorted(byRank), ...others]
    .filter(({ entry }) => !known.has(entry) && known.add(entry))
    .sort(byRank);
}

/** Whether a result says what to call or how. */
function isAnswer({ entry }: Result): boolean {
  return entry.kind === "operation" || entry.kind === "guide";
}

function byRank(a: Result, b: Result): number {
  return b.rank - a.rank;
}
