import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { kebab } from "../../codegen/model/names";

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;
type JsonObject = { readonly [key: string]: Json };

// Read with no code of ours in between: what the page must show comes from the document itself.
const document = parseYaml(readFileSync("openapi/training-provider.yaml", "utf8")) as JsonObject;

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function resolve(value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value["$ref"] !== "string") return value;
  const tokens = value["$ref"].slice(2).split("/");
  return resolve(
    tokens.reduce<Json | undefined>(
      (node, token) => (isObject(node) ? node[token] : undefined),
      document,
    ),
  );
}

/** Names of parameters, headers and properties, enum values, and descriptions, of everything below a value. */
function factsOf(
  value: Json | undefined,
  facts = new Set<string>(),
  seen = new Set<Json>(),
): Set<string> {
  const node = resolve(value);
  if (node === undefined || node === null || typeof node !== "object" || seen.has(node))
    return facts;
  seen.add(node);
  if (Array.isArray(node)) {
    for (const item of node) factsOf(item as Json, facts, seen);
    return facts;
  }
  const object = node as JsonObject;
  if (typeof object["in"] === "string" && typeof object["name"] === "string")
    facts.add(object["name"]);
  for (const name of Object.keys(isObject(object["properties"]) ? object["properties"] : {}))
    facts.add(name);
  for (const choice of Array.isArray(object["enum"]) ? object["enum"] : [])
    facts.add(String(choice));
  if (object["const"] !== undefined) facts.add(String(object["const"]));
  if (object["default"] !== undefined && typeof object["default"] !== "object")
    facts.add(String(object["default"]));
  if (typeof object["pattern"] === "string") facts.add(object["pattern"]);
  if (typeof object["description"] === "string") facts.add(firstWords(object["description"]));
  for (const [key, item] of Object.entries(object)) {
    if (!["example", "examples", "tags", "security"].includes(key)) factsOf(item, facts, seen);
  }
  return facts;
}

/** The beginning of a description up to its first markup. */
function firstWords(description: string): string {
  return (/^[^`*[\]_\n|#<]*/.exec(description)?.[0] ?? "").trim();
}

const methods = ["get", "post", "patch", "delete"];
const paths = document["paths"] as JsonObject;
/** Every operation of the document, and the facts that its page must show. */
export const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item as JsonObject)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({
      id: kebab(String((operation as JsonObject)["operationId"])),
      method: method.toUpperCase(),
      path,
      summary: String((operation as JsonObject)["summary"]),
      facts: factsOf([operation as Json, (item as JsonObject)["parameters"] ?? []]),
    })),
);

/** A text with its blanks made one. Zero-width spaces only tell browsers where to break a line. */
export function fold(text: string): string {
  return text.replace(/[\s\u200b]+/g, " ").trim();
}
