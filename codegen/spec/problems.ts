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
import { conflictLine, conflictRemedy } from "../../src/shared/merge-conflict";
import type { Problem } from "../errors";
import { bounds } from "./bounds";
import type { Finding } from "./checks/rule";
import { curlyQuotes } from "./curly-quotes";
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
    const earlier = lines.slice(0, line - 1);
    const block = earlier.slice(earlier.findLastIndex(isOutside) + 1);
    const at = block.findIndex((text) => text.startsWith(`${indent}${key}:`));
    const before = at < 0 ? "" : `: first on line ${earlier.length - block.length + at + 1}`;
    return {
      message: `The key \`${key}\` occurs twice${before}.`,
      remedy: "Remove one of the two.",
    };
  }
  const above = (pattern: RegExp) => {
    const before = lines.slice(0, line).findLastIndex((text) => pattern.test(text));
    const column = lines[before]?.search(pattern);
    return column === undefined ? undefined : { line: before + 1, col: column + 1 };
  };
  const unseen = above(/(?<=:)\u00A0/);
  if (unseen && unseen.line >= line - 1)
    return {
      message: "A no-break space follows the colon, so this is not a field.",
      remedy: "Write an ordinary space after the colon.",
      start: unseen,
    };
  const curly = here.search(/(?<=:\s+)[“„‘]/);
  if (curly >= 0) return { ...curlyQuotes(here.slice(curly)), start: { line, col: curly + 1 } };
  if (said === "deficient indentation" || /end of the .* quoted scalar/.test(said)) {
    const quote = above(/(?<=(?:^|[:-]\s)\s*)(["'])(?:\\.|\1\1|(?!\1).)*$/);
    if (quote)
      return {
        message: "The quote is not closed.",
        remedy: "Close it at the end of the value.",
        start: quote,
      };
    const bracket = above(/[[{][^[\]{}]*$/);
    if (bracket)
      return {
        message: `The \`${lines[bracket.line - 1]?.[bracket.col - 1]}\` is not closed.`,
        remedy: "Close it on its line, or indent the lines that belong to it.",
        start: bracket,
      };
  }
  if (/multiline key|bad indentation of a mapping/.test(said)) {
    const before = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== "");
    const text = lines[before] ?? "";
    const colon = text.search(/(?<=^\s*[\w$-]+):(?=\S)/);
    if (colon >= 0)
      return {
        message: "No space follows the colon, so this is not a field.",
        remedy: "Write a space after the colon.",
        start: { line: before + 1, col: colon + 1 },
      };
    if (/^\s*[^\s#-][^:]*$/.test(text) && text.search(/\S/) <= indent.length)
      return {
        message: "The line has no colon, so it is not a field.",
        remedy: "Write `name: value`, or indent the line if it belongs to the text above.",
        start: { line: before + 1, col: text.search(/\S/) + 1 },
      };
  }
  const [, alias] = /^unidentified alias "(.*)"/.exec(said) ?? [];
  if (alias !== undefined)
    return {
      message: `\`*${alias}\` is an alias, and nothing before it has the anchor \`&${alias}\`.`,
      remedy: "Put the value in quotes if it is text, or add the anchor.",
    };
  if (said.startsWith("expected a single document"))
    return {
      message: "The file contains more than one document.",
      remedy: "Remove the line `---`, or what does not belong to this document.",
      start: { line: lines.findLastIndex((text) => /^---(\s|$)/.test(text)) + 1, col: 1 },
    };
  if (said.startsWith("unknown escape"))
    return {
      message: "A backslash in double quotes begins an escape sequence, and this is not one.",
      remedy: "Write two backslashes, or use single quotes.",
    };
  if (said.startsWith("tab characters"))
    return {
      message: "The line is indented with a tab.",
      remedy: "Use spaces: YAML allows no tabs here.",
    };
  if (said === "bad indentation of a mapping entry") return ofMappingEntry(here, col);
  return {
    message: said || "The file is not valid YAML.",
    remedy: "Fix the syntax; a YAML-aware editor marks the place.",
  };
}

/** What makes a line no field of its object. */
function ofMappingEntry(here: string, col: number): Pick<Problem, "message" | "remedy"> {
  const [first] =
    /[@`%]/.exec(here.slice(col - 1, col)) ??
    /(?<=:\s+)[*&!](?=\S+\s+$)/.exec(here.slice(0, col - 1)) ??
    [];
  if (first !== undefined)
    return {
      message: `Text that begins with ${first === "`" ? "a backtick" : `\`${first}\``} needs quotes.`,
      remedy: "Put the value in quotes.",
    };
  const [, end] =
    /:\s+(?:"(?:\\.|[^"\\])*(")|'(?:''|[^'])*(')|\{[^{}]*(\})|\[[^[\]]*(\]))\s*$/
      .exec(here.slice(0, col - 1))
      ?.filter(Boolean) ?? [];
  if (end !== undefined)
    return {
      message: `Text follows the closing \`${end}\` of the value.`,
      remedy: /["']/.test(end)
        ? "Put the whole value in quotes, of the other kind if it contains some."
        : "Remove it, or put the whole value in quotes.",
    };
  if (/^\s*- /.test(here) && col <= here.search(/\S/) + 1)
    return {
      message: "A list item is among the fields of an object.",
      remedy: "Remove the dash, or move the item into a list.",
    };
  return /:\s.*:(\s|$)/.test(here) && col > here.search(/:\s/) + 1
    ? { message: "The value contains a colon and a space.", remedy: "Put the value in quotes." }
    : {
        message: "The line is not indented like the others of its object.",
        remedy: "Start it in the same column as the other fields.",
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
  const mark = conflictLine(source.getLines());
  const what =
    mark === undefined
      ? { message, remedy, ...located({ source, pointer: undefined, start }, base) }
      : {
          message: "The file contains a merge conflict.",
          remedy: conflictRemedy,
          ...located({ source, pointer: undefined, start: { line: mark, col: 1 } }, base),
        };
  return { rule: "syntax", severity: "error", ...what };
}

/** A problem without its place. */
export type ProblemText = Pick<Problem, "rule" | "severity" | "message" | "remedy">;

/**
 * A problem that we found ourselves, at a location in a file.
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
