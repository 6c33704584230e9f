import type { Document } from "@redocly/openapi-core";
import { refuse, type Problem } from "../errors";
import { fieldsHolding, methods } from "../keywords";
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
  objectsIn,
  SpecDocument,
  text,
  tokensOf,
  valueAt,
  type Raw,
} from "./document";
import { type Discriminator, discriminatorOf, targetOf } from "./discriminator";
import { hidingIn } from "./extensions";
import { type CheckInDirection, createCheckInDirection } from "./json-schema";
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
  const { root, internal, dragged, unused } = withoutInternal(bundled);
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
  const pages = marks.has("x-hidden") ? " With `x-hidden`, a page is not published at all." : "";
  const more =
    unused.length > 0
      ? ` Nothing else uses these, which are left out too: ${countsOf(unused)}.`
      : "";
  const note = at(first, {
    severity: "note",
    message: `Left out as internal (${names}): ${countsOf(internal)}.${more}${pages}`,
    remedy: `Nothing to do. Remove ${names} from what readers should see.`,
  });
  return [
    root,
    [
      { ...note, frame: "" },
      ...dragged.map((pointer) =>
        at(pointer, {
          severity: "warning",
          message: `This ${kindOf(pointer)} is left out too: it ${kindOf(pointer) === "example" ? "shows" : "refers to"} something internal.`,
          remedy: `Hide it with \`${[...marks].join("` or `")}\`, too, or refer to something public.`,
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

/** The kind of a field, or of its members. */
export const kindsByHolder: Readonly<Record<string, string | undefined>> = {
  additionalOperations: "operation",
  callbacks: "callback",
  content: "media type",
  $defs: "schema",
  example: "example",
  examples: "example",
  headers: "header",
  links: "link",
  mediaTypes: "media type",
  parameters: "parameter",
  properties: "property",
  requestBodies: "request body",
  requestBody: "request body",
  responses: "response",
  schemas: "schema",
  securitySchemes: "security scheme",
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
  return kindsByHolder[holder] ?? kindsByHolder[last ?? ""] ?? "part";
}

/** A document without its internal parts (`x-internal: true`, or another of `hidingExtensions`). */
export interface PublicDocument {
  readonly root: Raw;
  /** Pointers of all marked objects, in the order of the document. */
  readonly internal: readonly string[];
  /** Pointers of what goes because it refers to something internal, or shows it. */
  readonly dragged: readonly string[];
  /** Pointers of components that only internal parts use. */
  readonly unused: readonly string[];
}

/** What is removed. */
interface Hidden {
  readonly root: Raw;
  /** Pointers of removed parts. */
  readonly hidden: Set<string>;
  readonly dragged: Set<string>;
  /** Names of tags. */
  readonly tags: ReadonlySet<string>;
  /** Whether a value names a property, parameter or operation that is hidden; a name that is public elsewhere tells nothing. */
  readonly mentions: (value: unknown) => boolean;
  /** The last tokens of the pointers of removed parts. */
  readonly names: ReadonlySet<unknown>;
  /** Checks values against schemas of the whole document. */
  readonly checks: CheckInDirection;
}

/**
 * Removes everything marked as internal: paths, operations, parameters, properties, schemas, tags and all other objects. References to it
 * go too, and so do its values in the author's examples, and components that nothing else uses.
 *
 * @param root a bundled OpenAPI 3 document, which is not changed
 */
export function withoutInternal(root: Raw): PublicDocument {
  const internal = markedIn(root);
  if (internal.length === 0) return { root, internal, dragged: [], unused: [] };
  const hidden = new Set(internal);
  const dragged = new Set<string>();
  const tags = objectsIn(root["tags"], "#/tags").filter(({ pointer }) => hidden.has(pointer));
  const fixed = {
    root,
    hidden,
    dragged,
    tags: new Set(tags.flatMap(({ value }) => text(value["name"]) ?? [])),
    checks: createCheckInDirection(new SpecDocument(root, "", new Map())),
  };
  const namesNow = () => ({
    mentions: mentionsIn(root, new Set([...internal, ...dragged])),
    names: new Set<unknown>([...hidden].map((pointer) => tokensOf(pointer).at(-1))),
  });
  // Whatever refers to a removed part is removed too, and so on.
  for (let size = 0; size < hidden.size;) {
    size = hidden.size;
    const context = { ...fixed, ...namesNow() };
    visit(root, true, (value, pointer) => {
      if (hidden.has(pointer)) return undefined;
      for (const each of referring(value, pointer, context)) {
        hidden.add(each);
        dragged.add(each);
      }
      if (isEmptied(value, pointer, context)) hidden.add(pointer);
      return hidden.has(pointer) ? undefined : true;
    });
  }
  const tagsLeft = tagsOnlyIn(hidden, root);
  for (const { value, pointer } of objectsIn(root["tags"], "#/tags"))
    if (tagsLeft.has(value["name"])) hidden.add(pointer);
  for (const name of tagsLeft) fixed.tags.add(String(name));
  const unused = unusedWithout(hidden, root);
  for (const pointer of unused) hidden.add(pointer);
  const copy = copyOf(root, "#", { ...fixed, ...namesNow() }) as Raw;
  return { root: copy, internal, dragged: [...dragged], unused };
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

/** Returns the names of tags that only hidden operations have. */
function tagsOnlyIn(hidden: ReadonlySet<string>, root: Raw): ReadonlySet<unknown> {
  const [secret, open] = [new Set<unknown>(), new Set<unknown>()];
  visit(root, false, (value, pointer, isInside) => {
    const isHidden = isInside || hidden.has(pointer);
    if (/^#\/(paths|webhooks)\//.test(pointer))
      for (const tag of asList(value["tags"])) (isHidden ? secret : open).add(tag);
    return isHidden;
  });
  // A parent heads the group of its children (OpenAPI 3.2, 4.22).
  const parents = new Map(
    asList(root["tags"]).map((tag) => [asRaw(tag)["name"], asRaw(tag)["parent"]]),
  );
  for (const name of open) if (parents.get(name) !== undefined) open.add(parents.get(name));
  return new Set([...secret].filter((name) => !open.has(name)));
}

function mentionsIn(root: Raw, hidden: ReadonlySet<string>): Hidden["mentions"] {
  const [secret, open] = [new Set<string>(), new Set<string>()];
  visit(root, false, (value, pointer, isInside) => {
    const isHidden = isInside || hidden.has(pointer);
    for (const property of entries(value["properties"], join(pointer, "properties")))
      (isHidden || hidden.has(property.pointer) ? secret : open).add(property.key);
    const own = isLink(pointer)
      ? undefined
      : (value["operationId"] ?? (value["in"] && value["name"]));
    if (typeof own === "string") (isHidden ? secret : open).add(own);
    return isHidden;
  });
  const words = [...secret].flatMap((name) =>
    open.has(name) ? [] : name.replace(/[^\w\s]/g, "\\$&"),
  );
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`);
  return (value) => words.length > 0 && pattern.test(JSON.stringify(value) ?? "");
}

function isLink(pointer: string): boolean {
  return /\/links\/[^/]+$/.test(pointer);
}

/** Returns the places that an object refers to. */
function referencesIn(value: Raw): readonly string[] {
  return ["$ref", "$dynamicRef", "operationRef"].flatMap((field) => text(value[field]) ?? []);
}

/** Whether all tags of an operation are internal: then the operation is, too. */
function hasHiddenTagsAlone(value: Raw, pointer: string, tags: ReadonlySet<string>): boolean {
  const own = asList(value["tags"]);
  if (own.length === 0 || !/^#\/(paths|webhooks)\/[^/]+\/\w+$/.test(pointer)) return false;
  return own.every((tag) => typeof tag === "string" && tags.has(tag));
}

/** Returns the pointer of an object, or those of its fields, if they refer to something hidden. */
function referring(value: Raw, pointer: string, { hidden, tags, mentions }: Hidden) {
  const isAddress = pointer.split("/").at(-3) === "callbacks";
  // A reference may point inside a removed part.
  const isRemoved = (ref: string) =>
    ref.split("/").some((_, index, tokens) => hidden.has(tokens.slice(0, index + 1).join("/")));
  const goes =
    referencesIn(value).some(isRemoved) ||
    hasHiddenTagsAlone(value, pointer, tags) ||
    (isAddress && mentions(tokensOf(pointer).at(-1))) ||
    (isLink(pointer) && mentions(value["operationId"]));
  if (goes || !isLink(pointer)) return goes ? [pointer] : [];
  const values = entries(value["parameters"], join(pointer, "parameters"));
  const body = { key: "", value: value["requestBody"], pointer: join(pointer, "requestBody") };
  return [...values, body].flatMap((one) => (mentions([one.key, one.value]) ? one.pointer : []));
}

/** Whether nothing public is left of a path or callback (its name may say too much), or of a condition. */
function isEmptied(value: Raw, pointer: string, context: Hidden): boolean {
  const isCallback = pointer.split("/").at(-2) === "callbacks";
  const calls = [
    ...entries(value, pointer).filter(({ key }) => isCallback || methods.has(key)),
    ...entries(value["additionalOperations"], join(pointer, "additionalOperations")),
  ];
  if (calls.length > 0) return calls.every((call) => context.hidden.has(call.pointer));
  if (context.hidden.has(pointer.replace(/\/(then|else)$/, "/if"))) return true;
  const names = [...asList(value["required"]), ...Object.keys(asRaw(value["properties"]))];
  return (
    names.length > 0 &&
    around(pointer).length > 1 &&
    Object.keys(value).every((key) => /^(type|required|properties)$/.test(key)) &&
    names.every(goneFrom(pointer, context))
  );
}

/** Returns the components that are used only by what is hidden. What nothing used before stays. */
function unusedWithout(hidden: ReadonlySet<string>, root: Raw): readonly string[] {
  const groups = Object.keys(asRaw(root["components"])).map((key) => join("#/components", key));
  const all = new Set(
    [...groups, "#/definitions", "#/parameters", "#/responses"].flatMap((group) =>
      // Examples are copied to where they are used.
      group.endsWith("/examples")
        ? []
        : entries(valueAt(root, group), group).map((one) => one.pointer),
    ),
  );
  const usedFrom = (starts: readonly string[], gone?: ReadonlySet<string>) => {
    const used = new Set(starts);
    for (const start of used)
      visit(
        valueAt(root, start),
        true,
        (value, pointer) => {
          if (gone?.has(pointer) || (pointer !== start && all.has(pointer))) return undefined;
          const { mapping, fallback } = discriminatorOf(value) ?? {};
          const named = [...(mapping?.values() ?? []), fallback ?? []].flat();
          const schemes = asList(value["security"]).flatMap((each) => Object.keys(asRaw(each)));
          // A schema with a discriminator stands for its heirs, too.
          const heirs = [...("discriminator" in value ? all : [])].filter((one) =>
            asList(asRaw(valueAt(root, one))["allOf"]).some(
              (part) => asRaw(part)["$ref"] === pointer,
            ),
          );
          for (const place of [...referencesIn(value), ...named, ...heirs])
            used.add(
              place
                .split("/")
                .slice(0, place.startsWith("#/components/") ? 4 : 3)
                .join("/"),
            );
          for (const name of schemes) used.add(join("#/components/securitySchemes", name));
          return true;
        },
        start,
      );
    return used;
  };
  const before = usedFrom(["#"]);
  const after = usedFrom(["#", ...[...all].filter((one) => !before.has(one))], hidden);
  return [...all].filter((one) => !after.has(one) && !hidden.has(one));
}

function copyOf(value: unknown, pointer: string, context: Hidden, isInMap = false): unknown {
  const { hidden, tags } = context;
  if (Array.isArray(value))
    return items(value, pointer)
      .filter((item) => !hidden.has(item.pointer))
      .map((item) => copyOf(item.value, item.pointer, context));
  if (!isRaw(value)) return value;
  const kept = filterValues(value, (key) => {
    const at = join(pointer, key);
    // Examples are all copied to where they are used (see `publicExample`): their originals may say too much.
    return at !== "#/components/examples" && !hidden.has(at);
  });
  const copy = mapValues(kept, (inner, key) => {
    if (isInMap || !isData(key, inner))
      return copyOf(inner, join(pointer, key), context, !isInMap && isMap(key, inner));
    if (!key.startsWith("x-") || !Array.isArray(inner)) return inner;
    const shown = inner.filter((_, index) => !hidden.has(join(pointer, key, index)));
    if (key !== "x-tagGroups") return shown;
    // A group of only hidden tags goes with them.
    return shown.flatMap((group: unknown) => {
      const left = without(asRaw(group)["tags"], (name) => tags.has(String(name)));
      const isGone = asList(left).length === 0 && asList(asRaw(group)["tags"]).length > 0;
      return isGone ? [] : [{ ...asRaw(group), tags: left }];
    });
  });
  if (isInMap) return copy;
  const tidy = { ...copy, ...tidied(copy, pointer, context) };
  const result = { ...tidy, ...publicExamples(tidy, pointer, context) };
  // An empty list of variants or values would allow nothing.
  const isLeft = (key: string, inner: unknown) =>
    inner !== undefined &&
    (key === "security" ||
      !Array.isArray(inner) ||
      inner.length > 0 ||
      asList(value[key]).length === 0);
  return filterValues(result, isLeft);
}

/** Returns a list, or an object, without some names. */
function without(value: unknown, isGone: (name: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.filter((name) => !isGone(name));
  return isRaw(value) ? filterValues(value, (name) => !isGone(name)) : value;
}

/** Keywords whose schemas describe the same value as the schema around them: one schema, or several. */
const single = new Set(["if", "then", "else", "not", "propertyNames"]);
const several = new Set(["allOf", "anyOf", "oneOf", "dependentSchemas"]);
const unions = ["oneOf", "anyOf"];
const maps = fieldsHolding("map", "schemaMap");

/** Returns the place of a schema, and of those around it that describe the same value. */
function around(pointer: string): readonly string[] {
  const tokens = pointer.split("/");
  const [keyword = "", key = ""] = tokens.slice(-2);
  const steps = several.has(keyword) ? 2 : single.has(key) && !maps.has(keyword) ? 1 : 0;
  return steps === 0 ? [pointer] : [pointer, ...around(tokens.slice(0, -steps).join("/"))];
}

/** Returns the places of all schemas that apply to a value together. */
function partsOf(root: Raw, places: readonly string[], ...keywords: readonly string[]) {
  const found = new Set<string>();
  const add = (pointer: string): void => {
    const part = valueAt(root, pointer);
    if (!isRaw(part) || found.has(pointer)) return;
    found.add(pointer);
    for (const ref of [text(part["$ref"]) ?? [], join(pointer, "schema")].flat()) add(ref);
    for (const key of ["allOf", ...keywords])
      for (const item of items(part[key], join(pointer, key))) add(item.pointer);
  };
  for (const place of places) add(place);
  return [...found];
}

/** Returns a test whether a property of the value that a schema describes is hidden, by this schema or another one for the same value. */
function goneFrom(pointer: string, context: Hidden): (name: unknown) => boolean {
  const { root, hidden, mentions, names } = context;
  const isHidden = (place: string) => hidden.has(place);
  return (name) => {
    if (!names.has(name)) return false;
    const places = (...keywords: readonly string[]) =>
      partsOf(root, around(pointer), ...keywords)
        .map((part) => join(part, "properties", String(name)))
        .filter((place) => valueAt(root, place) !== undefined);
    if (mentions(name) || places().some(isHidden)) return true;
    // Another variant may show it.
    const all = places(...unions);
    return all.length > 0 && all.every(isHidden);
  };
}

/** Returns the fields of an object without the names of hidden parts. */
function tidied(copy: Raw, pointer: string, context: Hidden): Raw {
  const { hidden, tags, dragged } = context;
  const gone = goneFrom(pointer, context);
  const result: Record<string, unknown> = {};
  for (const key of ["required", "properties", "dependentSchemas", "dependentRequired"])
    if (key in copy) result[key] = without(copy[key], gone);
  const needs = result["dependentRequired"];
  if (isRaw(needs)) result["dependentRequired"] = mapValues(needs, (names) => without(names, gone));
  if (pointer.endsWith("/propertyNames")) result["enum"] = without(copy["enum"], gone);
  if ("encoding" in copy)
    result["encoding"] = without(copy["encoding"], goneFrom(join(pointer, "schema"), context));
  const discriminator = discriminatorOf(copy);
  if (discriminator) {
    const { property: name } = discriminator;
    const isGone = (tag: unknown) => isHiddenTag(discriminator, tag, hidden);
    const { mapping, ...others } = asRaw(copy["discriminator"]);
    const shown = mapping === undefined ? others : { ...others, mapping: without(mapping, isGone) };
    const isShown = (key: string, inner: unknown) => key !== "defaultMapping" || !isGone(inner);
    result["discriminator"] = gone(name) ? undefined : filterValues(shown, isShown);
    const property = asRaw(result["properties"])[name];
    if (isRaw(property) && "enum" in property) {
      const values = { ...property, enum: without(property["enum"], isGone) };
      result["properties"] = { ...asRaw(result["properties"]), [name]: values };
    }
  }
  const isTag = (name: unknown) => typeof name === "string" && tags.has(name);
  if ("tags" in copy) result["tags"] = without(copy["tags"], isTag);
  if (pointer.startsWith("#/tags/") && isTag(copy["parent"])) result["parent"] = undefined;
  const { security } = copy;
  if (Array.isArray(security)) {
    const shown = publicSecurity(security, context);
    // Readers will see that calls need no credentials.
    if (security.length > 0 && shown.length === 0) dragged.add(join(pointer, "security"));
    result["security"] = shown;
  }
  return result;
}

/** Returns the ways to authenticate without hidden schemes, and without the scopes that only hidden flows have. */
function publicSecurity(list: readonly unknown[], { root, hidden }: Hidden): readonly unknown[] {
  const [group, old] = ["#/components/securitySchemes", "#/securityDefinitions"];
  const isHidden = (name: string) => hidden.has(join(group, name)) || hidden.has(join(old, name));
  const isGone = (name: string) => (scope: unknown) => {
    const place = join(group, name, "flows");
    const flows = entries(valueAt(root, place), place).filter(
      ({ value }) => valueAt(value, join("#/scopes", String(scope))) !== undefined,
    );
    return (
      flows.length > 0 && flows.every(({ pointer }) => hidden.has(place) || hidden.has(pointer))
    );
  };
  return list
    .filter((each) => !Object.keys(asRaw(each)).some(isHidden))
    .map((each) => mapValues(each, (scopes, name) => without(scopes, isGone(name))));
}

/** Whether a discriminator value means a hidden schema. */
function isHiddenTag({ mapping }: Discriminator, tag: unknown, hidden: ReadonlySet<string>) {
  return hidden.has(mapping.get(String(tag)) ?? targetOf(tag));
}

/** Returns the fields of an object with values, without what is hidden of these. */
function publicExamples(copy: Raw, pointer: string, context: Hidden): Raw {
  const { root, dragged } = context;
  const shown = (value: unknown, ...tokens: readonly (string | number)[]) => {
    const result = publicValue(value, around(pointer), context);
    if (result === undefined) dragged.add(join(pointer, ...tokens));
    return result;
  };
  // An Example Object replaces a reference to it: another schema may show more of it.
  const publicExample = (example: unknown, key: string) => {
    const ref = text(asRaw(example)["$ref"]);
    const object = ref === undefined ? example : (valueAt(root, ref) ?? example);
    if ("swagger" in root || !isRaw(object)) return shown(example, "examples", key);
    const values = filterValues(object, (name) => /^(value|dataValue|serializedValue)$/.test(name));
    const cleaned = mapValues(values, (value) => shown(value, "examples", key));
    return Object.values(cleaned).includes(undefined) ? undefined : { ...object, ...cleaned };
  };
  const isThere = (value: unknown) => value !== undefined;
  const fields = filterValues(copy, (key) => /^(example|examples|default|const|enum)$/.test(key));
  return mapValues(fields, (value, key) => {
    if (key === "examples" && isRaw(value))
      return filterValues(mapValues(value, publicExample), (_, one) => isThere(one));
    if (!/^e(num|xamples)$/.test(key) || !Array.isArray(value)) return shown(value, key);
    return value.map((one: unknown, index) => shown(one, key, index)).filter(isThere);
  });
}

/** Returns a value without hidden properties; `undefined` if only a hidden variant allows it, or if it is a text that names some. */
function publicValue(value: unknown, places: readonly string[], context: Hidden): unknown {
  const { root, hidden, mentions } = context;
  const parts = partsOf(root, places, ...unions);
  if (parts.some((part) => isOfHiddenVariant(value, part, context))) return undefined;
  const [list, rest] = Array.isArray(value)
    ? ["prefixItems", ["items", "itemSchema"]]
    : ["properties", ["additionalProperties", "unevaluatedProperties"]];
  if (typeof value === "string") {
    // In a media type such as XML, an object is a text.
    const isText = parts.some((part) =>
      ["items", "itemSchema", "properties"].some((key) => key in asRaw(valueAt(root, part))),
    );
    return isText && mentions(value) ? undefined : value;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([key, item]) => {
    const schemas = parts.flatMap((part) => {
      const place = join(part, list, key);
      if (valueAt(root, place) !== undefined) return [place];
      const patterns = join(part, "patternProperties");
      // Whether a name matches a pattern is left open: cleaning a member too much does no harm.
      const matching = entries(valueAt(root, patterns), patterns).map(({ pointer }) => pointer);
      return [...rest.map((keyword) => join(part, keyword)), ...matching];
    });
    if (schemas.some((place) => hidden.has(place))) return [];
    return [[key, publicValue(item, schemas, context)] as const];
  });
  if (members.some(([, item]) => item === undefined)) return undefined;
  return Array.isArray(value) ? members.map(([, item]) => item) : Object.fromEntries(members);
}

/** Whether only hidden variants of a schema allow a value. */
function isOfHiddenVariant(value: unknown, place: string, context: Hidden): boolean {
  const { root, hidden, checks } = context;
  const schema = asRaw(valueAt(root, place));
  const discriminator = discriminatorOf(schema);
  if (discriminator && isHiddenTag(discriminator, asRaw(value)[discriminator.property], hidden))
    return true;
  const fits = (variant: string) =>
    checks("request", variant, value).length === 0 ||
    checks("response", variant, value).length === 0;
  return unions.some((keyword) => {
    const variants = items(schema[keyword], join(place, keyword)).map(({ pointer }) => pointer);
    const gone = variants.filter((variant) => hidden.has(variant));
    const isShown = () => variants.some((variant) => !hidden.has(variant) && fits(variant));
    return gone.length > 0 && !isShown() && (isObject(value) || gone.some(fits));
  });
}
