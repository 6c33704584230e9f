import {
  filterValues,
  isObject,
  isRaw,
  join,
  text,
  type Raw,
  type SpecDocument,
} from "../document/document";
import type { CheckInDirection } from "../document/json-schema";
import { attempt } from "../files";
import { getOrMake } from "../get-or-make";
import { absentIn } from "../keywords";
import { markdown } from "./markdown";
import { proseOf } from "./prose";
import { isUnsatisfiable } from "./unsatisfiable";
import { matches } from "./pattern-text";
import { brokenConstraint } from "./made-up-check";
import { allowsScalar, isJsonText, numbered, sampleNumber, sampleText } from "./plain-values";
import { satisfies } from "./satisfies";
import { discriminatorValues } from "./discriminator-values";
import { propertiesOf } from "./resolve";
import type {
  Direction,
  Doubt,
  Example,
  ExternalExample,
  JsonValue,
  Property,
  ScalarSchema,
  Schema,
  SchemaIndex,
  StringSchema,
  Union,
  Variant,
} from "./types";
import { isXml, xmlText } from "./xml";

/** Limits on one sample; above them, recursive and very wide schemas get only what they require. */
const maxNodes = 500;
const maxDepth = 12;
/** How often what they require may exceed these limits. */
const maxExcess = 3;
/** Limit on properties that are invented to satisfy `minProperties`. */
const maxInvented = 5;
/** If a body has more fields, nested ones included, its first sample has only the required ones. */
const manyFields = 12;

/** The context for making examples of a value. */
export interface ExampleContext {
  readonly document: SpecDocument;
  readonly schemas: SchemaIndex;
  /** Validates made-up values against the document. */
  readonly check?: CheckInDirection;
  /** Called for each schema whose made-up value is invalid. */
  readonly doubt?: (pointer: string, doubt: Doubt) => void;
  readonly direction: Direction;
  /** The media type of the value; absent for a parameter or header that is serialized by `style`. */
  readonly mediaType?: string | undefined;
  /** Status of the response, such as `404`, if the value is a response body. */
  readonly status?: string | undefined;
  /** Readers send the value; they receive that of a webhook. */
  readonly isSent?: boolean;
}

/**
 * Returns the declared examples of a value (`examples` or `example`), or else one sampled from the schema.
 *
 * @param owner the Media Type, Parameter or Header Object that may hold `example` and `examples`
 */
export function examplesOf(
  owner: Raw,
  schema: Schema | undefined,
  context: ExampleContext,
): readonly Example[] {
  const { document, schemas, direction, mediaType = "", isSent } = context;
  const inXml = isXml(mediaType);
  const example = (value: JsonValue, origin: Example["origin"]): Example =>
    plainExample(
      inXml && typeof value !== "string" ? xmlText(value, schema, schemas) : value,
      origin,
      schema !== undefined && !inXml && satisfies(value, schema, direction, schemas),
    );
  const declared = document.membersOf(owner["examples"], "#").flatMap(({ key, value }) => {
    const data = valueOf(value, mediaType);
    return data === undefined ? [] : [{ ...example(data, "declared"), ...aboutOf(key, value) }];
  });
  if (declared.length > 0) return declared;
  if (owner["example"] !== undefined) return [example(owner["example"] as JsonValue, "declared")];
  if (schema === undefined) return [];
  const { value, origin, breaks } = sample(schema, context);
  if (value === undefined) return [];
  if (breaks !== undefined) context.doubt?.(breaks.rule ?? placeOf(schema), breaks);
  const all = example(value, origin);
  if (!isSent || origin === "declared" || fieldsIn(value) <= manyFields) return [all];
  const { value: least, breaks: missing } = sample(schema, { ...context, extent: "required" });
  if (least === undefined || fieldsIn(least) >= fieldsIn(value)) return [all];
  // A form has no way to write an empty object or list, although it may be required.
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(mediaType);
  const isEmpty = (one: unknown) => isObject(one) && Object.keys(one).length === 0;
  if (isForm && isRaw(least) && Object.values(least).some(isEmpty)) return [all];
  const required = example(least, origin);
  // A condition may require more.
  if ((all.typed && !required.typed) || (missing !== undefined && breaks === undefined))
    return [all];
  const extent = fieldsIn(least) === 0 ? "none" : "required";
  return [
    { ...required, name: extent, extent },
    { ...all, name: "all", extent: "all" },
  ];
}

