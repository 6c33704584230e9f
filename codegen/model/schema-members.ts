import { asRaw, entries, isObject, isOfType, isRaw, items, type Raw } from "../spec/document";
import { misspelledFields, suggestionsFor } from "../spec/suggestions";
import { type Alternative, alternativesOf } from "./alternatives";
import type { Schema, SchemaIndex } from "./types";

/** What a schema does not have, and what may have been meant. */
interface Missing {
  readonly message: string;
  readonly suggest: readonly string[];
}

/** What a JSON Pointer leads to in a value of a schema. */
interface Found {
  /** Its parts; a number where there is a list. */
  readonly path: readonly (string | number)[];
  /** What the value may be; none where the schema does not say. */
  readonly schemas: readonly Schema[];
  /** The first part that no value has, by the schema. */
  readonly missing?: Missing;
}

/**
 * Looks for a value below one that matches a schema.
 *
 * @param tokens those of a JSON Pointer
 */
export function lookUp(
  schema: Schema | undefined,
  tokens: readonly string[],
  schemas: SchemaIndex,
): Found {
  const path = tokens.map((token) => (/^\d+$/.test(token) ? Number(token) : token));
  let alternatives = schema ? alternativesOf(schema, schemas) : [];
  for (const [index, token] of tokens.entries()) {
    // A schema that does not say what there is allows all.
    if (alternatives.length === 0 || alternatives.some(({ parts }) => parts.every(isOpen)))
      return { path, schemas: [] };
    const shapes = partsOf(alternatives);
    if (!shapes.some(({ kind }) => kind === "array")) path[index] = token;
    const members = shapes.flatMap((shape) => memberOf(shape, token) ?? []);
    alternatives = members.flatMap((one) => alternativesOf(one, schemas));
    if (members.length > 0) continue;
    const names = shapes.flatMap((shape) =>
      shape.kind === "object" ? shape.properties.map(({ name }) => name) : [],
    );
    const isList = shapes.every(({ kind }) => kind === "array");
    const missing = {
      message: isList
        ? `The response body has a list where \`${token}\` is read: use the number of an item, such as 0.`
        : `The response body has no \`${token}\`.`,
      suggest: suggestionsFor(token, names),
    };
    return { path, schemas: [], missing };
  }
  return { path, schemas: partsOf(alternatives) };
}

/** A place in a value where it does not match its schema. */
interface Fault extends Missing {
  /** JSON Pointer fragment. */
  readonly at: string;
  /** Whether it matches, but most likely has a slip. */
  readonly isDoubt?: boolean;
}

/** The faults that a value cannot have. */
export function errorsAmong(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(({ isDoubt }) => !isDoubt);
}

/** Returns which rule of a schema a single value breaks, such as that for its length, as the end of a sentence. */
type Hold = (schema: Schema, value: unknown) => string | undefined;

/** Where a body differs from its schema; of the alternatives of a union, from the nearest. Runtime expressions match anything. */
export function faultsIn(
  value: unknown,
  schema: Schema | undefined,
  at: string,
  schemas: SchemaIndex,
  hold?: Hold,
): readonly Fault[] {
  if (!schema || (typeof value === "string" && isExpression(value))) return [];
  const [nearest] = alternativesOf(schema, schemas)
    .map(({ parts }) => ({
      faults: faultsOf(value, parts, at, schemas, hold),
      strangers: Object.keys(asRaw(value)).filter((key) => !isNamed(key, parts)).length,
    }))
    .sort(
      (a, b) =>
        errorsAmong(a.faults).length - errorsAmong(b.faults).length ||
        a.strangers - b.strangers ||
        a.faults.length - b.faults.length ||
        // The one that was meant goes along with the value the furthest.
        depthOf(b.faults) - depthOf(a.faults),
    );
  return nearest?.faults ?? [];
}

function depthOf(faults: readonly Fault[]): number {
  return Math.min(...faults.map(({ at }) => at.split("/").length));
}

function isNamed(key: string, parts: readonly Schema[]): boolean {
  return parts.some(
    (part) => part.kind === "object" && part.properties.some(({ name }) => name === key),
  );
}

