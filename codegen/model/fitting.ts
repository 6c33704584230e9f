import type { SchemaError } from "../spec/json-schema";
import { isRaw, tokensOf } from "../spec/document";
import { innerSchemas } from "./inner-schemas";
import { isScalar, repairs } from "./plain-values";
import { memberOf } from "./schema-members";
import type { Condition, JsonValue, Schema, SchemaIndex } from "./types";

/** A made-up value and the schema errors that remain. */
export interface Fitted {
  readonly value: JsonValue;
  readonly errors: readonly SchemaError[];
}

/** Functions that check values and make missing parts. */
interface FitOptions {
  readonly schemas: SchemaIndex;
  /** Returns the schema errors of a whole value. */
  readonly errorsOf: (value: JsonValue) => readonly SchemaError[];
  /** Makes a value of a property or of an item. */
  readonly make: (schema: Schema, name: string) => JsonValue | undefined;
  /** Whether a property is left out of all values of this direction. */
  readonly isOmitted: (schema: Schema) => boolean;
}

/** Limits on the changes to one value, and on the attempts for each. */
const maxChanges = 30;
const maxTries = 200;

/**
 * Changes a made-up value until it satisfies the conditions of its schema. The validator's errors suggest each change, and a change stays
 * unless the result is worse. The linter reports other errors, such as a wrong format in an example that the author wrote.
 *
 * @param schema the schema that the value was made from
 */
export function fit(value: JsonValue, schema: Schema, options: FitOptions): Fitted {
  const keyOf = ({ instancePath, schemaPath }: SchemaError) => `${instancePath} ${schemaPath}`;
  const isOwn = (error: SchemaError) => isCondition(error, schema, options);
  const before = options.errorsOf(value);
  const known = new Set(before.filter((error) => !isOwn(error)).map(keyOf));
  const fitted = (one: JsonValue, all = options.errorsOf(one)) => {
    const caused = all.filter((error) => !known.has(keyOf(error)));
    return { value: one, caused, errors: all.filter(isOwn) };
  };
  const seen = new Set<string>();
  let best = fitted(value, before);
  for (let change = 0; best.errors.length > 0 && change < maxChanges; change++) {
    seen.add(JSON.stringify(best.value));
    const next = best.errors
      .flatMap((error) => changesFor(error, best.value, schema, options))
      .filter((one) => one !== undefined)
      .filter((one) => !seen.has(JSON.stringify(one)))
      .slice(0, maxTries)
      .map((one) => fitted(one));
    const least = Math.min(...next.map(costOf));
    const better = next.find((one) => costOf(one) === least);
    if (!better || least > costOf(best)) break;
    best = better;
  }
  return best;
}

/** Weighs errors. A missing property weighs more: an invalid value tells readers more than none where one is required. */
function costOf({ caused }: { readonly caused: readonly SchemaError[] }): number {
  return caused.reduce((sum, { keyword }) => sum + (keyword === "required" ? 10 : 1), 0);
}

const conditionKeywords =
  /^(if|not|contains|propertyNames|dependentRequired|(min|max)Properties|false schema)$/;
const inCondition = /\/(then|else|not|contains|propertyNames|dependentSchemas)\//;

/** Whether an error comes from a condition that values in this direction can satisfy. */
function isCondition(
  { keyword, params, instancePath, schemaPath, schema: own, data }: SchemaError,
  schema: Schema,
  { schemas, isOmitted }: FitOptions,
): boolean {
  const path = tokensOf(`#${instancePath}`);
  if (
    keyword === "required" &&
    schemasAt(schema, [...path, String(params["missingProperty"])], schemas).some(isOmitted)
  )
    return false;
  if (keyword === "oneOf" || keyword === "anyOf")
    return (
      typeof data !== "object" ||
      (own as unknown as readonly unknown[]).every(
        (branch) => isRaw(branch) && Object.keys(branch).every((key) => key === "required"),
      )
    );
  const place = schemaPath.replaceAll(/\/properties\/[^/]+/g, "");
  if (conditionKeywords.test(keyword) || inCondition.test(place)) return true;
  // If a condition refers to a schema, the errors of that schema do not mention the condition.
  return ["", ...path].some((_, depth) =>
    schemasAt(schema, path.slice(0, depth), schemas)
      .flatMap(({ conditions }) => conditions.flatMap((one) => dependent(one) ?? []))
      .flatMap((one) => schemasAt(one, path.slice(depth), schemas))
      .some(({ source }) => schemaPath.startsWith(`${source}/`)),
  );
}

