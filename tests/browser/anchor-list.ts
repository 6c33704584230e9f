import { readFileSync } from "node:fs";
import path from "node:path";
import { singlePageKinds } from "../../src/shared/page-kinds";
import { pathsIn } from "./site";

/** One line of the list: an id, or the beginning of ids, and what unfolds there. */
interface Line {
  readonly at: string;
  readonly isLink: boolean;
  readonly unfolds: readonly string[];
}

/** `anchors.txt`: the lines of each page and schema, by its title. */
type AnchorList = ReadonlyMap<string, readonly Line[]>;

/** The block of ids that operations do not repeat. */
const everywhere = "every operation";

/** Reads the list in the format that its first lines explain. */
function readAnchorList(text: string): AnchorList {
  const list = new Map<string, Line[]>();
  let lines: Line[] = [];
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("//")) continue;
    const [left = "", right] = line.trim().split(" → ");
    const unfolds = right?.split(", ") ?? [];
    if (line.startsWith("  ")) {
      const isLink = !left.endsWith("…");
      lines.push({ at: isLink ? left : left.slice(0, -1), isLink, unfolds });
    } else {
      lines = unfolds.length > 0 ? [{ at: "", isLink: false, unfolds }] : [];
      list.set(left, lines);
    }
  }
  return list;
}

/**
 * Returns all ids that the list contains for a page.
 *
 * @param before prefix of the ids
 * @param shown the ids of the page: a schema with none of them is a link there
 * @param above schemas that are unfolded around the place: within itself, a schema is a link to where it unfolds
 */
function expand(
  list: AnchorList,
  title: string,
  shown: ReadonlySet<string>,
  before = "",
  above: readonly string[] = [],
): readonly string[] {
  return (list.get(title) ?? []).flatMap(({ at, isLink, unfolds }) => [
    ...(isLink ? [before + at] : []),
    ...unfolds.flatMap((name) => {
      if (list.has(name)) return expand(list, name, shown, before + at);
      const ids = above.includes(name)
        ? []
        : expand(list, `schema ${name}`, shown, before + at, [...above, name]);
      return ids.some((id) => shown.has(id)) ? ids : [];
    }),
  ]);
}

/** Where a site and its sources are. */
interface Built {
  readonly generatedDir: string;
  readonly dir: string;
}

/**
 * Compares the links of every reference page with the list next to its modules.
 *
 * @returns the differences, one per line
 */
export function wrongAnchors({ generatedDir, dir }: Built): readonly string[] {
  const list = readAnchorList(readFileSync(path.join(generatedDir, "anchors.txt"), "utf8"));
  const navigation = readFileSync(path.join(generatedDir, "navigation.ts"), "utf8");
  return pathsIn(dir).flatMap((page) => {
    const source = sourceOf(page, navigation);
    if (!source) return [];
    const html = readFileSync(path.join(dir, page, "index.html"), "utf8");
    const shown = linksOf(html);
    const { title, name } = source;
    const given = [
      ...(name ? expand(list, title, shown, name, [name]) : expand(list, title, shown)),
      ...(title.startsWith("operation ") ? expand(list, everywhere, shown) : []).flatMap((id) => {
        const [, inside] = /^response-2XX(\..*)/.exec(id) ?? [];
        const successes = [...shown].filter((one) => /^response-2..$/.test(one));
        return inside === undefined ? id : successes.map((one) => one + inside);
      }),
    ];
    const want = new Set(given);
    return [
      ...given.filter((id) => !shown.has(id)).map((id) => `${page} has no link #${id}`),
      ...[...shown]
        .filter((id) => !want.has(id) && !isCommon(id, page))
        .map((id) => `${page}: no line of the list gives #${id}`),
    ];
  });
}

/** The source of a reference page. */
interface Source {
  /** The title of its block in the list. */
  readonly title: string;
  /** The name of the schema that the page describes. */
  readonly name?: string;
}

/** Returns the source of a reference page; nothing for guides. */
function sourceOf(page: string, navigation: string): Source | undefined {
  const [isReference, inside = ""] = /\/api(\/.*)?$/.exec(page) ?? [];
  if (isReference === undefined) return undefined;
  if (inside === "") return { title: "overview" };
  const single = singlePageKinds.find((kind) => inside === `/${kind}`);
  if (single) return { title: single };
  const [, slug] = /^\/schemas\/(.*)$/.exec(inside) ?? [];
  const entry = (parts: string) => new RegExp(`${parts}"`).exec(navigation)?.[1] ?? "";
  if (slug === undefined) {
    const kind = entry(`id: "${inside.slice(1)}",\\s*kind: "([^"]*)`);
    return { title: `${kind || "operation"} ${inside.slice(1)}` };
  }
  const name = entry(`name: "([^"]*)",\\s*(?:identifier: "[^"]*",\\s*)?slug: "${slug}`);
  return { title: `schema ${name}`, name };
}

/** Returns the ids that occur twice on a page. */
export function repeatedIds(dir: string): readonly string[] {
  return pathsIn(dir).flatMap((page) => {
    const html = readFileSync(path.join(dir, page, "index.html"), "utf8");
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id ?? "");
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}#${id}`);
  });
}

/** Returns the ids in the permalinks of a page. */
function linksOf(html: string): ReadonlySet<string> {
  const links = [...html.matchAll(/<a [^>]*data-link[^>]*>/g)].map(
    ([tag]) => / href="#([^"]*)"/.exec(tag)?.[1] ?? "",
  );
  return new Set(links.map((link) => decodeEntities(link).replaceAll("%25", "%")));
}

function decodeEntities(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Whether an id is on every page of its kind, whatever the document contains. */
function isCommon(id: string, page: string): boolean {
  if (page.endsWith("/api")) return ["downloads", ...singlePageKinds].includes(id);
  return page.includes("/api/schemas/") && (id === "used-by" || id.startsWith("example."));
}
