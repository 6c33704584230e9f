import { decodePercent } from "../paths";
import { type Json, type JsonObject, isObject, objectOf } from "./json";
import { unescapeToken } from "../shared/json-pointer";

/** What a reference of a document leads to; any other value is itself, and a reference to nothing is `undefined`. */
export type ResolveRef = (value: Json | undefined) => Json | undefined;

/** As many references as may lead to each other. */
const mostHops = 16;

/** @param document without references to other files */
export function createResolveRef(document: JsonObject): ResolveRef {
  const resolve = (value: Json | undefined, hops: number): Json | undefined => {
    const ref = isObject(value) ? value["$ref"] : undefined;
    if (typeof ref !== "string") return value;
    if (!ref.startsWith("#/") || hops === 0) return undefined;
    const tokens = ref.slice(2).split("/").map(decodeToken);
    const target = tokens.reduce<Json | undefined>(childOf, document);
    return resolve(target, hops - 1);
  };
  return (value) => resolve(value, mostHops);
}

function childOf(node: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(node)) return (node as readonly Json[])[Number(token)];
  return isObject(node) && Object.hasOwn(node, token) ? node[token] : undefined;
}

/** @see https://www.rfc-editor.org/rfc/rfc6901 */
function decodeToken(token: string): string {
  return unescapeToken(decodePercent(token));
}

/** Deeper than any body that a person fills in; a schema that holds itself ends here. */
const deepest = 6;
/** As many values as a sample may hold: schemas that hold each other ten times would hold a million at that depth. */
const mostValues = 400;

/** Counts the values of one sample. */
interface Budget {
  left: number;
}

/**
 * A value for a body or parameter: the author's own example, or one made from the schema.
 *
 * @param holder a media type, a parameter, or anything with `example`, `examples` and `schema`
 */
export function sampleOf(holder: JsonObject, resolve: ResolveRef): Json {
  const given = exampleOf(holder, resolve);
  return given === undefined
    ? (schemaSample(holder["schema"], resolve, newBudget(), 0) ?? {})
    : given;
}

/** The texts that a parameter is sent as: one for each item of an array, and one empty text where nothing is known. */
export function parameterValue(parameter: JsonObject, resolve: ResolveRef): readonly string[] {
  const [mediaType] = Object.values(objectOf(parameter["content"]));
  const holder = mediaType === undefined ? parameter : objectOf(mediaType);
  const given =
    exampleOf(holder, resolve) ?? schemaSample(holder["schema"], resolve, newBudget(), deepest - 1);
  const values = Array.isArray(given) ? (given as readonly Json[]) : [given];
  const texts = values.map((value) => (typeof value === "string" ? value : textOf(value)));
  return texts.length === 0 ? [""] : texts;
}

function textOf(value: Json | undefined): string {
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

function exampleOf(holder: JsonObject, resolve: ResolveRef): Json | undefined {
  if (holder["example"] !== undefined) return holder["example"];
  const [first] = Object.values(objectOf(holder["examples"]));
  return first === undefined ? undefined : objectOf(resolve(first))["value"];
}

function newBudget(): Budget {
  return { left: mostValues };
}

function schemaSample(
  value: Json | undefined,
  resolve: ResolveRef,
  budget: Budget,
  depth: number,
): Json | undefined {
  const schema = objectOf(resolve(value));
  const [example] = Array.isArray(schema["examples"]) ? schema["examples"] : [];
  const [choice] = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  const given = [schema["example"], example, schema["const"], schema["default"], choice].find(
    (candidate) => candidate !== undefined,
  );
  if (given !== undefined) return given;
  if (depth > deepest || budget.left-- <= 0) return undefined;
  const below = (inner: Json | undefined) => schemaSample(inner, resolve, budget, depth + 1);
  const [type] = [schema["type"]].flat().filter((each) => each !== "null");
  if (type === "array" || schema["items"] !== undefined) {
    const entry = below(schema["items"]);
    return entry === undefined ? [] : [entry];
  }
  const members = memberSample(schema, below);
  if (members !== undefined) return members;
  switch (type) {
    case "string":
      return "";
    case "integer":
    case "number":
      return typeof schema["minimum"] === "number" ? schema["minimum"] : 0;
    case "boolean":
      return false;
    case "object":
      return {};
    default:
      return undefined;
  }
}

/** The properties of the schema, of all that it is made of, and of the first of its alternatives; without those that are only read. */
function memberSample(
  schema: JsonObject,
  below: (inner: Json | undefined) => Json | undefined,
): Json | undefined {
  const [alternative] = [schema["oneOf"], schema["anyOf"]].flatMap((list) =>
    Array.isArray(list) ? list.slice(0, 1) : [],
  );
  const parts = Array.isArray(schema["allOf"]) ? schema["allOf"] : [];
  const inner = [...parts, ...(alternative === undefined ? [] : [alternative])].map(below);
  const own = Object.entries(objectOf(schema["properties"])).flatMap(([name, property]) => {
    const value = objectOf(property)["readOnly"] === true ? undefined : below(property);
    return value === undefined ? [] : [[name, value] as const];
  });
  const objects = inner.filter(isObject);
  if (own.length === 0 && objects.length === 0) return inner.find((value) => value !== undefined);
  return Object.assign({}, ...objects, Object.fromEntries(own)) as JsonObject;
}
