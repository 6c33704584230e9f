import { satisfies } from "../model/satisfies";
import type { NamedSchema } from "../model/types";
import { type EmitContext } from "./pages";
import { ModuleWriter } from "./print";
import { flag, listOf } from "../model/prose";
import type { SchemaExample } from "./schema-examples";
import type { Uses } from "./uses";

/**
 * Returns the module of a named schema, `schemas/<Identifier>.tsx`, before formatting: the schema, its examples and its uses, which its
 * page also shows. A part of a body's example is referred to, not repeated.
 *
 * @param uses `undefined` if nothing refers to the schema
 * @param models names exported by the model generator; examples are checked against their models
 */
export function schemaModule(
  named: NamedSchema,
  {
    examples,
    uses,
  }: { readonly examples: readonly SchemaExample[]; readonly uses?: Uses | undefined },
  models: ReadonlySet<string>,
  context: EmitContext,
): string {
  // The model only has properties of both directions.
  const itself = { ...named.schema, kind: "ref" as const, name: named.name };
  const isTyped = ({ value, from }: SchemaExample) =>
    from === undefined &&
    models.has(named.identifier) &&
    (["request", "response"] as const).every((direction) =>
      satisfies(value, itself, direction, context.model.index),
    );
  const model = `${named.identifier}Model`;
  const writer = new ModuleWriter();
  const list = examples.map((example, index) => ({
    name: examples.length > 1 ? `example-${index + 1}` : "example",
    sampled: flag(example.sampled),
    variant: example.variant,
    ...(example.from === undefined
      ? { value: writer.checked(example.value, isTyped(example) ? model : undefined) }
      : { from: example.from }),
  }));
  const usedBy = uses && { operations: listOf(uses.operations), models: listOf(uses.schemas) };
  const value = {
    name: named.name,
    ...context.views(named.name),
    pageExamples: listOf(list),
    usedBy,
  };
  const body = `export const ${named.identifier} = ${writer.value(value)} satisfies NamedSchema;`;
  return writer.module(body, {
    source: `${context.file}${named.schema.source}`,
    types: ["NamedSchema"],
    imports: examples.some(isTyped)
      ? [`import type { ${named.identifier} as ${model} } from "../models";`]
      : [],
  });
}
