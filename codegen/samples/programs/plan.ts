import { fillSlot } from "../../../src/samples/fill";
import { withBody } from "../../../src/samples/json-body";
import type { SampleLanguage } from "../../../src/samples/languages";
import { insideQuotes, quoted } from "../../../src/samples/quote";
import { jsonText } from "../../../src/samples/text";
import { marker, templateParts, templateText } from "../../../src/samples/template";
import type { SampleInputs } from "../../../src/samples/types";
import type { JsonValue } from "../../model/types";
import type { Criterion, Retry } from "../../model/workflows/retries";
import type { SampleRequest } from "../request";
import { type Text, textOf, type Variable } from "../text";

/** A variable that is set at the start of a program. */
export interface Given extends Variable {
  /** A value, or the slot of one. */
  readonly start: { readonly value: JsonValue } | { readonly slot: string };
}

/** A place for values in a call. A token stands for it until the literal around it is written. */
interface Hole {
  /** How the values are written: percent-encoded, as JSON, or unchanged. */
  readonly kind: "url" | "json" | "text";
  readonly pieces: readonly (string | Variable)[];
}

/** The holes of a program by the numbers in their tokens. */
export class Holes {
  private readonly holes: Hole[] = [];

  /** @param prefix the prefix of all tokens: letters that no text of the program contains */
  constructor(private readonly prefix: string) {}

  /** Returns the token of a new hole: letters and digits, which no encoding changes. */
  token(kind: Hole["kind"], ...pieces: Hole["pieces"]): string {
    return `${this.prefix}${this.holes.push({ kind, pieces }) - 1}x`;
  }

  /** Splits a text: every second part is a hole. */
  split(text: string): readonly (string | Hole)[] {
    return text
      .split(new RegExp(`${this.prefix}(\\d+)x`))
      .map((part, index) => (index % 2 === 0 ? part : (this.holes[Number(part)] ?? part)));
  }

  /** Returns a text with the variables for which tokens stand in it. */
  text(value: string): Text {
    return textOf(
      this.split(value).flatMap((part) => {
        if (typeof part === "string") return part;
        const isEncoded = part.kind === "url";
        return part.pieces.map((piece) =>
          typeof piece === "string" ? piece : { variable: piece, isEncoded },
        );
      }),
    );
  }

  /** Returns JSON without the quotes of strings that are a single hole. */
  withoutQuotes(json: string): string {
    return json.replace(new RegExp(`\\\\?"(${this.prefix}\\d+x)\\\\?"`, "g"), "$1");
  }

  /** Rewrites every literal that has holes. */
  write(source: string, dialect: Dialect): string {
    const inside = dialect.quote === "'" ? "[^']" : String.raw`(?:[^"\\\n]|\\.)`;
    const literal = new RegExp(
      `${dialect.quote}(${inside}*?${this.prefix}${inside}*)${dialect.quote}`,
      "g",
    );
    return source.replace(literal, (_, content: string) => {
      const pieces = this.split(content).flatMap((part): readonly Piece[] => {
        if (typeof part !== "string") return [{ code: codeOf(part, dialect) }];
        return part === "" ? [] : [{ text: part }];
      });
      return expression(pieces, dialect);
    });
  }
}

/** A part of a text: the content of quotes, as a template, or an expression. */
export type Piece =
  | { readonly text: string; readonly code?: undefined }
  | { readonly text?: undefined; readonly code: string };

/** How a language writes values. */
export interface Dialect {
  /** The quotes of literals with holes. */
  readonly quote: "'" | '"';
  readonly name: (variable: Variable) => string;
  /** Converts a variable for each kind of hole. */
  readonly code: Readonly<Record<Hole["kind"], (expression: string, isText: boolean) => string>>;
  readonly joined: (pieces: readonly Piece[]) => string;
  /** Returns the statement that reads a value from the last response. */
  readonly read: (name: string, path: Read["path"]) => string;
  /** Returns the statement that prints a variable with its name. */
  readonly print: (name: string) => string;
}

/** Returns the code that fills a hole. */
export function codeOf({ kind, pieces }: Hole, dialect: Dialect): string {
  const { name, code } = dialect;
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined && typeof first !== "string")
    return code[kind](name(first), first.isText);
  const parts = pieces.map((piece) =>
    typeof piece === "string"
      ? { text: templateText(insideQuotes(piece)) }
      : { code: code.text(name(piece), piece.isText) },
  );
  return code[kind](dialect.joined(parts), true);
}

