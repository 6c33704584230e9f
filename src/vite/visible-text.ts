/**
 * Control characters (Unicode's class Cc) except tab and newline, and characters that embed, isolate or
 * override text direction (UAX #9, 2). Excludes marks such as U+200F: right-to-left scripts need them, and
 * they do not reorder other text.
 */
const hidden = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;
const hiddenOrTag = new RegExp(
  `(<(script|style)\\b.*?</\\2>|<[a-z!/][^>]*>)|${hidden.source}`,
  "gisu",
);

/** Makes hidden characters of a text visible. */
export function visibleText(text: string): string {
  return hidden.test(text)
    ? text.replace(/\r\n?/g, "\n").replace(new RegExp(hidden, "gu"), visible)
    : text;
}

/**
 * Makes hidden characters in the text of a page visible, and escapes those in attributes. The values stay the
 * same, but the source cannot be misread.
 */
export function visibleHtml(html: string): string {
  if (!hidden.test(html)) return html;
  return html
    .replace(/\r\n/g, "\n")
    .replace(hiddenOrTag, (found: string, tag?: string, raw?: string) => {
      if (tag === undefined) return found === "\r" ? "\n" : visible(found);
      return raw === undefined ? tag.replace(new RegExp(hidden, "gu"), reference) : tag;
    });
}

/** Returns the picture of an ASCII control character (U+2400 and following), or the number of another character. */
function visible(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

/** Returns a character reference. HTML cannot contain a null character (HTML standard, 13.2.3.5). */
function reference(character: string): string {
  const code = character.charCodeAt(0);
  return code === 0 ? visible(character) : `&#${code};`;
}
