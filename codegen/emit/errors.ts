import { typeText } from "../model/type-text";
import type { Operation } from "../model/types";
import { errorShapes } from "./error-shapes";
import { expansionOf } from "./expansion";
import { Code, propertyKey, type Attribute } from "./jsx";
import { schemaImports, schemasAttribute, type EmitContext } from "./pages";
import { renderModule } from "./render";
import { schemaView } from "./schema-view";

/** The catalogue of errors, `errors.tsx`, before formatting; nothing when no operation describes one. */
export function errorsPage(context: EmitContext): string | undefined {
  const shapes = errorShapes(context.model);
  if (shapes.length === 0) return undefined;
  const expanded = expansionOf(
    shapes.flatMap(({ schema }) => (schema ? [schema] : [])),
    context.schemas,
  );
  const owners = new Set<Operation>();
  const view = {
    page: { attributes: schemasAttribute(expanded, context) },
    shapes: shapes.map(({ schema, statuses, examples }) => ({
      attributes: [["type", schema && typeText(schema)]] satisfies readonly Attribute[],
      schema: schema && schemaView(schema),
      // What most operations may answer with is one fact: another operation adds at most one line to it.
      statuses: statuses.map(({ status, everywhere, operations }) => ({
        attributes: [
          ["status", status],
          ["everywhere", everywhere],
        ] satisfies readonly Attribute[],
        operations: operations.map((operation): readonly Attribute[] => [["id", operation.id]]),
      })),
      // The operations have them; the catalogue only points at them.
      examples: examples.map(({ status, mediaType, example, operation }): readonly Attribute[] => {
        owners.add(operation);
        const keys = [status, mediaType].map((key) => `[${propertyKey(key)}]`).join("");
        return [
          ["status", status],
          ["from", new Code(`${examplesName(operation)}.responses${keys}`)],
          ["name", example.name],
        ];
      }),
    })),
  };
  return renderModule("errors", view, {
    source: `${context.file}#/paths`,
    imports: [
      ...[...owners].map(
        (operation) =>
          `import { examples as ${examplesName(operation)} } from "./api/${operation.id}.samples";`,
      ),
      ...schemaImports(expanded, "./schemas", context),
    ],
  });
}

function examplesName({ identifier }: Operation): string {
  return `${identifier.charAt(0).toLowerCase()}${identifier.slice(1)}Examples`;
}
