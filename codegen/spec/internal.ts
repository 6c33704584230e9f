import type { Document } from "@redocly/openapi-core";
import { refuse, type Problem } from "../errors";
import { methods } from "../keywords";
import {
  asList,
  asRaw,
  entries,
  filterValues,
  isObject,
  isRaw,
  items,
  join,
  mapValues,
  nameOf,
  objectsIn,
  text,
  tokensOf,
  valueAt,
  type Raw,
} from "./document";
import { hidingIn } from "./extensions";
import { baseOf, problemAt } from "./problems";
import { isData, isMap, visit } from "./walk";

/**
 * Removes everything that the author marks as internal, and reports how much that was. A part that goes because it refers to something
 * internal causes a warning: the author may not have meant it.
 *
 * @param bundled the document without references to other files
 * @param given the file named on the command line, for locations
 */
export function withoutInternalParts(
  bundled: Raw,
  given: Document,
): readonly [Raw, readonly Problem[]] {
  const { root, internal, dragged } = withoutInternal(bundled);
  const [first] = internal;
  if (first === undefined) return [root, []];
  const marks = new Set(
    internal.flatMap((pointer) => hidingIn(asRaw(valueAt(bundled, pointer))) ?? []),
  );
  const at = (pointer: string, what: Pick<Problem, "severity" | "message" | "remedy">): Problem => {
    // A part from another file has no line in this file.
    const place = valueAt(given.parsed, pointer) === undefined ? "#" : pointer;
    const problem = problemAt(given, place, { rule: "internal", ...what }, baseOf(given));
    return place === "#" ? { ...problem, line: 1, column: 1, frame: `at ${pointer}` } : problem;
  };
  refuse(
    internal.map((pointer) => {
      const needed = whatNeeds(bundled, pointer);
      if (needed === undefined) return undefined;
      const mark = hidingIn(asRaw(valueAt(bundled, pointer))) ?? "";
      return at(join(pointer, mark), {
        severity: "error",
        message: `\`${mark}\` cannot hide ${needed}.`,
        remedy: `Remove \`${mark}\` here, or hide what contains this.`,
      });
    }),
  );
  const names = [...marks].map((mark) => `\`${mark}\``).join(", ");
  const pages = marks.has("x-hidden") ? " `x-hidden` leaves no page outside the menu, either." : "";
  const note = at(first, {
    severity: "note",
    message: `Left out as internal (${names}): ${countsOf(internal)}.${pages}`,
    remedy: `Nothing to do. Remove ${names} from what readers should see.`,
  });
  return [
    root,
    [
      { ...note, frame: "" },
      ...dragged.map((pointer) =>
        at(pointer, {
          severity: "warning",
          message: `This ${kindOf(pointer)} is left out too: it refers to something internal.`,
          remedy: "Hide it with `x-internal: true` too, or refer to something public.",
        }),
      ),
    ],
  ];
}

/** Returns what a document cannot do without, if that is at a pointer. */
function whatNeeds(root: Raw, pointer: string): string | undefined {
  if (pointer === "#" || pointer === "#/info") return "a whole document";
  const value = asRaw(valueAt(root, pointer));
  const target = asRaw(valueAt(root, text(value["$ref"]) ?? pointer));
  if (target["in"] === "path") return "a parameter that is part of a path";
  return /\/servers\/\d+\/variables\/[^/]+$/.test(pointer) ? "a part of an address" : undefined;
}

/** `2 operations, 1 property`, in the order of first occurrence. */
function countsOf(pointers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of pointers) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  const plural = (kind: string) => kind.replace(/y$/, "ie").concat("s");
  return [...counts]
    .map(([kind, count]) => `${count} ${count === 1 ? kind : plural(kind)}`)
    .join(", ");
}

/** The kind of a field's members. */
const kindsByHolder: Readonly<Record<string, string | undefined>> = {
  additionalOperations: "operation",
  callbacks: "callback",
  content: "media type",
  $defs: "schema",
  examples: "example",
  headers: "header",
  links: "link",
  parameters: "parameter",
  properties: "property",
  requestBodies: "request body",
  responses: "response",
  schemas: "schema",
};

function kindOf(pointer: string): string {
  const [first = "", ...inside] = tokensOf(pointer);
  const [holder = "", last] = [first, ...inside].slice(-2);
  if (first === "paths" && inside.length === 1) return "path";
  if (first === "webhooks" && inside.length === 1) return "webhook";
  if ((first === "paths" || first === "webhooks") && inside.length === 2) return "operation";
  if (kindsByHolder[holder] === "property" || kindsByHolder[holder] === "parameter")
    return kindsByHolder[holder];
  if (first === "tags") return "tag";
  return last === "requestBody" ? "request body" : (kindsByHolder[holder] ?? "part");
}

