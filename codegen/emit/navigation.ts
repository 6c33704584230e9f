import { schemeCredentials } from "../samples/security";
import { inlineObject } from "./jsx";
import type { EmitContext } from "./pages";
import { renderModule } from "./render";
import { serverData } from "./server-data";
import { summaryOf } from "./summary";

/**
 * What the shell needs to list the pages of the API, `navigation.ts`, before formatting.
 *
 * @param hasErrors whether there is a catalogue of errors
 */
export function navigationModule(context: EmitContext, hasErrors: boolean): string {
  const { model } = context;
  const view = {
    title: model.info.title,
    version: model.info.version,
    spec: context.file,
    errors: hasErrors,
    sections: model.tags.map((tag) => ({
      tag: tag.title,
      group: tag.group,
      slug: tag.slug,
      operations: tag.operations.map((operation) => ({
        ...operation,
        webhook: operation.kind === "webhook",
      })),
    })),
    schemas: model.schemas.map(({ name, identifier, slug, schema }) => ({
      name,
      identifier: identifier === name ? undefined : identifier,
      slug,
      summary: summaryOf(schema.description),
    })),
    servers: model.servers.map(serverData),
    credentials: schemeCredentials(model).map(inlineObject),
  };
  return renderModule("navigation", view, {
    source: context.file,
    imports: ['import type { ApiNavigation } from "@reference";'],
  });
}

/** The methods that openapi-typescript writes into `paths`; not those of OpenAPI 3.2. */
const typedMethods: ReadonlySet<string> = new Set(
  "get put post delete options head patch trace".split(" "),
);

/** `operation-page.ts`: joins the pages to the `paths` of the document. */
export function operationPageModule(context: EmitContext): string {
  const others = context.model.operations.filter(
    ({ kind, method }) => kind === "operation" && !typedMethods.has(method),
  );
  const paths = [...new Set(others.map(({ path }) => path))].map((path) => ({
    path,
    methods: others.filter((operation) => operation.path === path).map(({ method }) => method),
  }));
  return renderModule(
    "operation-page",
    { paths },
    {
      source: `${context.file}#/paths`,
      imports: [
        'import { OperationPage as Page, type OperationPageFor } from "@reference";',
        'import type { paths } from "./schema";',
      ],
    },
  );
}
