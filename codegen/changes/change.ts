import {
  type ChangeNoun,
  type ChangePlace,
  type ChangeSentence,
  changeWords,
  sentenceParts,
} from "../../src/view/changes";
import { type cases, type Direction, type Level, levels, levelsOf } from "./levels";
import type { Located } from "../document/document";

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
  /** Its place in the operation or document; empty in a schema, which may have several. */
  readonly slot: ChangePlace;
  readonly before: Located | undefined;
  readonly after: Located | undefined;
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

/** The whole document, an operation, or a schema, which is compared only once, no matter how many operations use it. */
export class ComparedPart {
  readonly findings: Finding[] = [];
  /** The parts that use this schema: at a place of an operation or document, or at a path in another schema, such as `.name`. */
  readonly uses: { readonly user: ComparedPart; readonly step: ChangePlace | string }[] = [];

  constructor(
    /** Its name, if it is a named schema. */
    readonly schema?: string,
    readonly operation?: OperationName,
  ) {}

  add(
    { how, mark = "changed", ...outcome }: Outcome,
    direction: Direction,
    slot: ChangePlace,
    before?: Located,
    after?: Located,
    place = after ?? before,
  ): void {
    const [request, response] = levelsOf(outcome.message, how);
    const both = levels.find((level) => level === request || level === response) ?? "breaking";
    const level = { request, response, both, unused: "documentation" as const }[direction];
    this.findings.push({
      ...outcome,
      level,
      direction,
      mark,
      slot,
      before,
      after,
      at: place?.pointer,
    });
  }
}

/** Returns a message in English, with text from the document in backticks. */
export function plain(message: ChangeSentence): string {
  return sentenceParts(changeWords, message)
    .map((part) => (typeof part === "string" ? part : `\`${part.code}\``))
    .join("");
}
