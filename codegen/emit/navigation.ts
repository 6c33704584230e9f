import { singlePageKinds } from "../../src/shared/page-kinds";
import { methods } from "../keywords";
import { schemeCredentials } from "../samples/security";
import { propertyKey } from "./jsx";
import { serverData } from "./operation-view";
import type { EmitContext } from "./pages";
import { constantModule, ModuleWriter } from "./print";
import { flag, listOf } from "../model/prose";
import { singlePages } from "./single-pages";
import { summaryOf } from "../model/plain-text";

/** Returns the index of the API's pages, `navigation.ts`, before formatting. */
export function navigationModule(context: EmitContext): string {
  const { model, file, languages } = context;
  const navigation = {
    title: model.info.title,
    version: model.info.version,
    spec: file,
    pages: listOf(singlePageKinds.filter((kind) => singlePages[kind].isNeeded(context))),
    sections: model.tags.map((tag) => ({
      tag: tag.title ?? "",
      group: tag.group,
      slug: tag.slug,
      operations: tag.operations.map(({ id, kind, method, path, title, deprecated }) => ({
        id,
        kind: kind === "webhook" ? kind : undefined,
        method,
        path,
        title,
        deprecated: flag(deprecated),
      })),
    })),
    schemas: model.schemas.map(({ name, identifier, slug, schema }) => ({
      name,
      identifier: identifier === name ? undefined : identifier,
      slug,
      summary: summaryOf(schema.description),
    })),
    servers: listOf(model.servers.map(serverData)),
    languages:
      Object.keys(languages).length === 0
        ? undefined
        : Object.fromEntries(Object.entries(languages).map(([key, { info }]) => [key, info])),
    credentials: listOf(schemeCredentials(model)),
    securityGuides: listOf(
      model.securitySchemes.flatMap(({ name, guide }) =>
        guide === undefined ? [] : [{ scheme: name, path: guide }],
      ),
    ),
  };
  return constantModule("navigation", navigation, "ApiNavigation", { source: file });
}

/** Returns `operation-page.ts`, which types the pages by the `paths` of the document. */
export function operationPageModule({ model, file }: EmitContext): string {
  const others = new Map<string, string[]>();
  for (const { kind, method, path } of model.operations)
    // openapi-typescript has no methods of OpenAPI 3.2 in `paths`.
    if (kind === "operation" && (method === "query" || !methods.has(method)))
      others.set(path, [...(others.get(path) ?? []), method]);
  const paths = [...others].map(([path, own]) => {
    const members = own.map((method) => `${propertyKey(method)}: unknown;`);
    return `${propertyKey(path)}: {\n${members.join("\n")}\n};`;
  });
  const otherPaths = `/** Operations whose methods openapi-typescript does not support. */
interface OtherPaths {
${paths.join("\n")}
}

`;
  const hasOthers = paths.length > 0;
  const body = `${hasOthers ? otherPaths : ""}\
/** \`OperationPage\`, restricted to the paths and methods of this document. */
export const OperationPage: OperationPageFor<paths${hasOthers ? " & OtherPaths" : ""}> = Page;`;
  return new ModuleWriter().module(body, {
    source: `${file}#/paths`,
    imports: [
      'import { OperationPage as Page, type OperationPageFor } from "openapi-tsx-docs/reference";',
      'import type { paths } from "./schema";',
    ],
  });
}
