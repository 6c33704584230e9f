import { typeText } from "../model/type-text";
import type { JsonValue, Schema } from "../model/types";
import { xmlShape } from "../model/xml";
import { Code, type Attribute } from "./jsx";

/** What a row states besides its schema. */
export interface RowFacts {
  /** Of the property that the row is about. */
  readonly name?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Takes the place of the schema's own example. */
  readonly example?: JsonValue;
}

/** Everything that a schema says in single facts, as attributes in the order in which a row shows them. */
export function facts(schema: Schema, row: RowFacts = {}): readonly Attribute[] {
  const all: readonly Attribute[] = [
    ["type", typeText(schema)],
    ["title", schema.title],
    ...valueFacts(schema),
    ["required", row.required],
    ["nullable", schema.nullable],
    ["deprecated", row.deprecated || schema.deprecated],
    ["readOnly", schema.readOnly],
    ["writeOnly", schema.writeOnly],
    ["default", written(schema.default)],
    ["example", written(row.example ?? schema.examples[0])],
    ["xml", xmlShape(schema, row.name)],
  ];
  return all.filter(([, value]) => value !== undefined && value !== false);
}

function valueFacts(schema: Schema): readonly Attribute[] {
  switch (schema.kind) {
    case "string":
      return [
        ["format", schema.format],
        ...constFact(schema),
        ["minLength", schema.minLength],
        ["maxLength", schema.maxLength],
        ["pattern", schema.pattern],
        ["contentMediaType", schema.contentMediaType],
        ["contentEncoding", schema.contentEncoding],
      ];
    case "number":
    case "integer":
      return [
        ["format", schema.format],
        ...constFact(schema),
        ["minimum", schema.minimum],
        ["exclusiveMinimum", schema.exclusiveMinimum],
        ["maximum", schema.maximum],
        ["exclusiveMaximum", schema.exclusiveMaximum],
        ["multipleOf", schema.multipleOf],
      ];
    case "boolean":
    case "any":
      return constFact(schema);
    case "array":
      return [
        ["minItems", schema.minItems],
        ["maxItems", schema.maxItems],
        ["uniqueItems", schema.uniqueItems],
      ];
    case "object":
      return [
        ["minProperties", schema.minProperties],
        ["maxProperties", schema.maxProperties],
      ];
    default:
      return [];
  }
}

function constFact(
  schema: Schema & { kind: "string" | "number" | "integer" | "boolean" | "any" },
): readonly Attribute[] {
  return schema.const ? [["const", written(schema.enum[0]?.value)]] : [];
}

/** A value of the API, not a flag: `false` says something, and a bare `default` would read as "is the default". */
export function written(value: JsonValue | undefined): Attribute[1] {
  return typeof value === "boolean" ? new Code(String(value)) : value;
}
