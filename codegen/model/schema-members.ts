import { asRaw, entries, isObject, isOfType, isRaw, items, type Raw } from "../document/document";
import { valueWords } from "../document/value-words";
import { misspelledFields, suggestionsFor } from "../suggestions";
import { type Alternative, alternativesOf } from "./alternatives";
import type { Schema, SchemaIndex } from "./types";

/** Something that a schema does not have, with suggestions for what was meant. */
interface Missing {
  readonly message: string;
  readonly suggest: readonly string[];
}

/** The target of a JSON Pointer in a value that matches a schema. */
interface Found {
  /** The parts of the pointer; a number for an item of a list. */
  readonly path: readonly (string | number)[];
  /** The schemas that the value may have; empty if it is not described. */
  readonly schemas: readonly Schema[];
  /** The first part that no valid value has. */
  readonly missing?: Missing;
}

/**
 * Looks for a value below one that matches a schema.
 *
 * @param tokens the tokens of a JSON Pointer
 */
export function lookUp(
  schema: Schema | undefined,
  tokens: readonly string[],
  schemas: SchemaIndex,
): Found {
  const path = tokens.map((token) => (/^\d+$/.test(token) ? Number(token) : token));
  let alternatives = schema ? alternativesOf(schema, schemas) : [];
  for (const [index, token] of tokens.entries()) {
    // A schema that does not describe its members allows any.
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
  /** The value is valid, but most likely a mistake. */
  readonly isDoubt?: boolean;
}

/** Returns the faults that make a value invalid. */
export function errorsAmong(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(({ isDoubt }) => !isDoubt);
}

/** Returns the rule of a schema that a single value breaks, such as a length limit, as the end of a sentence. */
type Hold = (schema: Schema, value: unknown) => string | undefined;

/** Returns where a body differs from its schema; for a union, from the closest alternative. Runtime expressions match anything. */
export function faultsIn(
  value: unknown,
  schema: Schema | undefined,
  at: string,
  schemas: SchemaIndex,
  hold?: Hold,
): readonly Fault[] {
  if (!schema || (typeof value === "string" && expression.test(value))) return [];
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
        // The author probably meant the alternative whose faults are deepest.
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

/** A value that is known only when a program runs: a runtime expression, or text that contains one (Arazzo 1.0.1, 4.6.10). */
const expression = /^\$(inputs|steps|response)\.|\{\$/;

/**
 * Counts the members of an object that a schema names, in the alternative that names most.
 *
 * @returns `undefined` if the object matches no alternative
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
  if (wrong) {
    const broken = { keyword: "type", params: { type: wrong.kind } };
    return [{ at, message: `The value ${valueWords(broken, value)}.`, suggest: [] }];
  }
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
    const message = `The value ${broken ?? ""}.`;
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
      const message = `The schema has no property \`${key}\`.`;
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

/** Returns the schema of an item or a member of a value, if it is described. */
function memberOf(schema: Schema, token: string): Schema | undefined {
  if (schema.kind === "array")
    return /^\d+$/.test(token) ? (schema.prefixItems[Number(token)] ?? schema.items) : undefined;
  if (schema.kind !== "object") return undefined;
  const { properties, additionalProperties: others } = schema;
  const own = properties.find(({ name }) => name === token)?.schema;
  return own ?? (typeof others === "object" ? others : undefined);
}
