import { wellFormed } from "./text";

/** Encodes everything except the unreserved characters (RFC 3986, 2.3) as `%XX` in UTF-8. */
export function percentEncode(text: string): string {
  // encodeURIComponent keeps five sub-delimiters that RFC 6570 encodes.
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Encodes a text as `allowReserved` requires (RFC 6570, 3.2.3, `{+var}`): reserved characters and `%XX` stay.
 *
 * Five characters are still encoded: `#` would start the fragment, `&` the next parameter, `+` is read as a blank, and brackets
 * are not legal in a query (RFC 3986, 3.4).
 */
export function percentEncodeReserved(text: string): string {
  return wellFormed(text).replace(/%[\dA-Fa-f]{2}|[^\w.~:/?@!$'()*,;=-]/gu, (token) =>
    token.length === 3 && token.startsWith("%") ? token : percentEncode(token),
  );
}

/**
 * Encodes text that is already meant as a part of a URL: legal characters, `%XX` and `{placeholder}` stay.
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
 * Makes a value safe as an HTTP field value (RFC 9110, 5.5): line ends and other controls, non-ASCII characters and outer blanks
 * become `%XX`, so that no value can start a second field and no client rejects it.
 */
export function fieldValue(text: string): string {
  return text.replace(/[^\t\x20-\x7E]|^[\t ]+|[\t ]+$/gu, percentEncode);
}

/** Encodes a cookie value (RFC 6265, 4.1.1): characters other than cookie-octets, and `%` itself, become `%XX`. */
export function cookieValue(text: string): string {
  return text.replace(/[^\x21\x23\x24\x26-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]/gu, percentEncode);
}

/** Encodes an already escaped cookie value: characters that are illegal in headers, and `;`, which would start a cookie, become `%XX`. */
export function bareCookieValue(text: string): string {
  return fieldValue(text).replaceAll(";", "%3B");
}

/** Whether a text is a token (RFC 9110, 5.6.2), as names of headers and cookies must be. */
export function isToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}
