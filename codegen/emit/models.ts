import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { isRaw, type SpecDocument } from "../spec/document";
import type { ApiModel } from "../model/types";
import { generatorInput, withoutMarks } from "./generator-input";
import { escapeInvisible } from "./jsx";

/**
 * The named request and response models, by @hey-api/openapi-ts: `models/types.gen.ts` and `models/index.ts`.
 *
 * Operations go in under our own identifiers, so that the exported names follow from the page: `CreateClassData`,
 * `CreateClassResponses`, `CreateClassErrors`.
 */
export async function modelFiles(
  document: SpecDocument,
  model: ApiModel,
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "codegen-models-"));
  try {
    await createClient({
      input: withIdentifiers(document, model),
      output: { path: folder, clean: true },
      plugins: ["@hey-api/typescript"],
      logs: { level: "silent", file: false },
    });
    const source = readFileSync(path.join(folder, "types.gen.ts"), "utf8");
    const types = escapeInvisible(withoutMarks(source));
    return new Map([
      ["models/types.gen.ts", types],
      ["models/index.ts", 'export type * from "./types.gen";\n'],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names that the model generator exported. */
export function exportedTypes(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/^export type (\w+)/gm)].map((match) => match[1] ?? ""));
}

/** The exact `paths` map, by openapi-typescript: `schema.d.ts`. */
export async function schemaFile(document: SpecDocument): Promise<string> {
  const input = generatorInput(document.root) as OpenAPI3;
  const types = await openapiTS(input, { alphabetize: false, silent: true });
  return escapeInvisible(withoutMarks(astToString(types)));
}

/** A copy of the document whose operations carry the identifiers of their pages. */
function withIdentifiers(document: SpecDocument, model: ApiModel): Record<string, unknown> {
  const copy = generatorInput(document.root) as Record<string, unknown>;
  for (const operation of model.operations) {
    const group = copy[operation.kind === "webhook" ? "webhooks" : "paths"];
    const item = isRaw(group) ? group[operation.path] : undefined;
    const target = isRaw(item) ? item[operation.method] : undefined;
    if (isRaw(target)) {
      const name = operation.identifier.charAt(0).toLowerCase() + operation.identifier.slice(1);
      (target as Record<string, unknown>)["operationId"] = name;
    }
  }
  return copy;
}
