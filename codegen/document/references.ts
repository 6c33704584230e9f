import { isObject } from "./document";

/** Fields whose value is a reference. */
export const referring: ReadonlySet<string> = new Set(["$ref", "defaultMapping", "externalValue"]);

/**
 * Returns every reference of a document once: `$ref`, `externalValue`, and discriminator mappings, which may be names (OpenAPI 3.1,
 * 4.8.25).
 */
export function referencesOf(document: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  if (isObject(document)) collect(document, found);
  return found;
}

function collect(value: object, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item)) collect(item, found);
    return;
  }
  // A large document has a million members: key-value pairs would need as many lists.
  for (const key of Object.keys(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof item === "string") {
      if (referring.has(key)) found.add(item);
    } else if (isObject(item)) {
      if (key === "mapping") for (const target of Object.values(item)) found.add(String(target));
      else collect(item, found);
    }
  }
}
