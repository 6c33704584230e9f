/** Returns the 1-based line of the first conflict marker that `git merge` left; `undefined` if there are none. */
export function conflictLine(lines: readonly string[]): number | undefined {
  const index = lines.findIndex((text) => /^(<{7}|>{7}|\|{7}) /.test(text));
  return index < 0 ? undefined : index + 1;
}

export const conflictRemedy =
  "Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>.";
