import { errorId, joinId, typeId, uniqueIds } from "../../src/view/ids";
import { layOutSchema } from "../../src/view/lay-out-schema";
import type { Operation } from "../model/types";
import { type Anchor, anchorsIn, link, placeOn } from "./anchors";
import { errorShapes } from "./error-shapes";
import { Code, propertyKey } from "./jsx";
import type { EmitContext } from "./pages";
import { pageModule } from "./print";
import { flag, listOf } from "../model/prose";
import { schemaView } from "./schema-view";

/** Returns the page of errors, `errors.tsx`, before formatting. */
export function errorsPage(context: EmitContext): string {
  const owners = new Set<Operation>();
  let isShared = false;
  const shapes = errorShapes(context.model).map(({ schema, statuses, examples }) => ({
    schema: schema && schemaView(schema),
    // The page refers to the examples of the operations.
    examples: listOf(
      examples.map(({ status, mediaType, example, operation }) => {
        const response = operation.responses.find((one) => one.status === status);
        const name = response && context.shared.names.get(response);
        isShared ||= name !== undefined;
        if (name === undefined) owners.add(operation);
        const owner = name === undefined ? `${examplesName(operation)}.responses` : "shared";
        const keys = [name ?? status, mediaType].map((key) => `[${propertyKey(key)}]`).join("");
        return { status, from: new Code(owner + keys), name: example.name };
      }),
    ),
    // This way, a new operation changes at most one line.
    statuses: statuses.map(({ status, everywhere, operations }) => ({
      status,
      everywhere: flag(everywhere),
      operations: listOf(operations.map(({ id }) => id)),
    })),
  }));
  const imports = [...owners].map(
    (operation) =>
      `import { examples as ${examplesName(operation)} } from "./api/${operation.id}.samples";`,
  );
  if (isShared) imports.push('import { examples as shared } from "./shared.samples";');
  return pageModule(
    "page",
    "ErrorsPage",
    { shapes },
    { source: `${context.file}#/paths`, imports },
  );
}

/** Returns the anchors of the page of errors, which are named after the types of the shapes. */
export function errorAnchors(context: EmitContext): readonly Anchor[] {
  const unique = uniqueIds();
  return errorShapes(context.model).flatMap(({ schema, examples }) => {
    const view = schema && schemaView(schema);
    const at = unique(errorId(view && typeId(view.type)));
    return [
      ...anchorsIn({ id: at, ...(view && layOutSchema(view, placeOn(context, at))) }),
      ...examples.map(({ status, example }) =>
        link(unique(joinId(at, `${status}.example.${example.name}`))),
      ),
    ];
  });
}

function examplesName({ identifier }: Operation): string {
  return `${identifier.charAt(0).toLowerCase()}${identifier.slice(1)}Examples`;
}
