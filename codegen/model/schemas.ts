import {
  asRaw,
  asList,
  entries,
  isRaw,
  items,
  join,
  nameOf,
  numeric,
  text,
  valueAt,
  type Place,
  type Raw,
  type SpecDocument,
} from "../document/document";
import { discriminatorOf, targetOf } from "../document/discriminator";
import { fieldsOf } from "../../src/shared/cel";
import { rulesIn, validationsKey } from "../../src/shared/validation-rules";
import type { ConditionKeyword } from "../../src/view/conditions";
import { conditionKeywords } from "../keywords";
import { getOrMake } from "../get-or-make";
import { deepestOverride, mergeAllOf, withoutNull } from "./compose";
import {
  annotations,
  choices,
  hasOwnShape,
  inferred,
  keywordFacts,
  notesOf,
  ofType,
  withAnnotations,
  requiredGroups,
  isStructural,
  typesOf,
} from "./keywords";
import { Lookups } from "./lookups";
import type { Condition, Property, Schema, Variant } from "./types";

const shapes = ["object", "array", "string", "number", "integer", "boolean", "null"] as const;

/** Turns raw Schema Objects (OpenAPI 3.0, 3.1, 3.2; JSON Schema 2020-12) into the schemas of the model. */
export class SchemaReader {
  /** Pointers being read: a reference to one of them is circular and passes no named schema. */
  private readonly open = new Set<string>();
  /** How many schemas around the current one include named ones. */
  private depth = 0;

  private readonly lookups: Lookups;
  /** By the pointers of fields, what rules of the schemas around them demand. */
  private readonly messages = new Map<string, Set<string>>();

  constructor(private readonly document: SpecDocument) {
    this.lookups = new Lookups(document);
  }

  /** @param place a Schema Object, a boolean schema, or `undefined` (any value) */
  read(place: Place): Schema {
    const schema = this.readOwn(place);
    const messages = this.messages.get(place.pointer);
    if (!messages) return schema;
    const said = [...messages].map((message) => ({ note: "validation" as const, message }));
    return { ...schema, notes: [...schema.notes, ...said] };
  }

  private readOwn(place: Place): Schema {
    const { value, pointer } = place;
    if (value === false) return { ...annotations({}, pointer), kind: "never" };
    if (!isRaw(value)) return { ...annotations({}, pointer), kind: "any", enum: [], const: false };

    const ref = text(value["$ref"]);
    if (ref !== undefined) return this.reference(value, ref, pointer);
    const dynamic = this.lookups.dynamicTarget(text(value["$dynamicRef"]));
    if (dynamic !== undefined) {
      const { $dynamicRef: _, ...beside } = value;
      return this.reference(beside, dynamic, pointer);
    }
    if (Array.isArray(value["allOf"])) return this.allOf(value, pointer);
    return this.inline(value, pointer);
  }

  private reference(raw: Raw, ref: string, pointer: string): Schema {
    const { $ref: _, ...beside } = raw;
    // Last, so that the pointers to the other parts stay true.
    if (isStructural(beside))
      return this.allOf({ ...beside, allOf: [...asList(beside["allOf"]), { $ref: ref }] }, pointer);
    const name = nameOf(ref);
    if (name !== undefined) return { ...annotations(beside, pointer), kind: "ref", name };
    if (this.open.has(ref)) {
      return {
        ...annotations({ ...beside }, pointer),
        kind: "any",
        enum: [],
        const: false,
        notes: [{ note: "repeats", ref }],
      };
    }
    this.open.add(ref);
    try {
      const target = this.document.at(ref);
      return this.read({ value: isRaw(target) ? { ...target, ...beside } : target, pointer: ref });
    } finally {
      this.open.delete(ref);
    }
  }

  private allOf(raw: Raw, pointer: string): Schema {
    const { allOf, ...beside } = raw;
    const [first, ...more] = items(allOf, pointer);
    const ref = text(asRaw(first?.value)["$ref"]);
    const isAnnotated = !isStructural(beside);
    // In OpenAPI 3.0, an `allOf` with one reference is the way to add annotations to a reference.
    if (first && ref !== undefined && more.length === 0 && isAnnotated)
      return this.reference({ ...(first.value as Raw), ...beside }, ref, pointer);
    const mode = this.depth < deepestOverride ? "overrides" : "references";
    const merged = mergeAllOf(raw, pointer, this.document, mode);
    const only = merged.includes.length === 1 ? merged.includes[0] : undefined;
    const bare = !isStructural(merged.raw);
    if (only !== undefined && bare)
      return { ...annotations(merged.raw, pointer), kind: "ref", name: only, notes: merged.notes };
    const isDerived = merged.includes.length > 0;
    this.depth += isDerived ? 1 : 0;
    const own = this.inline(isDerived ? { type: "object", ...merged.raw } : merged.raw, pointer);
    this.depth -= isDerived ? 1 : 0;
    const included = merged.includes.map((name): Condition => ({ kind: "includes", name }));
    const rest = merged.rest.map((part) => this.conditionsOf(part.value, part.pointer)).flat();
    return {
      ...own,
      conditions: [...included, ...own.conditions, ...rest],
      notes: [...own.notes, ...merged.notes],
    };
  }

