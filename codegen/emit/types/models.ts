import { cached } from "../../disk-cache";
import { format } from "../../format";
import { escapeInvisible } from "../../invisible";
import { quietly } from "../../quietly";
import { markdown } from "../../model/markdown";
import { markdownText } from "../../model/markdown-text";
import { hasKnownTag } from "../../document/html-tags";
import {
  asRaw,
  isObject,
  isRaw,
  mapShared,
  text,
  valueAt,
  type Raw,
  type SpecDocument,
} from "../../document/document";
import type { OutlinedOperation } from "../../model/outline";
import { generatorInput } from "./generator-input";
import { isData, isMap } from "../../document/walk";
import { fileProblem, InputError } from "../../errors";
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
  const root = withPlainComments(document.root) as Raw;
  const identifiers = operations.map(({ source, identifier }) => [source, identifier]);
  // The output may be megabytes: to make and format it for every edit of a text would take longer than everything else.
  const typesOf = (generator: TypeGenerator, file: string, input: () => unknown) =>
    cached(generator, JSON.stringify([root, identifiers]), async () => {
      const given = structuredClone(input());
      const { generators } = await import("./type-generators");
      const source = await quietly(() => generators[generator](given)).catch((error: unknown) =>
        refuse(error, document.file),
      );
      return format(file, escapeInvisible(source));
    });
  return {
    models: () => typesOf("models", "types.gen.ts", () => withIdentifiers(root, operations)),
    paths: () => typesOf("paths", "schema.d.ts", () => generatorInput(root, "paths")),
  };
}

/**
 * Returns a document with texts that may become comments: Markdown in place of HTML, and a second backslash before what reads as an escape.
 * @hey-api/openapi-ts turns every `\uXXXX` of its output into the character, which could end the comment.
 */
function withPlainComments(value: unknown, isInMap = false): unknown {
  if (!isObject(value)) return value;
  return mapShared(value, (inner, key) => {
    if (isInMap || Array.isArray(value)) return withPlainComments(inner);
    if (typeof inner === "string" && /^(title|summary|description)$/.test(key)) {
      const hasHtml = key === "description" && hasKnownTag(inner);
      const plain = hasHtml ? (markdownText(markdown(inner)) ?? "") : inner;
      return plain.replaceAll("\\u", "\\\\u");
    }
    return isData(key, inner) ? inner : withPlainComments(inner, isMap(key, inner));
  });
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
  throw new InputError([fileProblem(file, { rule: "types", severity: "error", message, remedy })]);
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
      const body = text(asRaw(target["requestBody"])["$ref"]);
      // A shared body has a model for sending only.
      const isShared = operation.kind === "webhook" && body !== undefined;
      Object.assign(target, {
        operationId: name,
        ...(isShared && { requestBody: valueAt(copy, body) }),
      });
    }
  }
  return copy;
}
