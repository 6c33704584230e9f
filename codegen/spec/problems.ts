import path from "node:path";
import {
  getCodeframe,
  getLineColLocation,
  type Document,
  type LineColLocationObject,
  type LocationObject,
  type NormalizedProblem,
  type Source,
  type YamlParseError,
} from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { bounds } from "./bounds";
import type { Finding } from "./checks/rule";
import { exampleProblems } from "./example-problems";
import { rulesByName } from "./rules";

/** Lines longer than this are not excerpted: the marked part would be hard to find. */
const longestLine = 200;

/**
 * What the linter found: errors first, in the order of the files.
 *
 * @param root the document that was linted
 * @param placeOf where the author wrote what the linter found
 */
export function lintProblems(
  found: readonly NormalizedProblem[],
  root: Document,
  placeOf = (location: LocationObject) => location,
): readonly Problem[] {
  const base = baseOf(root);
  const problems = exampleProblems(found, root).map((finding): Problem => {
    // Rules of ours may report a remedy for the case at hand, which the linter passes on.
    const { ruleId, severity, message, suggest, remedy } = finding as NormalizedProblem &
      Pick<Finding, "remedy">;
    const rule = rulesByName.get(ruleId);
    const [location] = finding.location;
    const question = suggest.length > 0 ? [`Did you mean ${quoted(suggest)}?`] : [];
    return {
      rule: rule?.id ?? ruleId,
      severity: severity === "warn" ? "warning" : "error",
      ...located(location && placeOf(location), base),
      message: [message.trim(), ...question].join(" "),
      remedy:
        remedy ?? rule?.remedy ?? "See the OpenAPI Specification, https://spec.openapis.org/oas/.",
    };
  });
  return onceForEachPlace(
    problems.sort(
      (a, b) =>
        Number(b.severity === "error") - Number(a.severity === "error") ||
        (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
        a.line - b.line ||
        a.column - b.column,
    ),
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(" or ");
}

/** A schema that is used in several places is linted at each of them. */
function onceForEachPlace(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set<string>();
  return problems.filter(({ file, line, column, message }) => {
    const fact = JSON.stringify([file, line, column, message]);
    const isNew = !told.has(fact);
    told.add(fact);
    return isNew;
  });
}

/**
 * A mistake in the syntax of a YAML file.
 *
 * @param base folder of the document, see {@link displayName}
 */
export function yamlProblem(
  { source, line, col, originalError }: YamlParseError,
  base: string,
): Problem {
  const [first = ""] = originalError.message.split("\n");
  const start = { line, col };
  if (first.startsWith("nesting exceeded"))
    return {
      rule: "bounds",
      severity: "error",
      message: `Values are nested more than ${bounds.fileDepth} levels deep here.`,
      ...located({ source, pointer: undefined, start }, base),
      remedy: "Name the inner schemas under `components.schemas`, and refer to them.",
    };
  const said = first.replace(/ in "[^"]*" \(\d+:\d+\)$/, "").trim();
  const words = inWords(said, source.getLines(), start);
  return syntaxProblem(source, words.start ?? start, base, words.message, words.remedy);
}

/** What the parser says of a place, and what to do about it; with another place where that is the cause. */
function inWords(
  said: string,
  lines: readonly string[],
  start: LineColLocationObject["start"],
): Pick<Problem, "message" | "remedy"> & { readonly start?: typeof start } {
  const { line, col } = start;
  const here = lines[line - 1] ?? "";
  const [, indent = "", key] = /^(\s*)([^\s:]+):/.exec(here) ?? [];
  if (said === "duplicated mapping key" && key !== undefined) {
    const isOutside = (text: string) => text.trim() !== "" && text.search(/\S/) < indent.length;
    const above = lines.slice(0, line - 1);
    const block = above.slice(above.findLastIndex(isOutside) + 1);
    const at = block.findIndex((text) => text.startsWith(`${indent}${key}:`));
    const before = at < 0 ? "" : `: first on line ${above.length - block.length + at + 1}`;
    return {
      message: `The key \`${key}\` occurs twice${before}.`,
      remedy: "Remove one of the two.",
    };
  }
  if (said === "deficient indentation" || /end of the .* quoted scalar/.test(said)) {
    const opened = /(?<=(?:^|[:-]\s)\s*)(["'])(?:\\.|\1\1|(?!\1).)*$/;
    const before = lines.slice(0, line - 1).findLastIndex((text) => opened.test(text));
    const column = lines[before]?.search(opened);
    if (column !== undefined)
      return {
        message: "The quote is not closed.",
        remedy: "Close it at the end of the value.",
        start: { line: before + 1, col: column + 1 },
      };
  }
  if (said === "bad indentation of a mapping entry")
    return /:\s.*:(\s|$)/.test(here) && col > here.search(/:\s/) + 1
      ? { message: "The value contains a colon and a space.", remedy: "Put the value in quotes." }
      : {
          message: "The line is not indented like the others of its object.",
          remedy: "Start it in the same column as the fields beside it.",
        };
  return {
    message: said || "The file is not valid YAML.",
    remedy: "Fix the syntax; a YAML-aware editor marks the place.",
  };
}

/** A mistake in the syntax of a file, or the merge conflict that is the cause of it. */
export function syntaxProblem(
  source: Source,
  start: LineColLocationObject["start"],
  base: string,
  message: string,
  remedy: string,
): Problem {
  // The markers of `git merge`.
  const mark = source.getLines().findIndex((text) => /^(<{7}|>{7}|\|{7}) /.test(text));
  const what =
    mark < 0
      ? { message, remedy, ...located({ source, pointer: undefined, start }, base) }
      : {
          message: "The file holds a merge conflict.",
          remedy: "Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>.",
          ...located({ source, pointer: undefined, start: { line: mark + 1, col: 1 } }, base),
        };
  return { rule: "syntax", severity: "error", ...what };
}

/** A problem without its place. */
export type ProblemText = Pick<Problem, "rule" | "severity" | "message" | "remedy">;

/**
 * A problem of our own, at a place of a file.
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

/** The folder from which the files of a document are named. */
export function baseOf(root: Document): string {
  return path.dirname(root.source.absoluteRef);
}

/**
 * The name of a file in messages and in what is generated: never absolute, so that it is the same on every machine.
 *
 * @param base folder of the document: a file outside the working folder is named from there
 */
export function displayName(absolute: string, base: string): string {
  const fromHere = path.relative(process.cwd(), absolute);
  const relative = fromHere.startsWith("..") ? path.relative(base, absolute) : fromHere;
  return relative.split(path.sep).join("/");
}

type Place = Pick<Problem, "file" | "line" | "column" | "frame">;

function located(location: LocationObject | undefined, base: string): Place {
  if (!location) return { file: "", line: 1, column: 1, frame: "" };
  const exact = getLineColLocation(location);
  const { source, start } = exact;
  const place = {
    file: displayName(source.absoluteRef, base),
    line: start.line,
    column: start.col,
  };
  // Of minified JSON, where all is in one line, an excerpt would show the beginning.
  if ((source.getLines()[start.line - 1]?.length ?? 0) > longestLine)
    return { ...place, frame: location.pointer === undefined ? "" : `at ${location.pointer}` };
  // The first line of a long place is where to look; the rest would only push the next problem off the screen.
  const lineEnd = { line: start.line, col: (source.getLines()[start.line - 1]?.length ?? 0) + 1 };
  const end = exact.end && exact.end.line > start.line ? lineEnd : exact.end;
  return { ...place, frame: getCodeframe({ ...exact, end }, false) };
}
