/** Elements without an end tag. */
const voidElements = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/**
 * Describes what is not closed, or closed without being open, in a piece of HTML; returns `undefined` if nothing is. Browsers repair
 * such HTML together with the page around it, so that React then finds a different page from the one it wrote.
 */
export function findUnbalanced(html: string): string | undefined {
  const open: string[] = [];
  const pattern = /<!--(?:[\s\S]*?-->)?|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi;
  for (const [text, slash, name = "", isSelfClosed] of html.matchAll(pattern)) {
    if (text === "<!--") return "a comment is not closed";
    const element = name.toLowerCase();
    if (element === "" || voidElements.has(element)) continue;
    if (slash) {
      if (open.pop() !== element) return `</${element}> closes nothing`;
    } else if (!isSelfClosed) {
      open.push(element);
    }
  }
  const left = open.pop();
  return left && `<${left}> is not closed`;
}
