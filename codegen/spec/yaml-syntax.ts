import type { LineColLocationObject, YamlParseError } from "@redocly/openapi-core";
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
  const cause = causeOf({ said, lines, line, col, here: lines[line - 1] ?? "" });
  return syntaxProblem(source, cause.start ?? { line, col }, base, cause.message, cause.remedy);
}

/** Where the parser stopped, and its message. */
interface Stop {
  readonly said: string;
  readonly lines: readonly string[];
  readonly line: number;
  readonly col: number;
  /** The text of the line. */
  readonly here: string;
}

/** The mistake and its remedy; with another location if the cause is there. */
interface Cause extends Pick<Problem, "message" | "remedy"> {
  readonly start?: LineColLocationObject["start"];
}

function causeOf(stop: Stop): Cause {
  return (
    repeatedKey(stop) ??
    foreignCharacter(stop) ??
    notClosed(stop) ??
    noColon(stop) ??
    secondDocument(stop) ??
    whatItSaid(stop) ??
    notAnEntry(stop) ?? {
      message: stop.said || "The file is not valid YAML.",
      remedy: "Fix the syntax; a YAML-aware editor marks the place.",
    }
  );
}

function repeatedKey({ said, lines, line, here }: Stop): Cause | undefined {
  const [, indent = "", key] = /^(\s*)([^\s:]+):/.exec(here) ?? [];
  if (said !== "duplicated mapping key" || key === undefined) return undefined;
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

/** Finds a character that looks like one with a meaning in YAML. */
function foreignCharacter({ lines, line, here }: Stop): Cause | undefined {
  const unseen = lastMatch(/(?<=:)\u00A0/, lines, line);
  if (unseen && unseen.line >= line - 1)
    return {
      message: "A no-break space follows the colon, so this is not a field.",
      remedy: "Write an ordinary space after the colon.",
      start: unseen,
    };
  const curly = here.search(/(?<=:\s+)[“„‘]/);
  return curly < 0
    ? undefined
    : { ...curlyQuotes(here.slice(curly)), start: { line, col: curly + 1 } };
}

function notClosed({ said, lines, line }: Stop): Cause | undefined {
  if (said !== "deficient indentation" && !/end of the .* quoted scalar/.test(said))
    return undefined;
  const quote = lastMatch(/(?<=(?:^|[:-]\s)\s*)(["'])(?:\\.|\1\1|(?!\1).)*$/, lines, line);
  if (quote)
    return {
      message: "The quote is not closed.",
      remedy: "Close it at the end of the value.",
      start: quote,
    };
  const bracket = lastMatch(/[[{][^[\]{}]*$/, lines, line);
  return (
    bracket && {
      message: `The \`${lines[bracket.line - 1]?.[bracket.col - 1]}\` is not closed.`,
      remedy: "Close it on its line, or indent the lines that belong to it.",
      start: bracket,
    }
  );
}

/** Returns the last match up to a line. */
function lastMatch(pattern: RegExp, lines: readonly string[], line: number): Cause["start"] {
  const before = lines.slice(0, line).findLastIndex((text) => pattern.test(text));
  const column = lines[before]?.search(pattern);
  return column === undefined ? undefined : { line: before + 1, col: column + 1 };
}

/** Checks whether the line before is not a field. */
function noColon({ said, lines, line, here }: Stop): Cause | undefined {
  if (!/multiline key|bad indentation of a mapping/.test(said)) return undefined;
  const before = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== "");
  const text = lines[before] ?? "";
  const colon = text.search(/(?<=^\s*[\w$-]+):(?=\S)/);
  if (colon >= 0)
    return {
      message: "No space follows the colon, so this is not a field.",
      remedy: "Write a space after the colon.",
      start: { line: before + 1, col: colon + 1 },
    };
  const [, indent = ""] = /^(\s*)[^\s:]+:/.exec(here) ?? [];
  return /^\s*[^\s#-][^:]*$/.test(text) && text.search(/\S/) <= indent.length
    ? {
        message: "The line has no colon, so it is not a field.",
        remedy: "Write `name: value`, or indent the line if it belongs to the text above.",
        start: { line: before + 1, col: text.search(/\S/) + 1 },
      }
    : undefined;
}

function secondDocument({ said, lines }: Stop): Cause | undefined {
  if (!said.startsWith("expected a single document")) return undefined;
  return {
    message: "The file contains more than one document.",
    remedy: "Remove the line `---`, or what does not belong to this document.",
    start: { line: lines.findLastIndex((text) => /^---(\s|$)/.test(text)) + 1, col: 1 },
  };
}

/** The parser's messages in our words. */
const sayings: readonly (readonly [said: RegExp, message: string, remedy: string])[] = [
  [
    /^unidentified alias "(.*)".*/,
    "`*$1` is an alias, and nothing before it has the anchor `&$1`.",
    "Put the value in quotes if it is text, or add the anchor.",
  ],
  [
    /^unknown escape.*/,
    "A backslash in double quotes begins an escape sequence, and this is not one.",
    "Write two backslashes, or use single quotes.",
  ],
  [
    /^tab characters.*/,
    "The line is indented with a tab.",
    "Use spaces: YAML allows no tabs here.",
  ],
];

function whatItSaid({ said }: Stop): Cause | undefined {
  const [pattern, message = "", remedy = ""] = sayings.find(([known]) => known.test(said)) ?? [];
  return pattern && { message: said.replace(pattern, message), remedy };
}

/** Finds out why a line is not a field of its object. */
function notAnEntry({ said, here, col }: Stop): Cause | undefined {
  if (said !== "bad indentation of a mapping entry") return undefined;
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