  /** Says the rules of a schema at the fields that they are about, as far as these are written inside it. */
  private spreadRules(raw: Raw, pointer: string): void {
    for (const rule of rulesIn(raw[validationsKey]))
      for (const path of fieldsOf(rule)) {
        let [inner, at, field] = [raw as unknown, pointer, ""];
        for (const name of path) {
          const keys = name === "[]" ? ["items"] : ["properties", name];
          inner = valueAt(inner, join("#", ...keys));
          if (inner === undefined) break;
          at = join(at, ...keys);
          if (name !== "[]") field = at;
        }
        if (field !== "")
          getOrMake(this.messages, field, () => new Set<string>()).add(rule.message);
      }
  }

  private inline(source: Raw, pointer: string): Schema {
    const { raw, nullable } = withoutNull(source);
    this.spreadRules(raw, pointer);
    const types = typesOf(raw);
    const values = raw["enum"];
    const isNone = (value: unknown) => value === null && types.length > 0 && types[0] !== "null";
    if (Array.isArray(values) && values.every(isNone) && !nullable && !("const" in source))
      return { ...annotations(source, pointer), kind: "never" };
    const base = { ...annotations(raw, pointer), nullable };
    const isUnion = ["oneOf", "anyOf"].some((mode) => Array.isArray(raw[mode]));

    if (isUnion && types.length === 0 && !hasOwnShape(raw)) {
      const [first, ...conditions] = this.conditionsOf(raw, pointer);
      const notes = notesOf(raw, first?.kind === "union" ? "union" : "object");
      if (first?.kind === "union") {
        const [only, ...more] = first.variants;
        // A union with one variant and a discriminator still fixes the value of a property.
        const alone =
          more.length + conditions.length + notes.length === 0 && first.discriminator === undefined;
        return only && alone
          ? withAnnotations(only.schema, base)
          : { ...base, conditions, notes, ...first };
      }
      if (first)
        return { ...base, ...this.object(raw, pointer), conditions: [first, ...conditions], notes };
    }
    if (types.length > 1) {
      const variants = types.map((type): Variant => {
        const schema = this.inline(ofType(raw, type), pointer);
        return { label: undefined, values: [], isFallback: false, schema };
      });
      return { ...base, kind: "union", mode: "anyOf", variants, discriminator: undefined };
    }
    const type = types[0] ?? inferred(raw);
    const notes = notesOf(raw, shapes.find((shape) => shape === type) ?? "any");
    const full = { ...base, conditions: this.conditionsOf(raw, pointer), notes };
    switch (type) {
      case "object":
        return { ...full, ...this.object(raw, pointer) };
      case "array":
        return {
          ...full,
          kind: "array",
          items: this.itemsOf(raw, pointer),
          prefixItems: items(raw["prefixItems"], join(pointer, "prefixItems")).map((item) =>
            this.read(item),
          ),
          ...keywordFacts(raw, "array"),
        };
      case "string":
        return {
          ...full,
          ...choices(raw),
          kind: "string",
          format: text(raw["format"]),
          ...keywordFacts(raw, "string"),
        };
      case "number":
      case "integer":
        return {
          ...full,
          ...choices(raw),
          ...keywordFacts(raw, "number"),
          kind: types[0] === "integer" ? "integer" : "number",
          format: text(raw["format"]),
        };
      case "boolean":
        return { ...full, ...choices(raw), kind: "boolean" };
      case "null":
        return { ...full, kind: "null" };
      default:
        return { ...full, ...choices(raw), kind: "any" };
    }
  }

  /** Returns the schema of the items after `prefixItems`; `undefined` if there is none, or if no more items are allowed. */
  private itemsOf(raw: Raw, pointer: string): Schema | undefined {
    const key = "items" in raw ? "items" : "unevaluatedItems";
    if (!(key in raw) || (raw[key] === false && (key !== "items" || "prefixItems" in raw)))
      return undefined;
    return this.read({ value: raw[key], pointer: join(pointer, key) });
  }

