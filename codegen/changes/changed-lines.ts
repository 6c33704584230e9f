import { diffArrays, diffWords, diffWordsWithSpace } from "diff";

/** Words of a page that are in both revisions, only in the old one, or only in the new one. */
export interface Words {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** A line of a page. */
interface Line {
  /** What the line describes: the headings above it except the outermost, without their facts, and the rows. */
  readonly heading: string;
  readonly text: string;
  /** The text with the addresses of its links. */
  readonly linked: string;
  readonly kind: "heading" | "row" | "caption" | "text" | "code";
  /** The name of the example, if the line belongs to one. */
  readonly caption?: Line | undefined;
}

export interface ChangedLine extends Pick<Line, "heading"> {
  /** Whether it is in a sample or an example. */
  readonly isCode: boolean;
  readonly words: readonly Words[];
}

/**
 * Compares the Markdown twins of a page, line by line.
 *
 * @param was the former twin; absent for a new page
 * @param is the present twin; absent for a removed page
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
  // A moved line still says the same.
  const isMoved = (line: Line) => come.has(keyOfLine(line)) && left.has(keyOfLine(line));
  const parts = all.flatMap((part) => {
    const value =
      part.added || part.removed ? part.value.filter((line) => !isMoved(line)) : part.value;
    return value.length > 0 ? [{ ...part, value }] : [];
  });
  const pairs = parts.flatMap(({ added, removed, value }, index) => {
    if (removed) {
      const next = parts[index + 1];
      return paired(value, next?.added ? next.value : []);
    }
    const isTold = parts[index - 1]?.removed === true;
    return added && !isTold ? paired([], value) : [];
  });
  const changed = new Set(
    all.flatMap(({ added, removed, value }) => (added || removed ? value : [])),
  );
  const isOther = (caption: Line) => {
    const lines = [...before, ...after].filter(
      (line) => line.caption === caption && /\w/.test(line.text),
    );
    return lines.filter((line) => changed.has(line)).length > lines.length / 2;
  };
  // If an example replaces another one, the new caption is enough.
  const replaced = new Set(
    pairs.flatMap(([from, to]) => (from && to && isOther(from) && isOther(to) ? [from, to] : [])),
  );
  return pairs
    .filter((pair) => !pair.some((line) => line?.caption && replaced.has(line.caption)))
    .map(wordsOf);
}

type Pair = readonly [before: Line | undefined, after: Line | undefined];

/** Pairs old lines with the lines that replace them, by kind and heading. */
function paired(before: readonly Line[], after: readonly Line[]): readonly Pair[] {
  const left = new Set(after);
  let gone: string | undefined;
  const pairs = before.flatMap((was): readonly Pair[] => {
    // If a row or section is removed, so is everything in it.
    if (gone !== undefined && `${was.heading} › `.startsWith(gone)) return [];
    const isBeside = ({ heading, kind }: Line) => heading === was.heading && kind === was.kind;
    const like = [...left].filter(isBeside);
    const isSole = like.length === 1 && before.filter(isBeside).length === 1;
    // A remaining row is not the replacement of another.
    const stays = (line: Line) => before.some((one) => nameOf(one) === nameOf(line));
    const is =
      like.find((line) => nameOf(line) === nameOf(was)) ??
      like.find((one) => !stays(one) && (isSole || isAlike(was, one)));
    if (is) left.delete(is);
    gone = is || !/heading|row/.test(was.kind) ? undefined : `${inside(was)} › `;
    return [[was, is]];
  });
  return [...pairs, ...[...left].map((is): Pair => [undefined, is])];
}

/** Whether a line may be a new form of another one: a third of the words of the longer one is in both. */
function isAlike(was: Line, is: Line): boolean {
  const [few = [], many = []] = [was, is]
    .map(({ text }) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
    .sort((one, other) => one.length - other.length);
  const isShort = many.length < 3 || was.kind === "code";
  return isShort || few.filter((word) => many.includes(word)).length * 3 >= many.length;
}

/** Returns the heading of everything inside a row or section. */
function inside(line: Line): string {
  return line.heading === "" ? nameOf(line) : `${line.heading} › ${nameOf(line)}`;
}

/** Returns the name of a row or section, without its facts. */
function nameOf({ text }: Pick<Line, "text">): string {
  return text.replace(/ · .*/s, "");
}

/** Returns the lines of a twin as readers see them, without Markdown. */
function linesOf(twin: string): Line[] {
  /** The headings and rows above, with their depth: negative for headings, the indent for rows. */
  let above: readonly { readonly depth: number; readonly text: string }[] = [];
  let fence: string | undefined;
  let last: Line | undefined;
  let caption: Line | undefined;
  return twin.split("\n").flatMap((line) => {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) {
      if (fence === undefined) caption = last?.kind === "caption" ? last : undefined;
      fence = fence === undefined ? mark.trim() : line.trim() === fence ? undefined : fence;
      return [];
    }
    const code = line.trim();
    if (code === "") return [];
    const headingNow = () => above.map((one) => one.text).join(" › ");
    if (fence !== undefined)
      return [{ heading: headingNow(), text: code, linked: code, kind: "code", caption }];
    const text = plainText(line, false);
    if (text === "") return [];
    const level = /^#+(?= )/.exec(line)?.[0].length;
    const row = /^\s*- `([^`]+)` · /.exec(line)?.[1];
    const depth = level === undefined ? line.search(/\S/) : level - 100;
    above = above.filter((one) => one.depth < depth);
    const heading = headingNow();
    if (level !== undefined ? level > 1 : row !== undefined)
      above = [...above, { depth, text: row ?? nameOf({ text }) }];
    const isCaption = /^\*\*[^*]+\*\*$/.test(code);
    const other = isCaption ? "caption" : "text";
    const kind = level !== undefined ? "heading" : row !== undefined ? "row" : other;
    last = { heading, text, linked: plainText(line, true), kind };
    return [last];
  });
}

/** The Markdown in a line: code, links, strong text, escapes. */
const marks = /(`+)(.+?)\1|\[((?:\\.|[^[\]\\])*)\]\(([^()\s]*)\)|\*\*|\\([^\w\s])/g;

function plainText(line: string, isLinked: boolean): string {
  // A row of a table is read as its cells; the line below its head says nothing.
  const cells = line.trim().replace(/^\|[-:| ]+\|$|^\| ?| ?\|$/g, "");
  const inTable = line.trim().startsWith("|")
    ? cells.replace(/ *(?<!\\)\| */g, " · ").replace(/\\\|/g, "|")
    : cells;
  const bare = inTable.replace(/^(?:#+|[-*+]|\d+\.)\s+/, "");
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

function wordsOf([before, after]: Pair): ChangedLine {
  const { heading = "", kind } = after ?? before ?? {};
  const isCode = kind === "code";
  const diff = isCode ? diffWordsWithSpace : diffWords;
  // Addresses are shown only if nothing else differs.
  const form = before?.text === after?.text ? "linked" : "text";
  const words = diff(before?.[form] ?? "", after?.[form] ?? "").map(
    ({ added, removed, value }): Words => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    }),
  );
  return { heading, isCode, words };
}
