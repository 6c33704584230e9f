/** The kinds of characters that a simple pattern may restrict a string to. */
export type CharacterKind =
  "letters" | "uppercaseLetters" | "lowercaseLetters" | "digits" | "lettersOrDigits" | "hexDigits";

/** The meaning of a simple pattern: the kind and number of characters. */
export interface PatternReading {
  readonly kind: CharacterKind;
  /** Minimum number of characters, if any. */
  readonly least?: number;
  readonly most?: number;
}

const kinds: readonly (readonly [ranges: readonly string[], kind: CharacterKind])[] = [
  [["A-Z", "a-z"], "letters"],
  [["A-Z"], "uppercaseLetters"],
  [["a-z"], "lowercaseLetters"],
  [["0-9"], "digits"],
  [["0-9", "A-Z", "a-z"], "lettersOrDigits"],
  [["0-9", "A-F", "a-f"], "hexDigits"],
  [["0-9", "A-F"], "hexDigits"],
  [["0-9", "a-f"], "hexDigits"],
];

/** Requires anchors at both ends; otherwise a pattern may match anywhere in a string (JSON Schema validation, 6.3.3). */
const shape =
  /^\^(?:\[((?:[A-Za-z0-9]-[A-Za-z0-9]|\\d)+)\]|(\\d))(\+|\*|\{(\d+)(?:(,)(\d+)?)?\})?\$$/;

/**
 * Reads a regular expression that is one repeated character class: `^[A-Z]{2}$`, `^\d+$`.
 *
 * @returns `undefined` for any other pattern
 */
export function readPattern(pattern: string): PatternReading | undefined {
  const [match, ranges, digit, times, first, comma, last] = shape.exec(pattern) ?? [];
  if (match === undefined) return undefined;
  const given = ((ranges ?? digit)?.match(/\\d|.-./g) ?? [])
    .map((range) => (range === "\\d" ? "0-9" : range))
    .toSorted();
  const kind = kinds.find(([known]) => known.join() === given.join())?.[1];
  if (kind === undefined) return undefined;
  if (times === undefined) return { kind, least: 1, most: 1 };
  if (first === undefined) return { kind };
  const least = Number(first);
  if (comma === undefined) return { kind, least, most: least };
  return last === undefined ? { kind, least } : { kind, least, most: Number(last) };
}
