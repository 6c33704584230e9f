import { isRaw, join, tokensOf, valueAt } from "./document";
import { suggestionsFor } from "./suggestions";

/**
 * The place of a document that a reference which leads to nothing may have meant: with `#/` in front, with slips in its parts
 * corrected, or the schema of that name.
 *
 * @param ref as the author wrote it
 * @returns a JSON Pointer fragment; nothing when no place is near
 */
export function intendedPlace(ref: string, root: unknown): string | undefined {
  const tokens = tokensOf(ref);
  const name = tokens.at(-1) ?? "";
  const corrected = withoutSlips(root, tokens);
  if (corrected !== undefined) return corrected;
  const schemas = valueAt(root, "#/components/schemas");
  return isRaw(schemas) && Object.hasOwn(schemas, name)
    ? join("#/components/schemas", name)
    : undefined;
}

function withoutSlips(root: unknown, tokens: readonly string[]): string | undefined {
  let pointer = "#";
  let value = root;
  for (const token of tokens) {
    if (!isRaw(value)) return undefined;
    const [key] = Object.hasOwn(value, token) ? [token] : suggestionsFor(token, Object.keys(value));
    if (key === undefined) return undefined;
    pointer = join(pointer, key);
    value = value[key];
  }
  return tokens.length > 1 ? pointer : undefined;
}
