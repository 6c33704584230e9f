import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { ApiSchema } from "../reference/navigation";
import type { SiteModel } from "./site-model";

/** The schemas that a schema's page holds. */
export interface SchemaMembers {
  /** The schema itself, then all that are included (`allOf`) in any of these. */
  readonly schemas: readonly ApiSchema[];
  /** When the schema is a union: those of its variants. */
  readonly branches: readonly ApiSchema[];
}

/** A union with more variants than this is a list of links, so that its page stays small. */
const maxBranches = 8;

/**
 * A variant of the schema's own union, not of one in a property: generated modules are formatted, so that the depth of an
 * element is the width of its indentation.
 */
const variantOf = /^ {8}<Variant\b[^>]*>\s*<Ref to="([^"]+)"/gm;

/** Finds what unfolds on the page of a schema; all else on it are links to pages of the same kind. */
export async function schemaMembers(
  { api, options }: SiteModel,
  schema: ApiSchema,
): Promise<SchemaMembers> {
  const textOf = ({ identifier }: ApiSchema) =>
    readFile(join(options.generatedDir, "schemas", `${identifier}.tsx`), "utf8");
  const named = (text: string, pattern: RegExp) => {
    const names = new Set([...text.matchAll(pattern)].map(([, name]) => name));
    return api.schemas.filter(({ name }) => names.has(name));
  };
  const variants = named(await textOf(schema), variantOf).filter((member) => member !== schema);
  const branches = variants.length > maxBranches ? [] : variants;
  const schemas = [schema];
  for (const member of [schema, ...branches]) await addIncluded(member);
  return { schemas, branches };

  async function addIncluded(member: ApiSchema): Promise<void> {
    for (const included of named(await textOf(member), /<Includes of="([^"]+)"/g)) {
      if (schemas.includes(included)) continue;
      schemas.push(included);
      await addIncluded(included);
    }
  }
}
