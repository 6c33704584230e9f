import {
  entries,
  isRaw,
  items,
  join,
  nameOf,
  numeric,
  text,
  type Place,
  type Raw,
  type SpecDocument,
} from "../spec/document";
import { mergeAllOf, withoutNull } from "./compose";
import {
  annotations,
  bounds,
  choices,
  discriminatorOf,
  hasOwnShape,
  inferred,
  notesOf,
  ofType,
  over,
  requiredGroups,
  structuralKeys,
  typesOf,
} from "./keywords";
import { typeText } from "./type-text";
import type { Condition, Property, Schema, Variant } from "./types";

/** Turns raw Schema Objects (OpenAPI 3.0, 3.1, 3.2; JSON Schema 2020-12) into the model's closed set of shapes. */
export class SchemaReader {
  /** Pointers being read: a reference to one of them is a circle that has no name. */
  private readonly open = new Set<string>();

  constructor(private readonly document: SpecDocument) {}

  /** @param place a Schema Object, a boolean schema, or nothing at all (any value) */
  read(place: Place): Schema {
    const { value, pointer } = place;
    if (value === false) return { ...annotations({}, pointer), kind: "never" };
    if (!isRaw(value)) return { ...annotations({}, pointer), kind: "any", enum: [], const: false };

    const ref = text(value["$ref"]);
    if (ref !== undefined) return this.reference(value, ref, pointer);
    if (Array.isArray(value["allOf"])) return this.allOf(value, pointer);
    return this.inline(value, pointer);
  }

