import type { Document } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { findExcess, findManyParts, findReferenceLoops, type Target } from "./bounds";
import { valueAt } from "./document";
import { problemAt } from "./problems";

/**
 * What is wrong with one parsed file of a document, whatever it means: later stages and the libraries that they call would not come back
 * from it.
 *
 * @param base folder of the document, from which the file is named
 */
export function fileProblems(file: Document, base: string): readonly Problem[] {
  const excess = excessProblem(file, base);
  if (excess) return [excess];
  return referenceLoops(file, base, (ref, name) =>
    ref.startsWith("#") ? { file: name, value: valueAt(file.parsed, ref) } : undefined,
  );
}

/** What would exhaust memory, the stack or the time; see {@link findExcess} and {@link findManyParts}. */
export function excessProblem(file: Document, base: string): Problem | undefined {
  const root: unknown = file.parsed;
  const excess = findExcess(root) ?? findManyParts(root, (pointer) => valueAt(root, pointer));
  if (!excess) return undefined;
  const { message, remedy, pointer } = excess;
  const what = { rule: "bounds", severity: "error", message, remedy } as const;
  return problemAt(file, pointer, what, base);
}

/**
 * References of a file that lead back to themselves.
 *
 * @param follow where a reference leads, see {@link findReferenceLoops}
 */
export function referenceLoops(
  file: Document,
  base: string,
  follow: (ref: string, file: string) => Target | undefined,
): readonly Problem[] {
  const root = { file: file.source.absoluteRef, value: file.parsed as unknown };
  return findReferenceLoops(root, follow).map(({ refs, pointer }) => {
    const message = `The $ref is circular: ${[...refs, refs[0]].join(" → ")}.`;
    const remedy = "Point one of them at something other than a $ref.";
    const what = { rule: "no-reference-loop", severity: "error", message, remedy } as const;
    return problemAt(file, pointer, what, base);
  });
}
