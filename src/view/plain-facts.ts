import { columnOf } from "./column";

/** What a value of a constraint is. */
export interface Held {
  readonly text: string;
  readonly number: number;
  readonly boolean: boolean;
}

/** A constraint that rows show as a word and its value. */
type PlainFact = {
  /** The English word before the value. */
  readonly word: string;
} & (
  | {
      readonly holds: "text" | "number";
      /** What changes of it are called in English. */
      readonly noun: string;
    }
  // Those of a flag may have sentences of their own.
  | { readonly holds: "boolean"; readonly noun?: string }
);

/** The constraints that rows show as a word and their value. */
const plainFacts = {
  contentMediaType: { holds: "text", word: "media type", noun: "Media type of the text" },
  contentEncoding: { holds: "text", word: "encoded as", noun: "Encoding of the text" },
  multipleOf: { holds: "number", word: "multiple of", noun: "Divisor" },
  uniqueItems: { holds: "boolean", word: "unique items" },
} as const satisfies Readonly<Record<string, PlainFact>>;

type Table = typeof plainFacts;

/** What a schema says by them. */
export type PlainFacts = {
  readonly [Key in keyof Table]?: Held[Table[Key]["holds"]] | undefined;
};

/** Their names, in the order of a row. */
export const plainKeywords = Object.keys(plainFacts) as readonly (keyof Table)[];

/** Their English words. */
export const plainWords = columnOf(plainFacts, "word") as Readonly<Record<keyof Table, string>>;

/** What changes of them are called in English. */
export const plainNouns = columnOf(plainFacts, "noun") as {
  readonly [
    Key in keyof Table as Table[Key] extends { readonly noun: string } ? Key : never
  ]: string;
};