/** A value that is not known before a program runs: a runtime expression, or a text with some (Arazzo 1.0.1, 4.6.10). */
function isExpression(value: string): boolean {
  return /^\$(inputs|steps|response)\.|\{\$/.test(value);
}

/**
 * How many members of an object a schema names, by the alternative that names most.
 *
 * @returns nothing where the object matches none
 */
export function membersNamed(value: Raw, schema: Schema, schemas: SchemaIndex): number | undefined {
  const counts = alternativesOf(schema, schemas)
    .filter(({ parts }) => errorsAmong(faultsOf(value, parts, "", schemas)).length === 0)
    .map(({ parts }) => Object.keys(value).filter((key) => isNamed(key, parts)).length);
  return counts.length === 0 ? undefined : Math.max(...counts);
}

function faultsOf(
  value: unknown,
  parts: readonly Schema[],
  at: string,
  schemas: SchemaIndex,
  hold?: Hold,
): readonly Fault[] {
  const [wrong] = parts.filter((part) => !isOfKind(value, part));
  if (wrong)
    return [{ at, message: `A value of type ${wrong.kind} is expected here.`, suggest: [] }];
  const choices = parts.flatMap((part) =>
    "enum" in part ? part.enum.map((one) => one.value) : [],
  );
  if (choices.length > 0 && !choices.some((choice) => choice === value)) {
    const texts = choices.map(String);
    const message = `The schema does not allow ${JSON.stringify(value)}, only ${texts.join(", ")}.`;
    return [{ at, message, suggest: suggestionsFor(String(value), texts) }];
  }
  if (!isObject(value)) {
    const [broken] = parts.flatMap((part) => hold?.(part, value) ?? []);
    const message = `The schema does not allow this: ${broken ?? ""}.`;
    return broken === undefined ? [] : [{ at, message, suggest: [] }];
  }
  const objects = parts.filter((part) => part.kind === "object");
  const properties = objects.flatMap((part) => part.properties);
  const names = properties.map(({ name }) => name);
  const missing = properties.filter(
    ({ name, required, schema }) =>
      required && !schema.readOnly && isRaw(value) && !Object.hasOwn(value, name),
  );
  const misspelled = misspelledFields(asRaw(value), names);
  const isClosed = objects.some((part) => part.additionalProperties === false);
  return [
    ...missing
      .filter(({ name }) => !misspelled.has(name))
      .map(({ name }) => ({
        at,
        message: `The body lacks \`${name}\`, which is required.`,
        suggest: [],
      })),
    ...entries(value, at).flatMap(({ key, value: member, pointer }): readonly Fault[] => {
      const property = properties.find(({ name }) => name === key);
      if (property) return faultsIn(member, property.schema, pointer, schemas, hold);
      const suggest = suggestionsFor(
        key,
        names.filter((name) => isClosed || !Object.hasOwn(Object(value) as Raw, name)),
      );
      if (!isClosed && suggest.length === 0) return [];
      const message = `The schema has no \`${key}\`.`;
      const isNeeded = missing.some(({ name }) => suggest.includes(name));
      return [{ at: pointer, message, suggest, isDoubt: !isClosed && !isNeeded }];
    }),
    ...items(value, at).flatMap(({ value: item, pointer }) =>
      parts.flatMap((part) =>
        part.kind === "array" ? faultsIn(item, part.items, pointer, schemas, hold) : [],
      ),
    ),
  ];
}

function isOfKind(value: unknown, { kind, nullable }: Schema): boolean {
  if (kind === "any" || kind === "never" || (value === null && nullable)) return true;
  return isOfType(value, kind === "integer" ? "number" : kind);
}

function partsOf(alternatives: readonly Alternative[]): readonly Schema[] {
  return alternatives.flatMap(({ parts }) => parts);
}

function isOpen(schema: Schema): boolean {
  if (schema.kind !== "object") return schema.kind === "any";
  const { properties, additionalProperties: others } = schema;
  return others === true || (others === undefined && properties.length === 0);
}

/** The schema of an item or a member of a value, if it is described. */
export function memberOf(schema: Schema, token: string): Schema | undefined {
  if (schema.kind === "array")
    return /^\d+$/.test(token) ? (schema.prefixItems[Number(token)] ?? schema.items) : undefined;
  if (schema.kind !== "object") return undefined;
  const { properties, additionalProperties: others } = schema;
  const own = properties.find(({ name }) => name === token)?.schema;
  return own ?? (typeof others === "object" ? others : undefined);
}
