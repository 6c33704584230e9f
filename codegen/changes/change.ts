import {
  type ChangeNoun,
  type ChangePlace,
  type ChangeSentence,
  changeWords,
  sentenceParts,
} from "../../src/view/changes";
import { type cases, type Direction, type Level, levels, levelsOf } from "./levels";
import type { Spot } from "./side";

/** The mark on a part of the API for readers who know the previous version. */
export type Mark = "new" | "changed" | "deprecated";

/** The result of a rule for two values. */
export interface Outcome {
  readonly message: ChangeSentence;
  /** What else decides about the level. */
  readonly how?: keyof typeof cases | undefined;
  /** The mark of the part; by default `changed`. */
  readonly mark?: Mark | undefined;
  /** The part that an allowed value or a variant adds to the id of its row. */
  readonly inRow?: string | undefined;
}

const longestCode = 100;

/** Creates a message; the values are text or data from the document. */
export function say(
  says: ChangeSentence["says"],
  values: readonly unknown[] = [],
  of?: ChangeNoun,
): ChangeSentence {
  const texts = values.map((value) => {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return text.length > longestCode ? `${text.slice(0, longestCode)}…` : text;
  });
  return { says, ...(of && { of }), ...(texts.length > 0 && { values: texts }) };
}

/** Creates a place, with its name in the document. */
export function at(word: keyof typeof changeWords.places, name?: string): ChangePlace {
  return name === undefined ? [{ word }] : [{ word }, ` ${name}`];
}

/** A change at the place where it was found. */
export interface Finding extends Omit<Outcome, "how"> {
  readonly level: Level;
  readonly direction: Direction;
  readonly mark: Mark;
  /** The path to it inside its unit. */
  readonly step: ChangePlace;
  readonly before: Spot | undefined;
  readonly after: Spot | undefined;
  /** The pointer that identifies equal findings. */
  readonly at: string | undefined;
}

/** An operation of one of the documents. */
export interface OperationName {
  /** The operationId, or the name of its page. */
  readonly id: string;
  readonly kind: "operation" | "webhook";
  readonly method: string;
  readonly path: string;
  /** The name of its page. */
  readonly page: string;
}

/** A part that is compared only once, no matter how many operations use it. */
export class Unit {
  readonly findings: Finding[] = [];
  readonly parents: { readonly unit: Unit; readonly step: ChangePlace }[] = [];

  constructor(
    /** Its name, if it is a named schema. */
    readonly schema?: string,
    readonly operation?: OperationName,
  ) {}

  add(
    { how, mark = "changed", ...outcome }: Outcome,
    direction: Direction,
    step: ChangePlace,
    before?: Spot,
    after?: Spot,
    spot = after ?? before,
  ): void {
    const both = levelsOf(outcome.message, how);
    const level = {
      request: both[0],
      response: both[1],
      both: levels.find((each) => both.includes(each)) ?? "breaking",
      unused: "documentation",
    } as const;
    this.findings.push({
      ...outcome,
      level: level[direction],
      direction,
      mark,
      step,
      before,
      after,
      at: spot?.pointer,
    });
  }
}

/** Returns a message in English, with text from the document in backticks. */
export function plain(message: ChangeSentence): string {
  return sentenceParts(changeWords, message)
    .map((part) => (typeof part === "string" ? part : `\`${part.code}\``))
    .join("");
}
