import type { SidebarItem } from "../page";
import { errorsPath, operationPath, overviewPath, schemaPath } from "../paths";
import type { ApiNavigation, ApiOperation, ApiSchema, ApiSection } from "../reference/navigation";
import type { DocsSidebarItem } from "../config/site-config";
import type { Words } from "../i18n/words";
import {
  automaticSidebar,
  type LoadedDocs,
  type LoadedVersion,
  mainVersion,
} from "./docs/load-docs";
import type { Guide } from "./load-guides";
import type { PageSource } from "./site-model";

/**
 * More operations than this, and a page shows only the part of the API that it belongs to. Measured: 1,000 links cost every page
 * 100 kB of html.
 */
const completeLimit = 100;
/** As many sections of a large API are named, those around the one being read; the overview names all. */
const mostSections = 40;

function isComplete({ sections, schemas }: ApiNavigation): boolean {
  const operations = sections.reduce((sum, section) => sum + section.operations.length, 0);
  return operations <= completeLimit && schemas.length <= 2 * completeLimit;
}

/** Operations that the sidebar shows or hides together. */
interface SidebarPart {
  readonly scope: string;
  readonly section: ApiSection;
  readonly label: string;
  /** What the section stands under. */
  readonly group: string | undefined;
  readonly operations: readonly ApiOperation[];
}

/** One part per section; a section above the limit is cut into several, called "Other 1–100", "Other 101–200". */
function partsOf({ sections }: ApiNavigation): readonly SidebarPart[] {
  return sections.flatMap((section) => {
    const { tag, group, slug, operations } = section;
    const count = Math.ceil(operations.length / completeLimit);
    return Array.from({ length: count }, (_, index) => {
      const part = operations.slice(index * completeLimit, (index + 1) * completeLimit);
      const first = index * completeLimit + 1;
      return {
        scope: `tag-${slug}-${first}`,
        section,
        label: count === 1 ? tag : `${tag} ${first}–${first + part.length - 1}`,
        group,
        operations: part,
      };
    });
  });
}

/** What sidebars are made of, in one language. */
export interface SidebarSources {
  readonly api: ApiNavigation;
  readonly docs: readonly LoadedDocs[];
  readonly words: Words;
}

/** Names the sidebar of a page of the API, and of pages that stand alone: pages of one scope share it. */
export function apiScope(sources: SidebarSources, source: PageSource): string {
  const { api } = sources;
  const prefix = scopePrefix(sources);
  if (isComplete(api)) return `${prefix}full`;
  if (source.kind !== "operation") return `${prefix}sections`;
  const part = partsOf(api).find(({ operations }) => operations.includes(source.operation));
  return prefix + (part?.scope ?? "sections");
}

/** The guides stand beside the API, unless they have sidebars of their own. */
function scopePrefix({ docs }: SidebarSources): "api:" | "all:" {
  return mainVersion(docs)?.hasSidebars ? "api:" : "all:";
}

/** Names the sidebar of a doc: the one that it is listed in, or the automatic one of its version. */
export function docsScope(
  sources: SidebarSources,
  version: LoadedVersion,
  sidebar: string | undefined,
  source: PageSource,
): string {
  if (version === mainVersion(sources.docs) && !version.hasSidebars)
    return apiScope(sources, source);
  return sidebar === undefined ? "none" : ["docs", version.plugin, version.name, sidebar].join(":");
}

/**
 * Builds the sidebar of the pages of one scope: for the API and the guides beside it guides by group, then the API; for other docs
 * their own.
 */
export function buildSidebar(sources: SidebarSources, scope: string): readonly SidebarItem[] {
  const { api, docs, words } = sources;
  const [kind, ...rest] = scope.split(":");
  if (kind === "none") return [];
  if (kind === "docs") {
    const [plugin, version, ...sidebar] = rest;
    const found = docs
      .find(({ id }) => id === plugin)
      ?.versions.find(({ name }) => name === version);
    if (!found) throw new Error(`There is no version for the sidebar ${scope}.`);
    const id = sidebar.join(":");
    return id === automaticSidebar && !found.hasSidebars
      ? guideItems(found.guides)
      : (found.sidebars[id] ?? []).map((item) => configuredItem(item, api));
  }
  const main = kind === "all" ? mainVersion(docs) : undefined;
  return [...guideItems(main?.guides ?? []), apiCategory(api, rest.join(":"), words)];
}

/** A line as configured; one that leads to an operation gets its method. */
function configuredItem(item: DocsSidebarItem, api: ApiNavigation): SidebarItem {
  if (item.type === "category") {
    const { label, href: path, items } = item;
    return {
      type: "category",
      label,
      ...(path !== undefined && { path }),
      items: items.map((child) => configuredItem(child, api)),
    };
  }
  const operation = api.sections
    .flatMap(({ operations }) => operations)
    .find(({ id }) => operationPath(id) === item.href);
  return operation
    ? { ...operationItem(operation), label: item.label }
    : { type: "link", label: item.label, path: item.href };
}

