import { diffArrays } from "diff";

/** The same change, wherever it was made. */
export interface Group {
  /** Lines with `-` and `+`. */
  readonly text: string;
  count: number;
  readonly files: Set<string>;
  /** The line that was changed in part or the line before the change, where it was found first; empty at the start of a file. */
  readonly place: string;
}

/** Of a file that differs in more lines, insertions are not looked for: it would take minutes. */
const mostEdits = 4_000;
const longestPlace = 160;

/**
 * Adds to `groups`, by text, what differs between two versions of a file.
 *
 * @returns whether anything does
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
      // Neighboring lines that have each become another are changes of their own: beside other neighbors they are the same ones.
      addPairs(value, next.value, place);
    } else if (removed) {
      add(marked(value, "-") + (next?.added ? `\n${marked(next.value, "+")}` : ""), place);
    } else if (!parts[index - 1]?.removed) add(marked(value, "+"), place);
  }
  return parts.some(({ added, removed }) => added || removed);
}

/** Two lines without the words that both begin and end with: what is around a change must not make it another one. */
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