  private reference(raw: Raw, ref: string, pointer: string): Schema {
    const { $ref: _, ...beside } = raw;
    const structural = Object.keys(beside).some((key) => structuralKeys.has(key));
    if (structural) return this.allOf({ ...beside, allOf: [{ $ref: ref }] }, pointer);
    const name = nameOf(ref);
    if (name !== undefined) return { ...annotations(beside, pointer), kind: "ref", name };
    if (this.open.has(ref)) {
      return {
        ...annotations({ ...beside }, pointer),
        kind: "any",
        enum: [],
        const: false,
        notes: [`Repeats the schema at ${ref}.`],
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
    const ref = first && isRaw(first.value) ? text(first.value["$ref"]) : undefined;
    const commented = !Object.keys(beside).some((key) => structuralKeys.has(key));
    // In OpenAPI 3.0 an `allOf` of one is how an author writes a comment beside a reference.
    if (first && ref !== undefined && more.length === 0 && commented)
      return this.reference({ ...(first.value as Raw), ...beside }, ref, pointer);
    const merged = mergeAllOf(raw, pointer, this.document);
    const only = merged.includes.length === 1 ? merged.includes[0] : undefined;
    const bare = !Object.keys(merged.raw).some((key) => structuralKeys.has(key));
    if (only !== undefined && bare)
      return {
        ...annotations(merged.raw, pointer),
        kind: "ref",
        name: only,
        notes: merged.notes,
      };
    const own = this.inline(
      merged.includes.length > 0 ? { type: "object", ...merged.raw } : merged.raw,
      pointer,
    );
    const included = merged.includes.map((name): Condition => ({ kind: "includes", name }));
    const rest = merged.rest.map((part) => this.conditionsOf(part.value, part.pointer)).flat();
    return {
      ...own,
      conditions: [...included, ...own.conditions, ...rest],
      notes: [...own.notes, ...merged.notes],
    };
  }

  private inline(source: Raw, pointer: string): Schema {
    const { raw, nullable } = withoutNull(source);
    const base = { ...annotations(raw, pointer), nullable };
    const types = typesOf(raw);
    const isUnion = ["oneOf", "anyOf"].some((mode) => Array.isArray(raw[mode]));

    if (isUnion && types.length === 0 && !hasOwnShape(raw)) {
      const [first, ...conditions] = this.conditionsOf(raw, pointer);
      const notes = notesOf(raw);
      if (first?.kind === "union") {
        const [only, ...more] = first.variants;
        const alone = more.length + conditions.length + notes.length === 0;
        return only && alone ? over(only.schema, base) : { ...base, conditions, notes, ...first };
      }
      if (first)
        return {
          ...base,
          ...this.object(raw, pointer),
          conditions: [first, ...conditions],
          notes,
        };
    }
    if (types.length > 1) {
      const variants = types.map((type): Variant => {
        const schema = this.inline(ofType(raw, type), pointer);
        return { label: type, value: undefined, schema };
      });
      return { ...base, kind: "union", mode: "anyOf", variants, discriminator: undefined };
    }
    const full = { ...base, conditions: this.conditionsOf(raw, pointer), notes: notesOf(raw) };
    switch (types[0] ?? inferred(raw)) {
      case "object":
        return { ...full, ...this.object(raw, pointer) };
      case "array":
        return {
          ...full,
          kind: "array",
          items:
            "items" in raw
              ? this.read({ value: raw["items"], pointer: join(pointer, "items") })
              : undefined,
          prefixItems: items(raw["prefixItems"], join(pointer, "prefixItems")).map((item) =>
            this.read(item),
          ),
          minItems: numeric(raw["minItems"]),
          maxItems: numeric(raw["maxItems"]),
          uniqueItems: raw["uniqueItems"] === true,
        };
      case "string":
        return {
          ...full,
          ...choices(raw),
          kind: "string",
          format: text(raw["format"]),
          minLength: numeric(raw["minLength"]),
          maxLength: numeric(raw["maxLength"]),
          pattern: text(raw["pattern"]),
          contentMediaType: text(raw["contentMediaType"]),
          contentEncoding: text(raw["contentEncoding"]),
        };
      case "number":
      case "integer":
        return {
          ...full,
          ...choices(raw),
          ...bounds(raw),
          kind: types[0] === "integer" ? "integer" : "number",
          format: text(raw["format"]),
          multipleOf: numeric(raw["multipleOf"]),
        };
      case "boolean":
        return { ...full, ...choices(raw), kind: "boolean" };
      case "null":
        return { ...full, kind: "null" };
      default:
        return { ...full, ...choices(raw), kind: "any" };
    }
  }

  private object(raw: Raw, pointer: string) {
    const required = new Set(Array.isArray(raw["required"]) ? raw["required"] : []);
    const properties = entries(raw["properties"], join(pointer, "properties")).map(
      (entry): Property => ({
        name: entry.key,
        required: required.has(entry.key),
        schema: this.read(entry),
      }),
    );
    const additional =
      raw["additionalProperties"] ?? (raw["unevaluatedProperties"] === false ? false : undefined);
    return {
      kind: "object" as const,
      properties,
      additionalProperties: isRaw(additional)
        ? this.read({ value: additional, pointer: join(pointer, "additionalProperties") })
        : typeof additional === "boolean"
          ? additional
          : undefined,
      patternProperties: entries(raw["patternProperties"], join(pointer, "patternProperties")).map(
        (entry) => ({
          pattern: entry.key,
          schema: this.read(entry),
        }),
      ),
      minProperties: numeric(raw["minProperties"]),
      maxProperties: numeric(raw["maxProperties"]),
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
          discriminator: discriminatorOf(raw),
        },
      );
    }
    const schemaAt = (key: string) =>
      key in raw ? this.read({ value: raw[key], pointer: join(pointer, key) }) : undefined;
    const condition = schemaAt("if");
    if (condition)
      conditions.push({
        kind: "if",
        if: condition,
        then: schemaAt("then"),
        else: schemaAt("else"),
      });
    const not = schemaAt("not");
    if (not) conditions.push({ kind: "not", schema: not });
    return conditions;
  }

  /** The title of the schema that a reference names, if it has one. */
  private titleOf(ref: string | undefined): string | undefined {
    const target = ref === undefined ? undefined : this.document.at(ref);
    return isRaw(target) ? text(target["title"]) : undefined;
  }

  private variants(raw: Raw, mode: "oneOf" | "anyOf", pointer: string): readonly Variant[] {
    const discriminator = isRaw(raw["discriminator"]) ? raw["discriminator"] : undefined;
    const mapping = new Map(
      entries(discriminator?.["mapping"], "").map((entry) => [String(entry.value), entry.key]),
    );
    const labels = new Map<string, number>();
    return items(raw[mode], join(pointer, mode)).map((place) => {
      const schema = this.read(place);
      const ref = isRaw(place.value) ? text(place.value["$ref"]) : undefined;
      const name = schema.kind === "ref" ? schema.name : undefined;
      const value = discriminator
        ? (mapping.get(ref ?? "") ?? (name === undefined ? undefined : (mapping.get(name) ?? name)))
        : undefined;
      const wanted = schema.title ?? this.titleOf(ref) ?? name ?? typeText(schema);
      const count = (labels.get(wanted) ?? 0) + 1;
      labels.set(wanted, count);
      return { label: count > 1 ? `${wanted} (${count})` : wanted, value, schema };
    });
  }
}
