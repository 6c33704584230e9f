import type { Condition, EnumValue, Markdown, Schema } from "../model/types";
import { typeText } from "../model/type-text";
import { facts, type RowFacts, written } from "./facts";
import { externalDocsView } from "./external-docs-view";
import type { Attribute } from "./jsx";

/** A schema as the templates see it: single facts as attributes, the rest as children. */
export interface SchemaView {
  readonly attributes: readonly Attribute[];
  readonly deprecation: Markdown;
  readonly description: Markdown;
  /** The named schema that unfolds here. */
  readonly ref: string | undefined;
  readonly choices: readonly ChoiceView[];
  readonly properties: PropertiesView | undefined;
  readonly tuple: readonly SchemaView[];
  /** What every item of an array holds, when it says more than its type. */
  readonly items: SchemaView | undefined;
  readonly unions: readonly UnionView[];
  readonly includes: readonly string[];
  readonly requiredGroups: readonly (readonly Attribute[])[];
  readonly conditionals: readonly ConditionalView[];
  readonly not: readonly SchemaView[];
  /** What else must match a schema: some items, the names of properties, … */
  readonly rules: readonly RuleView[];
  readonly discriminators: readonly DiscriminatorView[];
  readonly externalDocs: ReturnType<typeof externalDocsView>;
  readonly notes: readonly string[];
}
/** A schema and the component that says what must match it. */
interface RuleView extends SchemaView {
  readonly element: "When" | "Contains" | "PropertyNames" | "Content";
}
interface DiscriminatorView {
  readonly attributes: readonly Attribute[];
  readonly values: readonly (readonly Attribute[])[];
}
interface ChoiceView {
  readonly attributes: readonly Attribute[];
  readonly description: Markdown;
}
interface PropertiesView {
  readonly attributes: readonly Attribute[];
  readonly rows: readonly SchemaView[];
  readonly patterns: readonly SchemaView[];
  readonly additional: SchemaView | undefined;
}
interface UnionView {
  readonly element: "OneOf" | "AnyOf";
  readonly attributes: readonly Attribute[];
  readonly variants: readonly SchemaView[];
}
interface ConditionalView {
  readonly if: SchemaView;
  readonly then: SchemaView | undefined;
  readonly else: SchemaView | undefined;
}

/**
 * @param schema the schema of a row, a body or an alternative
 * @param row what the row states besides
 * @param own attributes that come first, such as the name
 */
export function schemaView(
  schema: Schema,
  row: RowFacts = {},
  own: readonly Attribute[] = [],
): SchemaView {
  const content = contentOf(schema);
  return {
    ...content,
    attributes: [...own, ...facts(schema, row)],
    deprecation: schema.deprecation,
    description: schema.description,
    externalDocs: externalDocsView(schema.externalDocs),
    notes: [
      ...schema.notes,
      ...furtherExamples(schema),
      ...(content.items === undefined ? innerNotes(schema) : []),
    ],
  };
}

type Content = Omit<
  SchemaView,
  "attributes" | "deprecation" | "description" | "externalDocs" | "notes"
>;

const nothing: Content = {
  ref: undefined,
  choices: [],
  properties: undefined,
  tuple: [],
  items: undefined,
  unions: [],
  includes: [],
  requiredGroups: [],
  conditionals: [],
  not: [],
  rules: [],
  discriminators: [],
};

const knownContents = new WeakMap<Schema, Content>();

/** Anchors and pages look at the same schemas: each is read once. */
function contentOf(schema: Schema): Content {
  const known = knownContents.get(schema) ?? readContent(schema);
  knownContents.set(schema, known);
  return known;
}

function readContent(schema: Schema): Content {
  const conditions = conditionsOf(schema);
  switch (schema.kind) {
    case "ref":
      return { ...nothing, ...conditions, ref: schema.name };
    case "object":
      return { ...nothing, ...conditions, properties: propertiesView(schema) };
    case "array":
      return { ...nothing, ...conditions, ...arrayContent(schema) };
    case "union":
      return {
        ...nothing,
        ...conditions,
        unions: [...(isListOfTypes(schema) ? [] : [unionView(schema)]), ...conditions.unions],
      };
    case "string":
    case "number":
    case "integer":
    case "boolean":
    case "any":
      return {
        ...nothing,
        ...conditions,
        choices: schema.const ? [] : schema.enum.map(choiceView),
      };
    default:
      return { ...nothing, ...conditions };
  }
}

function arrayContent(schema: Schema & { kind: "array" }): Partial<Content> {
  const tuple = schema.prefixItems.map((item, index) => schemaView(item, {}, [["index", index]]));
  if (!schema.items) return { tuple };
  const items = withoutXml(schemaView(schema.items));
  const saysMore =
    tuple.length > 0 ||
    schema.items.description.length > 0 ||
    schema.items.nullable ||
    items.attributes.length > 1;
  // Items that only have a structure lend it to the row of the array: one level less to read. With rules beside it nobody could
  // tell what is about the items.
  const hasRules = schema.conditions.length > 0 || schema.items.externalDocs !== undefined;
  return saysMore || hasRules ? { tuple, items } : contentOf(schema.items);
}

