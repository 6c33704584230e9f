import { text, type Raw } from "../spec/document";
import { markdown } from "./markdown";
import type { Markdown } from "./types";

/**
 * The extensions in which authors say why something is deprecated, as oapi-codegen, OpenSearch, NSwag (and Adyen) and Speakeasy
 * write them. The first that holds a text counts; OpenAPI itself has `deprecated` alone.
 */
const keys = [
  "x-deprecated-reason",
  "x-deprecation-reason",
  "x-deprecated-message",
  "x-deprecation-message",
  "x-deprecatedMessage",
  "x-speakeasy-deprecation-message",
  "x-deprecated",
];

/** Why an operation, parameter, header or schema is deprecated; empty when it is not, or when the author does not say. */
export function deprecationOf(raw: Raw): Markdown {
  if (raw["deprecated"] !== true) return [];
  return markdown(keys.map((key) => text(raw[key])).find((reason) => reason !== undefined));
}