/** Returns the schema of a condition that applies to the same value. */
function dependent(one: Condition): Schema | undefined {
  return one.kind === "applicator" && /^(then|else|dependentSchemas)$/.test(one.keyword)
    ? one.schema
    : undefined;
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

/** Returns values to try in place of the one that an error is about. */
function changesFor(
  error: SchemaError,
  whole: JsonValue,
  schema: Schema,
  options: FitOptions,
): readonly (JsonValue | undefined)[] {
  const path = tokensOf(`#${error.instancePath}`);
  const old = path.reduce<unknown>((value, token) => (value as never)[token], whole) as JsonValue;
  const put = (value: JsonValue | undefined) => withValueAt(whole, path, value);
  const { keyword, params } = error;
  // Another error says what `then` or `else` requires, and the one of `propertyNames` says which name is invalid.
  if (keyword === "if" || error.propertyName !== undefined) return [];
  const at = (name?: string) =>
    schemasAt(schema, name === undefined ? path : [...path, name], options.schemas);
  switch (keyword) {
    case "const":
      return [put(params["allowedValue"] as JsonValue)];
    case "enum":
      return (params["allowedValues"] as readonly JsonValue[]).map(put);
    case "required":
    case "dependentRequired": {
      const name = String(params["missingProperty"]);
      // The property may have no schema.
      const made = [...at(name).map((one) => options.make(one, name)), "text"];
      return made.flatMap((one) =>
        one === undefined ? [] : [put({ ...(old as object), [name]: one })],
      );
    }
    case "contains": {
      const list = old as readonly JsonValue[];
      const wanted = at().flatMap(({ conditions }) =>
        conditions.flatMap((one) =>
          one.kind === "applicator" && one.keyword === "contains" ? [one.schema] : [],
        ),
      );
      return wanted.flatMap((one) => {
        const made = options.make(one, path.at(-1) ?? "");
        return made === undefined ? [] : [put([...list, made]), put([...list.slice(0, -1), made])];
      });
    }
    case "propertyNames":
      return [put(withValueAt(old, [String(params["propertyName"])], undefined))];
    default: {
      const repair = repairs[keyword];
      if (repair) return [put(repair(error.schema, old))];
      const rule = JSON.stringify(error.schema);
      if (keyword === "false schema" && path.length > 0) return [put(undefined)];
      const others = isRaw(old) ? othersOf(old as Members, rule, at) : [];
      return [...others, ...at().map((one) => options.make(one, path.at(-1) ?? ""))].map(put);
    }
  }
}

type Members = Readonly<Record<string, JsonValue>>;

/**
 * Returns copies of an object that leave out one member, or give it another allowed value. Members that the rule names come first, then the
 * last members.
 */
function othersOf(
  members: Members,
  rule: string,
  at: (name: string) => readonly Schema[],
): readonly (JsonValue | undefined)[] {
  const isNamed = (name: string) => Number(rule.includes(JSON.stringify(name)));
  const names = Object.keys(members)
    .toReversed()
    .toSorted((one, other) => isNamed(other) - isNamed(one));
  return [
    ...names.map((name) => withValueAt(members, [name], undefined)),
    ...names.flatMap((name) =>
      at(name)
        .flatMap((one) => choicesOf(one))
        .map((choice) => ({ ...members, [name]: choice })),
    ),
  ];
}

function choicesOf(schema: Schema): readonly JsonValue[] {
  const listed = "enum" in schema ? schema.enum.map(({ value }) => value) : [];
  return listed.length === 0 && schema.kind === "boolean" ? [true, false] : listed;
}

/** Returns a copy of a value with the part at a path replaced, or removed. */
function withValueAt(
  whole: JsonValue,
  [token, ...rest]: readonly string[],
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (token === undefined) return value;
  if (Array.isArray(whole)) {
    const list = whole as readonly JsonValue[];
    return list.flatMap((item, index) => {
      const changed = index === Number(token) ? withValueAt(item, rest, value) : item;
      return changed === undefined ? [] : [changed];
    });
  }
  const members = whole as Members;
  const changed = withValueAt(members[token] ?? null, rest, value);
  const { [token]: _, ...others } = members;
  if (changed === undefined) return others;
  return token in members ? { ...members, [token]: changed } : { ...others, [token]: changed };
}

/** Returns all schemas that may apply to the value at a path, outermost first; references are followed. */
function schemasAt(
  schema: Schema,
  path: readonly string[],
  schemas: SchemaIndex,
): readonly Schema[] {
  let found = partsOf([schema], schemas);
  for (const token of path)
    found = partsOf(
      found.flatMap((one) => memberOf(one, token) ?? []),
      schemas,
    );
  return found;
}

/** Returns the schemas themselves and all others that apply to the same value. */
function partsOf(list: readonly Schema[], schemas: SchemaIndex): readonly Schema[] {
  const found = new Set<Schema>();
  const add = (schema: Schema | undefined): void => {
    if (!schema || found.has(schema)) return;
    found.add(schema);
    if (schema.kind === "ref") add(schemas.get(schema.name));
    if (schema.kind === "union") for (const variant of schema.variants) add(variant.schema);
    for (const one of schema.conditions) {
      if (one.kind === "includes") add(schemas.get(one.name));
      if (one.kind === "union") for (const variant of one.variants) add(variant.schema);
      add(dependent(one));
    }
  };
  for (const schema of list) add(schema);
  return [...found];
}
