import { bundle, createConfig, type Document } from "@redocly/openapi-core";
import { entries, isRaw, join, text, tokensOf, valueAt } from "./document";
import { referencesOf, referring } from "./references";
import type { FolderResolver } from "./resolver";
import { visit } from "./walk";

/**
 * Returns a document with the parts of all its files, so that every reference starts with `#`.
 *
 * @param given the document whose references are followed; it is changed
 */
export async function bundled(given: Document, resolver: FolderResolver): Promise<Document> {
  // A document without other references has nothing to bundle, and the bundler takes as long as the linter.
  if ([...referencesOf(given.parsed)].every((reference) => plainReference.test(reference)))
    return given;
  const before = new Set(componentsOf(given.parsed).map(({ pointer }) => pointer));
  const config = await createConfig({});
  const { bundle: whole } = await bundle({ doc: given, config, externalRefResolver: resolver });
  for (const { group, name, pointer } of componentsOf(whole.parsed))
    if (!before.has(pointer)) meant(group, name);
  giveAuthorsNames(whole.parsed, before);
  return whole;
}

/** A reference by a plain name to a component of the document, which the bundler does not change. */
const plainReference = /^#\/components\/[a-zA-Z]+\/[\w.-]+$/;

function componentsOf(root: unknown) {
  const groups = entries(valueAt(root, "#/components"), "#/components");
  return groups.flatMap(({ value, pointer }) =>
    entries(value, pointer).map(({ key, pointer: at }) => ({
      group: value as Record<string, unknown>,
      name: key,
      pointer: at,
    })),
  );
}

/**
 * Renames a part of another file. The bundler names it after the end of its reference, escapes included (`#/d~1e`), but the references that
 * it writes are unescaped when read.
 */
function meant(group: Record<string, unknown>, name: string): void {
  const [own = name] = tokensOf(`#/${name}`);
  if (own === name || Object.hasOwn(group, own)) return;
  group[own] = group[name];
  delete group[name];
}

/**
 * Moves a part of another file to the component that only refers to it, and updates all references: the bundler names the part after its
 * file, and readers would see it under two names.
 *
 * @param own pointers of the author's components
 */
function giveAuthorsNames(root: unknown, own: ReadonlySet<string>): void {
  const parts = new Map(componentsOf(root).map((part) => [part.pointer, part]));
  const moved = new Map<string, string>();
  for (const { group, name, pointer } of parts.values()) {
    const part = group[name];
    const ref = isRaw(part) && Object.keys(part).length === 1 ? text(part["$ref"]) : undefined;
    if (ref === undefined || moved.has(ref) || !own.has(pointer)) continue;
    const target = parts.get(join("#", ...tokensOf(ref)));
    if (target?.group !== group || own.has(target.pointer) || !plainReference.test(pointer))
      continue;
    group[name] = group[target.name];
    delete group[target.name];
    moved.set(ref, pointer);
  }
  if (moved.size === 0) return;
  const follow = (owner: Record<string, unknown>, keys: Iterable<string>): void => {
    for (const key of keys) {
      const pointer = moved.get(text(owner[key]) ?? "");
      if (pointer !== undefined) owner[key] = pointer;
    }
  };
  visit(root, true, (value) => {
    follow(value, referring);
    const { mapping } = value;
    if (isRaw(mapping)) follow(mapping, Object.keys(mapping));
    return true;
  });
}
