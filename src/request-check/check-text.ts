import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";

import { joinId } from "../view/ids";
import { type Evaluator, findFaults } from "./find-faults";
import { isMistake } from "./is-mistake";
import type { CheckResult, Fault, JsonValue, RequestCheck, ValuePath } from "./types";
import { commaAtEnd } from "./words";

/** Maximum number of faults to return, the first ones. A reader with more is not writing this kind of body. */
const maxFaults = 50;

/** Checks a text that should be the body of a request. */
export function checkText(text: string, check: RequestCheck, evaluator?: Evaluator): CheckResult {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !tree) {
    const found = error ?? { offset: 0, error: 1 };
    const comma = /[}\]]/.test(text.charAt(found.offset))
      ? /,\s*$/.exec(text.slice(0, found.offset))
      : null;
    const { offset, error: code } = comma ? { offset: comma.index, error: commaAtEnd } : found;
    const before = text.slice(0, offset).split("\n");
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { kind: "syntax", code, line: before.length, column };
  }
  const { faults, variants } = findFaults(JSON.parse(text) as JsonValue, check, evaluator);
  const lineAt = lineCounter(text);
  const lineOf = (path: ValuePath) => {
    const node = findNodeAtLocation(tree, [...path]) ?? tree;
    return lineAt((node.parent?.type === "property" ? node.parent : node).offset);
  };
  const twice = repeated(tree, []).map(({ offset, ...fault }) => {
    const id = [check.at, ...fault.path].reduce<string>(
      (at, part) => (typeof part === "string" ? joinId(at, part) : at),
      "",
    );
    return { ...fault, kind: "twice" as const, place: { id }, line: lineAt(offset) };
  });
  const located = faults.map((fault: Fault) => ({ ...fault, line: lineOf(fault.path) }));
  const all = [...twice, ...located].toSorted((a, b) => a.line - b.line);
  return {
    kind: "checked",
    faults: all.slice(0, maxFaults),
    mistakes: all.filter(isMistake).length,
    variants,
  };
}

/** Returns a function that returns the number of the line at an offset, without reading the text again. */
function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

interface Repeated {
  readonly name: string;
  readonly path: ValuePath;
  readonly offset: number;
}

/** Returns the names that an object has twice; only the last value would count. */
function repeated({ type, children = [] }: Node, path: ValuePath): readonly Repeated[] {
  if (type === "array") return children.flatMap((item, index) => repeated(item, [...path, index]));
  const seen = new Set<string>();
  return children.flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value);
    const inside = [...path, name];
    const again = seen.has(name) ? [{ name, path: inside, offset }] : [];
    seen.add(name);
    return [...again, ...(value ? repeated(value, inside) : [])];
  });
}
