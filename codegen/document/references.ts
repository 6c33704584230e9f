import { eachObject, isObject, type Raw } from "./document";

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
  for (const key of referring) {
    const reference = (value as Raw)[key];
    if (typeof reference === "string") found.add(reference);
  }
  eachObject(value, (inner, key) => {
    if (key === "mapping") for (const target of Object.values(inner)) found.add(String(target));
    else collect(inner, found);
  });
}
