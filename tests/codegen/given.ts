import { InputError, type Problem } from "../../codegen/errors";
import { contextOf, type EmitContext } from "../../codegen/emit/pages";
import { normalize } from "../../codegen/model/normalize";
import type { ApiModel, Markdown, Operation, Schema, SchemaIndex } from "../../codegen/model/types";
import { asRaw, SpecDocument, type Raw } from "../../codegen/document/document";
import type { Inline } from "../../codegen/model/markdown-nodes";
import { inOneDialect } from "../../codegen/document/one-dialect";

/** Returns a bundled document, as the loader does. */
export function documentOf(root: Raw): SpecDocument {
  return new SpecDocument(inOneDialect(root), "openapi.yaml", new Map());
}

/** Returns the model of a document with only the given parts. */
export function modelOf(parts: Raw, vocabulary: readonly string[] = []): ApiModel {
  return normalize(
    documentOf({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...parts }),
    vocabulary,
  );
}

/** Returns the emitters' context for a document with only the given parts. */
export function contextWith(parts: Raw, vocabulary: readonly string[] = []): EmitContext {
  return contextOf({ file: "openapi.yaml" }, modelOf(parts, vocabulary));
}

/** Reads a raw schema into the model; `others` are the named schemas of the document. */
export function schemaOf(raw: unknown, others: Raw = {}): Schema {
  const named = modelOf({ components: { schemas: { ...others, Subject: raw } } });
  const [subject] = named.schemas.filter((schema) => schema.name === "Subject");
  if (!subject) throw new Error("The model lost the schema.");
  return subject.schema;
}

/** Returns the named schemas of a model, by name. */
export function indexOf(schemas: Raw): SchemaIndex {
  return new Map(
    modelOf({ components: { schemas } }).schemas.map((named) => [named.name, named.schema]),
  );
}

/** Returns the only operation of a document with one path, `/x`. */
export function operationOf(
  raw: Raw,
  { item = {}, ...parts }: Raw & { readonly item?: Raw } = {},
): Operation {
  const { operations } = modelOf({ ...parts, paths: { "/x": { ...item, get: raw } } });
  const [operation] = operations;
  if (!operation) throw new Error("The model lost the operation.");
  return operation;
}

/** Returns the problems that an action reports. */
export async function reportedBy(action: () => unknown): Promise<readonly Problem[]> {
  try {
    await action();
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
}

/** Returns a description with one paragraph of plain text. */
export function paragraph(text: string): Markdown {
  return [{ kind: "paragraph", children: [{ kind: "text", value: text }] }];
}

/**
 * Returns a part of the model without `source` and what is empty (`undefined`, `false`, lists, objects). A reference is
 * its name, another schema of which nothing else is known is its kind, and a paragraph of text is its text.
 */
export function compact(value: unknown): unknown {
  const text = plainText(value);
  if (text !== undefined) return text;
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const result = compact(item);
      return key === "source" || isEmpty(result) ? [] : [[key, result]];
    }),
  );
  const { kind, name, ...more } = fields;
  if (typeof kind !== "string" || Object.keys(more).length > 0) return fields;
  return kind === "ref" ? name : name === undefined ? kind : fields;
}

function plainText(value: unknown): string | undefined {
  const [block, ...more] = Array.isArray(value) ? (value as Markdown) : [];
  const line = asRaw(value)["inline"] as readonly Inline[] | undefined;
  const [inline, ...others] = block?.kind === "paragraph" ? block.children : (line ?? []);
  return more.length + others.length === 0 && inline?.kind === "text" ? inline.value : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === false) return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
