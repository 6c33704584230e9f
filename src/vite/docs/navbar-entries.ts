import { type ConfigIssue } from "../../config/config-error";
import type { DocsSidebarItem, NavbarItem, NavbarItemOf } from "../../config/site-config";
import type { DocTarget, NavbarEntry, NavbarEntryOf } from "../../config/site-data";
import {
  type LoadedDocs,
  type LoadedVersion,
  unknownDoc,
  unknownSet,
  unknownSidebar,
} from "./load-docs";
import { defaultPlugin } from "./places";

type DocItem = NavbarItemOf<"doc" | "docSidebar" | "docsVersion">;

/**
 * Resolves the docs of navbar items in every version (specification, section 5, "Site configuration checks").
 *
 * @param titleOf returns the title of the page at a path
 * @param issues receives unknown docs and sidebars, and sidebars without links
 */
export function resolveNavbar(
  items: readonly NavbarItem[],
  docs: readonly LoadedDocs[],
  titleOf: (path: string) => string | undefined,
  issues: ConfigIssue[],
): readonly NavbarEntry[] {
  return items.flatMap((item, index): readonly NavbarEntry[] => {
    const field = `navbar.items[${index}]`;
    const position = item.position ?? "left";
    switch (item.type) {
      case "dropdown": {
        const entries = item.items.flatMap(
          (child, childIndex): NavbarEntryOf<"dropdown">["items"] =>
            child.type === "link" || child.type === "html"
              ? [{ ...child, position: child.position ?? "left" }]
              : listed(resolveDoc(child, `${field}.items[${childIndex}]`)),
        );
        return entries.length === 0
          ? []
          : [{ type: "dropdown", label: item.label, items: entries, position }];
      }
      case "docsVersionDropdown": {
        const set = setOf(item.docsPluginId, field);
        return set ? [{ type: item.type, plugin: set.id, position }] : [];
      }
      case "doc":
      case "docSidebar":
      case "docsVersion":
        return listed(resolveDoc(item, field));
      default:
        return [{ ...item, position }];
    }
  });

  function resolveDoc(item: DocItem, field: string): NavbarEntryOf<"doc"> | undefined {
    const set = setOf(item.docsPluginId, field);
    if (!set) return undefined;
    const before = issues.length;
    const targets = targetsOf(item, set, field);
    // A doc that is a draft in every version is not an issue, but has no entry.
    return issues.length > before || Object.keys(targets).length === 0
      ? undefined
      : { type: "doc", plugin: set.id, targets, position: item.position ?? "left" };
  }

  function setOf(id = defaultPlugin, field: string): LoadedDocs | undefined {
    const set = docs.find((candidate) => candidate.id === id);
    if (set) return set;
    const known = docs.map((candidate) => candidate.id);
    issues.push(unknownSet(`${field}.docsPluginId`, id, known));
    return undefined;
  }

  function targetsOf(
    item: DocItem,
    { versions }: LoadedDocs,
    field: string,
  ): Readonly<Record<string, DocTarget>> {
    if (item.type === "doc") {
      // Drafts are known docs, too.
      const known = versions.flatMap(({ docs: all }) => all.map(({ id }) => id));
      const drafts = versions.flatMap(({ draftIds }) => draftIds);
      if (![...known, ...drafts].includes(item.docId))
        issues.push(unknownDoc(`${field}.docId`, item.docId, [...new Set(known)]));
    } else if (item.type === "docSidebar") {
      const known = versions.flatMap(({ sidebars }) => Object.keys(sidebars));
      if (!known.includes(item.sidebarId))
        issues.push(unknownSidebar(`${field}.sidebarId`, item.sidebarId, [...new Set(known)]));
    }
    return Object.fromEntries(
      versions.flatMap((version) => {
        const target = targetIn(version, item, field);
        return target ? [[version.name, target]] : [];
      }),
    );
  }

  function targetIn(version: LoadedVersion, item: DocItem, field: string): DocTarget | undefined {
    const { type, label } = item;
    if (type === "docsVersion")
      return { label: label ?? version.label, path: item.to ?? mainPath(version) };
    if (type === "doc") {
      const doc = version.docs.find(({ id }) => id === item.docId);
      return doc && { label: label ?? titleOf(doc.path) ?? item.docId, path: doc.path };
    }
    const { sidebarId } = item;
    if (!Object.hasOwn(version.sidebars, sidebarId)) return undefined;
    const first = firstLink(version.sidebars[sidebarId] ?? []);
    if (first) return { label: label ?? first.label, path: first.path };
    issues.push({
      field: `${field}.sidebarId`,
      expected: "a sidebar with a link",
      found: `${JSON.stringify(sidebarId)} of version ${JSON.stringify(version.name)}, which is empty`,
      hint: "Give that sidebar a link, or remove the item.",
    });
    return undefined;
  }
}

export function mainPath({ docs, mainDocId, prefix }: LoadedVersion): string {
  return docs.find(({ id }) => id === mainDocId)?.path ?? (prefix === "" ? "/" : prefix);
}

function firstLink(items: readonly DocsSidebarItem[]): DocTarget | undefined {
  for (const item of items) {
    if (item.href !== undefined) return { label: item.label, path: item.href };
    const inside = item.type === "category" ? firstLink(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

function listed<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value];
}
