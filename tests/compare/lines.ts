/** Class names of another build, by those with the same rules in this one. */
type Classes = ReadonlyMap<string, string>;

/**
 * Splits a published file into lines that can be compared: in HTML, each tag, attribute and text is one. Leaves out what no reader sees:
 * inline scripts and their hashes, React's marks between texts, and the hashes in the names of scripts and styles.
 *
 * @param classes renames class names
 */
export function linesOf(name: string, text: string, classes?: Classes): readonly string[] {
  if (name.endsWith(".json") && !text.trim().includes("\n"))
    return JSON.stringify(JSON.parse(text), undefined, 1).split("\n");
  const stable = text
    .replace(/\bassets\/[0-9a-f]{10}\//g, "assets/HASH/")
    .replace(/'sha256-[^']*'/g, "'sha256-HASH'")
    .replace(/\b(assets\/[\w.-]+?)-[\w-]{8}\.(js|css)\b/g, "$1-HASH.$2");
  if (!name.endsWith(".html")) return stable.split("\n");
  return stable
    .replace(/<script>.*?<\/script>/gs, "<script></script>")
    .replaceAll("<!-- -->", "")
    .replace(/ class="[^"]*"/g, (names) =>
      names.replace(/[\w-]+/g, (each) => classes?.get(each) ?? each),
    )
    .replace(/<[^>]+>/g, (tag) => `\n${tag.replace(/ (?=[\w:-]+=")/g, "\n  ")}\n`)
    .split("\n")
    .filter((line) => line !== "");
}

/**
 * The build derives class names from the paths of style sheets, so moving a style sheet renames them. Matches them by their rules.
 *
 * @returns the old name by the new one
 */
export function renamedClasses(before: string, after: string): Classes {
  const gone = [...rulesOf(before, after)];
  return new Map(
    [...rulesOf(after, before)].flatMap(([name, rules]) => {
      const index = gone.findIndex(([, others]) => others === rules);
      return index < 0 ? [] : gone.splice(index, 1).map(([same]) => [name, same] as const);
    }),
  );
}

/** Returns the rules of each class that another style sheet lacks, by name; all such names are masked in the rules. */
function rulesOf(css: string, other: string): ReadonlyMap<string, string> {
  const className = /\.(-?[a-z_][\w-]*)/gi;
  const known = new Set([...other.matchAll(className)].map(([name]) => name));
  const found = new Map<string, string>();
  for (const [rule] of css.matchAll(/[^{}]+\{[^{}]*\}/g))
    for (const name of new Set(rule.match(className))) {
      if (known.has(name)) continue;
      const masked = rule.replace(className, (each) =>
        each === name ? ".&" : known.has(each) ? each : ".*",
      );
      found.set(name.slice(1), (found.get(name.slice(1)) ?? "") + masked);
    }
  return found;
}
