import path from "node:path";
import type { Source } from "@redocly/openapi-core";
import { printParseErrorCode, visit, type JSONVisitor } from "jsonc-parser";
import { InputError, type Problem } from "../errors";
import { bounds } from "./bounds";
import { syntaxProblem } from "./problems";

/**
 * Reads a `.json` file as JSON (RFC 8259), which takes a tenth of what a YAML parser takes. YAML allows more: commas at the end,
 * comments, single quotes. Other tools would refuse what we let pass.
 *
 * @param base folder of the document, from which the file is named
 * @returns nothing for a file of another kind, and for one that a YAML parser reads otherwise, or has something to say of: a name that
 * an object has twice, a merge (`<<`), nesting beyond its bound, a number beyond a float's range
 * @throws InputError when it is no JSON
 */
export function jsonOf(source: Source, base: string): { readonly value: unknown } | undefined {
  if (path.extname(source.absoluteRef).toLowerCase() !== ".json") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(source.body);
  } catch {
    throw new InputError([jsonProblem(source, base)]);
  }
  return isPlain(source.body) ? { value } : undefined;
}

/** The first mistake, by a parser of our own: `JSON.parse` does not always give its position. */
function jsonProblem(source: Source, base: string): Problem {
  let [reason, start] = ["", { line: 1, col: 1 }];
  visited(source.body, {
    onError(code, _offset, _length, line, character) {
      if (reason !== "") return;
      const name = printParseErrorCode(code);
      reason = `: ${name.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase()}`;
      start = { line: line + 1, col: character + 1 };
    },
  });
  const message = `The file is not valid JSON${reason}.`;
  const remedy = "Fix the syntax, or give the file a name that ends in .yaml.";
  return syntaxProblem(source, start, base, message, remedy);
}

function isPlain(json: string): boolean {
  const open: Set<string>[] = [];
  let result = true;
  const enter = () => {
    open.push(new Set());
    if (open.length > bounds.fileDepth) result = false;
  };
  const leave = () => {
    open.pop();
  };
  const isWhole = visited(json, {
    onObjectBegin: enter,
    onObjectEnd: leave,
    onArrayBegin: enter,
    onArrayEnd: leave,
    onObjectProperty(name) {
      if (name === "<<" || open.at(-1)?.has(name)) result = false;
      open.at(-1)?.add(name);
    },
    onLiteralValue(value) {
      if (typeof value === "number" && !Number.isFinite(value)) result = false;
    },
  });
  return isWhole && result;
}

/** Whether a text was visited to its end. */
function visited(json: string, visitor: JSONVisitor): boolean {
  try {
    visit(json, visitor, { disallowComments: true });
    return true;
  } catch (error) {
    // Each level of nesting is one more on the stack.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
