import type { Spot } from "./side";

/** How a change concerns callers. */
export type Level = "breaking" | "compatible" | "documentation";

/** Who sends what a schema describes; `both`: what is inside a condition, where every change may break; `unused`: nobody. */
export type Direction = "request" | "response" | "both" | "unused";

const levels = {
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
export type Effect = keyof typeof levels;

/** How a change concerns callers, by who sends the value. */
function levelOf(effect: Effect, direction: Direction): Level {
  return direction === "unused" ? "documentation" : levels[effect][direction];
}

/** The direction of what answers, or of what must not match. */
export function flipped(direction: Direction): Direction {
  return direction === "request" ? "response" : direction === "response" ? "request" : direction;
}

/** A sentence in which text of the document is marked, so that every report can escape it. */
export type Message = readonly (string | { readonly code: string })[];

/** What a part of the API is to readers who know it as it was. */
export type Mark = "new" | "changed" | "deprecated";

/** What a rule says of two values. */
export interface Outcome {
  readonly effect: Effect;
  readonly message: Message;
  /** What the part is now; changed by default. */
  readonly mark?: Mark | undefined;
}

const longestCode = 100;

/** Makes a message of a template: what is inserted is text or data of the document. */
export function say(words: TemplateStringsArray, ...values: readonly unknown[]): Message {
  return words.flatMap((word, index) => {
    if (index >= values.length) return [word];
    const value = values[index];
    const code = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    const cut = code.length > longestCode ? `${code.slice(0, longestCode)}…` : code;
    return [word, { code: cut }];
  });
}

/** A change where it was found. */
export interface Finding {
  readonly level: Level;
  readonly direction: Direction;
  readonly message: Message;
  readonly mark: Mark;
  /** The way to it inside its unit. */
  readonly step: string;
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
  readonly parents: { readonly unit: Unit; readonly step: string }[] = [];

  constructor(
    /** Its name, if it is a named schema. */
    readonly schema?: string,
    /** The operation that it is. */
    readonly operation?: OperationName,
  ) {}

  /** Notes a change. */
  add(
    { effect, message, mark = "changed" }: Outcome,
    direction: Direction,
    step: string,
    before?: Spot,
    after?: Spot,
    at = after ?? before,
  ): void {
    const level = levelOf(effect, direction);
    this.findings.push({ level, direction, message, mark, step, before, after, at: at?.pointer });
  }
}

/** A message as text, what is of the document in backticks. */
export function plain(message: Message): string {
  return message.map((part) => (typeof part === "string" ? part : `\`${part.code}\``)).join("");
}