/** Returns an example without words of its own. */
export function plainExample(value: JsonValue, origin: Example["origin"], typed: boolean): Example {
  return { name: "example", summary: undefined, description: [], value, origin, typed };
}

function fieldsIn(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, item: JsonValue) => sum + fieldsIn(item), own);
}

/** Returns the value of an Example Object (OpenAPI 3.2, 4.19): `dataValue` or `value`, or else the serialized value. */
function valueOf(example: Raw, mediaType: string): JsonValue | undefined {
  const key = ["dataValue", "value"].find((name) => name in example);
  if (key !== undefined) return example[key] as JsonValue;
  const serialized = text(example["serializedValue"]);
  if (serialized === undefined || !/[/+]json\b/i.test(mediaType)) return serialized;
  const value = attempt(() => JSON.parse(serialized) as JsonValue);
  return value === undefined ? serialized : value;
}

/** Returns the examples that are URLs (`externalValue`), for readers to open. */
export function externalExamplesOf(owner: Raw, document: SpecDocument): readonly ExternalExample[] {
  return document.membersOf(owner["examples"], "#").flatMap(({ key, value }) => {
    const href = text(value["externalValue"]);
    if (href === undefined) return [];
    const { name, summary, description } = aboutOf(key, value);
    return [{ name, summary, href, ...proseOf(description) }];
  });
}

function aboutOf(name: string, { summary, description }: Raw) {
  return { name, summary: text(summary), description: markdown(text(description)) };
}

/** Returns the pointer of a schema; for a reference, the pointer of its target. */
function placeOf(schema: Schema): string {
  return schema.kind === "ref" ? join("#/components/schemas", schema.name) : schema.source;
}

/** A value made for a schema. */
export interface Sample {
  /** `undefined` if the schema allows no value. */
  readonly value: JsonValue | undefined;
  readonly origin: Example["origin"];
  /** The constraint that a made-up value breaks; absent if there is none or the value was not checked. */
  readonly breaks?: Doubt | undefined;
}

/** What a sample is made for. */
interface Purpose extends Pick<ExampleContext, "direction" | "schemas" | "check"> {
  /** Name of the property with the value. */
  readonly name?: string;
  /** Status of the response with the body: an error body repeats it in an integer called `status`, `statusCode` or `code`. */
  readonly status?: string | undefined;
  /** `required`: only the properties that the schema requires. */
  readonly extent?: "required" | "all";
}

/** Samples of plain references, by everything that they depend on: many operations return the same schema. */
const knownSamples = new WeakMap<SchemaIndex, Map<string, Sample>>();

/**
 * Makes a realistic value from the first of: declared example, default, enum, format, name, type. If there is a check, the result says
 * which constraint of the schema the value breaks: no value is searched for `if`, `not` and the like.
 */
export function sample(
  schema: Schema,
  { direction, schemas, check, name = "", status, extent = "all" }: Purpose,
): Sample {
  const own = schema.kind === "ref" ? schemas.get(schema.name) : schema;
  const isDeclared = (own?.examples.length ?? 0) > 0 || schema.examples.length > 0;
  // Ranges such as `4XX` are not numbers.
  const code = /^[45]\d\d$/.test(status ?? "") ? Number(status) : undefined;
  const make = (): Sample => {
    const sampler = new Sampler(direction, schemas, code, extent);
    const heir = schema.kind === "object" ? heirOf(schema, schemas) : undefined;
    const chosen = heir === undefined ? schema : { ...schema, kind: "ref" as const, name: heir };
    const value = sampler.sample(chosen, name, []);
    if (isDeclared) return { value, origin: "declared" };
    const breaks =
      value === undefined || (value === null && schema.nullable) || !check
        ? undefined
        : brokenConstraint(value, sampler.told, placeOf(schema), check, direction);
    return { value, origin: "sampled", breaks };
  };
  if (schema.kind !== "ref" || schema.examples.length > 0 || schema.default !== undefined)
    return make();
  const known = getOrMake(knownSamples, schemas, () => new Map<string, Sample>());
  const key = JSON.stringify([schema.name, schema.nullable, direction, name, code, extent, !check]);
  return getOrMake(known, key, make);
}

