import { asRaw, entries, isRaw, text, textsOf, type SpecDocument } from "../spec/document";
import { createCheckInDirection } from "../spec/json-schema";
import { readExternalDocs } from "./words";
import { markdown } from "./markdown";
import { kebab, uniqueIdentifiers, uniqueNames } from "./names";
import { readOperations, readSecurity } from "./operations";
import { SchemaReader } from "./schemas";
import { readSecuritySchemes, readServers } from "./servers";
import { readTags } from "./operation-tags";
import type { ApiModel, Info, NamedSchema } from "./types";

/**
 * Turns a bundled document into the model that samples and emitters see.
 *
 * @param document linted: every reference resolves
 * @param vocabulary names that generated modules import, which no generated identifier may have
 */
export function normalize(document: SpecDocument, vocabulary: readonly string[]): ApiModel {
  const reader = new SchemaReader(document);
  const reserved = new Set(vocabulary.map((name) => name.toLowerCase()));
  const schemas = readSchemas(document, reader, reserved);
  const index = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const taken = new Set([...reserved, ...schemas.map((named) => named.identifier.toLowerCase())]);
  const check = createCheckInDirection(document);
  const doubts = new Map<string, string>();
  const doubt = (pointer: string, broken: string) => doubts.set(pointer, broken);
  const operations = readOperations({ document, reader, schemas: index, check, doubt }, taken);
  return {
    info: readInfo(document),
    servers: readServers(document.root["servers"]),
    securitySchemes: readSecuritySchemes(document),
    security: readSecurity(document.root["security"]),
    operations,
    ...readTags(document, operations),
    schemas,
    index,
    check,
    doubts,
  };
}

function readSchemas(
  document: SpecDocument,
  reader: SchemaReader,
  reserved: ReadonlySet<string>,
): readonly NamedSchema[] {
  const group = "#/components/schemas";
  const found = entries(document.at(group), group);
  const named = found.map((entry) => ({ wanted: entry.key, source: entry.pointer }));
  const identifiers = uniqueIdentifiers(named, "Schema", reserved);
  const slugs = uniqueNames(named, kebab, "schema");
  return found.map((entry, index) => ({
    name: entry.key,
    identifier: identifiers[index] ?? "",
    slug: slugs[index] ?? "",
    schema: reader.read(entry),
  }));
}

function readInfo(document: SpecDocument): Info {
  const raw = asRaw(document.root["info"]);
  const contact = isRaw(raw["contact"]) ? raw["contact"] : undefined;
  const license = isRaw(raw["license"]) ? raw["license"] : undefined;
  return {
    title: text(raw["title"]) ?? "API",
    version: String(raw["version"] ?? ""),
    summary: text(raw["summary"]),
    description: markdown(text(raw["description"])),
    termsOfService: text(raw["termsOfService"]),
    contact: contact && textsOf(contact, "name", "url", "email"),
    license: license && {
      name: text(license["name"]) ?? "",
      ...textsOf(license, "identifier", "url"),
    },
    externalDocs: readExternalDocs(document.root["externalDocs"]),
  };
}
