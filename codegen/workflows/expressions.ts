import type { JsonValue } from "../model/types";

/** A runtime expression that programs support (Arazzo 1.0.1, 4.6.10). The pointer leads into the value; empty means all of it. */
export type Expression =
  | { readonly kind: "input"; readonly name: string; readonly pointer: string }
  | {
      readonly kind: "output";
      readonly step: string;
      readonly name: string;
      readonly pointer: string;
    }
  | { readonly kind: "body"; readonly pointer: string };

/** Returns the expressions in a value that a step sends. */
export function expressionsIn(value: JsonValue): readonly Expression[] {
  if (typeof value === "string")
    return piecesOf(value).flatMap((piece) => (typeof piece === "string" ? [] : piece));
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((member) => expressionsIn(member ?? null));
}

/** Splits a text that a step sends: it is an expression, or contains some between braces. */
export function piecesOf(value: string): readonly (string | Expression)[] {
  const pieces = split(value).map((piece, index) =>
    index % 2 === 0 ? piece : (parseExpression(piece) ?? piece),
  );
  return pieces.filter((piece) => piece !== "");
}

/** Returns the sources of the expressions in a text that a step sends, including those that programs do not support. */
export function sourcesIn(value: string): readonly string[] {
  return split(value).filter((_, index) => index % 2 === 1);
}

/** Splits a text; every second part is the source of an expression. */
function split(value: string): readonly string[] {
  if (value.startsWith("$")) return ["", value];
  return value.split(/\{(\$[^}]*)\}/);
}

export function parseExpression(source: string): Expression | undefined {
  const [, path = "", pointer = ""] = /^([^#]*)(?:#(.*))?$/s.exec(source) ?? [];
  if (path === "$response.body") return { kind: "body", pointer };
  const [, input] = /^\$inputs\.(.+)$/.exec(path) ?? [];
  if (input !== undefined) return { kind: "input", name: input, pointer };
  const [, step, name] = /^\$steps\.([^.]+)\.outputs\.(.+)$/.exec(path) ?? [];
  return step === undefined || name === undefined
    ? undefined
    : { kind: "output", step, name, pointer };
}
