import type { Document, YamlParseError } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { bounds } from "./bounds";
import { curlyQuotes } from "./curly-quotes";
import { errorFrom, syntaxProblem } from "./problems";

/**
 * Describes a syntax mistake in a YAML file.
 *
 * @param base folder of the document; file names are relative to it
 */
export function yamlProblem(
  { source, line, col, originalError }: YamlParseError,
  base: string,
): Problem {
  const [first = ""] = originalError.message.split("\n");
  if (first.startsWith("nesting exceeded"))
    return errorFrom(source, { line, col }, base, {
      rule: "bounds",
      message: `Values are nested more than ${bounds.fileDepth} levels deep here.`,
      remedy: "Name the inner schemas under `components.schemas`, and refer to them.",
    });
  const said = first.replace(/ in "[^"]*" \(\d+:\d+\)$/, "").trim();
  const lines = source.getLines();
  const { start, message, remedy } = slipOf(
    said,
    lines,
    // The parser does not say where a second document begins.
    line > 0 ? { line, col } : { line: lines.length, col: 1 },
  );
  return syntaxProblem(source, start, base, message, remedy);
}

/** A key that is a value of another spelling (YAML 1.2, 10.3.2), and so read as `null`, `true` or `false`. */
const changed =
  /(?<=^[ \t]*(?:- +)*|[{,][ \t]*)(?:Null|NULL|~|True|TRUE|False|FALSE)(?=[ \t]*:(?:\s|$))/m;

/** Finds a key that is read as another text: what refers to it finds nothing. */
export function changedKey({ source, parsed }: Document, base: string): readonly Problem[] {
  const { index, 0: key = "" } = changed.exec(source.body) ?? {};
  const name = key === "~" ? "null" : key.toLowerCase();
  // In a text over several lines, it is no key.
  if (index === undefined || !JSON.stringify(parsed).includes(`"${name}":`)) return [];
  const lines = source.body.slice(0, index).split("\n");
  const start = { line: lines.length, col: (lines.at(-1)?.length ?? 0) + 1 };
  const message = `YAML reads the key \`${key}\` as \`${name}\`.`;
  const remedy = `Put it in quotes: \`"${key}"\`.`;
  return [errorFrom(source, start, base, { rule: "syntax", message, remedy })];
}

/** A common slip. */
interface Slip extends Pick<Problem, "message" | "remedy"> {
  /** The parser's message, any if absent; `$1` in ours stands for its group. */
  readonly said?: RegExp;
  /** What to look for, backwards from the place where the parser stopped; if absent, the slip is at that place. */
  readonly at?: RegExp;
  /** Number of lines to search before that line. */
  readonly reach?: number;
}

/** A name and a colon at the start of a line, and the whitespace after them. */
const field = String.raw`^\s*(?:- +)*[^\s:]+:\s+`;

/** The first that fits is reported. */
const slips: readonly Slip[] = [
  {
    at: /(?<=:|^ *)\u00A0/,
    reach: 1,
    message: "A no-break space is not a space in YAML: it is read as a part of the text.",
    remedy: "Write an ordinary space.",
  },
  ...["“", "„", "‘"].map((quote) => ({
    at: RegExp(`(?<=${field})${quote}`),
    ...curlyQuotes(quote),
  })),
  {
    said: /^deficient indentation|end of the .* quoted scalar/,
    at: /(?<=(?:^|[:-]\s)\s*)(["'])(?:\\.|\1\1|(?!\1).)*$/,
    reach: Infinity,
    message: "The quote is not closed.",
    remedy: "Close it at the end of the value.",
  },
  {
    said: /^deficient indentation/,
    message: "The line needs more indentation, or a bracket above it is not closed.",
    remedy: "Close the bracket on its line, or indent the lines that belong to it.",
  },
  {
    said: /multiline key|^bad indentation of a mapping/,
    at: /(?<=^\s*[\w$-]+):(?=\S)/,
    reach: 1,
    message: "No space follows the colon, so this is not a field.",
    remedy: "Write a space after the colon.",
  },
  {
    said: /^expected a single document/,
    at: /^---(\s|$)/,
    reach: Infinity,
    message: "The file contains more than one document.",
    remedy: "Remove the line `---`, or what does not belong to this document.",
  },
  {
    said: /^unidentified alias "(.*)"/,
    message: "`*$1` is an alias, and nothing before it has the anchor `&$1`.",
    remedy: "Put the value in quotes if it is text, or add the anchor.",
  },
  {
    said: /^unknown escape/,
    message: "A backslash in double quotes begins an escape sequence, and this is not one.",
    remedy: "Write two backslashes, or use single quotes.",
  },
  {
    said: /^tab characters/,
    message: "The line is indented with a tab.",
    remedy: "Use spaces: YAML allows no tabs here.",
  },
  {
    said: /^bad indentation of a mapping/,
    at: RegExp(`(?<=${field})\\S`),
    message: "YAML reads only a part of this value.",
    remedy: "Put the value in quotes if it is text, or remove what follows its end.",
  },
];

/** Line and column, from 1. */
type Place = Pick<YamlParseError, "line" | "col">;

function slipOf(said: string, lines: readonly string[], stop: Place): Slip & { start: Place } {
  const repeated = said === "duplicated mapping key" && repeatedKey(lines, stop);
  if (repeated) return { ...repeated, start: stop };
  for (const slip of slips) {
    if (slip.said && !slip.said.test(said)) continue;
    const start = slip.at ? lastMatch(slip.at, lines, stop, slip.reach ?? 0) : stop;
    const [, name = ""] = slip.said?.exec(said) ?? [];
    if (start) return { ...slip, message: slip.message.replaceAll("$1", () => name), start };
  }
  if (/^bad indentation of a mapping|multiline key/.test(said))
    return {
      start: oddIndent(lines, stop.line),
      message: "The line does not continue the object around it.",
      remedy:
        "Start it in the column of the other fields, and write a colon and a space after each name.",
    };
  return {
    start: stop,
    message: said || "The file is not valid YAML.",
    remedy: "Fix the syntax; a YAML-aware editor marks the place.",
  };
}

/** Returns the last match before the parser stopped. */
function lastMatch(pattern: RegExp, lines: readonly string[], stop: Place, reach: number) {
  for (let line = stop.line; line >= Math.max(1, stop.line - reach); line--) {
    const col = (lines[line - 1] ?? "").search(pattern) + 1;
    if (col > 0 && (line < stop.line || col <= stop.col)) return { line, col };
  }
  return undefined;
}

function repeatedKey(lines: readonly string[], { line }: Place): Slip | undefined {
  const [, indent = "", key] = /^(\s*)([^\s:]+):/.exec(lines[line - 1] ?? "") ?? [];
  if (key === undefined) return undefined;
  const earlier = lines.slice(0, line - 1);
  const at = earlier.findLastIndex((text) => text.startsWith(`${indent}${key}:`));
  const isInside = (text: string) => text.trim() === "" || indentOf(text) >= indent.length;
  const before = at >= 0 && earlier.slice(at).every(isInside) ? `: first on line ${at + 1}` : "";
  return {
    message: `The key \`${key}\` occurs twice${before}.`,
    remedy: "Remove one of the two.",
  };
}

/** Returns the start of a line, or of the line before if that is the one that is not indented like those around it. */
function oddIndent(lines: readonly string[], line: number): Place {
  const [before = 0, here = 0, after] = [line - 2, line - 1, line].map((index) =>
    indentOf(lines[index] ?? ""),
  );
  return before < here && here === after
    ? { line: line - 1, col: before + 1 }
    : { line, col: here + 1 };
}

function indentOf(text: string): number {
  return Math.max(0, text.search(/\S/));
}
