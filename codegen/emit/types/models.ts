import { markdown } from "../../model/markdown";
import { markdownText } from "../../model/markdown-text";
import { hasKnownTag } from "../../spec/html-tags";
import { isRaw, tokensOf, type Raw, type SpecDocument } from "../../spec/document";
import type { OutlinedOperation } from "../../model/outline";
import { referencesOf } from "../../spec/references";
import { commentStyles, withoutTexts, withTexts } from "./comment-texts";
import { addCookieSchemas, withCookies } from "./cookie-types";
import { generatorInput } from "./generator-input";
import { escapeInvisible } from "../../invisible";
import { InputError } from "../../errors";
import { runGenerator, type GeneratorTask } from "./run-generator";
import type { TypeGenerator } from "./type-generators";

/** Functions that run a type generator for one document, and return its formatted output. */
export interface TypeGenerators {
  /** `models/types.gen.ts`, by @hey-api/openapi-ts: the named request and response models. */
  readonly models: () => Promise<string>;
  /** `schema.d.ts`, by openapi-typescript: the exact `paths` map. */
  readonly paths: () => Promise<string>;
}

/**
 * Prepares the type generators.
 *
 * Operations go into the models under our own identifiers, so that the exported names follow from the page: `CreateClassData`,
 * `CreateClassResponses`, `CreateClassErrors`.
 */
export function typeGenerators(
  document: SpecDocument,
  operations: readonly OutlinedOperation[],
): TypeGenerators {
  const refuseIn = (error: unknown) => refuse(error, document.file);
  const identifiers = operations.map(({ source, identifier }) => [source, identifier]);
  const typesOf = async (
    generator: TypeGenerator,
    isRead: (keyword: string) => boolean,
    taskFor: (root: Raw) => Omit<GeneratorTask, "refuse">,
  ) => {
    const { document: bare, texts } = withoutTexts(document.root, isRead, undefined, withoutHtml);
    const run = (root: Raw) =>
      runGenerator(generator, [root, identifiers], () => ({
        ...taskFor(root),
        refuse: refuseIn,
      }));
    // A reference may point into an example, whose contents are left out.
    const written = await run(bare as Raw).catch(() => undefined);
    const source = written && withTexts(written, texts, commentStyles[generator]);
    return escapeInvisible(source ?? (await run(document.root)));
  };
  return {
    models: () =>
      typesOf("models", isReadForModels(document.root), (root) => {
        const input = withIdentifiers(root, operations);
        const cookies = addCookieSchemas(input, operations, document);
        return { input, finish: (source) => withCookies(source, cookies) };
      }),
    paths: () =>
      typesOf(
        "paths",
        () => true,
        (root) => ({ input: generatorInput(root, "paths") }),
      ),
  };
}

/** Returns a description with Markdown in place of its HTML. */
function withoutHtml(text: string, keyword: string): string {
  const isHtml = keyword === "description" && hasKnownTag(text);
  return isHtml ? (markdownText(markdown(text)) ?? "") : text;
}

/**
 * Reports a document that the linter has accepted but a type generator cannot read.
 *
 * @throws InputError with the first line of the generator's message, since it has no locations
 */
function refuse(error: unknown, file: string): never {
  const { originalError } = error as { readonly originalError?: { readonly error?: unknown } };
  const reason = originalError?.error ?? error;
  const [first = ""] = (reason instanceof Error ? reason.message : String(reason)).split("\n");
  const remedy =
    "Simplify what the message names: write references as JSON Pointers, without anchors.";
  const message = `No types can be generated from the document: ${first}`;
  const place = { file, line: 1, column: 1, frame: "" };
  throw new InputError([{ rule: "types", severity: "error", message, remedy, ...place }]);
}

/** Returns a test for keywords that the model generator reads: no examples, and only these extensions and those that a reference enters. */
function isReadForModels(root: Raw): (keyword: string) => boolean {
  const referred = new Set([...referencesOf(root)].flatMap(tokensOf));
  return (keyword) =>
    keyword.startsWith("x-")
      ? /^x-(enum|nullable$)/.test(keyword) || referred.has(keyword)
      : keyword !== "example" && keyword !== "examples";
}

/** Returns a copy of the document whose operations have the identifiers of their pages. */
function withIdentifiers(
  root: Raw,
  operations: readonly OutlinedOperation[],
): Record<string, unknown> {
  const copy = generatorInput(root, "models") as Record<string, unknown>;
  for (const operation of operations) {
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
