import { bundle, createConfig, type Document } from "@redocly/openapi-core";
import { isRaw, join, tokensOf } from "./document";
import type { FolderResolver } from "./resolver";

/**
 * A document with the parts of all its files, so that every reference starts with `#`.
 *
 * @param given what the references of the document are followed from; it changes
 */
export async function bundled(given: Document, resolver: FolderResolver): Promise<Document> {
  // It takes as long as the linter.
  if (isWhole(given.parsed)) return given;
  const before = new Set(componentsOf(given.parsed).map(({ pointer }) => pointer));
  const config = await createConfig({});
  const { bundle: whole } = await bundle({ doc: given, config, externalRefResolver: resolver });
  for (const { group, name, pointer } of componentsOf(whole.parsed))
    if (!before.has(pointer)) meant(group, name);
  return whole;
}

/** A reference that the bundler leaves as it is. */
const plainReference = /^#\/components\/[a-zA-Z]+\/[\w.-]+$/;

/** Whether all references of a document lead to components of its own by plain names: then there is nothing to bundle. */
function isWhole(value: unknown, key = ""): boolean {
  if (typeof value === "string")
    return (
      (key !== "$ref" && key !== "externalValue" && key !== "defaultMapping") ||
      plainReference.test(value)
    );
  if (!isObject(value)) return true;
  // A mapping names schemas, or refers to them (OpenAPI 3.1, 4.8.25).
  if (key === "mapping") return Object.values(value).every((to) => plainReference.test(String(to)));
  return Array.isArray(value)
    ? value.every((item) => !isObject(item) || isWhole(item))
    : Object.entries(value).every(([name, item]) => isWhole(item, name));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

interface Component {
  readonly group: Record<string, unknown>;
  readonly name: string;
  readonly pointer: string;
}

function componentsOf(root: unknown): readonly Component[] {
  const components = isRaw(root) ? root["components"] : undefined;
  if (!isRaw(components)) return [];
  return Object.entries(components).flatMap(([kind, group]) =>
    isRaw(group)
      ? Object.keys(group).map((name) => {
          const pointer = join("#/components", kind, name);
          return { group: group as Record<string, unknown>, name, pointer };
        })
      : [],
  );
}

/**
 * The bundler calls a part of another file as the reference to it ends, escapes and all (`#/d~1e`), while the references that it
 * writes are read as references are: this gives the part the name that they mean.
 */
function meant(group: Record<string, unknown>, name: string): void {
  const [own = name] = tokensOf(`#/${name}`);
  if (own === name || Object.hasOwn(group, own)) return;
  group[own] = group[name];
  delete group[name];
}
