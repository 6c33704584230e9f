import { isObject } from "./document";

const referring: ReadonlySet<string> = new Set(["$ref", "defaultMapping", "externalValue"]);

/**
 * Whether every reference of a document passes a test: `$ref`, `externalValue`, and what a discriminator maps to, which may be a name
 * (OpenAPI 3.1, 4.8.25).
 *
 * @param key of the field that holds the value
 */
export function everyReference(
  value: unknown,
  test: (reference: string) => boolean,
  key = "",
): boolean {
  if (typeof value === "string") return !referring.has(key) || test(value);
  if (!isObject(value)) return true;
  if (key === "mapping") return Object.values(value).every((target) => test(String(target)));
  return Array.isArray(value)
    ? value.every((item) => everyReference(item, test))
    : Object.entries(value).every(([name, item]) => everyReference(item, test, name));
}