/** Guides of one group stand together where the first of them stands. */
function guideItems(guides: readonly Guide[]): readonly SidebarItem[] {
  const items: SidebarItem[] = [];
  const groups = new Map<string, SidebarItem[]>();
  for (const { title: label, path, group, groupPage } of guides) {
    const link: SidebarItem = { type: "link", label, path };
    if (group === undefined) {
      items.push(link);
      continue;
    }
    const members = groups.get(group) ?? [];
    if (!groups.has(group)) {
      groups.set(group, members);
      const inGroup = guides.filter((guide) => guide.group === group);
      const page = inGroup.find((guide) => guide.groupPage);
      items.push({
        type: "category",
        // One translation is enough to translate the label.
        label: inGroup.find((guide) => guide.groupLabel)?.groupLabel ?? group,
        ...(page && { path: page.path }),
        items: members,
      });
    }
    if (!groupPage) members.push(link);
  }
  return items;
}

/** The whole sidebar of the API and of what stands beside it, however large, with the paths of operations: what its filter looks through. */
export function wholeSidebar(sources: SidebarSources): readonly SidebarItem[] {
  const { api } = sources;
  const addresses = new Map(
    api.sections.flatMap(({ operations }) =>
      operations.map(({ id, path }) => [operationPath(id), path] as const),
    ),
  );
  const withAddress = (item: SidebarItem): SidebarItem => {
    if (item.type === "category") return { ...item, items: item.items.map(withAddress) };
    const address = addresses.get(item.path);
    return address === undefined ? item : { ...item, address };
  };
  return buildSidebar(sources, `${scopePrefix(sources)}full`).map(withAddress);
}

function apiCategory(api: ApiNavigation, scope: string, words: Words): SidebarItem {
  const parts = grouped(shownParts(api, scope), (part) =>
    scope === "full" || scope === part.scope ? partCategory(part) : partLink(part),
  );
  return {
    type: "category",
    label: words.apiReference,
    path: overviewPath,
    items: [...errorsItem(api, words), ...parts, ...schemaItems(api, scope, words)],
  };
}

/** Of a large API the part being read and those beside it in its section, and one for each other section. */
function shownParts(api: ApiNavigation, scope: string): readonly SidebarPart[] {
  const parts = partsOf(api);
  if (scope === "full") return parts;
  const current = parts.findIndex((part) => part.scope === scope);
  const own = parts[current]?.section;
  const besides = parts.slice(Math.max(0, current - 1), current + 2);
  const firsts = parts.filter(({ section }, index) => section !== parts[index - 1]?.section);
  const place = firsts.findIndex(({ section }) => section === own);
  return around(firsts, place, mostSections).flatMap((first) =>
    first.section === own
      ? besides.filter(({ section }) => section === own)
      : [{ ...first, label: first.section.tag }],
  );
}

/** At most so many elements of a list, those around a place. */
function around<Element>(
  list: readonly Element[],
  place: number,
  count: number,
): readonly Element[] {
  const start = Math.max(0, Math.min(place - Math.floor(count / 2), list.length - count));
  return list.slice(start, start + count);
}

/** The parts of one group, which follow each other, in a category of its name. */
function grouped(
  parts: readonly SidebarPart[],
  itemOf: (part: SidebarPart) => SidebarItem,
): readonly SidebarItem[] {
  const items: SidebarItem[] = [];
  let last: { readonly group: string; readonly items: SidebarItem[] } | undefined;
  for (const part of parts) {
    if (part.group === undefined) {
      last = undefined;
      items.push(itemOf(part));
      continue;
    }
    if (last?.group !== part.group) {
      last = { group: part.group, items: [] };
      items.push({ type: "category", label: part.group, items: last.items });
    }
    last.items.push(itemOf(part));
  }
  return items;
}

function errorsItem({ errors }: ApiNavigation, words: Words): readonly SidebarItem[] {
  return errors ? [{ type: "link", label: words.reference.errorShapes, path: errorsPath }] : [];
}

function partCategory({ label, operations }: SidebarPart): SidebarItem {
  return {
    type: "category",
    label,
    items: operations.map(operationItem),
  };
}

function operationItem({ id, kind, method, title, deprecated }: ApiOperation): SidebarItem {
  return {
    type: "link",
    label: title,
    path: operationPath(id),
    method: kind === "webhook" ? "webhook" : method,
    ...(deprecated && { deprecated }),
  };
}

/** A part that is not being read leads to its first operation, whose page shows the part. */
function partLink({ label, operations }: SidebarPart): SidebarItem {
  return { type: "link", label, path: operationPath(operations[0]?.id ?? "") };
}

/** By name: a reader comes for one of them, whatever order the document has. */
function schemaItems(
  { schemas }: ApiNavigation,
  scope: string,
  words: Words,
): readonly SidebarItem[] {
  const links = schemas.toSorted(byName).map(({ name, slug }) => ({
    type: "link" as const,
    label: name,
    path: schemaPath(slug),
  }));
  const [first] = links;
  if (!first) return [];
  return scope === "full"
    ? [{ type: "category", label: words.schemas, items: links }]
    : [{ ...first, label: words.schemas }];
}

const { compare } = new Intl.Collator("en");

function byName(a: ApiSchema, b: ApiSchema): number {
  return compare(a.name, b.name);
}
