import type { YamlParseError } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { bounds } from "./bounds";
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
      remedy: "Move the inner schemas to `components.schemas`, and refer to them.",
    });
  const said = first.replace(/ in "[^"]*" \(\d+:\d+\)$/, "").trim();
  const lines = source.getLines();
  // The parser does not say where a second document begins.
  const stop = line > 0 ? { line, col } : { line: lines.length, col: 1 };
  // A no-break space looks like one that separates names and values.
  const isStrange = (number: number) =>
    /^\s*[^\S \t\r\uFEFF]|[:-][^\S \t\r\uFEFF]/.test(lines[number - 1] ?? "");
  const odd = [stop.line, stop.line - 1].find(isStrange);
  if (odd !== undefined)
    return syntaxProblem(
      source,
      { line: odd, col: (lines[odd - 1] ?? "").search(/[^\S \t\r\uFEFF]/) + 1 },
      base,
      "This character looks like a space, but is another one.",
      "Type a space in its place.",
    );
  const [known, message, remedy, at] = slips.find(([sign]) => sign.test(said)) ?? [
    /^/,
    `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
    "Correct the syntax; a YAML-aware editor marks the place.",
  ];
  const [, name = ""] = known.exec(said) ?? [];
  const start = (at && lastMatch(at, lines, stop)) ?? stop;
  return syntaxProblem(
    source,
    start,
    base,
    message.replaceAll("$1", () => name),
    remedy,
  );
}

/**
 * What the library says; the most likely slip behind it, in which `$1` is its group; what to do; and how to find the slip before the place
 * where the library stopped, if it is not there.
 */
const slips: readonly (readonly [said: RegExp, message: string, remedy: string, at?: RegExp])[] = [
  [
    /^duplicated mapping key/,
    "This key occurs twice in its object.",
    "Remove one of the two, or indent this one as a field of the object that it belongs to.",
  ],
  [
    /end of the .* quoted scalar|^deficient indentation/,
    "A quote or a bracket is not closed, or the line needs more indentation.",
    "Close it on its line, or indent the lines that belong to it.",
    /(?<=(?:^|[:-]\s)\s*)(["'])(?:\\.|\1\1|(?!\1).)*$/,
  ],
  [
    /^bad indentation of a|multiline key|^end of the stream or/,
    "This line, or the one above it, does not continue the object or list around it.",
    "Start all its fields in one column, with a colon and a space after each name, and put text with a colon in quotes.",
  ],
  [
    /flow collection|^expected (':'|the node)/,
    "A comma, a colon or a closing bracket is missing before this.",
    "Add it, or put the value in quotes if it is text.",
  ],
  [
    /^expected a single document/,
    "The file contains more than one document.",
    "Remove the line `---`, or what does not belong to this document.",
    /^---(\s|$)/,
  ],
  [
    /^unidentified alias "(.*)"/,
    "`*$1` is an alias, and nothing before it has the anchor `&$1`.",
    "Put the value in quotes if it is text, or add the anchor.",
  ],
  [
    /^unknown escape/,
    "A backslash in double quotes begins an escape sequence, and this is not one.",
    "Write two backslashes, or use single quotes.",
  ],
  [/^tab characters/, "The line is indented with a tab.", "Use spaces: YAML allows no tabs here."],
];

/** Line and column, from 1. */
type Place = Pick<YamlParseError, "line" | "col">;

/** Returns the last match before the library stopped. */
function lastMatch(pattern: RegExp, lines: readonly string[], stop: Place): Place | undefined {
  for (let line = stop.line; line > 0; line--) {
    const col = (lines[line - 1] ?? "").search(pattern) + 1;
    if (col > 0 && (line < stop.line || col <= stop.col)) return { line, col };
  }
  return undefined;
}
