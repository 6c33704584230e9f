import {
  getLineColLocation,
  getTypes,
  type SpecVersion,
  type UserContext,
} from "@redocly/openapi-core";
import type { Raw } from "../../document/document";
import type { Finding, VisitorContext } from "./rule";

/** A finding about an object; `later` is set if a later version allows it. */
export type VersionFinding = Omit<Finding, "location"> & {
  readonly location?: UserContext["location"];
  readonly later?: { readonly version: string; readonly what: string };
};

type Placed = VersionFinding & Required<Pick<VersionFinding, "location">>;

/** Findings that belong to a later version of OpenAPI than the document states: reported as one if the version is what is wrong. */
export class VersionFindings {
  private readonly later = new Map<string, Placed>();
  private isOfOwn = false;

  /** Notes a schema that only OpenAPI 3.0 reads as intended. */
  see(node: Raw, type: string): void {
    if (type !== "Schema") return;
    const flags = [node["nullable"], node["exclusiveMinimum"], node["exclusiveMaximum"]];
    if (flags.some((value) => typeof value === "boolean")) this.isOfOwn = true;
  }

  add(finding: Placed, { report }: VisitorContext): void {
    const { location, later } = finding;
    if (later) this.later.set(`${location.absolutePointer} ${later.what}`, finding);
    else report(finding);
  }

  /** @param context the context of the root */
  report({ location, report, specVersion }: VisitorContext): void {
    const found = [...this.later.values()];
    const kinds = new Set(found.map(({ later }) => later?.what));
    const [first] = found
      .flatMap(({ later, location: { source, pointer } }) =>
        later ? { ...later, ...getLineColLocation({ source, pointer }).start } : [],
      )
      .sort((a, b) => a.line - b.line);
    if (!first || this.isOfOwn || kinds.size < 2 || found.length < 3) {
      for (const finding of found) report(finding);
      return;
    }
    const { version, what, line } = first;
    const message = `The document says ${nameOf(specVersion)}, but ${found.length} places are written as ${version}, first ${what} on line ${line}.`;
    const remedy = `Set \`openapi: ${version.slice(-3)}.0\`.`;
    report({ message, remedy, location: location.child("openapi") });
  }
}

const versions = ["oas2", "oas3_0", "oas3_1", "oas3_2"] as const satisfies readonly SpecVersion[];

function nameOf(version: string): string {
  return version === "oas2" ? "Swagger 2.0" : `OpenAPI ${version.slice(-3).replace("_", ".")}`;
}

/**
 * Describes a field that another version has in such an object; returns `undefined` if none has it.
 *
 * @param type the linter's name for the object
 * @param own the version of the document
 */
export function fieldOfOtherVersion(
  name: string,
  node: Raw,
  type: string,
  own: string,
): VersionFinding | undefined {
  const at = versions.findIndex((version) => version === own);
  // An Arazzo document has objects with the same names.
  if (at === -1) return undefined;
  const others = [...versions.slice(at + 1), ...versions.slice(0, at).reverse()];
  const other = others.find((version) =>
    Object.hasOwn(getTypes(version)[type]?.properties ?? {}, name),
  );
  if (other === undefined) return undefined;
  const message = `\`${name}\` belongs to ${nameOf(other)}, but this document is ${nameOf(own)}.`;
  // Widespread and unambiguous, so it is read as intended.
  if (name === "nullable")
    return { message, remedy: nullableRemedy(node, own), forceSeverity: "warn" };
  if (own === "oas2")
    return { message, remedy: "Convert the document with `npx swagger2openapi FILE`." };
  const remedy =
    other === "oas2"
      ? `OpenAPI 3 has \`${successors[name] ?? "schema"}\` instead.`
      : `Set \`openapi: ${nameOf(other).slice(-3)}.0\` in the root document, or remove the field.`;
  const isLater = versions.indexOf(other) > at;
  return {
    message,
    remedy,
    ...(isLater && { later: { version: nameOf(other), what: `\`${name}\`` } }),
  };
}

/** The OpenAPI 3 fields that replaced fields of Swagger 2.0. */
const successors: Readonly<Record<string, string>> = {
  basePath: "servers",
  collectionFormat: "style",
  consumes: "requestBody",
  definitions: "components",
  examples: "content",
  flow: "flows",
  host: "servers",
  parameters: "components",
  produces: "responses",
  responses: "components",
  schema: "content",
  schemes: "servers",
  scopes: "flows",
  securityDefinitions: "components",
};

function nullableRemedy({ nullable, type, enum: values }: Raw, version: string): string {
  if (version === "oas2") return "Write `x-nullable: true`.";
  if (nullable === false) return "Remove it: only the type `null` allows null.";
  if (typeof type !== "string")
    return 'Write `anyOf` with this schema and `{ type: "null" }` instead.';
  const more = Array.isArray(values) && !values.includes(null) ? ", and add `null` to `enum`" : "";
  return `Write \`type: [${type}, "null"]\` instead${more}.`;
}

/** Returns what to write for a value that another version, or another language, has in that field; `undefined` for any other. */
export function valueOfOtherVersion(
  name: string,
  value: unknown,
  type: string,
  version: string,
): (Pick<VersionFinding, "later"> & { readonly remedy: string }) | undefined {
  if (type === "SecurityScheme" && value === "basic")
    return { remedy: "Write `type: http` and `scheme: basic`." };
  if (type === "Parameter" && (value === "body" || value === "formData"))
    return { remedy: "Since OpenAPI 3.0, `requestBody` describes it, next to `parameters`." };
  if (type !== "Schema") return undefined;
  if (name === "required")
    return { remedy: "List the names of required properties next to `properties`." };
  if (name === "examples")
    return {
      remedy: "Write a list of values here: only media types and parameters name their examples.",
    };
  const later = (what: string) => ({ version: nameOf("oas3_1"), what });
  if (name === "exclusiveMinimum" || name === "exclusiveMaximum")
    return version === "oas3_0"
      ? {
          remedy:
            "Write `true`, and the bound next to it: the bound itself can go here only since OpenAPI 3.1.",
          ...(typeof value === "number" && { later: later(`a number in \`${name}\``) }),
        }
      : { remedy: "Write the bound itself: since OpenAPI 3.1 it goes here." };
  if (name !== "type") return undefined;
  if (version === "oas3_0" && (Array.isArray(value) || value === "null"))
    return {
      remedy:
        "Write one type, with `nullable: true` for null; lists of types need `openapi: 3.1.0`.",
      later: later(Array.isArray(value) ? "a list of types" : "the type `null`"),
    };
  const [meant, format] = Object.hasOwn(types, String(value)) ? (types[String(value)] ?? []) : [];
  if (meant === undefined) return undefined;
  return {
    remedy: `Write \`type: ${meant}\`${format === undefined ? "" : ` and \`format: ${format}\``}.`,
  };
}

/** Type names of other languages, with the JSON Schema type and format. */
const types: Readonly<Record<string, readonly [type: string, format?: string]>> = {
  bool: ["boolean"],
  date: ["string", "date"],
  "date-time": ["string", "date-time"],
  datetime: ["string", "date-time"],
  decimal: ["number"],
  dict: ["object"],
  double: ["number", "double"],
  file: ["string", "binary"],
  float: ["number", "float"],
  int: ["integer"],
  int32: ["integer", "int32"],
  int64: ["integer", "int64"],
  list: ["array"],
  long: ["integer", "int64"],
  map: ["object"],
  str: ["string"],
  text: ["string"],
  uuid: ["string", "uuid"],
};
