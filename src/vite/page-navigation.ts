import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { SiteConfig } from "../config/site-config";
import type { ApiNavigation } from "../reference/navigation";
import { downloadsOf } from "./downloads";
import { generatedModule, isOfReference } from "./generated-module";
import type { PageSource } from "./plan-pages";
import type { SiteOptions } from "./site-options";

/** What the reference components of a page may link to. */
export type NavigationOf = (source: PageSource) => Promise<ApiNavigation>;

interface NavigationSources {
  readonly api: ApiNavigation;
  readonly config: Pick<SiteConfig, "basePath">;
  readonly options: Pick<SiteOptions, "generatedDir">;
}

/**
 * Makes what tells the reference components of one page what they may need to link to: the operations and schemas that it names, so
 * that the weight of a page does not grow with the API. The overview lists everything.
 */
export function createPageNavigation({ api, config, options }: NavigationSources): NavigationOf {
  // An operation of several tags stands in each of their sections.
  const places = new Map<string, { readonly section: number; readonly index: number }[]>();
  api.sections.forEach(({ operations }, section) =>
    operations.forEach(({ id }, index) => {
      const known = places.get(id);
      if (known) known.push({ section, index });
      else places.set(id, [{ section, index }]);
    }),
  );
  const schemas = new Map(api.schemas.map(({ name }, index) => [name, index]));

  return async (source) => {
    if (source.kind === "overview") return { ...api, downloads: downloadsOf(api, config.basePath) };
    const wanted = new Map<number, Set<number>>();
    const wantedSchemas = new Set<number>();
    for (const name of await namesIn(options.generatedDir, source)) {
      for (const { section, index } of places.get(name) ?? []) {
        const indexes = wanted.get(section) ?? new Set();
        wanted.set(section, indexes.add(index));
      }
      const schema = schemas.get(name);
      if (schema !== undefined) wantedSchemas.add(schema);
    }
    return {
      ...api,
      sections: [...wanted].sort(byNumber).flatMap(([index, operations]) => {
        const section = api.sections[index];
        return section ? { ...section, operations: pick(section.operations, operations) } : [];
      }),
      schemas: pick(api.schemas, wantedSchemas),
    };
  };
}

function byNumber([a]: readonly [number, unknown], [b]: readonly [number, unknown]): number {
  return a - b;
}

/** The elements at some indexes, in their own order. */
function pick<Element>(list: readonly Element[], indexes: ReadonlySet<number>): readonly Element[] {
  return [...indexes].sort((a, b) => a - b).flatMap((index) => list[index] ?? []);
}

/** Every name that stands in quotes on a page or in a schema that it unfolds: more than the links, never less. */
async function namesIn(generatedDir: string, source: PageSource): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const queue = isOfReference(source) ? [generatedModule(source)] : [];
  if (source.kind === "operation") names.add(source.operation.id);
  for (const file of queue) {
    const text = await readFile(join(generatedDir, file), "utf8");
    for (const [, name] of text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)) names.add(name ?? "");
    for (const [, identifier] of text.matchAll(/from "\.\.?\/(?:schemas\/)?([A-Z]\w*)"/g)) {
      const schema = `schemas/${identifier}.tsx`;
      if (!queue.includes(schema)) queue.push(schema);
    }
  }
  return names;
}
