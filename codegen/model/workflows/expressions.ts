import type { JsonValue } from "../types";

/** A runtime expression that programs can be written with (Arazzo 1.0.1, 4.6.10). The pointer is that into the value; empty: all of it. */
export type Expression =
  | { readonly kind: "input"; readonly name: string; readonly pointer: string }
  | {
      readonly kind: "output";
      readonly step: string;
      readonly name: string;
      readonly pointer: string;
    }
  | { readonly kind: "body"; readonly pointer: string };

/** The expressions in a value that a step sends. */
export function expressionsIn(value: JsonValue): readonly Expression[] {
  if (typeof value === "string")
    return piecesOf(value).flatMap((piece) => (typeof piece === "string" ? [] : piece));
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((member) => expressionsIn(member ?? null));
}

/** A text that a step sends, taken apart: it is an expression, or contains some between braces. */
export function piecesOf(value: string): readonly (string | Expression)[] {
  const pieces = split(value).map((piece, index) =>
    index % 2 === 0 ? piece : (parseExpression(piece) ?? piece),
  );
  return pieces.filter((piece) => piece !== "");
}

/** The sources of the expressions in a text that a step sends, those included that programs cannot be written with. */
export function sourcesIn(value: string): readonly string[] {
  return split(value).filter((_, index) => index % 2 === 1);
}

/** Every second one is the source of an expression. */
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