function expression(pieces: readonly Piece[], { joined, quote }: Dialect): string {
  const [first] = pieces;
  return quote === '"' && pieces.length === 1 && first?.code !== undefined
    ? first.code
    : joined(pieces);
}

/**
 * Returns the content of a string template with expressions.
 *
 * @param open start of an expression, which ends with `}`
 * @param change converts a text, without the beginning of a slot
 */
export function interpolated(
  pieces: readonly Piece[],
  open: string,
  change: (text: string) => string,
): string {
  return pieces
    .map(({ text, code }) =>
      code === undefined
        ? templateText(change(text.replaceAll("{{{{}}", "{{")))
        : `${open}${code}}`,
    )
    .join("");
}

export function doubleBraces(text: string): string {
  return text.replace(/[{}]/g, "$&$&");
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
  readonly holes: Holes;
}

/** Returns the statements after a call that read the values from its response. */
export function readLines({ reads }: Call, { name, read, print }: Dialect): readonly string[] {
  return reads.flatMap(({ variable, path, isResult }) => {
    const own = name(variable);
    return [read(own, path), ...(isResult ? [print(own)] : [])];
  });
}

/** Returns the template of a call with its slots filled, except those of logins and of header names. */
export function fillCall(language: SampleLanguage, source: string, call: Call): string {
  const { body } = call.request;
  const whole = body?.kind === "json" ? withBody(language, source, body.value) : source;
  return templateParts(whole)
    .map(({ text, slot }) => {
      if (slot === undefined) return templateText(text);
      if (/^(login|schemeName)\./.test(slot)) return marker(slot);
      const isUrl = /^(path|query|moreQuery|cookie|cookies|cookieHeader)\b/.test(slot);
      return templateText(
        call.shared.get(slot) ??
          fillSlot(language, slot, isUrl ? call.inputs.url : call.inputs.text, {}),
      );
    })
    .join("");
}

/** Returns the literal of a variable's initial value. */
export function startLiteral({ start }: Given, write: (value: JsonValue) => string): string {
  return "slot" in start ? write(marker(start.slot)) : templateText(write(start.value));
}

/** Returns the literal of a text variable, in double quotes. */
export function textLiteral(one: Given): string {
  return startLiteral(one, (start) => quoted(valueText(start)));
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

/**
 * Returns the loop body of a call that is retried, in a language with braces.
 *
 * @param words code in the language: a criterion, the error to throw, the text of the response, and the wait in milliseconds
 */
export function loopBody(
  call: string,
  retry: Retry,
  words: {
    readonly holds: (criterion: Criterion) => string;
    readonly error: string;
    readonly response: string;
    readonly wait: string;
  },
): string {
  const stop = (text: string, end = "") =>
    `throw new ${words.error}(${templateText(quoted(text))}${end});`;
  const milliseconds = String(Math.round(retry.after * 1000)).replace(/\B(?=(\d{3})+$)/g, "_");
  return [
    call,
    `if (${retry.until.map(words.holds).join(" && ")}) break;`,
    ...retry.failed.map(
      (one) => `if (${words.holds(one)}) ${stop(failure(one), ` + ${words.response}`)}`,
    ),
    `if (attempt >= ${retry.limit}) ${stop(gaveUp(retry))}`,
    ...(retry.after > 0 ? [`${words.wait}(${milliseconds});`] : []),
  ].join("\n");
}

/**
 * Returns the sources of several calls that share a variable: the first one that uses it declares it.
 *
 * @param ahead declaration before a loop
 */
export function declareOnce(
  sources: readonly string[],
  assignment: string,
  declaration: string,
  ahead = "",
): readonly string[] {
  const first = sources.findIndex((source) => source.includes(assignment));
  return sources.map((source, index) => {
    if (index !== first) return source;
    return source.includes(`\n${assignment}`)
      ? source.replace(assignment, () => declaration)
      : source.replace("\n", `\n${ahead}\n`);
  });
}

/** `courseId` for `course-id`. */
export function camelCase({ name }: Variable): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
