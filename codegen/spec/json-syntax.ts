import path from "node:path";
import type { Source } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { bounds } from "./bounds";
import { isObject } from "./document";
import { displayName, excerpt } from "./problems";

/**
 * What is wrong with a `.json` file as JSON (RFC 8259). It is read with a YAML parser, for the positions, and YAML allows more:
 * commas at the end, comments, single quotes. Other tools would refuse what we let pass.
 *
 * @param base folder of the document, see {@link displayName}
 * @returns nothing for a file of another kind
 */
export function jsonProblem(source: Source, base: string): Problem | undefined {
  if (!isNamedJson(source) || read.has(source)) return undefined;
  try {
    JSON.parse(source.body);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    const before = source.body.slice(0, offset).split("\n");
    const start = { line: before.length, col: (before.at(-1)?.length ?? 0) + 1 };
    return {
      rule: "syntax",
      severity: "error",
      message: `The file is not valid JSON: ${message.replace(/ (in JSON )?at position.*$/s, "")}.`,
      file: displayName(source.absoluteRef, base),
      line: start.line,
      column: start.col,
      frame: excerpt(source, start),
      remedy: "Mend the syntax, or give the file a name that ends in .yaml.",
    };
  }
}

function isNamedJson(source: Source): boolean {
  return path.extname(source.absoluteRef).toLowerCase() === ".json";
}

/** What {@link jsonOf} has read. */
const read = new WeakSet<Source>();

/**
 * Reads a `.json` file as JSON, which takes a tenth of what a YAML parser takes.
 *
 * @returns nothing for a file of another kind, and for one of which the YAML parser has something to say: a name that an object has
 * twice, nesting beyond its bound, a mistake; see {@link namesIn} as well
 */
export function jsonOf(source: Source): { readonly value: unknown } | undefined {
  if (!isNamedJson(source)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(source.body);
  } catch {
    return undefined;
  }
  const { names, depth } = structureOf(source.body);
  if (depth > bounds.fileDepth || names !== namesIn(value)) return undefined;
  read.add(source);
  return { value };
}

/** How many names of members a JSON text holds, and how deep its values lie in each other. */
function structureOf(json: string): { readonly names: number; readonly depth: number } {
  let [names, depth, deepest] = [0, 0, 0];
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === "{" || letter === "[") deepest = Math.max(deepest, ++depth);
    else if (letter === "}" || letter === "]") depth--;
    // Nothing but a name stands before a colon.
    else if (letter === ":") names++;
    else if (letter === '"') at = endOfString(json, at);
  }
  return { names, depth: deepest };
}

function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end;
}

function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json[first - 1] === "\\") first--;
  return (at - first) % 2 === 1;
}

/** The names in a value; none, where a YAML parser reads something else: `<<` merges, and beyond a float's range is no number. */
function namesIn(value: unknown): number {
  if (typeof value === "number" && !Number.isFinite(value)) return Number.NaN;
  if (!isObject(value)) return 0;
  const items: readonly unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : items.length;
  const merges = !Array.isArray(value) && Object.hasOwn(value, "<<");
  return items.reduce<number>((sum, item) => sum + namesIn(item), merges ? Number.NaN : own);
}
