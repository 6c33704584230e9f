import { findNodeAtLocation, type ParseError, parseTree } from "jsonc-parser";

import { type Evaluator, findFaults, isMistake } from "./find-faults";
import type { CheckResult, JsonValue, RequestCheck, ValuePath } from "./types";
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
  const offsetOf = (path: ValuePath) => {
    const node = findNodeAtLocation(tree, [...path]) ?? tree;
    return (node.parent?.type === "property" ? node.parent : node).offset;
  };
  const all = faults
    .map((fault) => ({ ...fault, offset: offsetOf(fault.path) }))
    .toSorted((a, b) => a.offset - b.offset);
  return {
    kind: "checked",
    faults: all.slice(0, maxFaults).map(({ offset, ...fault }) => ({
      ...fault,
      line: text.slice(0, offset).split("\n").length,
    })),
    mistakes: all.filter(isMistake).length,
    variants,
  };
}
