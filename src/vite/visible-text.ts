/**
 * Controls (Unicode's class Cc) but for tab and line end, and what embeds or overrides the direction of letters (UAX #9, 2). Marks
 * such as U+200F stay: right-to-left scripts need them, and they reorder nothing but themselves.
 */
const hidden = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;
const hiddenOrTag = new RegExp(
  `(<(script|style)\\b.*?</\\2>|<[a-z!/][^>]*>)|${hidden.source}`,
  "gisu",
);

/** A text in which nobody can hide anything: a reader sees what is there. */
export function visibleText(text: string): string {
  return hidden.test(text)
    ? text.replace(/\r\n?/g, "\n").replace(new RegExp(hidden, "gu"), visible)
    : text;
}

/**
 * Html of a page in which every hidden character of a text is visible, and written as a reference where it stands in an attribute:
 * its value is the same, but the source cannot be misread.
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

/** Controls of ASCII have pictures (U+2400 and following); all else is told by its number. */
function visible(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

/** No html can hold a null (13.2.3.5 of its standard). */
function reference(character: string): string {
  const code = character.charCodeAt(0);
  return code === 0 ? visible(character) : `&#${code};`;
}
