import { asRaw, isRaw, text, textsOf, type SpecDocument } from "../document/document";
import { createCheckInDirection, interpretingFirst } from "../document/json-schema";
import { readExternalDocs } from "./words";
import { markdown } from "./markdown";
import { readOperations, readSecurity } from "./operations";
import { outlineOf } from "./outline";
import { SchemaReader } from "./schemas";
import { readSecuritySchemes, readServers } from "./servers";
import { readTags } from "./operation-tags";
import type { ApiModel, Doubt, Info, NamedSchema } from "./types";

/**
 * Turns a bundled document into the model that samples and emitters see.
 *
 * @param document linted: every reference resolves
 * @param vocabulary names that generated modules import, which no generated identifier may have
 * @param outline that of the document, if the caller has it
 */
export function normalize(
  document: SpecDocument,
  vocabulary: readonly string[],
  outline = outlineOf(document, vocabulary),
): ApiModel {
  const reader = new SchemaReader(document);
  const schemas = outline.schemas.map(({ place, ...names }): NamedSchema => ({
    ...names,
    schema: reader.read(place),
  }));
  const index = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const check = createCheckInDirection(document);
  const doubts = new Map<string, Doubt>();
  const doubt = (pointer: string, what: Doubt) => doubts.set(pointer, what);
  const quick = interpretingFirst(document, check);
  const context = { document, reader, schemas: index, check: quick, doubt };
  const operations = readOperations(outline.operations, context);
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