/** A document without its internal parts (`x-internal: true`, or another of `hidingExtensions`). */
export interface PublicDocument {
  readonly root: Raw;
  /** Pointers of all marked objects, in the order of the document. */
  readonly internal: readonly string[];
  /** Pointers of objects removed because they refer to something internal. */
  readonly dragged: readonly string[];
}

/**
 * Removes everything marked as internal: paths, operations, parameters, properties, schemas, tags and all other objects. References to it
 * go too, and so do its values in the author's examples.
 *
 * @param root a bundled OpenAPI 3 document, which is not changed
 */
export function withoutInternal(root: Raw): PublicDocument {
  const internal = markedIn(root);
  if (internal.length === 0) return { root, internal, dragged: [] };
  const hidden = new Set(internal);
  const dragged: string[] = [];
  const tags = objectsIn(root["tags"], "#/tags").filter(({ pointer }) => hidden.has(pointer));
  const group = "#/components/securitySchemes";
  const schemes = entries(valueAt(root, group), group).filter(({ pointer }) => hidden.has(pointer));
  const names = {
    tags: new Set(tags.flatMap(({ value }) => text(value["name"]) ?? [])),
    schemes: new Set(schemes.map(({ key }) => key)),
  };
  const leadsNowhere = (value: Raw, pointer: string) => {
    const target = /\/links\/[^/]+$/.test(pointer) ? text(value["operationId"]) : undefined;
    return target !== undefined && operationsIn(root, hidden).has(target);
  };
  // Whatever refers to a removed part is removed too, and so on.
  for (let found = true; found;) {
    found = false;
    visit(root, true, (value, pointer) => {
      if (hidden.has(pointer)) return undefined;
      const goes =
        refersTo(value, hidden) ||
        hasHiddenTagsAlone(value, pointer, names.tags) ||
        leadsNowhere(value, pointer);
      if (!goes) return true;
      hidden.add(pointer);
      dragged.push(pointer);
      found = true;
      return undefined;
    });
  }
  return { root: copyOf(root, "#", { root, hidden, ...names }) as Raw, internal, dragged };
}

function markedIn(root: Raw): readonly string[] {
  const found: string[] = [];
  visit(root, true, (value, pointer) => {
    if (hidingIn(value) !== undefined) {
      found.push(pointer);
      return undefined;
    }
    // These objects are maps, which have extensions nevertheless.
    for (const key of ["paths", "responses", "flows"])
      if (pointer !== "#/components" && hidingIn(asRaw(value[key])) !== undefined)
        found.push(join(pointer, key));
    // So do the items of lists in extensions, such as samples.
    for (const key of Object.keys(value).filter((name) => name.startsWith("x-")))
      for (const item of items(value[key], join(pointer, key)))
        if (hidingIn(asRaw(item.value)) !== undefined) found.push(item.pointer);
    return true;
  });
  return found;
}

function refersTo(value: Raw, hidden: ReadonlySet<string>): boolean {
  const ref = text(value["$ref"]) ?? text(value["operationRef"]);
  if (ref === undefined) return false;
  // A reference may point inside a removed part.
  const tokens = ref.split("/");
  return tokens.some((_, index) => hidden.has(tokens.slice(0, index + 1).join("/")));
}

/** Returns the ids of removed operations. */
function operationsIn(root: Raw, hidden: ReadonlySet<string>): ReadonlySet<string> {
  const places = [...hidden].filter((pointer) => pointer.startsWith("#/paths/"));
  return new Set(
    places.flatMap((pointer) => {
      const value = asRaw(valueAt(root, pointer));
      return [value, ...Object.values(value)].flatMap(
        (each) => text(asRaw(each)["operationId"]) ?? [],
      );
    }),
  );
}

