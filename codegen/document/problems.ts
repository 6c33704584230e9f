import path from "node:path";
import {
  getCodeframe,
  getLineColLocation,
  type Document,
  type LineColLocationObject,
  type LocationObject,
  type Source,
} from "@redocly/openapi-core";
import { conflictLine, conflictRemedy } from "../../src/shared/merge-conflict";
import type { Problem } from "../errors";

/** Longer lines are not excerpted: the marked part would be hard to find. */
const longestLine = 200;

/** Leaves out repeated problems at the same location: a schema that is used in several places is linted at each of them. */
export function onceForEachPlace(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set<string>();
  return problems.filter(({ file, line, column, message }) => {
    const fact = JSON.stringify([file, line, column, message]);
    const isNew = !told.has(fact);
    told.add(fact);
    return isNew;
  });
}

/** Returns a syntax mistake, or the merge conflict that caused it. */
export function syntaxProblem(
  source: Source,
  start: LineColLocationObject["start"],
  base: string,
  message: string,
  remedy: string,
): Problem {
  const mark = conflictLine(source.getLines());
  const [place, what] =
    mark === undefined
      ? [start, { message, remedy }]
      : [
          { line: mark, col: 1 },
          { message: "The file contains a merge conflict.", remedy: conflictRemedy },
        ];
  return errorFrom(source, place, base, { rule: "syntax", ...what });
}

/** Returns an error at a line and a column of a file. */
export function errorFrom(
  source: Source,
  start: LineColLocationObject["start"],
  base: string,
  what: Omit<ProblemText, "severity">,
): Problem {
  return { ...what, severity: "error", ...located({ source, pointer: undefined, start }, base) };
}

/** A problem without its location. */
export type ProblemText = Pick<Problem, "rule" | "severity" | "message" | "remedy">;

/**
 * Returns a problem that we found ourselves, at a location in a file.
 *
 * @param pointer JSON Pointer fragment
 * @param base folder of the document, see {@link displayName}
 */
export function problemAt(
  { source }: Document,
  pointer: string,
  what: ProblemText,
  base: string,
): Problem {
  return { ...what, ...located({ source, pointer }, base) };
}

/** Returns the folder that file names of a document are relative to. */
export function baseOf(root: Document): string {
  return path.dirname(root.source.absoluteRef);
}

/**
 * Returns the name of a file in messages and generated files: never absolute, so that it is the same on every machine.
 *
 * @param base folder of the document: names of files outside the working folder are relative to it
 */
export function displayName(absolute: string, base: string): string {
  const fromHere = path.relative(process.cwd(), absolute);
  const relative = fromHere.startsWith("..") ? path.relative(base, absolute) : fromHere;
  return relative.split(path.sep).join("/");
}

type Place = Pick<Problem, "file" | "line" | "column" | "frame">;

/** Returns the file, the line and an excerpt of a location. */
export function located(location: LocationObject | undefined, base: string): Place {
  if (!location) return { file: "", line: 1, column: 1, frame: "" };
  const exact = getLineColLocation(location);
  const { source, start } = exact;
  const place = {
    file: displayName(source.absoluteRef, base),
    line: start.line,
    column: start.col,
  };
  // In minified JSON, where everything is on one line, an excerpt would show the beginning.
  if ((source.getLines()[start.line - 1]?.length ?? 0) > longestLine)
    return { ...place, frame: location.pointer === undefined ? "" : `at ${location.pointer}` };
  // The first line of a long place is where to look; the rest would only push the next problem off the screen.
  const lineEnd = { line: start.line, col: (source.getLines()[start.line - 1]?.length ?? 0) + 1 };
  const end = exact.end && exact.end.line > start.line ? lineEnd : exact.end;
  return { ...place, frame: getCodeframe({ ...exact, end }, false) };
}
