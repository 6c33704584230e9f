import { wellFormed } from "./text";

/** RFC 3986, 2.3: everything but the unreserved characters becomes `%XX` in UTF-8. */
export function percentEncode(text: string): string {
  // encodeURIComponent keeps five sub-delimiters that RFC 6570 encodes.
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * RFC 6570, 3.2.3 (`{+var}`), which `allowReserved` asks for: reserved characters and `%XX` stay.
 *
 * Five stay encoded all the same: `#` would start the fragment, `&` the next parameter, `+` reads as a blank, and brackets
 * are not legal in a query (RFC 3986, 3.4).
 */
export function percentEncodeReserved(text: string): string {
  return wellFormed(text).replace(/%[\dA-Fa-f]{2}|[^\w.~:/?@!$'()*,;=-]/gu, (token) =>
    token.length === 3 && token.startsWith("%") ? token : percentEncode(token),
  );
}

/**
 * Text that is meant to be a part of a URL already: legal characters, `%XX` and `{placeholder}` stay, the rest is encoded.
 *
 * @param legal further characters to keep, such as the brackets of an IPv6 host
 */
export function encodeIllegal(text: string, legal = ""): string {
  return wellFormed(text).replace(
    /%[\dA-Fa-f]{2}|\{[\p{L}\p{N}_.-]+\}|[^\w.~:/@!$&'()*+,;=-]/gu,
    (token) => (/^(%.|\{.)/s.test(token) || legal.includes(token) ? token : percentEncode(token)),
  );
}

/**
 * A value that is safe as an HTTP field value (RFC 9110, 5.5): line ends and other controls, non-ASCII characters and outer
 * blanks become `%XX`, so that no value can start a second field and no client rejects it.
 */
export function fieldValue(text: string): string {
  return text.replace(/[^\t\x20-\x7E]|^[\t ]+|[\t ]+$/gu, percentEncode);
}

/** A cookie value (RFC 6265, 4.1.1): what is no cookie-octet becomes `%XX`, and so does `%` itself. */
export function cookieValue(text: string): string {
  return text.replace(/[^\x21\x23\x24\x26-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]/gu, percentEncode);
}

/** A cookie value that is escaped already: what no header can hold, and `;`, which would start another cookie, become `%XX`. */
export function bareCookieValue(text: string): string {
  return fieldValue(text).replaceAll(";", "%3B");
}

/** Whether the text is a token (RFC 9110, 5.6.2), as the name of a header or cookie must be. */
export function isToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}