/** The row of the array says how its items are written. */
function withoutXml(view: SchemaView): SchemaView {
  return { ...view, attributes: view.attributes.filter(([name]) => name !== "xml") };
}

function innerNotes(schema: Schema): readonly string[] {
  return schema.kind === "array" && schema.items ? schema.items.notes : [];
}

/** The row shows one example; the author may have given more. */
function furtherExamples(schema: Schema): readonly string[] {
  const more = schema.examples.slice(1);
  return more.length > 0
    ? [`Further examples: ${more.map((example) => JSON.stringify(example)).join(", ")}.`]
    : [];
}

function choiceView(choice: EnumValue): ChoiceView {
  return {
    attributes: [
      ["value", written(choice.value)],
      ["name", choice.name],
    ],
    description: choice.description,
  };
}

function propertiesView(schema: Schema & { kind: "object" }): PropertiesView | undefined {
  const view: PropertiesView = {
    attributes: [["closed", schema.additionalProperties === false]],
    rows: schema.properties.map((property) =>
      schemaView(property.schema, { name: property.name, required: property.required }, [
        ["name", property.name],
      ]),
    ),
    patterns: schema.patternProperties.map((entry) =>
      schemaView(entry.schema, {}, [["name", entry.pattern]]),
    ),
    additional:
      typeof schema.additionalProperties === "object"
        ? schemaView(schema.additionalProperties)
        : undefined,
  };
  const empty =
    view.rows.length === 0 && view.patterns.length === 0 && view.additional === undefined;
  return empty && schema.additionalProperties !== false ? undefined : view;
}

type Union = Pick<Schema & { kind: "union" }, "mode" | "variants" | "discriminator">;

/** A union of bare types is told by the type of the row alone: "string or number". */
function isListOfTypes(schema: Schema & { kind: "union" }): boolean {
  return schema.variants.every((variant) => {
    const { kind } = variant.schema;
    if (kind !== "string" && kind !== "number" && kind !== "integer" && kind !== "boolean")
      return false;
    const { attributes, description, choices, notes } = schemaView(variant.schema);
    const isBare =
      attributes.length === 1 && description.length + choices.length + notes.length === 0;
    return isBare && typeText(schema).split(" or ").includes(kind);
  });
}

function unionView(union: Union): UnionView {
  return {
    element: union.mode === "oneOf" ? "OneOf" : "AnyOf",
    attributes: [["discriminator", union.discriminator]],
    variants: union.variants.map((variant) =>
      schemaView(variant.schema, {}, [
        ["label", variant.label],
        ["value", variant.value],
        ["moreValues", variant.moreValues.length > 0 ? variant.moreValues : undefined],
        ["fallback", variant.isFallback],
      ]),
    ),
  };
}

function conditionsOf(
  schema: Schema,
): Omit<Content, "ref" | "choices" | "properties" | "tuple" | "items"> {
  const { conditions } = schema;
  return {
    unions: conditions.flatMap((condition) =>
      condition.kind === "union" ? [unionView(condition)] : [],
    ),
    includes: conditions.flatMap((condition) =>
      condition.kind === "includes" ? [condition.name] : [],
    ),
    requiredGroups: conditions.flatMap((condition) =>
      condition.kind === "required"
        ? [
            [
              ["mode", condition.mode],
              ["groups", condition.groups],
            ] satisfies readonly Attribute[],
          ]
        : [],
    ),
    conditionals: conditions.flatMap((condition) =>
      condition.kind === "if"
        ? [
            {
              if: schemaView(condition.if),
              then: condition.then && schemaView(condition.then),
              else: condition.else && schemaView(condition.else),
            },
          ]
        : [],
    ),
    not: conditions.flatMap((condition) =>
      condition.kind === "not" ? [schemaView(condition.schema)] : [],
    ),
    rules: conditions.flatMap(ruleView),
    discriminators: conditions.flatMap((condition) =>
      condition.kind === "discriminator"
        ? [
            {
              attributes: [["property", condition.property]] satisfies readonly Attribute[],
              values: condition.values.map(({ value, schema: name }): readonly Attribute[] => [
                ["value", value],
                ["schema", name],
              ]),
            },
          ]
        : [],
    ),
  };
}

function ruleView(condition: Condition): readonly RuleView[] {
  switch (condition.kind) {
    case "when":
      return [
        {
          ...schemaView(condition.schema, {}, [["property", condition.property]]),
          element: "When",
        },
      ];
    case "contains":
      return [
        {
          ...schemaView(condition.schema, {}, [
            ["least", condition.least],
            ["most", condition.most],
          ]),
          element: "Contains",
        },
      ];
    case "names":
      return [{ ...schemaView(condition.schema), element: "PropertyNames" }];
    case "content":
      return [{ ...schemaView(condition.schema), element: "Content" }];
    default:
      return [];
  }
}
