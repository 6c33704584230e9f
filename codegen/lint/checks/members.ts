import { asRaw, asList, isRaw, join, text, type Raw, valueAt } from "../../document/document";
import { methods } from "../../keywords";
import type { Location, Resolve, VisitorContext } from "./rule";

/** What a schema says about the members of an object, with `allOf` and references followed. */
export interface Members {
  /** The schemas that each property must match. */
  readonly properties: ReadonlyMap<string, readonly Located[]>;
  readonly required: ReadonlySet<string>;
  /** False if the object may have members that it does not name. */
  readonly isClosed: boolean;
  /** The schemas that the items of a list must match. */
  readonly items: readonly Located[];
  /** All schemas followed: the schema itself, and those that a value must match as well. */
  readonly parts: readonly Raw[];
}

/** A schema, and the file against which its references are resolved. */
export interface Located {
  readonly schema: unknown;
  readonly file: string;
}

/**
 * @param start one schema, or all that a value must match
 * @param resolve the linter's function
 * @param hasVariants whether properties that only some variants declare count
 */
export function membersOf(
  start: Located | readonly Located[],
  resolve: Resolve,
  hasVariants = false,
): Members {
  const properties = new Map<string, Located[]>();
  const inItems: Located[] = [];
  const required = new Set<string>();
  const seen = new Set<Raw>();
  let isClosed = true;
  const visit = ({ schema, file }: Located): void => {
    if (!isRaw(schema) || seen.has(schema)) {
      if (schema === true) isClosed = false;
      return;
    }
    seen.add(schema);
    const inside = (part: unknown) => visit({ schema: part, file });
    if (typeof schema["$ref"] === "string") {
      const target = followed({ schema, file }, resolve);
      if (target) visit(target);
      else isClosed = false;
    }
    const own = schema["properties"];
    for (const [name, property] of Object.entries(asRaw(own)))
      properties.set(name, [...(properties.get(name) ?? []), { schema: property, file }]);
    if (isRaw(schema["items"])) inItems.push({ schema: schema["items"], file });
    for (const value of asList(schema["required"]))
      if (typeof value === "string") required.add(value);
    for (const key of ["additionalProperties", "unevaluatedProperties"])
      if (schema[key] === true || isRaw(schema[key])) isClosed = false;
    for (const key of ["patternProperties", "if", "dependentSchemas", "$dynamicRef"])
      if (key in schema) isClosed = false;
    for (const value of asList(schema["allOf"])) inside(value);
    const variants = ["oneOf", "anyOf"].flatMap((key) => asList(schema[key]));
    if (hasVariants) for (const value of variants) inside(value);
    else if (variants.length > 0) isClosed = false;
    // An empty schema allows anything.
    if (!["$ref", "properties", "allOf", "oneOf", "anyOf"].some((key) => key in schema))
      if (!("type" in schema) && !("required" in schema)) isClosed = false;
  };
  for (const one of [start].flat()) visit(one);
  return { properties, required, isClosed, items: inItems, parts: [...seen] };
}

/** Returns the target of a reference; `undefined` if it is unknown. */
export function followed(
  { schema, file }: Located,
  resolve: Resolve,
): (Located & { readonly pointer: string }) | undefined {
  if (!isRaw(schema) || typeof schema["$ref"] !== "string") return undefined;
  const { node, location } = resolve({ $ref: schema["$ref"] }, file);
  return location && node !== undefined
    ? { schema: node, file: location.source.absoluteRef, pointer: location.absolutePointer }
    : undefined;
}

/** A parameter, its location, and the location of the list item, which may be a reference. */
export interface LocatedParameter {
  readonly parameter: Raw;
  readonly location: Location;
  readonly item: Location;
}

/** Returns the parameters of an operation or a path, with references followed. */
export function parametersOf(
  owner: unknown,
  { location, resolve }: Pick<VisitorContext, "location" | "resolve">,
): readonly LocatedParameter[] {
  return asList(asRaw(owner)["parameters"]).flatMap((value, index) => {
    const $ref = text(asRaw(value)["$ref"]);
    const item = location.child(["parameters", index]);
    const target =
      $ref === undefined
        ? { node: value, location: item }
        : resolve<object>({ $ref }, location.source.absoluteRef);
    return isRaw(target.node) && target.location
      ? [{ parameter: target.node, location: target.location, item }]
      : [];
  });
}

/** Returns the operations of a path item, each with its parameters. */
export function operationsOf(
  item: Raw,
  { location, resolve }: Pick<VisitorContext, "location" | "resolve">,
) {
  const others = Object.keys(asRaw(item["additionalOperations"]));
  const places = [
    ...[...methods].map((method) => [method]),
    ...others.map((method) => ["additionalOperations", method]),
  ];
  return places.flatMap((keys) => {
    const operation = valueAt(item, join("#", ...keys));
    if (!isRaw(operation)) return [];
    const parameters = parametersOf(operation, { location: location.child(keys), resolve });
    return [{ method: String(keys.at(-1)), operation, parameters }];
  });
}
