import { hidesBy, hidingExtensions } from "../../src/shared/hiding-extensions";
import { validationsKey } from "../../src/shared/validation-rules";
import type { Raw } from "./document";

/** Everything that can be deprecated. */
export const deprecable = ["Operation", "Parameter", "Header", "Schema"];

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

/** The extensions that codegen reads, each with the objects in which it does; those that hide work in all. */
export const shownExtensions: Readonly<Record<string, readonly string[]>> = {
  "x-codeSamples": ["Operation"],
  "x-code-samples": ["Operation"],
  "x-tagGroups": ["Root"],
  "x-displayName": ["Tag"],
  "x-enumDescriptions": ["Schema"],
  "x-enum-descriptions": ["Schema"],
  "x-enum-varnames": ["Schema"],
  "x-enumNames": ["Schema"],
  [validationsKey]: ["Schema"],
  "x-example": ["SecurityScheme"],
  "x-guide": ["SecurityScheme"],
  // A warning says what to write.
  "x-webhooks": ["Root"],
  ...Object.fromEntries(deprecationKeys.map((name) => [name, deprecable])),
};

/** The names of all extensions that codegen reads. */
export const knownExtensions: readonly string[] = [
  ...Object.keys(shownExtensions),
  ...Object.keys(hidingExtensions),
];

/** Whether an extension is read in an object, by the linter's name for it. */
export function isRead(name: string, object: string): boolean {
  const isShown = Object.hasOwn(shownExtensions, name) && shownExtensions[name]?.includes(object);
  return isShown === true || Object.hasOwn(hidingExtensions, name);
}

/** Returns the first extension that hides an object, if there is one. */
export function hidingIn(object: Raw): string | undefined {
  for (const name in object)
    if (name.startsWith("x-") && hidesBy(name, object[name]) === true) return name;
  return undefined;
}
