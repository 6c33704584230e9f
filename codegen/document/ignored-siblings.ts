import { structuralKeys } from "../keywords";
import { filterValues, isObject, isRaw, mapShared, type Raw } from "./document";
import { isData, isMap } from "./walk";

/** Returns a document without the keywords next to a `$ref` that OpenAPI 3.0 ignores (4.7.23): later versions apply them. */
export function withoutIgnoredSiblings(root: Raw): Raw {
  return String(root["openapi"]).startsWith("3.0") ? (clean(root, false) as Raw) : root;
}

function clean(value: unknown, isInMap: boolean): unknown {
  if (!isObject(value)) return value;
  const isReference = isRaw(value) && !isInMap && typeof value["$ref"] === "string";
  const hasIgnored = isReference && Object.keys(value).some((key) => structuralKeys.has(key));
  const kept = hasIgnored ? filterValues(value, (key) => !structuralKeys.has(key)) : value;
  return mapShared(kept, (inner, key) =>
    !isInMap && isData(key, inner) ? inner : clean(inner, !isInMap && isMap(key, inner)),
  );
}
