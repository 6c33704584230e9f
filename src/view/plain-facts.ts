import { columnOf } from "./column";

/** The types of the values of constraints. */
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
      /** The English noun for changes of the constraint. */
      readonly noun: string;
    }
  // Changes of a flag may have their own sentences.
  | { readonly holds: "boolean"; readonly noun?: string }
);

/** The constraints that rows show as a word and a value. */
const plainFacts = {
  contentMediaType: { holds: "text", word: "media type", noun: "Media type of the text" },
  contentEncoding: { holds: "text", word: "encoded as", noun: "Encoding of the text" },
  multipleOf: { holds: "number", word: "multiple of", noun: "Divisor" },
  uniqueItems: { holds: "boolean", word: "unique items" },
} as const satisfies Readonly<Record<string, PlainFact>>;

type Table = typeof plainFacts;

/** The values that a schema gives them. */
export type PlainFacts = {
  readonly [Key in keyof Table]?: Held[Table[Key]["holds"]] | undefined;
};

/** Their names, in the order of a row. */
export const plainKeywords = Object.keys(plainFacts) as readonly (keyof Table)[];

/** Their English words. */
export const plainWords = columnOf(plainFacts, "word") as Readonly<Record<keyof Table, string>>;

/** The English nouns for changes of them. */
export const plainNouns = columnOf(plainFacts, "noun") as {
  readonly [
    Key in keyof Table as Table[Key] extends { readonly noun: string } ? Key : never
  ]: string;
};
