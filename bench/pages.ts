/** Returns the addresses of the style sheets that the HTML of a page links, of a site without base path. */
export function stylesIn(html: string): readonly string[] {
  return addressesIn(html, /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g);
}

/** Returns the addresses of the scripts that it names. */
export function scriptsIn(html: string): readonly string[] {
  return addressesIn(html, /["`](\/assets\/[^"`*]+\.js)["`]/g);
}

function addressesIn(html: string, pattern: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))];
}
