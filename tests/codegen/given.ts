import { contextOf, type EmitContext } from "../../codegen/emit/pages";
import { normalize } from "../../codegen/model/normalize";
import type { ApiModel, Markdown, Operation, Schema, SchemaIndex } from "../../codegen/model/types";
import { SpecDocument, type Raw } from "../../codegen/spec/document";

/** A bundled document, as the loader hands it on. */
export function documentOf(root: Raw): SpecDocument {
  return new SpecDocument(root, "openapi.yaml", new Map());
}

/** The model of a document that holds the given parts and nothing else. */
export function modelOf(parts: Raw, vocabulary: readonly string[] = []): ApiModel {
  return normalize(
    documentOf({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...parts }),
    vocabulary,
  );
}

/** What emitters share in a run on a document that holds the given parts and nothing else. */
export function contextWith(parts: Raw, vocabulary: readonly string[] = []): EmitContext {
  return contextOf({ file: "openapi.yaml" }, modelOf(parts, vocabulary));
}

/** The schema that the model makes of a raw one; `others` are the named schemas beside it. */
export function schemaOf(raw: unknown, others: Raw = {}): Schema {
  const named = modelOf({ components: { schemas: { ...others, Subject: raw } } });
  const [subject] = named.schemas.filter((schema) => schema.name === "Subject");
  if (!subject) throw new Error("The model lost the schema.");
  return subject.schema;
}

/** Named schemas by name, for the readers that follow references. */
export function indexOf(schemas: Raw): SchemaIndex {
  return new Map(
    modelOf({ components: { schemas } }).schemas.map((named) => [named.name, named.schema]),
  );
}

/** The only operation of a document with one path, `/x`. */
export function operationOf(
  raw: Raw,
  { item = {}, ...parts }: Raw & { readonly item?: Raw } = {},
): Operation {
  const { operations } = modelOf({ ...parts, paths: { "/x": { ...item, get: raw } } });
  const [operation] = operations;
  if (!operation) throw new Error("The model lost the operation.");
  return operation;
}

/** A description of one paragraph of plain text. */
export function paragraph(text: string): Markdown {
  return [{ kind: "paragraph", children: [{ kind: "text", value: text }] }];
}

/**
 * What a part of the model says: without places, and without the members that only say nothing (`undefined`, `false`, empty lists and
 * empty objects).
 */
export function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const result = said(item);
      return key === "source" || saysNothing(result) ? [] : [[key, result]];
    }),
  );
}

function saysNothing(value: unknown): boolean {
  if (value === undefined || value === false) return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
