import type { SidebarItem } from "../page";
import { type ReferencePage, referencePages } from "../reference-pages";
import { pageKinds } from "../shared/page-kinds";
import { operationPath, overviewPath, schemaPath } from "../paths";
import {
  type ApiNavigation,
  type ApiOperation,
  type ApiSection,
  isTitled,
} from "../reference/navigation";
import type { DocsSidebarItem } from "../config/site-config";
import type { SiteData } from "../config/site-data";
import type { SiteWords } from "../i18n/words";
import {
  automaticSidebar,
  type LoadedDocs,
  type LoadedVersion,
  mainVersion,
} from "./docs/load-docs";
import type { Guide } from "./load-guides";

/** With more operations, a page shows only its own part of the API: 100 links and those to their models are half of a page's HTML. */
const completeLimit = 60;

function isComplete({ sections, schemas }: ApiNavigation): boolean {
  const operations = sections.reduce((sum, section) => sum + section.operations.length, 0);
  return operations <= completeLimit && schemas.length <= 2 * completeLimit;
}

/** Splits a list into parts that a page can show. */
function partsIn<Item>(items: readonly Item[]) {
  return Array.from({ length: Math.ceil(items.length / completeLimit) }, (_, index) => {
    const first = index * completeLimit + 1;
    const part = items.slice(first - 1, first - 1 + completeLimit);
    return { first, range: `${first}–${first + part.length - 1}`, items: part };
  });
}

/** Operations that the sidebar shows or hides together. */
interface SidebarPart {
  readonly scope: string;
  readonly section: ApiSection;
  readonly label: string;
  readonly operations: readonly ApiOperation[];
}

/** Returns one part per section; sections above the limit are split into "Other 1–60", "Other 61–120". */
function partsOf({ sections }: ApiNavigation): readonly SidebarPart[] {
  return sections.flatMap((section) =>
    partsIn(section.operations).map(({ first, range, items }, _, all) => ({
      scope: `tag-${section.slug}-${first}`,
      section,
      label: all.length === 1 ? section.tag : `${section.tag} ${range}`,
      operations: items,
    })),
  );
}

/** Sources of the sidebars in one language. */
export interface SidebarSources {
  readonly api: ApiNavigation;
  readonly docs: readonly LoadedDocs[];
  readonly site: Pick<SiteData, "locale">;
  readonly words: SiteWords;
}

/**
 * Returns the scope of a page of the API: pages of a scope share a sidebar.
 *
 * @param page `undefined` for other pages with the sidebar of the API
 */
export function apiScope(sources: SidebarSources, page?: ReferencePage): string {
  const { api } = sources;
  const prefix = scopePrefix(sources);
  if (isComplete(api)) return `${prefix}full`;
  const part =
    page?.kind === "schema"
      ? schemaParts(api).find(({ items }) => items.some(({ name }) => name === page.title))
      : partsOf(api).find(({ operations }) => operations.some((one) => one === page?.operation));
  return prefix + (part?.scope ?? "sections");
}

/** The guides share the API's sidebar unless they have their own. */
function scopePrefix({ docs }: SidebarSources): "api:" | "all:" {
  return mainVersion(docs)?.hasSidebars ? "api:" : "all:";
}

/** Returns the scope of a doc: the sidebar that lists it, or its version's automatic sidebar. */
export function docsScope(
  sources: SidebarSources,
  version: LoadedVersion,
  sidebar: string | undefined,
): string {
  if (version === mainVersion(sources.docs) && !version.hasSidebars) return apiScope(sources);
  return sidebar === undefined ? "none" : ["docs", version.plugin, version.name, sidebar].join(":");
}

/**
 * Builds the sidebar of a scope: for the API and its guides, the guides by group and then the API; for other
 * docs, their own.
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

/** Returns a {@link buildSidebar} that builds the sidebar of each language and scope only once. */
export function createSidebars(): typeof buildSidebar {
  const known = new Map<string, readonly SidebarItem[]>();
  return (sources, scope) => {
    const key = `${sources.site.locale}/${scope}`;
    const items = known.get(key) ?? buildSidebar(sources, scope);
    known.set(key, items);
    return items;
  };
}

/** Returns a configured item; a link to an operation gets its method. */
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

/** Returns links to guides. The links of a group are together, at the position of the first. */
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
        // One translated guide of the group is enough for a translated label.
        label: inGroup.find((guide) => guide.groupLabel)?.groupLabel ?? group,
        ...(page && { path: page.path }),
        items: members,
      });
    }
    if (!groupPage) members.push(link);
  }
  return items;
}

