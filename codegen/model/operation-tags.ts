import { asList, objectsIn, text, type Raw, type SpecDocument } from "../document/document";
import { readExternalDocs } from "./words";
import { markdown } from "./markdown";
import { kebab, uniqueNames } from "./names";
import { tagName } from "./operations";
import type { ApiModel, Operation, Tag } from "./types";

/**
 * Returns the tags that have operations: those in groups (`x-tagGroups`) first, then declared ones, then those that only operations
 * name; a parent stands before its children. `topics` are the tags without operations that have a description or a link.
 */
export function readTags(
  document: SpecDocument,
  operations: readonly Operation[],
): Pick<ApiModel, "tags" | "topics"> {
  const declared = objectsIn(document.root["tags"], "").flatMap(({ value }): [string, Raw][] => {
    const name = text(value["name"]);
    return name === undefined ? [] : [[name, value]];
  });
  // The first of duplicate declarations wins.
  const byName = new Map(declared.toReversed());
  const groups = groupsOf(document);
  const names = new Set([
    ...groups.keys(),
    ...declared.map(([name]) => name),
    ...operations.map(tagName),
  ]);
  const used = [...names].filter((name) => operations.some((one) => tagName(one) === name));
  const topics = [...byName.keys()].filter((name) => !used.includes(name));
  const slugs = uniqueNames(
    [...used, ...topics].map((name) => ({ wanted: name, source: name })),
    kebab,
    "tag",
  );
  const titleOf = (name: string) => {
    const tag = byName.get(name);
    if (!tag && !operations.some((operation) => operation.tag === name)) return undefined;
    return text(tag?.["x-displayName"]) ?? text(tag?.["summary"]) ?? name;
  };
  /** Returns the ancestors of a tag (`parent`, OpenAPI 3.2), the outermost last; none if they are circular. */
  const ancestorsOf = (name: string): readonly string[] => {
    const found = [name];
    for (let parent = parentOf(name); byName.has(parent); parent = parentOf(parent)) {
      if (found.includes(parent)) return [];
      found.push(parent);
    }
    return found.slice(1);
  };
  const parentOf = (name: string) => text(byName.get(name)?.["parent"]) ?? "";
  const roots = [...used, ...topics].map((name) => ancestorsOf(name).at(-1) ?? name);
  const ordered = [...used, ...topics].map((name, index): Tag => {
    const root = roots[index] ?? name;
    // A parent tag heads its own group.
    const isGrouped = root !== name || roots.some((other, at) => other === name && at !== index);
    const tag = byName.get(name);
    return {
      name,
      title: titleOf(name),
      slug: slugs[index] ?? "",
      group: groups.get(name) ?? (isGrouped ? titleOf(root) : undefined),
      description: markdown(text(tag?.["description"])),
      externalDocs: readExternalDocs(tag?.["externalDocs"]),
      operations: operations.filter((operation) => tagName(operation) === name),
    };
  });
  const isDescribed = ({ description, externalDocs }: Tag) =>
    description.length > 0 || externalDocs !== undefined;
  const placed: Tag[] = [];
  for (const tag of ordered.filter((one) => used.includes(one.name) || isDescribed(one))) {
    const { name, group } = tag;
    const child = placed.findIndex(
      (one) => one.group === group && ancestorsOf(one.name).includes(name),
    );
    const last = placed.findLastIndex((one) => group !== undefined && one.group === group);
    const end = last < 0 ? placed.length : last + 1;
    placed.splice(child < 0 ? end : child, 0, tag);
  }
  const isUsed = ({ name }: Tag) => used.includes(name);
  return {
    tags: placed.filter(isUsed),
    topics: placed.flatMap((tag, index) =>
      isUsed(tag) ? [] : [{ ...tag, before: placed.slice(index).find(isUsed)?.slug }],
    ),
  };
}

/** Returns the group of each tag that is in one; the first, if it is in several. */
function groupsOf(document: SpecDocument): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const { value } of objectsIn(document.root["x-tagGroups"], "")) {
    const name = text(value["name"]);
    if (name === undefined) continue;
    for (const tag of asList(value["tags"]))
      if (typeof tag === "string" && !groups.has(tag)) groups.set(tag, name);
  }
  return groups;
}