class Sampler {
  /** What the linter reports. */
  readonly told = new Set<string>();
  private nodes = 0;
  constructor(
    private readonly direction: Direction,
    private readonly schemas: SchemaIndex,
    private readonly status: number | undefined,
    private readonly extent: "required" | "all",
  ) {}

  sample(schema: Schema, name: string, above: readonly string[]): JsonValue | undefined {
    const isFull = this.isFull(above);
    this.nodes += 1;
    const [declared] = schema.examples;
    if (declared !== undefined || schema.default !== undefined) {
      this.told.add(placeIn(above));
      return declared === undefined ? schema.default : declared;
    }
    if (this.isImpossible(schema, above)) return undefined;
    if (isFull && schema.nullable) return null;
    if (this.isFull(above, maxExcess)) return undefined;

    switch (schema.kind) {
      case "ref": {
        const target = this.schemas.get(schema.name);
        if (!target || above.includes(schema.name)) {
          this.told.add(placeIn(above));
          return schema.nullable ? null : undefined;
        }
        const heir = heirOf(target, this.schemas);
        if (heir !== undefined && !above.includes(heir))
          return this.sample({ ...schema, name: heir }, name, above);
        const value = this.sample(target, name, [...above, schema.name]);
        return withDiscriminators(value, schema.name, this.schemas);
      }
      case "object": {
        const value = this.object(schema, above);
        const isEmpty = Object.keys(value as object).length === 0;
        return isEmpty && isUnsatisfiable(schema, this.schemas) ? undefined : value;
      }
      case "array":
        return this.array(schema, name, [...above, "/0"]);
      case "union":
        for (const variant of schema.variants) {
          const value = this.sample(variant.schema, name, above);
          if (value !== undefined)
            return withProperty(
              this.only(value, schema, variant),
              schema.discriminator,
              variant.values[0],
            );
        }
        return undefined;
      case "string":
        return (
          this.ofVariants(schema, name, above) ??
          schema.enum[0]?.value ??
          this.encoded(schema, above) ??
          sampleText(schema, name)
        );
      case "integer":
      case "number": {
        const status = /^(status_?)?code$|^status$/i.test(name) ? this.status : undefined;
        if (status !== undefined && schema.kind === "integer" && allowsScalar(schema, status))
          return status;
        return (
          this.ofVariants(schema, name, above) ?? schema.enum[0]?.value ?? sampleNumber(schema)
        );
      }
      case "boolean":
        return this.ofVariants(schema, name, above) ?? schema.enum[0]?.value ?? true;
      case "null":
        return null;
      case "any":
        return schema.enum.length === 0 && !schema.nullable ? {} : (schema.enum[0]?.value ?? null);
      case "never":
        return undefined;
    }
  }

  /** Returns a value that a scalar and one of its variants (`oneOf`, `anyOf`) allow; `undefined` if none is found. */
  private ofVariants(
    schema: ScalarSchema,
    name: string,
    above: readonly string[],
  ): JsonValue | undefined {
    const variants = schema.conditions.flatMap((one) =>
      one.kind === "union" ? one.variants.map((variant) => variant.schema) : [],
    );
    const values = variants.map((variant) => {
      const target = this.target(variant) ?? variant;
      const said = Object.entries(target).filter(
        ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
      );
      const isSame =
        [schema.kind, "any"].includes(target.kind) ||
        (schema.kind === "integer" && target.kind === "number");
      if (!isSame || target.conditions.length > 0 || variant.examples.length > 0)
        return this.sample(variant, name, above);
      const formats = target.notes.filter(({ note }) => note === "format");
      const own = { ...formats[0], ...Object.fromEntries(said), kind: schema.kind };
      const both = { ...schema, conditions: [], ...own };
      return this.sample(both as Schema, name, above);
    });
    return values.find((value) => value !== undefined && allowsScalar(schema, value));
  }

