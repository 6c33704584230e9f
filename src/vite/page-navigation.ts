import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type ApiNavigation, schemaModuleName } from "../reference/navigation";
import { downloadsOf } from "./downloads";
import type { PageSource } from "./plan-pages";
import type { SiteModel } from "./site-model";

/**
 * What the reference components of one page may need to link to: the operations and schemas that it names, so that the weight
 * of a page does not grow with the API. The overview lists everything.
 */
export async function pageNavigation(model: SiteModel, source: PageSource): Promise<ApiNavigation> {
  const { api, config } = model;
  if (source.kind === "overview") return { ...api, downloads: downloadsOf(api, config.basePath) };
  const names = await namesIn(model, source);
  return {
    ...api,
    sections: api.sections
      .map((section) => ({
        ...section,
        operations: section.operations.filter(({ id }) => names.has(id)),
      }))
      .filter(({ operations }) => operations.length > 0),
    schemas: api.schemas.filter(({ name }) => names.has(name)),
  };
}

/** Every name that stands in quotes on a page or in a schema that it unfolds: more than the links, never less. */
async function namesIn(model: SiteModel, source: PageSource): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const queue = filesOf(source);
  if (source.kind === "operation") names.add(source.operation.id);
  for (const file of queue) {
    const text = await readFile(join(model.options.generatedDir, file), "utf8");
    for (const [, name] of text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)) names.add(name ?? "");
    for (const [, identifier] of text.matchAll(/from "\.\.?\/(?:schemas\/)?([A-Z]\w*)"/g)) {
      const schema = `schemas/${identifier}.tsx`;
      if (!queue.includes(schema)) queue.push(schema);
    }
  }
  return names;
}

/** The generated modules of a page; none where it lists nothing or everything. */
function filesOf(source: PageSource): string[] {
  switch (source.kind) {
    case "errors":
      return ["errors.tsx"];
    case "operation":
      return [`api/${source.operation.id}.tsx`];
    case "schema":
      return [`schemas/${schemaModuleName(source.schema)}.page.tsx`];
    default:
      return [];
  }
}
