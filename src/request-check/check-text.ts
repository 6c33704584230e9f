import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";

import { joinId } from "../view/ids";
import { findFaults } from "./find-faults";
import type { CheckResult, Fault, JsonValue, RequestCheck, ValuePath } from "./types";
import { commaAtEnd } from "./words";

/** Checks a text that should be the body of a request. */
export function checkText(text: string, check: RequestCheck): CheckResult {
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
  const { faults, variants } = findFaults(JSON.parse(text) as JsonValue, check);
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
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
  return {
    kind: "checked",
    faults: [...twice, ...located].toSorted((a, b) => a.line - b.line),
    variants,
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
