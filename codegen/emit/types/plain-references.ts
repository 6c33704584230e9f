import { fieldsHolding } from "../../keywords";
import {
  asRaw,
  isRaw,
  join,
  mapValues,
  tokensOf,
  valueAt,
  type Raw,
} from "../../document/document";
import { referencesOf } from "../../document/references";

/**
 * Returns a copy of a bundled document that only refers to schemas as components, by names without escapes. The model generator (0.95)
 * fails at the second reference to a part of a schema (`#/components/schemas/A/$defs/b`), at names with `/`, `~` or `%`, and at
 * `__proto__`. Such a part becomes a component, too, and such a name is written with `-`. Neither generator supports extensions: a schema
 * that is the target of a reference into one (`#/x-parts/a`) becomes a component, and any other target replaces the reference.
 */
export function withPlainReferences(root: Raw): Raw {
  const given = asRaw(root["components"]);
  const taken = new Set(
    Object.entries(given).flatMap(([kind, group]) =>
      isRaw(group) && !kind.startsWith("x-") ? Object.keys(group) : [],
    ),
  );
  const schemas = asRaw(given["schemas"]);
  const names = new Map<string, string>();
  const parts = new Map<string, string>();

  /** Returns an unused name; the same one for the same key. */
  function nameFor(key: string, wanted: string): string {
    const known = names.get(key);
    if (known !== undefined) return known;
    const base = wanted.replace(/[^\w.-]+/g, "-");
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
    taken.add(name);
    names.set(key, name);
    return name;
  }
  const plainKey = (name: string) => (hasEscapes(name) ? nameFor(name, name) : name);

  function plain(ref: string): string {
    const tokens = tokensOf(ref);
    const [, kind = "", name = ""] = tokens;
    if (tokens[0] === "components" && tokens.length === 3 && !isInExtension(tokens))
      return hasEscapes(name) ? join("#/components", kind, plainKey(name)) : ref;
    if (!isPartOfSchema(tokens) && !isInExtension(tokens)) return ref;
    const pointer = join("#", ...tokens);
    if (valueAt(root, pointer) === undefined) return ref;
    const owner = tokens[0] === "components" && tokens.length > 3 ? `${name}-` : "";
    const own = nameFor(pointer, `${owner}${tokens.at(-1)}`);
    parts.set(pointer, own);
    return join("#/components/schemas", own);
  }

  /** Converts the target of a discriminator mapping, which may be a schema name instead of a reference (OpenAPI 3.1, 4.8.25). */
  function withPlainTarget(target: unknown): unknown {
    if (typeof target !== "string") return copy(target);
    const isName = Object.hasOwn(schemas, target) && hasEscapes(target);
    if (isName) return join("#/components/schemas", plainKey(target));
    return target.startsWith("#") ? plain(target) : target;
  }

  /** References into extensions that are being replaced by their targets. */
  const open = new Set<string>();

  /** @param isSchema whether the value is a schema */
  function copy(value: unknown, isSchema = false): unknown {
    if (Array.isArray(value)) return value.map((item) => copy(item, isSchema));
    if (!isRaw(value)) return value;
    const { $ref, ...beside } = value;
    const isOther = typeof $ref === "string" && !isSchema && isInExtension(tokensOf($ref));
    if (isOther && !open.has($ref)) {
      open.add($ref);
      const target = valueAt(root, $ref);
      const whole = copy(isRaw(target) ? { ...target, ...beside } : target);
      open.delete($ref);
      return whole;
    }
    return mapValues(value, (inner, key) => {
      if (key === "$ref") return withPlainTarget(inner);
      if (key === "mapping" && isRaw(inner)) return mapValues(inner, withPlainTarget);
      if (schemaMapFields.has(key) && isRaw(inner))
        return mapValues(inner, (one) => copy(one, true));
      return copy(inner, schemaFields.has(key));
    });
  }

  const whole = copy(root) as Raw;
  const groups = mapValues(whole["components"], (group) =>
    isRaw(group)
      ? Object.fromEntries(Object.entries(group).map(([name, part]) => [plainKey(name), part]))
      : group,
  );
  // A part may refer to another, so the list grows during the loop.
  const own: Record<string, unknown> = {};
  for (const [pointer, name] of parts) own[name] = copy(valueAt(root, pointer), true);
  if (parts.size === 0 && names.size === 0) return whole;
  const plainSchemas = asRaw(groups["schemas"]);
  return { ...whole, components: { ...groups, schemas: { ...plainSchemas, ...own } } };
}

const schemaFields = fieldsHolding("schema", "schemas");
const schemaMapFields = fieldsHolding("schemaMap");

/** Whether a pointer points into an extension of the document or of its components. */
function isInExtension([first = "", second = ""]: readonly string[]): boolean {
  return first.startsWith("x-") || (first === "components" && second.startsWith("x-"));
}

/** Whether a reference points into an extension, or contains a `%`, at which openapi-typescript fails. It can read every other reference. */
export function isBeyondTypes(root: Raw): boolean {
  return [...referencesOf(root)].some(
    (ref) => ref.startsWith("#") && (isInExtension(tokensOf(ref)) || ref.includes("%")),
  );
}

function hasEscapes(name: string): boolean {
  return /[~/%]|^__proto__$/.test(name);
}

/** Whether a pointer leads to a part of a schema, not to a component. */
function isPartOfSchema(tokens: readonly string[]): boolean {
  return (
    (tokens[0] === "components" && tokens[1] === "schemas" && tokens.length > 3) ||
    tokens.slice(2).some((token) => token === "schema" || token === "itemSchema")
  );
}