  private object(raw: Raw, pointer: string) {
    const required = new Set(asList(raw["required"]));
    const properties = entries(raw["properties"], join(pointer, "properties")).map(
      (entry): Property => ({
        name: entry.key,
        required: required.has(entry.key),
        schema: this.read(entry),
      }),
    );
    const key = "additionalProperties" in raw ? "additionalProperties" : "unevaluatedProperties";
    const additional = raw[key];
    return {
      kind: "object" as const,
      properties,
      additionalProperties: isRaw(additional)
        ? this.read({ value: additional, pointer: join(pointer, key) })
        : typeof additional === "boolean"
          ? additional
          : undefined,
      patternProperties: entries(raw["patternProperties"], join(pointer, "patternProperties")).map(
        (entry) => ({ pattern: entry.key, schema: this.read(entry) }),
      ),
      ...keywordFacts(raw, "object"),
    };
  }

  private conditionsOf(raw: Raw, pointer: string): readonly Condition[] {
    const conditions: Condition[] = [];
    for (const mode of ["oneOf", "anyOf"] as const) {
      if (!Array.isArray(raw[mode])) continue;
      conditions.push(
        requiredGroups(raw, mode) ?? {
          kind: "union",
          mode,
          variants: this.variants(raw, mode, pointer),
          discriminator: discriminatorOf(raw)?.property,
        },
      );
    }
    const add = (keyword: ConditionKeyword, rest = {}) => {
      if (!(keyword in raw)) return;
      const schema = this.read({ value: raw[keyword], pointer: join(pointer, keyword) });
      conditions.push({ kind: "applicator", keyword, ...rest, schema });
    };
    for (const keyword of "if" in raw ? (["if", "then", "else"] as const) : []) add(keyword);
    for (const keyword of conditionKeywords) add(keyword);
    const keyword = "dependentSchemas";
    for (const entry of entries(raw[keyword], join(pointer, keyword)))
      conditions.push({
        kind: "applicator",
        keyword,
        property: entry.key,
        schema: this.read(entry),
      });
    add("contains", { least: numeric(raw["minContains"]) ?? 1, most: numeric(raw["maxContains"]) });
    const extensions = this.extensionsOf(raw, pointer);
    if (extensions) conditions.push(extensions);
    return conditions;
  }

  /** Returns the discriminator of a schema without unions. Each schema that extends it (`allOf`) has its own value. */
  private extensionsOf(raw: Raw, pointer: string): Condition | undefined {
    const discriminator = discriminatorOf(raw);
    if (!discriminator || Array.isArray(raw["oneOf"]) || Array.isArray(raw["anyOf"]))
      return undefined;
    const { property, mapping, fallback } = discriminator;
    const mapped = [...mapping].map(([value, at]) => ({ value, schema: nameOf(at) ?? at }));
    const known = new Set(mapped.map(({ schema }) => schema));
    const others = this.lookups
      .extensionsOf(pointer)
      .filter((name) => !known.has(name))
      .map((name) => ({ value: name, schema: name }));
    const last =
      fallback === undefined ? [] : [{ value: undefined, schema: nameOf(fallback) ?? fallback }];
    return { kind: "discriminator", property, values: [...mapped, ...others, ...last] };
  }

  private titleOf(ref: string | undefined): string | undefined {
    return ref === undefined ? undefined : text(asRaw(this.document.at(ref))["title"]);
  }

  private variants(raw: Raw, mode: "oneOf" | "anyOf", pointer: string): readonly Variant[] {
    const discriminator = discriminatorOf(raw);
    const labels = new Map<string, number>();
    return items(raw[mode], join(pointer, mode)).map((place) => {
      const schema = this.read(place);
      const ref = text(asRaw(place.value)["$ref"]);
      const name = schema.kind === "ref" ? schema.name : undefined;
      const target = targetOf(name ?? ref ?? "");
      const mapped = [...(discriminator?.mapping ?? [])].flatMap(([value, at]) =>
        at === target ? value : [],
      );
      const values = mapped.length > 0 || !discriminator ? mapped : [name ?? []].flat();
      const isFallback = target === discriminator?.fallback;
      const wanted = schema.title ?? this.titleOf(ref) ?? name;
      const count = wanted === undefined ? 1 : (labels.get(wanted) ?? 0) + 1;
      if (wanted !== undefined) labels.set(wanted, count);
      const label = count > 1 ? `${wanted} (${count})` : wanted;
      return { label, values, isFallback, schema };
    });
  }
}
