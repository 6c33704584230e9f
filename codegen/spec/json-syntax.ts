import path from "node:path";
import type { Source } from "@redocly/openapi-core";
import { printParseErrorCode, visit, type JSONVisitor } from "jsonc-parser";
import { InputError, type Problem } from "../errors";
import { bounds } from "./bounds";
import { syntaxProblem } from "./problems";

/**
 * Reads a `.json` file as JSON (RFC 8259), which takes a tenth of what a YAML parser takes. YAML allows more: commas at the end,
 * comments, single quotes. Other tools would reject what we accept.
 *
 * @param base folder of the document, from which the file is named
 * @returns nothing for a file of another kind, and for one that a YAML parser reads otherwise, or has something to say of: a name that
 * an object has twice, a merge (`<<`), nesting beyond its bound, a number beyond a float's range
 * @throws InputError when it is not JSON
 */
export function jsonOf(source: Source, base: string): { readonly value: unknown } | undefined {
  if (path.extname(source.absoluteRef).toLowerCase() !== ".json") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(source.body);
  } catch {
    throw new InputError([jsonProblem(source, base)]);
  }
  return isPlain(source.body, value) ? { value } : undefined;
}

/** The first mistake, by a parser of our own: `JSON.parse` does not always give its position. */
function jsonProblem(source: Source, base: string): Problem {
  let [reason, start] = ["", { line: 1, col: 1 }];
  const visitor: JSONVisitor = {
    onError(code, _offset, _length, line, character) {
      if (reason !== "") return;
      const name = printParseErrorCode(code);
      reason = `: ${name.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase()}`;
      start = { line: line + 1, col: character + 1 };
    },
  };
  fitsStack(() => visit(source.body, visitor, { disallowComments: true }));
  const message = `The file is not valid JSON${reason}.`;
  const remedy = "Fix the syntax, or give the file a name that ends in .yaml.";
  return syntaxProblem(source, start, base, message, remedy);
}

/**
 * Whether a YAML parser reads a JSON text as {@link JSON.parse} does. A name that an object has twice is in the text, but not in the
 * value. A parser that tells of every name takes three times as long.
 */
function isPlain(json: string, value: unknown): boolean {
  let names = 0;
  const walk = (one: unknown, depth: number): boolean => {
    if (typeof one === "number") return Number.isFinite(one);
    if (typeof one !== "object" || one === null) return true;
    if (depth === bounds.fileDepth) return false;
    if (Array.isArray(one)) return one.every((item) => walk(item, depth + 1));
    return Object.entries(one).every(([name, member]) => {
      names++;
      return name !== "<<" && walk(member, depth + 1);
    });
  };
  if (!walk(value, 0)) return false;
  const string = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?/g;
  const isRead = fitsStack(() => {
    while (string.test(json)) if (json[string.lastIndex - 1] === ":") names--;
  });
  return isRead && names === 0;
}

/** Runs a parser. Returns whether the stack was large enough. */
function fitsStack(parse: () => void): boolean {
  try {
    parse();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
