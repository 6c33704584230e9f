import type { Example, MediaType, Operation, Response } from "../model/types";
import { isJson } from "../samples/media-type";
import type { OperationSamples } from "../samples/samples";
import { inlineObject, template } from "./jsx";
import { hasExamples, hasOwnServers, type EmitContext } from "./pages";
import { renderModule } from "./render";
import { plainText } from "./plain-text";
import { serverData } from "./server-data";

/**
 * The examples and code samples of one operation, `api/<id>.samples.ts`, before formatting.
 *
 * @param samples none for a webhook
 * @param models names that the model generator exported; an example is checked against its model when it has one
 * @returns nothing when there is neither an example nor a sample
 */
export function samplesModule(
  operation: Operation,
  samples: OperationSamples | undefined,
  models: ReadonlySet<string>,
  context: EmitContext,
): string | undefined {
  if (!samples && !hasExamples(operation)) return undefined;
  const used = new Set<string>();
  // Where a named schema has the name, the model generator calls the operation's type something else.
  const schemaNames = new Set(context.model.schemas.map((schema) => schema.identifier));
  const modelOf = (suffixes: readonly string[], index: string): string | undefined => {
    const name = suffixes
      .map((suffix) => `${operation.identifier}${suffix}`)
      .find(
        (candidate) =>
          models.has(candidate) &&
          !schemaNames.has(candidate) &&
          // A component of that name has taken it from the operation, whose type has a number.
          !models.has(`${candidate}2`),
      );
    if (name === undefined) return undefined;
    used.add(name);
    return `${name}[${index}]`;
  };
  const content = (all: readonly MediaType[], suffixes: readonly string[], index: string) =>
    all
      .filter((media) => media.examples.length > 0)
      .map((media) => ({
        type: media.type,
        examples: media.examples.map((example) =>
          exampleView(
            example,
            media === typedMedia(all) && example.typed && !isFile(example, media)
              ? modelOf(suffixes, index)
              : undefined,
          ),
        ),
      }));
  const view = {
    request: content(operation.requestBody?.content ?? [], ["Data"], '"body"'),
    responses: operation.responses
      .map((response) => ({
        status: response.status,
        content: content(
          response.content,
          typeFor(response, operation),
          /^\d+$/.test(response.status) ? response.status : JSON.stringify(response.status),
        ),
      }))
      .filter((response) => response.content.length > 0),
    samples: samples && samplesView(samples, operation, context),
  };
  const imports = [
    ...(samples ? ['import type { Samples } from "@reference";'] : []),
    ...(used.size > 0 ? [`import type { ${[...used].sort().join(", ")} } from "../models";`] : []),
  ];
  return renderModule("samples", view, { source: `${context.file}${operation.source}`, imports });
}

/** Of several media types, the one whose schema @hey-api/openapi-ts (0.95) makes a type of: the first with JSON, else the first. */
function typedMedia(all: readonly MediaType[]): MediaType | undefined {
  return all.find(({ type }) => /^application\/(.*\+)?json(;.*)?$/i.test(type)) ?? all[0];
}

/** Whether @hey-api/openapi-ts makes a `Blob` of a text by its media type alone. */
function isFile({ value }: Example, { type }: MediaType): boolean {
  return typeof value === "string" && !/^text\//i.test(type) && !isJson(type);
}

/** The type among whose members @hey-api/openapi-ts (0.95) has the content of a response: none for 1XX and 3XX. */
function typeFor(
  { status, description, content }: Response,
  { responses }: Operation,
): readonly string[] {
  if (/^[45]/.test(status)) return ["Errors"];
  if (status.startsWith("2")) return ["Responses"];
  if (status !== "default") return [];
  if (!responses.some((other) => other.status.startsWith("2"))) return ["Responses"];
  // It takes the answer for no error where this word is in its description or in the name of its schema.
  const schema = typedMedia(content)?.schema;
  const words = `${plainText(description)} ${schema?.kind === "ref" ? schema.name : ""}`;
  return /success/i.test(words) ? [] : ["Errors"];
}

function samplesView(
  { inputs, variants, more }: OperationSamples,
  operation: Operation,
  context: EmitContext,
) {
  return {
    parameters: inputs.parameters.map(inlineObject),
    queryCredentials: (inputs.queryCredentials ?? []).map(inlineObject),
    servers: hasOwnServers(operation, context.model) ? operation.servers.map(serverData) : [],
    variants: variants.map(({ mediaType, example, summary, templates }) => ({
      mediaType,
      example,
      summary,
      templates: Object.entries(templates).map(([language, code]) => ({
        language,
        code: template(code),
      })),
    })),
    own: operation.ownSamples.map(({ language, label, code }) => ({
      language,
      label,
      code: template(code),
    })),
    more,
  };
}

function exampleView(example: Example, model: string | undefined) {
  const { name, summary, value, origin } = example;
  const description = plainText(example.description);
  return { name, summary, description, sampled: origin === "sampled", value, model };
}
