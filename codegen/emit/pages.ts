import type { Lookup } from "../../src/view/lay-out-schema";
import { getOrMake } from "../get-or-make";
import type { History } from "../model/history";
import type { ApiModel, Operation } from "../model/types";
import { counterpartsOf } from "./counterparts";
import { Code } from "./jsx";
import { operationView, parameterView, responseView, serverView } from "./operation-view";
import { ModuleWriter, pageFunction } from "./print";
import type { MarkdownText } from "../model/markdown-nodes";
import { listOf } from "../model/prose";
import type { SiteLanguages } from "../samples/site-writer";
import { schemaView, type SchemaView } from "./schema-view";
import { memberOf, type Part, responseValue, schemeUses, type Shared, sharedOf } from "./shared";

/** The context that all emitters of a run share. */
export interface EmitContext {
  readonly model: ApiModel;
  /** Views of the named schemas, made on demand. */
  readonly views: Lookup<MarkdownText>;
  /** Path of the document, as shown in generated files. */
  readonly file: string;
  readonly shared: Shared;
  /** Absent for a document without versions. */
  readonly history?: History | undefined;
  /** The languages of the site. */
  readonly languages: SiteLanguages;
}

export function contextOf(
  { file }: Pick<EmitContext, "file">,
  model: ApiModel,
  history?: History,
  languages: SiteLanguages = {},
): EmitContext {
  const known = new Map<string, SchemaView>();
  const views = (name: string) => {
    const schema = model.index.get(name);
    return schema && getOrMake(known, name, () => schemaView(schema));
  };
  return { model, views, file, shared: sharedOf(model), history, languages };
}

/** Returns the parts that operations may share, as the page of one writes them, and the imports for them. */
function ownParts(operation: Operation, { shared, model }: EmitContext) {
  const { servers = [], security = [], parameters, responses } = shared.own(operation);
  const uses = security.map((alternative) => schemeUses(alternative, model));
  const isShared = ({ ref }: Part<unknown>) => ref !== undefined;
  const imported = {
    parameters: parameters.some(isShared),
    responses: responses.some(isShared),
    schemes: uses.flat().length > 0,
    shared: operation.kind === "operation" && shared.hasCommon,
  };
  return {
    parts: {
      security: listOf(uses),
      parameters: listOf(
        parameters.map(({ ref, value }) =>
          ref === undefined ? parameterView(value) : memberOf("parameters", ref),
        ),
      ),
      responses: listOf(
        responses.map(({ ref, value }) =>
          ref === undefined ? responseView(value) : responseValue(value.status, ref),
        ),
      ),
      servers: listOf(servers.map(serverView)),
      shared: imported.shared ? new Code("shared") : undefined,
    },
    names: Object.entries(imported).flatMap(([name, isUsed]) => (isUsed ? [name] : [])),
  };
}

/** Returns the page of an operation or webhook, `api/<id>.tsx`, before formatting. */
export function operationPage(operation: Operation, context: EmitContext): string {
  const isOperation = operation.kind === "operation";
  const whole = operationView(operation, context.model);
  const writer = new ModuleWriter(whole);
  const own = ownParts(operation, context);
  const { id, method, title, tag, moreTags, deprecated, ...parts } = whole;
  const examples = hasExamples(operation);
  const name = isOperation ? "OperationPage" : writer.component("WebhookPage");
  const page = writer.page(name, {
    id,
    method,
    [isOperation ? "path" : "name"]: operation.path,
    title,
    tag,
    moreTags,
    deprecated,
    counterparts: isOperation ? listOf(counterpartsOf(operation, context.model)) : undefined,
    samples: isOperation ? new Code("samples") : undefined,
    examples: examples ? new Code("examples") : undefined,
    ...parts,
    ...own.parts,
  });
  const fromSamples = [...(examples ? ["examples"] : []), ...(isOperation ? ["samples"] : [])];
  return writer.module(pageFunction(operation.identifier, page), {
    source: `${context.file}${operation.source}`,
    imports: [
      ...(isOperation ? ['import { OperationPage } from "../operation-page";'] : []),
      ...(own.names.length > 0 ? [`import { ${own.names.join(", ")} } from "../shared";`] : []),
      ...(fromSamples.length > 0
        ? [`import { ${fromSamples.join(", ")} } from "./${operation.id}.samples";`]
        : []),
    ],
  });
}

/** Whether the page shows an example of a body. */
export function hasExamples(operation: Operation): boolean {
  const content = [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap((response) => response.content),
  ];
  return content.some((media) => media.examples.length > 0);
}
