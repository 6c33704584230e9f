import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import type { SampleTypes } from "../reference/types";
import { type ApiNavigation, findOperation } from "../reference/navigation";
import type { Highlight } from "./highlight";
import { type FindOperationTypes, readOperationTypes } from "./sample-types";
import type { SiteOptions } from "./site-options";

/** Below the folder of the generated tree. */
const modelsFile = "models/types.gen.ts";

const prefix = "virtual:sample-types/";

/** The module that exports the models of an operation as `types`; `undefined` where the generated tree has none of its name. */
export function sampleTypesModule(operationId: string): string {
  return prefix + operationId;
}

interface SampleTypesSources {
  readonly options: Pick<SiteOptions, "generatedDir">;
  readonly api: ApiNavigation;
}

/** Finds the models of an operation by the id of its page. */
type ReadSampleTypes = (id: string) => Promise<SampleTypes | undefined>;

/** Makes what cuts the models of operations out of the generated ones, which it reads once, and highlights them. */
export function createSampleTypes(
  { options: { generatedDir }, api }: SampleTypesSources,
  highlight: Highlight,
): ReadSampleTypes {
  let models: Promise<FindOperationTypes> | undefined;
  return async (id) => {
    const operation = findOperation(api, id);
    if (!operation) return undefined;
    // A tree without models has pages all the same.
    models ??= readFile(join(generatedDir, modelsFile), "utf8").then(
      (source) => readOperationTypes(source),
      () => () => undefined,
    );
    const found = (await models)(id, operation.path);
    if (!found) return undefined;
    return {
      code: { html: highlight(found.code, "typescript") },
      leftOut: found.leftOut.length,
      file: modelsFile,
    };
  };
}

/** Makes the modules that pages of operations take their models from, in the development server. */
export function sampleTypesPlugin(sources: SampleTypesSources, highlight: Highlight): Plugin {
  const file = join(sources.options.generatedDir, modelsFile);
  let typesOf = createSampleTypes(sources, highlight);
  return {
    name: "site:sample-types",
    // Models that were generated anew while the development server runs.
    watchChange(id) {
      if (id === file) typesOf = createSampleTypes(sources, highlight);
    },
    resolveId: {
      filter: { id: /^virtual:sample-types\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:sample-types\// },
      async handler(id) {
        this.addWatchFile(file);
        const types = await typesOf(id.slice(prefix.length + 1));
        return { code: `export const types = ${JSON.stringify(types)};`, moduleType: "js" };
      },
    },
  };
}
