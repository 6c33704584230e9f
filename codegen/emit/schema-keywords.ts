/** Keywords that hold a list of schemas, one, or a map of them (JSON Schema 2020-12, 10). */
export const schemaLists: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
export const singleSchemas: ReadonlySet<string> = new Set([
  "contains",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
]);
export const schemaMaps: ReadonlySet<string> = new Set([
  "$defs",
  "patternProperties",
  "properties",
]);
