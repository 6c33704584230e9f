import { diffArrays, diffWords, diffWordsWithSpace } from "diff";

/** Words of a page: those of both revisions, of the old one alone, or of the new one. */
export interface Words {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** A line of a page. */
interface Line {
  /** What it is about: the headings above it but for the outermost, without their facts, and rows. */
  readonly heading: string;
  readonly text: string;
  /** The same with the addresses of its links. */
  readonly linked: string;
  readonly kind: "heading" | "row" | "text" | "code";
}

/** A line that differs. */
export interface ChangedLine extends Pick<Line, "heading"> {
  /** In a sample or an example. */
  readonly isCode: boolean;
  readonly words: readonly Words[];
}

/**
 * Compares the Markdown twins of a page, line by line.
 *
 * @param was the former twin; absent for a page that is new
 * @param is the present one; absent for a page that is gone
 */
export function changedLines(
  was: string | undefined,
  is: string | undefined,
): readonly ChangedLine[] {
  const [before, after] = [linesOf(was ?? ""), linesOf(is ?? "")];
  const same = (one: Line, other: Line) => one.linked === other.linked;
  const all = diffArrays(before, after, { comparator: same });
  const keysOf = (kind: "added" | "removed") =>
    new Set(all.flatMap((part) => (part[kind] ? part.value.map(keyOfLine) : [])));
  const [come, left] = [keysOf("added"), keysOf("removed")];
  // A line in another place says what it said.
  const isMoved = (line: Line) => come.has(keyOfLine(line)) && left.has(keyOfLine(line));
  const parts = all.flatMap((part) => {
    const value =
      part.added || part.removed ? part.value.filter((line) => !isMoved(line)) : part.value;
    return value.length > 0 ? [{ ...part, value }] : [];
  });
  return parts.flatMap(({ added, removed, value }, index) => {
    if (removed) {
      const next = parts[index + 1];
      return paired(value, next?.added ? next.value : []);
    }
    const isTold = parts[index - 1]?.removed === true;
    return added && !isTold ? paired([], value) : [];
  });
}

/** Lines that come in place of others, each beside the one of its kind below the same heading. */
function paired(before: readonly Line[], after: readonly Line[]): readonly ChangedLine[] {
  const left = new Set(after);
  const pairs = before.map((was) => {
    const is = [...left].find(({ heading, kind }) => heading === was.heading && kind === was.kind);
    if (is) left.delete(is);
    return wordsOf(was, is);
  });
  return [...pairs, ...[...left].map((is) => wordsOf(undefined, is))];
}

/** The lines of a twin as readers see them, without its marks. */
function linesOf(twin: string): Line[] {
  /** By their depths: those of headings are negative, those of rows their indents. */
  let above: readonly { readonly depth: number; readonly text: string }[] = [];
  let fence: string | undefined;
  return twin.split("\n").flatMap((line) => {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) {
      fence = fence === undefined ? mark.trim() : line.trim() === fence ? undefined : fence;
      return [];
    }
    const isCode = fence !== undefined;
    const [text = "", linked = ""] = [false, true].map((isLinked) =>
      isCode ? line.trim() : plainText(line, isLinked),
    );
    if (text === "") return [];
    const level = isCode ? undefined : /^#+(?= )/.exec(line)?.[0].length;
    const depth = level === undefined ? line.search(/\S/) : level - 100;
    if (!isCode) above = above.filter((one) => one.depth < depth);
    const heading = above.map((one) => one.text).join(" › ");
    const row = isCode ? undefined : /^\s*- `([^`]+)` · /.exec(line)?.[1];
    if (level !== undefined ? level > 1 : row !== undefined)
      above = [...above, { depth, text: row ?? text.replace(/ · .*/s, "") }];
    const kind = isCode
      ? "code"
      : level !== undefined
        ? "heading"
        : row !== undefined
          ? "row"
          : "text";
    return { heading, text, linked, kind };
  });
}

/** Marks of a line: code, links, strong text, escapes. */
const marks = /(`+)(.+?)\1|\[((?:\\.|[^[\]\\])*)\]\(([^()\s]*)\)|\*\*|\\([^\w\s])/g;

function plainText(line: string, isLinked: boolean): string {
  const bare = line.trim().replace(/^(?:#+|[-*+]|\d+\.)\s+/, "");
  const shown = (text: string): string =>
    text.replace(
      marks,
      (_, _ticks, code?: string, link?: string, address?: string, character?: string) =>
        link === undefined
          ? (code ?? character ?? "")
          : `${shown(link)}${isLinked ? ` (${address})` : ""}`,
    );
  return shown(bare).trim();
}

function keyOfLine({ heading, linked, kind }: Line): string {
  return JSON.stringify([heading, linked, kind]);
}

function wordsOf(before: Line | undefined, after: Line | undefined): ChangedLine {
  const { heading = "", kind } = after ?? before ?? {};
  const isCode = kind === "code";
  const diff = isCode ? diffWordsWithSpace : diffWords;
  // Addresses are shown where nothing else differs.
  const form = before?.text === after?.text ? "linked" : "text";
  const words = diff(before?.[form] ?? "", after?.[form] ?? "").map(
    ({ added, removed, value }): Words => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    }),
  );
  return { heading, isCode, words };
}