  /** Returns a value of `contentSchema` as text; `undefined` if a string has none, or is not JSON. */
  private encoded(schema: StringSchema, above: readonly string[]): string | undefined {
    const content = schema.conditions.find(
      (one) => one.kind === "applicator" && one.keyword === "contentSchema",
    );
    if (content?.kind !== "applicator" || !isJsonText(schema)) return undefined;
    const value = JSON.stringify(this.sample(content.schema, "", above)) as string | undefined;
    return value !== undefined && value.length > (schema.maxLength ?? Infinity) ? undefined : value;
  }

  /** Whether a sample has reached its limits. */
  private isFull({ length }: readonly string[], excess = 1): boolean {
    return this.nodes >= maxNodes * excess || length > maxDepth * excess;
  }

  /** Whether to leave out a value because its schema is unsatisfiable. The body itself is always shown, as far as possible. */
  private isImpossible(schema: Schema, above: readonly string[]): boolean {
    const isBody = placeIn(above) === "" && (schema.kind === "object" || schema.kind === "ref");
    return !isBody && isUnsatisfiable(schema, this.schemas);
  }

  private array(
    schema: Schema & { kind: "array" },
    name: string,
    above: readonly string[],
  ): readonly JsonValue[] {
    const { prefixItems, items, uniqueItems, minItems = 0, maxItems = Infinity } = schema;
    const repeated = (item: Schema, wanted: number) => {
      const all = this.repeated(item, wanted, name, above);
      return uniqueItems ? numbered(this.target(item) ?? item, all) : all;
    };
    const end = prefixItems.findIndex((item) => isUnsatisfiable(item, this.schemas));
    const possible = end === -1 ? prefixItems : prefixItems.slice(0, end);
    const first = possible.map((item) => this.sample(item, name, above) ?? null);
    if (end !== -1) return first;
    for (const condition of schema.conditions)
      if (condition.kind === "applicator" && condition.least !== undefined)
        first.push(...repeated(condition.schema, condition.least));
    const isEnough = prefixItems.length > 0 || this.isFull(above);
    const least = Math.min(Math.max(isEnough ? 0 : 1, minItems), maxItems);
    return items ? [...first, ...repeated(items, least - first.length)] : first;
  }

  /** Returns up to `wanted` copies of a sample, as the limits allow; none if there is no valid value. */
  private repeated(
    schema: Schema,
    wanted: number,
    name: string,
    above: readonly string[],
  ): readonly JsonValue[] {
    const before = this.nodes;
    const item = wanted > 0 ? this.sample(schema, name.replace(/s$/, ""), above) : undefined;
    if (item === undefined) return [];
    const size = this.nodes - before;
    const room = Math.max(1, Math.floor((maxNodes - before) / size));
    const length = Math.min(wanted, 5, room);
    this.nodes += size * (length - 1);
    return Array.from({ length }, () => item);
  }

