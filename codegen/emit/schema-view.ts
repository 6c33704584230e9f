import type * as view from "../../src/view/types";
import { getOrMake } from "../get-or-make";
import { type FactKeyword, factKeywords } from "../keywords";
import type { Condition, JsonValue, Schema } from "../model/types";
import { xmlShape } from "../model/xml";
import type { MarkdownText } from "../model/markdown-nodes";
import { flag, listOf, wordsOf } from "../model/prose";

/** A schema as modules contain it. */
export type SchemaView = view.Schema<MarkdownText>;

/** What a row shows in addition to its schema. */
interface RowFacts {
  /** Name of the property. */
  readonly name?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Replaces the schema's own example. */
  readonly example?: JsonValue;
}

/** Returns the view of a schema; `row` has what its row shows in addition. */
export function schemaView(schema: Schema, row: RowFacts = {}): SchemaView {
  const content = contentOf(schema);
  // The row shows the first example.
  const values = schema.examples.slice(1);
  const notes: readonly view.Note[] = [
    ...schema.notes,
    ...(values.length > 0 ? [{ note: "examples" as const, values }] : []),
    ...(schema.kind === "array" && content.items === undefined ? (schema.items?.notes ?? []) : []),
  ];
  return { ...factsOf(schema, row), ...wordsOf(schema), ...content, notes: listOf(notes) };
}

/** Returns the type of a schema as its row shows it, without `null`, which has a flag of its own. */
function typeRef(schema: Schema): view.TypeRef {
  switch (schema.kind) {
    case "ref":
      return { ref: schema.name };
    case "array":
      if (schema.prefixItems.length > 0) return "tuple";
      return schema.items ? { array: typeRef(schema.items) } : "array";
    case "object":
      return typeof schema.additionalProperties === "object" && schema.properties.length === 0
        ? { map: typeRef(schema.additionalProperties) }
        : "object";
    case "union": {
      const all = schema.variants.map((variant) => typeRef(variant.schema));
      const types = [...new Map(all.map((type) => [JSON.stringify(type), type])).values()];
      const [only, ...more] = types;
      const isOneWord = (type: view.TypeRef) => typeof type === "string" || "ref" in type;
      if (only === undefined || types.length > 3 || !types.every(isOneWord))
        return { shapes: schema.variants.length };
      return more.length === 0 ? only : { or: [only, ...more] };
    }
    default:
      return schema.kind;
  }
}

/** Returns the facts about a schema, in the order in which a row shows them. */
function factsOf(schema: Schema, row: RowFacts): view.Facts {
  return {
    type: typeRef(schema),
    title: schema.title,
    format: "format" in schema ? schema.format : undefined,
    const: "const" in schema && schema.const ? schema.enum[0]?.value : undefined,
    ...keywordFacts(schema),
    required: flag(row.required),
    nullable: flag(schema.nullable),
    deprecated: flag(row.deprecated || schema.deprecated),
    readOnly: flag(schema.readOnly),
    writeOnly: flag(schema.writeOnly),
    default: schema.default,
    example: row.example ?? schema.examples[0],
    xml: xmlShape(schema, row.name),
  };
}

/** Returns the keywords that a row shows under their own names, which is why `view.Facts` has each of them. */
function keywordFacts(schema: Schema): Partial<Pick<view.Facts, FactKeyword>> {
  const said: Partial<Record<FactKeyword | "kind", unknown>> = schema;
  return Object.fromEntries(
    facts.flatMap((key) =>
      said[key] === undefined || said[key] === false ? [] : [[key, said[key]]],
    ),
  );
}

const facts: readonly FactKeyword[] = Object.values(factKeywords).flat();

/** The contents of a schema, without its facts, words and notes. */
type Content = Omit<SchemaView, keyof view.Facts | keyof view.Words<unknown> | "notes">;

const knownContents = new WeakMap<Schema, Content>();

/** Cached, because anchors and pages use the same schemas. */
function contentOf(schema: Schema): Content {
  return getOrMake(knownContents, schema, () => readContent(schema));
}

