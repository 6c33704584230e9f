import {
  type ChangeNoun,
  type ChangePlace,
  type ChangeSentence,
  changeWords,
  sentenceParts,
} from "../../src/view/changes";
import type { Spot } from "./side";

/** How a change affects callers. */
export type Level = (typeof levels)[number];

/** The levels, the most important for callers first. */
export const levels = ["breaking", "compatible", "documentation"] as const;

/** Who sends what a schema describes; `both`: what is inside a condition, where every change may break; `unused`: nobody. */
export type Direction = "request" | "response" | "both" | "unused";

/** How a change concerns callers, by who sends the value. */
const effects = {
  /** Less is valid than before: senders may be refused. */
  narrows: { request: "breaking", response: "compatible", both: "breaking" },
  /** More is valid than before: receivers may be surprised. */
  widens: { request: "compatible", response: "breaking", both: "breaking" },
  /** What was valid may not be, and the reverse. */
  differs: { request: "breaking", response: "breaking", both: "breaking" },
  /** It harms nobody. */
  eases: { request: "compatible", response: "compatible", both: "compatible" },
  /** Only the words for readers differ. */
  tells: { request: "documentation", response: "documentation", both: "documentation" },
} as const satisfies Record<string, Record<Exclude<Direction, "unused">, Level>>;

/** What a change does to the values that are valid. */
export type Effect = keyof typeof effects;

/** The direction of what answers, or of what must not match. */
export function flipped(direction: Direction): Direction {
  return direction === "request" ? "response" : direction === "response" ? "request" : direction;
}

/** What a part of the API is to readers who know the previous version. */
export type Mark = "new" | "changed" | "deprecated";

/** What a rule says about two values. */
export interface Outcome {
  readonly effect: Effect;
  readonly message: ChangeSentence;
  /** What the part is now; changed by default. */
  readonly mark?: Mark | undefined;
  /** How the id of an allowed value or of a variant goes on after that of its row. */
  readonly inRow?: string | undefined;
}

const longestCode = 100;

/** Makes a message of a kind; the values are text or data from the document. */
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

/** A place of a kind, with its name in the document. */
export function at(word: keyof typeof changeWords.places, name?: string): ChangePlace {
  return name === undefined ? [{ word }] : [{ word }, ` ${name}`];
}

/** A change where it was found. */
export interface Finding extends Omit<Outcome, "effect"> {
  readonly level: Level;
  readonly direction: Direction;
  readonly mark: Mark;
  /** The way to it inside its unit. */
  readonly step: ChangePlace;
  readonly before: Spot | undefined;
  readonly after: Spot | undefined;
  /** The pointer by which two findings are known to be one. */
  readonly at: string | undefined;
}

/** An operation of one of the documents. */
export interface OperationName {
  /** The operationId, or the name of its page. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The name of its page. */
  readonly page: string;
}

/** A part that is compared once, however many operations use it. */
export class Unit {
  readonly findings: Finding[] = [];
  readonly parents: { readonly unit: Unit; readonly step: ChangePlace }[] = [];

  constructor(
    /** Its name, if it is a named schema. */
    readonly schema?: string,
    readonly operation?: OperationName,
  ) {}

  add(
    { effect, mark = "changed", ...outcome }: Outcome,
    direction: Direction,
    step: ChangePlace,
    before?: Spot,
    after?: Spot,
    spot = after ?? before,
  ): void {
    this.findings.push({
      ...outcome,
      level: direction === "unused" ? "documentation" : effects[effect][direction],
      direction,
      mark,
      step,
      before,
      after,
      at: spot?.pointer,
    });
  }
}

/** A message in English, with what comes from the document in backticks. */
export function plain(message: ChangeSentence): string {
  return sentenceParts(changeWords, message)
    .map((part) => (typeof part === "string" ? part : `\`${part.code}\``))
    .join("");
}
