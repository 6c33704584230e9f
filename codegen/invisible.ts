/**
 * Characters that a reader cannot see or that reorder what is seen: controls, bidirectional marks (UAX 9), zero-width and line
 * separators, unpaired surrogates. In source, and on a terminal, they are always escapes.
 */
const invisible =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text in which every invisible character stands as an escape; in a comment it becomes visible. */
export function escapeInvisible(source: string): string {
  return source.replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
