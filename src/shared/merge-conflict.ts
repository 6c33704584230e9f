/** Returns the line, from 1, of the first marker that `git merge` has left; `undefined` without any. */
export function conflictLine(lines: readonly string[]): number | undefined {
  const index = lines.findIndex((text) => /^(<{7}|>{7}|\|{7}) /.test(text));
  return index < 0 ? undefined : index + 1;
}

export const conflictRemedy =
  "Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>.";
