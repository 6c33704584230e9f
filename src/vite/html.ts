/** Text that is safe between tags. Quotes stay: escaped, they would add a tenth to every JSON example. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Text that is safe inside a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;");
}