  private object(schema: Schema & { kind: "object" }, above: readonly string[]): JsonValue {
    const result = new Map<string, JsonValue>();
    const put = (value: JsonValue | undefined) => {
      if (isRaw(value))
        for (const [key, item] of Object.entries(value)) result.set(key, item as JsonValue);
    };
    for (const condition of schema.conditions) {
      if (condition.kind === "includes" && !above.includes(condition.name)) {
        const target = this.schemas.get(condition.name);
        if (target) put(this.sample(target, "", [...above, condition.name]));
      }
    }
    const inside = (name: string) => [...above, join("", name)];
    const add = (property: Property) => {
      const { name, required, schema: own } = property;
      const isMade = own.examples.length === 0 && own.default === undefined;
      const isLess = !required && isMade && this.isFull(inside(name));
      if (isLess || this.skips(property)) return;
      const value = this.sample(own, name, inside(name));
      if (value === undefined || (!property.required && this.breaksPattern(property.schema, value)))
        return;
      result.set(property.name, value);
    };
    schema.properties.filter(this.wantedIn(schema)).forEach(add);
    for (const condition of schema.conditions) {
      const [first] = condition.kind === "union" ? condition.variants : [];
      if (condition.kind === "union" && first) {
        const value = this.sample(first.schema, "", above) ?? {};
        const own = this.only(value, condition, first);
        put(withProperty(own, condition.discriminator, first.values[0]));
      }
    }
    const described = propertiesOf(schema, this.schemas);
    for (const { name } of described.filter((one) => this.omits(one))) {
      result.delete(name);
      this.told.add(placeIn(inside(name)));
    }
    for (const property of this.simplestFirst(schema.properties)) {
      if (this.extent === "all" || result.size >= (schema.minProperties ?? 0)) break;
      if (!result.has(property.name)) add(property);
    }
    this.choose(schema, result);
    for (const note of schema.notes) {
      const isNeeded =
        note.note === "required" ||
        (note.note === "dependentRequired" && result.has(note.property));
      for (const name of isNeeded ? note.names.filter((one) => !result.has(one)) : []) {
        const property = described.find((one) => one.name === name);
        if (property) add(property);
        else result.set(name, "text");
      }
    }
    this.addInvented(schema, result, inside("key"));
    return Object.fromEntries(result);
  }

  /** Leaves out optional properties of a variant that other variants of `oneOf` require. */
  private only(
    value: JsonValue,
    { mode, variants, discriminator }: Union,
    own: Variant,
  ): JsonValue {
    const namesIn = (variant: Variant, isRequired: boolean) => {
      const target = this.target(variant.schema);
      const properties = target?.kind === "object" ? target.properties : [];
      return properties.flatMap(({ name, required }) => (required === isRequired ? name : []));
    };
    if (mode !== "oneOf" || discriminator !== undefined || !isRaw(value)) return value;
    const others = variants.flatMap((one) => (one === own ? [] : namesIn(one, true)));
    const extra = namesIn(own, false).filter((name) => others.includes(name));
    return filterValues(value, (name) => !extra.includes(name)) as JsonValue;
  }

  /** Leaves out properties that only other choices of `oneOf` require, and the last optional ones above `maxProperties`. */
  private choose(schema: Schema & { kind: "object" }, result: Map<string, JsonValue>): void {
    const optional = schema.properties.filter(({ required }) => !required).toReversed();
    const others = schema.conditions.flatMap((one) => {
      const [first = [], ...rest] =
        one.kind === "required" && one.mode === "oneOf" ? one.groups : [];
      return rest.flat().filter((name) => !first.includes(name));
    });
    const isTooMany = () => result.size > (schema.maxProperties ?? Infinity);
    for (const { name } of optional) if (others.includes(name) || isTooMany()) result.delete(name);
  }

  /** Returns a test for the properties that a sample has before others are added. */
  private wantedIn({ conditions }: Schema): (property: Property) => boolean {
    if (this.extent === "all") return () => true;
    const groups = conditions.flatMap((one) => (one.kind === "required" ? one.groups[0] : []));
    return ({ name, required }) => required || groups.includes(name);
  }

  private simplestFirst(properties: readonly Property[]): readonly Property[] {
    const isNested = ({ schema }: Property) =>
      ["object", "array", "union"].includes(this.target(schema)?.kind ?? "");
    return properties.toSorted((one, other) => Number(isNested(one)) - Number(isNested(other)));
  }

