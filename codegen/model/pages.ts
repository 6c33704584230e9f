import type { Page } from "../../src/shared/page-table";
import { hash } from "../hash";
import { asRaw, type SpecDocument, tokensOf } from "../document/document";
import type { ApiModel } from "./types";

/** Returns the pages of operations and named schemas, as the table lists them. */
export function pagesOf(
  { root }: Pick<SpecDocument, "root">,
  { operations, schemas }: Pick<ApiModel, "operations" | "schemas">,
): readonly Page[] {
  const slugs = new Map(schemas.map(({ name, slug }) => [name, slug]));
  const raw = asRaw(asRaw(root["components"])["schemas"]);
  return [
    ...operations.map(({ id, source }) => ({ id, source })),
    ...schemas.map(({ name, slug }) => ({
      id: `schemas/${slug}`,
      source: contentOf(raw[name], slugs),
    })),
  ];
}

const textKeys = new Set(["title", "description", "example", "examples"]);

/** Returns a hash of a schema without texts and names, then the slugs of the schemas that it refers to. */
function contentOf(schema: unknown, slugs: ReadonlyMap<string, string>): string {
  const names = new Set<string>();
  const content = JSON.stringify(schema, (key, value: unknown) => {
    if (textKeys.has(key)) return undefined;
    if (typeof value !== "string" || !value.startsWith("#/components/schemas/")) return value;
    const [, , name = "", ...rest] = tokensOf(value);
    names.add(slugs.get(name) ?? name);
    return rest;
  });
  return [`#${hash(content ?? "").slice(0, 8)}`, ...names].join(" ");
}