/** Whether all tags of an operation are internal: then the operation is, too. */
function hasHiddenTagsAlone(value: Raw, pointer: string, tags: ReadonlySet<string>): boolean {
  const own = asList(value["tags"]);
  if (own.length === 0 || !/^#\/(paths|webhooks)\/[^/]+\/\w+$/.test(pointer)) return false;
  return own.every((tag) => typeof tag === "string" && tags.has(tag));
}

interface Hidden {
  readonly root: Raw;
  /** Pointers of removed parts. */
  readonly hidden: ReadonlySet<string>;
  /** Names of tags and of security schemes. */
  readonly tags: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
}

function copyOf(value: unknown, pointer: string, context: Hidden, isInMap = false): unknown {
  if (Array.isArray(value))
    return items(value, pointer)
      .filter((item) => !context.hidden.has(item.pointer))
      .map((item) => copyOf(item.value, item.pointer, context));
  if (!isRaw(value)) return value;
  const kept = filterValues(value, (key) => {
    const at = join(pointer, key);
    // Examples are all copied to where they are used (see `publicExample`): their originals may say too much.
    return at !== "#/components/examples" && !context.hidden.has(at);
  });
  const copy = mapValues(kept, (inner, key) => {
    if (!isInMap && isData(key, inner)) {
      if (key === "x-tagGroups") return withoutNames(inner, context.tags);
      if (!key.startsWith("x-") || !Array.isArray(inner)) return inner;
      return inner.filter((_, index) => !context.hidden.has(join(pointer, key, String(index))));
    }
    return copyOf(inner, join(pointer, key), context, !isInMap && isMap(key, inner));
  });
  const full = withoutEmptyPaths(value, copy, pointer);
  return isInMap ? full : tidied(value, full, pointer, context);
}

/** Removes paths and callbacks without operations: they say nothing, and their names may say too much. */
function withoutEmptyPaths(before: Raw, copy: Raw, pointer: string): Raw {
  if (!/^#\/(paths|webhooks)$|\/callbacks(\/[^/]+)?$/.test(pointer)) return copy;
  const hasMethods = (item: unknown) =>
    isRaw(item) &&
    Object.keys(item).some((key) => methods.has(key) || key === "additionalOperations");
  const calls = (item: unknown) =>
    hasMethods(item) || (isRaw(item) && Object.values(item).some(hasMethods));
  return filterValues(copy, (key, item) => calls(item) || !calls(before[key]));
}

/** Returns the names of the removed properties of a schema, also of those that it consists of. */
function hiddenProperties(
  pointer: string,
  context: Hidden,
  passed = new Set<string>(),
): ReadonlySet<string> {
  const schema = valueAt(context.root, pointer);
  if (!isRaw(schema) || passed.has(pointer)) return new Set();
  passed.add(pointer);
  const places = ["allOf", "oneOf", "anyOf"].flatMap((key) =>
    items(schema[key], join(pointer, key)).map((part) => part.pointer),
  );
  const own = Object.keys(asRaw(schema["properties"])).filter((name) =>
    context.hidden.has(join(pointer, "properties", name)),
  );
  const ref = text(schema["$ref"]);
  const others = [...places, ...(ref === undefined ? [] : [ref])];
  return new Set([
    ...own,
    ...others.flatMap((place) => [...hiddenProperties(place, context, passed)]),
  ]);
}

/** Returns the place of the whole schema whose value a schema describes: the parts of an `allOf` and conditions describe the same value. */
function ownerOf(pointer: string): string {
  return pointer.replace(
    /(\/(allOf|anyOf|oneOf)\/\d+|\/(if|then|else|not)|\/dependentSchemas\/[^/]+)+$/,
    "",
  );
}

/** Removes the names of removed parts from neighboring lists. */
function tidied(before: Raw, copy: Raw, pointer: string, context: Hidden): Raw {
  const result: Record<string, unknown> = { ...copy };
  const owner = ownerOf(pointer);
  const gone = (name: unknown) => hiddenProperties(owner, context).has(String(name));
  // Conditions name properties of their owner.
  if (/\/(if|then|else|not|dependentSchemas\/[^/]+)$/.test(pointer) && isRaw(copy["properties"]))
    result["properties"] = filterValues(copy["properties"], (name) => !gone(name));
  if (Array.isArray(copy["required"]))
    result["required"] = copy["required"].filter((name) => !gone(name));
  for (const key of ["dependentRequired", "dependentSchemas"]) {
    const needs = copy[key];
    if (isRaw(needs))
      result[key] = mapValues(
        filterValues(needs, (name) => !gone(name)),
        (names) => (Array.isArray(names) ? names.filter((name) => !gone(name)) : names),
      );
  }
  const encodings = copy["encoding"];
  if (isRaw(encodings)) {
    const parts = hiddenProperties(join(pointer, "schema"), context);
    result["encoding"] = filterValues(encodings, (name) => !parts.has(name));
  }
  const discriminator = copy["discriminator"];
  if (isRaw(discriminator) && isRaw(discriminator["mapping"])) {
    const mapping = filterValues(discriminator["mapping"], (_, target) => {
      const ref =
        nameOf(String(target)) === undefined
          ? join("#/components/schemas", String(target))
          : String(target);
      return !context.hidden.has(ref);
    });
    result["discriminator"] = { ...discriminator, mapping };
  }
  if (isRaw(discriminator) && gone(discriminator["propertyName"])) delete result["discriminator"];
  if (Array.isArray(copy["tags"])) result["tags"] = withoutNames(copy["tags"], context.tags);
  if (Array.isArray(copy["security"]))
    result["security"] = copy["security"].filter(
      (each) => !isRaw(each) || !Object.keys(each).some((name) => context.schemes.has(name)),
    );
  return withPublicExamples(before, result, pointer, context);
}

/** Returns a list without some names; in a group (`x-tagGroups`), the list is one level deeper. */
function withoutNames(list: unknown, names: ReadonlySet<string>): unknown {
  if (!Array.isArray(list)) return list;
  return list
    .filter((item) => typeof item !== "string" || !names.has(item))
    .map((item: unknown) =>
      isRaw(item) && Array.isArray(item["tags"])
        ? { ...item, tags: withoutNames(item["tags"], names) }
        : item,
    );
}

/** Removes hidden properties from the examples of a schema, or of an object with a schema. */
function withPublicExamples(
  before: Raw,
  copy: Record<string, unknown>,
  pointer: string,
  context: Hidden,
): Raw {
  const isSchema = !("schema" in before);
  const schema = isSchema ? before : before["schema"];
  const at = isSchema ? pointer : join(pointer, "schema");
  // The other parts of an `allOf` describe the same value.
  const owner = isSchema ? ownerOf(pointer) : at;
  const cleaned = (value: unknown) => {
    const inner = publicValue(value, schema, at, context, 0);
    return owner === at
      ? inner
      : publicValue(inner, valueAt(context.root, owner), owner, context, 0);
  };
  for (const key of ["example", "default", "const"])
    if (key in copy) copy[key] = cleaned(copy[key]);
  const { examples } = copy;
  if (Array.isArray(examples)) copy["examples"] = examples.map(cleaned);
  else if (isRaw(examples) && !isSchema)
    copy["examples"] = mapValues(examples, (example) => publicExample(example, cleaned, context));
  return copy;
}

/** Returns an Example Object in place of a reference to it: another schema may show more of it. */
function publicExample(
  example: unknown,
  cleaned: (value: unknown) => unknown,
  context: Hidden,
): unknown {
  const ref = text(asRaw(example)["$ref"]);
  const target = ref === undefined ? example : valueAt(context.root, ref);
  if (!isRaw(target)) return example;
  const keys = ["value", "dataValue"].filter((key) => key in target);
  return { ...target, ...Object.fromEntries(keys.map((key) => [key, cleaned(target[key])])) };
}

/** Enough for any example; ends the recursion of schemas that refer to themselves. */
const maxDepth = 40;

function publicValue(
  value: unknown,
  schema: unknown,
  pointer: string,
  context: Hidden,
  depth: number,
): unknown {
  if (!isRaw(schema) || depth > maxDepth || !isObject(value)) return value;
  const next = (inner: unknown, part: unknown, at: string) =>
    publicValue(inner, part, at, context, depth + 1);
  const ref = text(schema["$ref"]);
  let result = ref === undefined ? value : next(value, valueAt(context.root, ref), ref);
  for (const key of ["allOf", "oneOf", "anyOf"])
    for (const part of items(schema[key], join(pointer, key)))
      result = next(result, part.value, part.pointer);
  /** Cleans a member with a part of this schema, if there is one. */
  const within = (item: unknown, part: unknown, ...place: string[]) =>
    next(item, part, join(pointer, ...place));
  if (Array.isArray(result)) {
    const first = asList(schema["prefixItems"]);
    return result.map((item: unknown, index) =>
      index < first.length
        ? within(item, first[index], "prefixItems", String(index))
        : within(item, schema["items"], "items"),
    );
  }
  if (!isRaw(result)) return result;
  const properties = asRaw(schema["properties"]);
  const patterns = Object.entries(asRaw(schema["patternProperties"]));
  const shown = filterValues(
    result,
    (name) => !context.hidden.has(join(pointer, "properties", name)),
  );
  // Whether a name matches a pattern is left open: cleaning a member too much does no harm.
  return mapValues(shown, (item, name) =>
    patterns.reduce(
      (inner, [pattern, part]) => within(inner, part, "patternProperties", pattern),
      Object.hasOwn(properties, name)
        ? within(item, properties[name], "properties", name)
        : ["additionalProperties", "unevaluatedProperties"].reduce(
            (inner, key) => within(inner, schema[key], key),
            item,
          ),
    ),
  );
}
