import { diffArrays } from "diff";

/** The same change, in all places. */
export interface Group {
  /** Lines with `-` and `+`. */
  readonly text: string;
  count: number;
  readonly files: Set<string>;
  /** The line that was partly changed, or the line before the change, at its first occurrence; empty at the start of a file. */
  readonly place: string;
}

/** If a file has more different lines, insertions are not detected: it would take minutes. */
const mostEdits = 4_000;
const longestPlace = 160;

/**
 * Adds the differences between two versions of a file to `groups`, by text.
 *
 * @returns whether there are any
 */
export function addChanges(
  groups: Map<string, Group>,
  file: string,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const add = (text: string, place: string) => {
    const group = groups.get(text) ?? { text, count: 0, files: new Set(), place };
    group.count += 1;
    group.files.add(file);
    groups.set(text, group);
  };
  const addPairs = (removed: readonly string[], added: readonly string[], above: string) => {
    for (const [row, line] of removed.entries()) {
      const [old, now] = changedWords(line, added[row] ?? "");
      if (line !== added[row])
        add(`${marked([old], "-")}\n${marked([now], "+")}`, old === line ? above : short(line));
    }
  };
  const parts = diffArrays([...before], [...after], { maxEditLength: mostEdits });
  if (parts === undefined) {
    if (before.length === after.length) addPairs(before, after, "");
    else add(`    more than ${mostEdits} lines differ`, "");
    return true;
  }
  let place = "";
  for (const [index, { added, removed, value }] of parts.entries()) {
    const next = parts[index + 1];
    if (!added && !removed) place = short(value.at(-1) ?? "");
    else if (removed && next?.added && value.length === next.value.length) {
      // Changed neighboring lines are separate changes: with other neighbors, they are the same ones.
      addPairs(value, next.value, place);
    } else if (removed) {
      add(marked(value, "-") + (next?.added ? `\n${marked(next.value, "+")}` : ""), place);
    } else if (!parts[index - 1]?.removed) add(marked(value, "+"), place);
  }
  return parts.some(({ added, removed }) => added || removed);
}

/** Returns two lines without the words that both begin and end with: the text around a change must not make it a different one. */
function changedWords(before: string, after: string): readonly [before: string, after: string] {
  const [old, now] = [before, after].map((line) => line.split(/(?<=\s)/)) as [string[], string[]];
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join("");
  return [middle(old), middle(now)];
}

function marked(lines: readonly string[], mark: string): string {
  return lines.map((line) => `    ${mark} ${line}`).join("\n");
}

function short(line: string): string {
  const text = line.trim();
  return text.length > longestPlace ? `${text.slice(0, longestPlace)}…` : text;
}
