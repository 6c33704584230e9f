import { marker, slotOf } from "./template";

/**
 * Merges the samples for several ways to authenticate into one template. Lines of only one way follow its marker `only.NAME`; lines of
 * all ways follow `only` again.
 *
 * @param samples names of the ways, and samples that differ by whole lines
 */
export function oneTemplate(samples: readonly (readonly [name: string, text: string])[]): string {
  const all = samples.map(([name, text]) => ({ name, lines: text.split("\n") }));
  const common = all.map(({ lines }): readonly string[] => lines).reduce(commonLines);
  const rest = all.map(({ name, lines }) => ({ name, runs: runsBetween(lines, common) }));
  return [...common, undefined]
    .flatMap((line, index) => {
      const own = rest.flatMap(({ name, runs }) => {
        const lines = runs[index] ?? [];
        return lines.length === 0 ? [] : [marker(slotOf("only", name)), ...lines];
      });
      if (line === undefined) return own;
      return own.length === 0 ? [line] : [...own, marker("only"), line];
    })
    .join("\n");
}

/** Returns the longest list of lines that both have, in this order. */
function commonLines(left: readonly string[], right: readonly string[]): readonly string[] {
  // The lists for the part of `right` that follows each index.
  let below: (readonly string[])[] = right.map(() => []);
  for (const line of left.toReversed()) {
    const row: (readonly string[])[] = [];
    for (let index = right.length - 1; index >= 0; index--) {
      const [skipped = [], shorter = []] = [row[index + 1], below[index]];
      const longest = skipped.length > shorter.length ? skipped : shorter;
      row[index] = line === right[index] ? [line, ...(below[index + 1] ?? [])] : longest;
    }
    below = row;
  }
  return below[0] ?? [];
}

/** Returns the lines before the first of `common`, between each two, and after the last. */
function runsBetween(lines: readonly string[], common: readonly string[]): readonly string[][] {
  const runs: string[][] = [[]];
  for (const line of lines) {
    if (line === common[runs.length - 1]) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs;
}
