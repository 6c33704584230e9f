/**
 * Whether a link points to the web, a mail program or this site. `/\t/host` does not: browsers remove control characters from a URL before
 * they parse it (URL Standard, 4.4), which leaves `//host`.
 */
export function isSafe(url: string | undefined): url is string {
  return (
    url !== undefined && /^(https?:\/\/|mailto:|#|\/(?![/\\]))[^\u0000-\u001F\u007F]*$/i.test(url)
  );
}
