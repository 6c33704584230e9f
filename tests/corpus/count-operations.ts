import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";

/** The methods of a path item (OpenAPI 3.1, 4.8.9; `query` since 3.2). */
const methods = "get put post delete options head patch trace query".split(" ");

type Item = Readonly<Record<string, unknown>>;

/**
 * Counts the operations and webhooks of a document without using the project's own reader.
 *
 * @returns nothing if the file does not parse, or if path items are elsewhere: counting those would need such a reader
 */
export function countOperations(file: string): number | undefined {
  const root = parsed(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const items = [...members(root, "paths"), ...members(root, "webhooks")];
  if (items.some((item) => "$ref" in item)) return undefined;
  return items
    .filter(isPublic)
    .flatMap((item) => [
      ...methods.map((method) => item[method]).filter(isItem),
      ...members(item, "additionalOperations"),
    ])
    .filter(isPublic).length;
}

/** Whether an item has a page: those marked `x-internal` have none. */
function isPublic(item: Item): boolean {
  return item["x-internal"] !== true;
}

function parsed(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return undefined;
  }
}

function members(owner: unknown, key: string): readonly Item[] {
  const map = isItem(owner) ? owner[key] : undefined;
  return isItem(map) ? Object.values(map).filter(isItem) : [];
}

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null;
}
