import { isRaw } from "../spec/document";
import { type CheckInDirection, type SchemaError, textOf } from "../spec/json-schema";
import { innerSchemas } from "./inner-schemas";
import { isScalar } from "./plain-values";
import type { Direction, JsonValue, Schema, SchemaIndex } from "./types";

/**
 * Returns the condition that a made-up value breaks, in a few words. The linter reports other errors, such as a wrong format in an example
 * that the author wrote.
 *
 * @param pointer the schema that the value was made from
 */
export function brokenCondition(
  value: JsonValue,
  pointer: string,
  check: CheckInDirection,
  direction: Direction,
): string | undefined {
  const error = check(direction, pointer, value).find(isCondition);
  return error && textOf(error);
}

const conditionKeywords =
  /^(if|not|contains|propertyNames|dependentRequired|(min|max)Properties|false schema)$/;
const inCondition = /\/(then|else|not|contains|propertyNames|dependentSchemas)\//;

/** Whether an error comes from a keyword that applies to a value as a whole, or from one inside such a keyword. */
function isCondition({ keyword, schemaPath, schema, data }: SchemaError): boolean {
  if (keyword === "oneOf" || keyword === "anyOf")
    return (
      typeof data !== "object" ||
      (schema as unknown as readonly unknown[]).every(
        (branch) => isRaw(branch) && Object.keys(branch).every((key) => key === "required"),
      )
    );
  const place = schemaPath.replaceAll(/\/properties\/[^/]+/g, "");
  return conditionKeywords.test(keyword) || inCondition.test(place);
}

/** Whether a schema, or one inside it, restricts values in ways that a sample made part by part may break. */
export function hasConditions(schema: Schema, schemas: SchemaIndex): boolean {
  const seen = new Set<string>();
  const isNamed = (name: string): boolean => {
    const target = schemas.get(name);
    if (!target || seen.has(name)) return false;
    seen.add(name);
    return has(target);
  };
  const has = (part: Schema): boolean =>
    part.notes.some(({ note }) => note !== "examples") ||
    part.conditions.some(
      (one) =>
        one.kind === "required" ||
        one.kind === "applicator" ||
        (one.kind === "includes" && isNamed(one.name)) ||
        (one.kind === "union" && isScalar(part)) ||
        (one.kind === "union" && one.variants.some((variant) => has(variant.schema))),
    ) ||
    (part.kind === "ref" && isNamed(part.name)) ||
    (part.kind === "object" && part.maxProperties !== undefined) ||
    innerSchemas(part).some(has);
  return has(schema);
}
