/**
 * The extensions for the reason of a deprecation, as written by oapi-codegen, OpenSearch, NSwag (and Adyen) and Speakeasy. The first that
 * contains text counts; OpenAPI itself has only `deprecated`.
 */
export const deprecationKeys: readonly string[] = [
  "x-deprecated-reason",
  "x-deprecation-reason",
  "x-deprecated-message",
  "x-deprecation-message",
  "x-deprecatedMessage",
  "x-speakeasy-deprecation-message",
  "x-deprecated",
];