/** Returns the whole sidebar of the API and its guides with the paths of operations, for the filter. */
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

function apiCategory(api: ApiNavigation, scope: string, words: SiteWords): SidebarItem {
  const parts = grouped(shownParts(api, scope), ({ scope: own, label, operations }) =>
    scope === "full" || scope === own
      ? { type: "category", label, items: operations.map(operationItem) }
      : // Links to the first operation, whose sidebar shows the part.
        { type: "link", label, path: operationPath(operations[0]?.id ?? "") },
  );
  return {
    type: "category",
    label: words.apiReference,
    path: overviewPath,
    items: [...listedItems(api, words), ...parts, ...schemaItems(api, scope, words)],
  };
}

/** Returns the current part of a large API, its neighbors in the section, and one part of each other section. */
function shownParts(api: ApiNavigation, scope: string): readonly SidebarPart[] {
  const parts = partsOf(api);
  if (scope === "full") return parts;
  const current = parts.findIndex((part) => part.scope === scope);
  const own = parts[current]?.section;
  const neighbors = parts.slice(Math.max(0, current - 1), current + 2);
  const firsts = parts.filter(({ section }, index) => section !== parts[index - 1]?.section);
  return firsts.flatMap((first) =>
    first.section === own
      ? neighbors.filter(({ section }) => section === own)
      : [{ ...first, label: first.section.tag }],
  );
}

/** Returns the items of parts. The items of a group are in a category. */
function grouped(
  parts: readonly SidebarPart[],
  itemOf: (part: SidebarPart) => SidebarItem,
): readonly SidebarItem[] {
  const items: SidebarItem[] = [];
  let last: { readonly group: string | undefined; readonly items: SidebarItem[] } = {
    group: undefined,
    items,
  };
  for (const part of parts) {
    const { group } = part.section;
    if (group !== last.group) {
      last = { group, items: group === undefined ? items : [] };
      if (group !== undefined) items.push({ type: "category", label: group, items: last.items });
    }
    last.items.push(itemOf(part));
  }
  return items;
}

function listedItems(api: ApiNavigation, words: SiteWords): readonly SidebarItem[] {
  return referencePages(api, words)
    .filter(({ kind }) => pageKinds[kind].pointer)
    .map(({ title, path }) => ({ type: "link", label: title, path }));
}

function operationItem(operation: ApiOperation): SidebarItem {
  const { id, kind, method, path, title, deprecated, isNew } = operation;
  return {
    type: "link",
    // The badge already shows the method.
    label: isTitled(operation) ? title : path,
    path: operationPath(id),
    method: kind === "webhook" ? "webhook" : method,
    ...(deprecated && { deprecated }),
    ...(isNew && { isNew }),
  };
}

/** By API: each page of a schema asks for its part. */
const knownParts = new WeakMap<ApiNavigation, ReturnType<typeof sortedParts>>();

function schemaParts(api: ApiNavigation) {
  const parts = knownParts.get(api) ?? sortedParts(api);
  knownParts.set(api, parts);
  return parts;
}

/** Returns the schemas sorted by name, because readers look for one of them, in parts as {@link partsOf}. */
function sortedParts({ schemas }: ApiNavigation) {
  return partsIn(schemas.toSorted((a, b) => compare(a.name, b.name))).map((part) => ({
    ...part,
    scope: `schemas-${part.first}`,
  }));
}

/** Returns all schemas; in a large API, those of the current part and a link to each part beside it. */
function schemaItems(api: ApiNavigation, scope: string, words: SiteWords): readonly SidebarItem[] {
  const parts = schemaParts(api);
  const links = parts.map((part) =>
    part.items.map(({ name, slug }) => ({
      type: "link" as const,
      label: name,
      path: schemaPath(slug),
    })),
  );
  const [[first] = []] = links;
  if (!first) return [];
  if (scope === "full") return [{ type: "category", label: words.schemas, items: links.flat() }];
  const current = parts.findIndex((part) => part.scope === scope);
  if (current === -1) return [{ ...first, label: words.schemas }];
  return links.flatMap((items, index): readonly SidebarItem[] => {
    const label = `${words.schemas} ${parts[index]?.range}`;
    if (index === current) return [{ type: "category", label, items }];
    const [neighbor] = items;
    return neighbor && Math.abs(index - current) === 1 ? [{ ...neighbor, label }] : [];
  });
}

const { compare } = new Intl.Collator("en");
