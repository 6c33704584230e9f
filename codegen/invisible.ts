/**
 * Characters that are invisible or reorder text: controls, bidirectional marks (UAX 9), zero-width characters, line separators and
 * unpaired surrogates. In source code and on a terminal they are always escaped.
 */
const invisible =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export function escapeInvisible(source: string): string {
  return source.replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
