/** Class names of one build, by those that stand for the same rules in another. */
type Classes = ReadonlyMap<string, string>;

/**
 * A published file in lines that can be compared one by one: of html, each tag, attribute and text is one. What no reader sees is left
 * out: inline scripts and their hashes, React's marks between texts, and what stands for the content of scripts and styles in their names.
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
 * The build makes class names of the paths of style sheets: in one that was moved they are others. Their rules tell which is which.
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

/** The rules of each class that another style sheet does not have, by its name; all such names are masked in them. */
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
