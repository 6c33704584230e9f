import type { SidebarItem } from "../page";
import { operationPath, overviewPath, schemaPath } from "../paths";
import type { ApiNavigation, ApiOperation, ApiSchema } from "../reference/navigation";
import type { Guide } from "./load-guides";
import { overviewTitle, type PageSource } from "./site-model";

/**
 * More operations than this, and a page shows only the part of the API that it belongs to. Measured: 1,000 links cost every page
 * 100 kB of html.
 */
const completeLimit = 100;

function isComplete({ sections, schemas }: ApiNavigation): boolean {
  const operations = sections.reduce((sum, section) => sum + section.operations.length, 0);
  return operations <= completeLimit && schemas.length <= 2 * completeLimit;
}

/** Operations that the sidebar shows or hides together. */
interface SidebarPart {
  readonly scope: string;
  readonly label: string;
  readonly operations: readonly ApiOperation[];
}

/** One part per section; a section above the limit is cut into several, called "Other 1–100", "Other 101–200". */
function partsOf({ sections }: ApiNavigation): readonly SidebarPart[] {
  return sections.flatMap(({ tag, slug, operations }) => {
    const count = Math.ceil(operations.length / completeLimit);
    return Array.from({ length: count }, (_, index) => {
      const part = operations.slice(index * completeLimit, (index + 1) * completeLimit);
      const first = index * completeLimit + 1;
      return {
        scope: `tag-${slug}-${first}`,
        label: count === 1 ? tag : `${tag} ${first}–${first + part.length - 1}`,
        operations: part,
      };
    });
  });
}

/** Names the sidebar of a page: pages of one scope share it. */
export function sidebarScope(api: ApiNavigation, source: PageSource): string {
  if (isComplete(api)) return "full";
  if (source.kind !== "operation") return "sections";
  const part = partsOf(api).find(({ operations }) => operations.includes(source.operation));
  return part?.scope ?? "sections";
}

/** The sidebar of the pages of one scope: guides by group, then the API. */
export function buildSidebar(
  api: ApiNavigation,
  guides: readonly Guide[],
  scope: string,
): readonly SidebarItem[] {
  return [...guideItems(guides), apiCategory(api, scope)];
}

/** Guides of one group stand together where the first of them stands. */
function guideItems(guides: readonly Guide[]): readonly SidebarItem[] {
  const items: SidebarItem[] = [];
  const groups = new Map<string, SidebarItem[]>();
  for (const { title: label, path, group } of guides) {
    const link: SidebarItem = { type: "link", label, path };
    const open = group === undefined ? items : groups.get(group);
    if (open) {
      open.push(link);
    } else if (group !== undefined) {
      const members = [link];
      groups.set(group, members);
      items.push({ type: "category", label: group, items: members });
    }
  }
  return items;
}

function apiCategory(api: ApiNavigation, scope: string): SidebarItem {
  const parts = partsOf(api).map((part) =>
    scope === "full" || scope === part.scope ? partCategory(part) : partLink(part),
  );
  return {
    type: "category",
    label: overviewTitle,
    path: overviewPath,
    items: [...parts, ...schemaItems(api, scope)],
  };
}

function partCategory({ label, operations }: SidebarPart): SidebarItem {
  return {
    type: "category",
    label,
    items: operations.map(({ id, kind, method, title, deprecated }) => ({
      type: "link",
      label: title,
      path: operationPath(id),
      method: kind === "webhook" ? "webhook" : method,
      ...(deprecated && { deprecated }),
    })),
  };
}

/** A part that is not being read leads to its first operation, whose page shows the part. */
function partLink({ label, operations }: SidebarPart): SidebarItem {
  return { type: "link", label, path: operationPath(operations[0]?.id ?? "") };
}

/** By name: a reader comes for one of them, whatever order the document has. */
function schemaItems({ schemas }: ApiNavigation, scope: string): readonly SidebarItem[] {
  const links = schemas.toSorted(byName).map(({ name, slug }) => ({
    type: "link" as const,
    label: name,
    path: schemaPath(slug),
  }));
  const [first] = links;
  if (!first) return [];
  return scope === "full"
    ? [{ type: "category", label: "Schemas", items: links }]
    : [{ ...first, label: "Schemas" }];
}

const { compare } = new Intl.Collator("en");

function byName(a: ApiSchema, b: ApiSchema): number {
  return compare(a.name, b.name);
}