  /** Adds properties with invented names until `minProperties` is met; a map gets at least one. */
  private addInvented(
    schema: Schema & { kind: "object" },
    result: Map<string, JsonValue>,
    inside: readonly string[],
  ): void {
    const { additionalProperties: further, minProperties = 0 } = schema;
    const isMap = typeof further === "object" && result.size === 0 && !this.isFull(inside);
    const wanted = Math.min(maxInvented, isMap ? Math.max(1, minProperties) : minProperties);
    if (further === false) return;
    for (const name of result.size < wanted ? this.inventedNames(schema) : []) {
      if (result.has(name)) continue;
      const value = typeof further === "object" ? this.sample(further, "", inside) : {};
      if (value === undefined) return;
      result.set(name, value);
      if (result.size >= wanted) return;
    }
  }

  /** Returns names for invented properties, which `propertyNames` allows if such names can be found. */
  private inventedNames(schema: Schema): readonly string[] {
    const names = schema.conditions.find(
      (one) => one.kind === "applicator" && one.keyword === "propertyNames",
    );
    if (names?.kind !== "applicator") return ["key", "key2", "key3", "key4", "key5"];
    const { schema: own } = names;
    const listed = own.kind === "string" ? own.enum.map(({ value }) => String(value)) : [];
    const made = listed.length > 0 ? undefined : this.sample(own, "key", ["/key"]);
    if (own.kind !== "string" || typeof made !== "string") return listed;
    const { pattern, maxLength = Infinity } = own;
    const more = [2, 3, 4, 5]
      .map((number) => `${made}${number}`)
      .filter(({ length }) => length <= maxLength)
      .filter((one) => pattern === undefined || matches(pattern, one) === true);
    return [made, ...more];
  }

  /** Whether an invented string does not match the pattern of its schema. */
  private breaksPattern(schema: Schema, value: JsonValue): boolean {
    const own = this.target(schema);
    if (own?.kind !== "string" || own.pattern === undefined || typeof value !== "string")
      return false;
    const isDeclared = [schema, own].some(
      ({ default: usual, examples }) => usual !== undefined || examples.length > 0,
    );
    return !isDeclared && own.enum.length === 0 && matches(own.pattern, value) === false;
  }

  private target(schema: Schema): Schema | undefined {
    return schema.kind === "ref" ? this.schemas.get(schema.name) : schema;
  }

  private skips(property: Property): boolean {
    return this.omits(property) || (property.schema.deprecated && !property.required);
  }

  private omits({ schema }: Property): boolean {
    return schema[absentIn[this.direction]];
  }
}

/** Returns the place of a value, from the names of the schemas that it is in, and its tokens in them, each after a slash. */
function placeIn(above: readonly string[]): string {
  return above.filter((one) => one.startsWith("/")).join("");
}

/** Returns a schema that extends a base schema; `undefined` if the base has a discriminator value of its own. */
function heirOf(base: Schema, schemas: SchemaIndex): string | undefined {
  if (base.examples.length > 0 || base.default !== undefined) return undefined;
  const heirs = base.conditions.flatMap((one) => (one.kind === "discriminator" ? one.values : []));
  if (heirs.some(({ schema }) => schemas.get(schema) === base)) return undefined;
  return heirs.find(({ value }) => value !== undefined)?.schema;
}

/** Sets the discriminator properties of a value that was sampled from a named schema; declared values stay as they are. */
export function withDiscriminators(
  value: JsonValue | undefined,
  name: string,
  schemas: SchemaIndex,
): JsonValue | undefined {
  const schema = schemas.get(name);
  if (!isRaw(value) || schema?.default !== undefined || (schema?.examples.length ?? 0) > 0)
    return value;
  const set = [...discriminatorValues(name, schemas)].flatMap(([property, [first]]) =>
    typeof value[property] === "string" && first !== undefined ? [[property, first]] : [],
  );
  return { ...value, ...Object.fromEntries(set) } as JsonValue;
}

function withProperty(
  owner: JsonValue,
  name: string | undefined,
  value: string | undefined,
): JsonValue {
  return name !== undefined && value !== undefined && isRaw(owner)
    ? ({ ...owner, [name]: value } as JsonValue)
    : owner;
}
