import { jsonText } from "../../../src/samples/text";
import type { SampleInputs } from "../../../src/samples/types";
import type { JsonValue } from "../../model/types";
import type { Criterion, Retry } from "../../model/workflows/retries";
import type { SampleRequest } from "../request";
import { type Text, textOf, type Variable, type VariableUse } from "../text";

/** A variable that is set at the start of a program. */
export interface Given extends Variable {
  /** A value, or the slot of one. */
  readonly start: { readonly value: JsonValue } | { readonly slot: string };
}

/** Texts with variables, for code that knows only strings: a token stands for each until the string is a text again. */
export class Tokens {
  private readonly uses: VariableUse[] = [];

  /** @param prefix the prefix of all tokens: letters that no text of the program contains */
  constructor(private readonly prefix: string) {}

  /** Returns a new token: letters and digits, which no encoding changes. */
  token(variable: Variable, isEncoded: boolean): string {
    return `${this.prefix}${this.uses.push({ variable, isEncoded }) - 1}x`;
  }

  text(value: string): Text {
    const parts = value.split(new RegExp(`${this.prefix}(\\d+)x`));
    return textOf(
      parts.map((part, index) => (index % 2 === 0 ? part : (this.uses[Number(part)] ?? part))),
    );
  }
}

/** A value that a program reads from a response. */
interface Read {
  readonly variable: Variable;
  readonly path: readonly (string | number)[];
  /** Whether it is printed right away, so that it is visible even if a later call fails. */
  readonly isResult: boolean;
}

/** A call, in any language. */
export interface Call {
  readonly title: string;
  readonly request: SampleRequest;
  /** Values for the slots of its URL, and for the other slots. */
  readonly inputs: { readonly url: SampleInputs; readonly text: SampleInputs };
  /** Texts for slots that several calls share. */
  readonly shared: ReadonlyMap<string, string>;
  readonly reads: readonly Read[];
  /** How the program shows the response. */
  readonly shows: "json" | "text" | undefined;
  readonly retry: Retry | undefined;
}

/** The parts of a program, in any language. */
export interface Plan {
  /** One line. */
  readonly title: string;
  readonly given: readonly Given[];
  readonly calls: readonly Call[];
  /** Variables printed at the end, since no call reads them. */
  readonly results: readonly Variable[];
  /** Returns the text of a string with tokens. */
  readonly text: (value: string) => Text;
}

/** Returns the text that is sent for a value. */
export function valueText(value: JsonValue): string {
  return typeof value === "string" ? value : jsonText(value);
}

/** Returns the message of a program that has waited in vain. */
export function gaveUp({ until }: Retry): string {
  const states = until.map(
    ({ path, isEqual, value }) => `${path.join(".")} is ${isEqual ? "not" : "still"} ${value}`,
  );
  return `Gave up: ${states.join(" or ")}.`;
}

/** Returns the message that precedes the response if the awaited result has failed. */
export function failure({ path, isEqual, value }: Criterion): string {
  return `${path.join(".")} is ${isEqual ? "" : "not "}${value}: `;
}

/** `courseId` for `course-id`. */
export function camelCase({ name }: Variable): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
