import { isRaw, type SpecDocument } from "../spec/document";
import type { ApiModel } from "../model/types";
import { commentStyles, withoutTexts, withTexts } from "./comment-texts";
import { generatorInput, withoutMarks } from "./generator-input";
import { escapeInvisible } from "./jsx";
import { runGenerator } from "./run-generator";
import type { TypeGenerator } from "./type-generators";

/** What both type generators write of one document, before formatting. */
export interface GeneratedTypes {
  /** `models/types.gen.ts`, by @hey-api/openapi-ts: the named request and response models. */
  readonly models: Promise<string>;
  /** `schema.d.ts`, by openapi-typescript: the exact `paths` map. */
  readonly paths: Promise<string>;
}

/**
 * Starts the type generators beside the thread that calls, one after the other: each holds a gigabyte for 2,000 operations.
 *
 * Operations go into the models under our own identifiers, so that the exported names follow from the page: `CreateClassData`,
 * `CreateClassResponses`, `CreateClassErrors`.
 *
 * @param signal stops them; their promises then never settle
 */
export function startGenerators(
  document: SpecDocument,
  model: ApiModel,
  signal: AbortSignal,
): GeneratedTypes {
  const models = typesOf("models", withIdentifiers(document, model), isReadForModels, signal);
  const paths = models.then(() =>
    typesOf("paths", generatorInput(document.root, "paths"), () => true, signal),
  );
  return { models, paths };
}

/** The names that the model generator exported. */
export function exportedTypes(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/^export type (\w+)/gm)].map((match) => match[1] ?? ""));
}

/** The model generator reads no examples, and of extensions these alone. */
function isReadForModels(keyword: string): boolean {
  return keyword.startsWith("x-")
    ? /^x-(enum|nullable$)/.test(keyword)
    : keyword !== "example" && keyword !== "examples";
}

async function typesOf(
  generator: TypeGenerator,
  input: unknown,
  isRead: (keyword: string) => boolean,
  signal: AbortSignal,
): Promise<string> {
  const { document, texts } = withoutTexts(input, isRead);
  const bare = await runGenerator(generator, document, signal);
  const source =
    withTexts(bare, texts, commentStyles[generator]) ??
    (await runGenerator(generator, input, signal));
  return escapeInvisible(withoutMarks(source));
}

/** A copy of the document whose operations carry the identifiers of their pages. */
function withIdentifiers(document: SpecDocument, model: ApiModel): Record<string, unknown> {
  const copy = generatorInput(document.root, "models") as Record<string, unknown>;
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
