/** The HTML elements allowed in descriptions. Anything else between `<` and `>` is text. */
export const htmlElements: readonly string[] =
  "a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre s strong table tbody td tfoot th thead tr ul".split(
    " ",
  );

/** The rest of such a tag after its `<` (CommonMark 6.6). Each part can match in one way only, so the time is linear. */
const rest = String.raw`\/?(?:${htmlElements.join("|")})(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>\x60]+|'[^']*'|"[^"]*"))?)*\s*\/?>`;

const known = new RegExp(`<${rest}`, "i");
const otherStart = new RegExp(`<(?!${rest}|!--)`, "gi");
const unknown = new RegExp(String.raw`<(?!${rest}|!--)[a-z/!?][^\s<>]*>?`, "i");

/** Whether a text may have tags of {@link htmlElements}; tags in code do not count. */
export function hasKnownTag(text: string): boolean {
  return known.test(text);
}

/** Escapes every `<` in HTML that starts neither a comment nor a tag of {@link htmlElements}. */
export function withKnownTags(html: string): string {
  return html.replace(otherStart, "&lt;");
}

/** Returns the first tag or declaration in HTML that is not one of {@link htmlElements}. */
export function unknownTag(html: string): string | undefined {
  return unknown.exec(html)?.[0];
}

/** Returns the first inline tag in HTML that is never closed: without attributes, the pages take it for a placeholder. */
export function unclosedTag(html: string): string | undefined {
  const left: string[] = [];
  for (const [tag, name = ""] of html.matchAll(
    /<\/?(a|b|code|del|em|i|s|strong)(?=[\s/>])[^<>]*>/gi,
  ))
    if (tag.startsWith("</")) {
      const at = left.findLastIndex((one) => new RegExp(`^<${name}\\b`, "i").test(one));
      if (at >= 0) left.splice(at, 1);
    } else left.push(tag);
  return left.find((tag) => /^<\w+>$/.test(tag));
}
