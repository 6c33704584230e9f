import { readFileSync } from "node:fs";
import path from "node:path";
import { pathsIn } from "./site";

/** One line of the list: an id, or the beginning of ids, and what unfolds there. */
interface Line {
  readonly at: string;
  readonly isLink: boolean;
  readonly unfolds: readonly string[];
}

/** `anchors.txt`: the lines of each page and schema, by its title. */
type AnchorList = ReadonlyMap<string, readonly Line[]>;

/** Reads the list as its own first lines explain it. */
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
 * All ids that the list gives a page.
 *
 * @param before what the ids begin with
 * @param schemas those that unfold on the page
 * @param above those that have unfolded around the place: inside itself a schema is a link to where it unfolds
 */
function expand(
  list: AnchorList,
  title: string,
  schemas: ReadonlySet<string>,
  before = "",
  above: readonly string[] = [],
): readonly string[] {
  return (list.get(title) ?? []).flatMap(({ at, isLink, unfolds }) => [
    ...(isLink ? [before + at] : []),
    ...unfolds.flatMap((name) => {
      if (list.has(name)) return expand(list, name, schemas, before + at);
      return schemas.has(name) && !above.includes(name)
        ? expand(list, `schema ${name}`, schemas, before + at, [...above, name])
        : [];
    }),
  ]);
}

/** Where a site and its sources are. */
interface Built {
  readonly generatedDir: string;
  readonly dir: string;
}

/**
 * Compares the links of every page of the reference with the list beside its modules.
 *
 * @returns what differs, a line each
 */
export function wrongAnchors({ generatedDir, dir }: Built): readonly string[] {
  const list = readAnchorList(readFileSync(path.join(generatedDir, "anchors.txt"), "utf8"));
  const navigation = readFileSync(path.join(generatedDir, "navigation.ts"), "utf8");
  return pathsIn(dir).flatMap((page) => {
    const source = sourceOf(page, navigation);
    if (!source) return [];
    const html = readFileSync(path.join(dir, page, "index.html"), "utf8");
    const shown = linksOf(html);
    const { title, file, name } = source;
    const schemas = unfoldedIn(readFileSync(path.join(generatedDir, file), "utf8"));
    const given = name ? expand(list, title, schemas, name, [name]) : expand(list, title, schemas);
    const want = new Set(given);
    return [
      ...given.filter((id) => !shown.has(id)).map((id) => `${page} has no link #${id}`),
      ...[...shown]
        .filter((id) => !want.has(id) && !isCommon(id, page))
        .map((id) => `${page}: no line of the list gives #${id}`),
    ];
  });
}

/** What a page of the reference is made from. */
interface Source {
  /** Of its block in the list. */
  readonly title: string;
  /** Its generated module. */
  readonly file: string;
  /** Of the schema that the page is about. */
  readonly name?: string;
}

/** Nothing for guides. */
function sourceOf(page: string, navigation: string): Source | undefined {
  const [isReference, inside = ""] = /\/api(\/.*)?$/.exec(page) ?? [];
  if (isReference === undefined) return undefined;
  if (inside === "") return { title: "overview", file: "overview.tsx" };
  if (inside === "/errors") return { title: "errors", file: "errors.tsx" };
  const [, slug] = /^\/schemas\/(.*)$/.exec(inside) ?? [];
  const entry = (parts: string) => new RegExp(`${parts}"`).exec(navigation)?.[1] ?? "";
  if (slug === undefined) {
    const kind = entry(`id: "${inside.slice(1)}",\\s*kind: "([^"]*)`);
    return { title: `${kind || "operation"} ${inside.slice(1)}`, file: `api${inside}.tsx` };
  }
  const name = entry(`name: "([^"]*)",\\s*(?:identifier: "[^"]*",\\s*)?slug: "${slug}`);
  const identifier = entry(`identifier: "([^"]*)",\\s*slug: "${slug}`) || name;
  return { title: `schema ${name}`, file: `schemas/${identifier}.page.tsx`, name };
}

/** The ids that a page has twice. */
export function repeatedIds(dir: string): readonly string[] {
  return pathsIn(dir).flatMap((page) => {
    const html = readFileSync(path.join(dir, page, "index.html"), "utf8");
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id ?? "");
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}#${id}`);
  });
}

/** The ids that a page gives to copy. */
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

function unfoldedIn(module: string): ReadonlySet<string> {
  return new Set(
    [...module.matchAll(/(?:schemas|branches)=\{\{([^}]*)\}\}/g)].flatMap(([, members = ""]) =>
      members
        .split(",")
        .map((member) => (member.split(":")[0] ?? "").trim().replace(/^"|"$/g, ""))
        .filter((name) => name !== ""),
    ),
  );
}

/** What stands on every page of a kind, whatever the document says. */
function isCommon(id: string, page: string): boolean {
  if (page.endsWith("/api")) return id === "downloads" || id === "errors";
  return page.includes("/api/schemas/") && (id === "used-by" || id.startsWith("example."));
}
