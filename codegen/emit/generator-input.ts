import { isRaw, join, valueAt, type Raw } from "../spec/document";

/** Keywords that hold a list of schemas, and those that hold one (JSON Schema 2020-12, 10). */
const schemaLists: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const singleSchemas: ReadonlySet<string> = new Set([
  "contains",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
]);
const schemaMaps: ReadonlySet<string> = new Set(["$defs", "patternProperties", "properties"]);

/**
 * A copy of a bundled document for the two type generators, which take less than OpenAPI allows:
 *
 * - They open whatever a `$ref` or an `externalValue` names, over the network too. After bundling, a reference that leaves the
 *   document can only stand in data or in an extension: it is left out.
 * - They know no boolean schemas: `true` becomes `{}`, `false` becomes `{ not: {} }` (JSON Schema 2020-12, 4.3.2).
 * - A discriminator that names a schema points at it instead (OpenAPI 3.1, 4.8.25).
 *
 * - They mistake a property called like a method of all objects (`constructor`, `hasOwnProperty`) for that method: it gets a mark,
 *   which {@link withoutMarks} takes out of their output.
 *
 * Data of examples may be changed on the way: no type depends on it.
 */
export function generatorInput(root: Raw): unknown {
  const schemas = valueAt(root, "#/components/schemas");
  const isSchema = (name: unknown): name is string =>
    typeof name === "string" && isRaw(schemas) && Object.hasOwn(schemas, name);

  function copy(value: unknown, key = ""): unknown {
    if (Array.isArray(value)) {
      if (key === "required")
        return value.map((name) => (typeof name === "string" ? marked(name) : name));
      return value.map((item) => copy(schemaLists.has(key) ? asObject(item) : item));
    }
    if (!isRaw(value)) return singleSchemas.has(key) ? asObject(value) : value;
    const ref = value["$ref"];
    if (typeof ref === "string" && !ref.startsWith("#")) return {};
    const isMap = schemaMaps.has(key);
    const pairs = Object.entries(value)
      .filter(([name, item]) => name !== "externalValue" || typeof item !== "string")
      // Names of properties are no keywords.
      .map(([name, item]) =>
        isMap ? [marked(name), copy(asObject(item))] : [name, copy(item, name)],
      );
    const result = Object.fromEntries(pairs) as Record<string, unknown>;
    if (key === "discriminator" && isRaw(result["mapping"])) {
      result["mapping"] = Object.fromEntries(
        Object.entries(result["mapping"]).map(([name, target]) => [
          name,
          isSchema(target) ? join("#/components/schemas", target) : target,
        ]),
      );
    }
    return result;
  }

  return copy(root);
}

/** Of the private use area: nobody's letter, and so in no name. */
const mark = "\uE000";

function marked(name: string): string {
  return name in Object.prototype ? name + mark : name;
}

/** Takes the marks out of what a type generator has written, as the letter or as its escape. */
export function withoutMarks(source: string): string {
  return source.replace(/(?:\uE000|\\uE000)(?=["']?\??:)/g, "");
}

function asObject(schema: unknown): unknown {
  if (schema === true) return {};
  return schema === false ? { not: {} } : schema;
}