function readContent(schema: Schema): Content {
  const conditions = conditionsOf(schema);
  switch (schema.kind) {
    case "object":
      return { ...propertiesOf(schema), ...conditions };
    case "array":
      return arrayContent(schema, conditions);
    case "union": {
      const own = isListOfTypes(schema) ? [] : [unionView(schema)];
      return { ...conditions, unions: listOf([...own, ...(conditions.unions ?? [])]) };
    }
    default: {
      const values = "enum" in schema && !schema.const ? schema.enum : [];
      return { enum: listOf(values), ...conditions };
    }
  }
}

function arrayContent(schema: Schema & { kind: "array" }, conditions: Content): Content {
  const prefixItems = listOf(schema.prefixItems.map((item) => schemaView(item)));
  if (!schema.items) return { prefixItems, ...conditions };
  // The row of the array shows how its items are written in XML.
  const items = { ...schemaView(schema.items), xml: undefined };
  const { description, nullable, externalDocs } = schema.items;
  const saysMore =
    prefixItems !== undefined ||
    description.length > 0 ||
    nullable ||
    // Their rules are not those of the array.
    schema.items.notes.some(({ note }) => note === "validation") ||
    Object.values({ ...factsOf(schema.items, {}), type: undefined, xml: undefined }).some(
      (fact) => fact !== undefined,
    );
  // If items have only a structure, it becomes part of the row of the array, which saves a level. If the array itself has rules, that would
  // be ambiguous.
  const hasRules = schema.conditions.length > 0 || externalDocs !== undefined;
  return saysMore || hasRules ? { prefixItems, items, ...conditions } : contentOf(schema.items);
}

function propertiesOf(schema: Schema & { kind: "object" }): Content {
  const { properties, patternProperties, additionalProperties: additional } = schema;
  return {
    properties: listOf(
      properties.map(({ name, required, schema: value }) => ({
        name,
        ...schemaView(value, { name, required }),
      })),
    ),
    closed: flag(additional === false),
    patternProperties: listOf(
      patternProperties.map((entry) => ({ name: entry.pattern, ...schemaView(entry.schema) })),
    ),
    additionalProperties: typeof additional === "object" ? schemaView(additional) : undefined,
  };
}

type Union = Pick<Schema & { kind: "union" }, "mode" | "variants" | "discriminator">;

/** Whether the type of the row describes the whole union, such as "string or number". */
function isListOfTypes(schema: Schema & { kind: "union" }): boolean {
  const type = typeRef(schema);
  const shown = typeof type === "object" && "or" in type ? type.or : [type];
  return schema.variants.every((variant) => {
    const { type: own, ...more } = schemaView(variant.schema);
    const isBare = Object.values(more).every((fact) => fact === undefined);
    return isBare && bareTypes.has(own) && shown.includes(own);
  });
}

const bareTypes: ReadonlySet<view.TypeRef> = new Set(["string", "number", "integer", "boolean"]);

function unionView({ mode, discriminator, variants }: Union): view.Union<MarkdownText> {
  return {
    mode,
    discriminator,
    variants: variants.map(({ label, values: [value, ...moreValues], isFallback, schema }) => ({
      label,
      value,
      moreValues: listOf(moreValues),
      fallback: flag(isFallback),
      ...schemaView(schema),
    })),
  };
}

function conditionsOf({ conditions }: Schema): Content {
  const all = <Part>(read: (condition: Condition) => readonly Part[]) =>
    listOf(conditions.flatMap(read));
  return {
    allOf: all((condition) => (condition.kind === "includes" ? [condition.name] : [])),
    requiredGroups: all((condition) =>
      condition.kind === "required" ? [{ mode: condition.mode, groups: condition.groups }] : [],
    ),
    unions: all((condition) => (condition.kind === "union" ? [unionView(condition)] : [])),
    conditions: all((condition) => {
      if (condition.kind !== "applicator") return [];
      const { keyword, property, least, most, schema } = condition;
      return [{ keyword, property, least, most, ...schemaView(schema) }];
    }),
    discriminators: all((condition) =>
      condition.kind === "discriminator"
        ? [{ property: condition.property, values: listOf(condition.values) }]
        : [],
    ),
  };
}
