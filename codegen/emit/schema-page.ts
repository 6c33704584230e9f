import { satisfiesNamed } from "../model/satisfies";
import type { NamedSchema, Schema, SchemaIndex } from "../model/types";
import { Code } from "./jsx";
import { pageFunction, schemaImports, schemasValue, type EmitContext } from "./pages";
import { ModuleWriter } from "./print";
import { flag, listOf } from "./prose";
import type { SchemaExample } from "./schema-examples";
import type { Uses } from "./uses";

/** A union with more variants than this is shown as links, to keep its page small. */
const maxBranches = 8;

/**
 * Returns the page of a named schema, `schemas/<Identifier>.page.tsx`, before formatting.
 *
 * @param examples of the schema, as `schemaSamples` writes them
 * @param uses `undefined` if nothing refers to the schema
 */
export function schemaPage(
  named: NamedSchema,
  examples: readonly SchemaExample[],
  uses: Uses | undefined,
  context: EmitContext,
): string {
  const { schemas, branches } = membersOf(named, context.schemas);
  const writer = new ModuleWriter();
  const page = writer.page(writer.component("SchemaPage"), {
    name: named.name,
    examples: examples.length > 0 ? new Code("examples") : undefined,
    sampled: flag(examples.some(({ sampled }) => sampled)),
    schemas: schemasValue(schemas, context),
    branches: schemasValue(branches, context),
    usedBy: uses && {
      operations: listOf(
        uses.operations.map(({ operation: { id }, request, response, callback }) => ({
          id,
          request: flag(request),
          response: flag(response),
          callback: flag(callback),
        })),
      ),
      models: listOf(uses.schemas),
    },
  });
  return writer.module(pageFunction("page", page), {
    source: `${context.file}${named.schema.source}`,
    imports: [
      ...schemaImports([...new Set([...schemas, ...branches])], ".", context),
      ...(examples.length > 0 ? [`import { examples } from "./${named.identifier}.samples";`] : []),
    ],
  });
}

/**
 * Returns the examples of a named schema, `schemas/<Identifier>.samples.ts`, before formatting. A part of a body's example is
 * referred to, not repeated.
 *
 * @param models names exported by the model generator; examples are checked against their models
 * @returns `undefined` if there is no example
 */
export function schemaSamples(
  named: NamedSchema,
  examples: readonly SchemaExample[],
  models: ReadonlySet<string>,
  context: EmitContext,
): string | undefined {
  if (examples.length === 0) return undefined;
  // The model has only what both directions have.
  const isTyped = ({ value, from }: SchemaExample) =>
    from === undefined &&
    models.has(named.identifier) &&
    satisfiesNamed(value, named.name, "request", context.schemas) &&
    satisfiesNamed(value, named.name, "response", context.schemas);
  const writer = new ModuleWriter();
  const list = examples.map((example, index) => ({
    name: examples.length > 1 ? `example-${index + 1}` : "example",
    ...(example.from === undefined
      ? { value: writer.checked(example.value, isTyped(example) ? named.identifier : undefined) }
      : { from: example.from }),
  }));
  return writer.module(`export const examples = ${writer.value(list)};`, {
    source: `${context.file}${named.schema.source}`,
    imports: examples.some(isTyped)
      ? [`import type { ${named.identifier} } from "../models";`]
      : [],
  });
}

/**
 * Returns the schemas that a schema's page shows: the variants of its own unions (`branches`), and the schema itself with all those
 * included (`allOf`) in any of them (`schemas`). All others are links.
 */
function membersOf(
  named: NamedSchema,
  schemas: SchemaIndex,
): { readonly schemas: readonly string[]; readonly branches: readonly string[] } {
  const variants = [...new Set(variantsOf(named.schema))].filter((name) => name !== named.name);
  const branches = variants.length > maxBranches ? [] : variants;
  const members = [named.name];
  const addIncluded = (schema: Schema | undefined): void => {
    for (const condition of schema?.conditions ?? []) {
      if (condition.kind !== "includes" || members.includes(condition.name)) continue;
      members.push(condition.name);
      addIncluded(schemas.get(condition.name));
    }
  };
  for (const name of [named.name, ...branches]) addIncluded(schemas.get(name));
  return { schemas: members, branches };
}

/** Returns the named variants of the schema's own unions, without those in its properties. */
function variantsOf(schema: Schema): readonly string[] {
  const unions = [
    ...(schema.kind === "union" ? [schema] : []),
    ...schema.conditions.filter((condition) => condition.kind === "union"),
  ];
  return unions
    .flatMap(({ variants }) => variants)
    .flatMap((variant) => (variant.schema.kind === "ref" ? [variant.schema.name] : []));
}
