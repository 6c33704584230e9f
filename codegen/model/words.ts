import { deprecationKeys } from "../document/extensions";
import { asRaw, text, textsOf, type Raw } from "../document/document";
import { markdown } from "./markdown";
import { proseOf } from "./prose";
import type { ExternalDocs, SchemaAnnotations } from "./types";

/** Reads the texts about an operation, parameter, header or schema. The reason is empty unless it is deprecated. */
export function readWords(
  raw: Raw,
): Pick<SchemaAnnotations, "description" | "deprecated" | "deprecation" | "externalDocs"> {
  const deprecated = raw["deprecated"] === true;
  const reason = deprecationKeys.map((key) => text(raw[key])).find((one) => one !== undefined);
  return {
    description: markdown(text(raw["description"])),
    deprecated,
    deprecation: deprecated ? markdown(reason) : [],
    externalDocs: readExternalDocs(raw["externalDocs"]),
  };
}

/** @param value an External Documentation Object (OpenAPI 3.1, 4.8.22) */
export function readExternalDocs(value: unknown): ExternalDocs | undefined {
  const { url, description } = textsOf(asRaw(value), "url", "description");
  return url === undefined ? undefined : { url, ...proseOf(markdown(description)) };
}
