import { joinId } from "../../src/view/ids";
import type { ApiModel, Example, MediaType, Operation, Response } from "../model/types";
import { isJson } from "../samples/media-type";
import type { OperationSamples } from "../samples/samples";
import { branchesOf } from "./branches";
import { Code, propertyKey, template } from "./jsx";
import { hasExamples, hasOwnServers, type EmitContext } from "./pages";
import { plainText } from "../model/plain-text";
import { ModuleWriter, oneLine } from "./print";
import { flag, listOf } from "./prose";
import { serverData } from "./server-data";

type Sample = Pick<OperationSamples["variants"][number], "mediaType" | "example">;

/**
 * Returns the examples and code samples of an operation, `api/<id>.samples.ts`, before formatting.
 *
 * @param samples `undefined` for a webhook
 * @param models names exported by the model generator; examples are checked against their models
 * @returns `undefined` if there is neither an example nor a sample
 */
export function samplesModule(
  operation: Operation,
  samples: OperationSamples | undefined,
  models: ReadonlySet<string>,
  context: EmitContext,
): string | undefined {
  if (!samples && !hasExamples(operation)) return undefined;
  const writer = new ModuleWriter();
  const used = new Set<string>();
  // If a named schema has that name, the operation's type is called something else.
  const schemaNames = new Set(context.model.schemas.map((schema) => schema.identifier));
  const modelOf = (suffixes: readonly string[], index: string): string | undefined => {
    const name = suffixes
      .map((suffix) => `${operation.identifier}${suffix}`)
      .find(
        (candidate) =>
          models.has(candidate) &&
          !schemaNames.has(candidate) &&
          // If there is a numbered type, that is the operation's, and a component has the plain name.
          !models.has(`${candidate}2`),
      );
    if (name === undefined) return undefined;
    used.add(name);
    return `${name}[${index}]`;
  };
  /** Examples by media type. */
  const content = (all: readonly MediaType[], suffixes: readonly string[], index: string) => {
    const withExamples = all.filter((media) => media.examples.length > 0);
    const entries = withExamples.map((media) => {
      const isTyped = (example: Example) =>
        media === typedMedia(all) && example.typed && !isFile(example, media);
      const list = media.examples.map((example) => {
        const model = isTyped(example) ? modelOf(suffixes, index) : undefined;
        return exampleValue(example, writer.checked(example.value, model));
      });
      return [media.type, list] as const;
    });
    return Object.fromEntries(entries);
  };
  const responses = operation.responses
    .map((response) => {
      const { status } = response;
      const index = /^\d+$/.test(status) ? status : JSON.stringify(status);
      return [status, content(response.content, typeFor(response, operation), index)] as const;
    })
    .filter(([, examples]) => Object.keys(examples).length > 0);
  const examples = {
    request: content(operation.requestBody?.content ?? [], ["Data"], '"body"'),
    responses: new Code(
      `{\n${responses.map(([status, media]) => `${propertyKey(status)}: ${writer.value(media)},\n`).join("")}}`,
    ),
  };
  const body = [
    `export const examples = ${writer.value(examples)};`,
    ...(samples
      ? [
          `export const samples = ${writer.value(samplesValue(samples, operation, context))} satisfies Samples;`,
        ]
      : []),
  ];
  return writer.module(body.join("\n\n"), {
    source: `${context.file}${operation.source}`,
    types: samples ? ["Samples"] : [],
    imports:
      used.size > 0 ? [`import type { ${[...used].sort().join(", ")} } from "../models";`] : [],
  });
}

/** Returns the media type that @hey-api/openapi-ts (0.95) makes a type for: the first with JSON, or else the first. */
function typedMedia(all: readonly MediaType[]): MediaType | undefined {
  return all.find(({ type }) => /^application\/(.*\+)?json(;.*)?$/i.test(type)) ?? all[0];
}

/** Whether @hey-api/openapi-ts types a string as a `Blob` because of its media type. */
function isFile({ value }: Example, { type }: MediaType): boolean {
  return typeof value === "string" && !/^text\//i.test(type) && !isJson(type);
}

/** Returns the type in which @hey-api/openapi-ts (0.95) puts the content of a response: none for 1XX and 3XX. */
function typeFor(
  { status, description, content }: Response,
  { responses }: Operation,
): readonly string[] {
  if (/^[45]/.test(status)) return ["Errors"];
  if (status.startsWith("2")) return ["Responses"];
  if (status !== "default") return [];
  if (!responses.some((other) => other.status.startsWith("2"))) return ["Responses"];
  // It does not count a response as an error if its description or the name of its schema contains this word.
  const schema = typedMedia(content)?.schema;
  const words = `${plainText(description)} ${schema?.kind === "ref" ? schema.name : ""}`;
  return /success/i.test(words) ? [] : ["Errors"];
}

function samplesValue(
  { inputs, request, variants, more }: OperationSamples,
  operation: Operation,
  context: EmitContext,
) {
  return {
    parameters: inputs.parameters.map(oneLine),
    queryCredentials: listOf((inputs.queryCredentials ?? []).map(oneLine)),
    servers: hasOwnServers(operation, context.model)
      ? listOf(operation.servers.map(serverData))
      : undefined,
    request: { ...request, headers: request.headers.map(oneLine) },
    variants: variants.map(({ templates, body, ...variant }) => ({
      ...variant,
      branches: listOf(branchesShown(variant, variants, operation, context.model)),
      body,
      ...Object.fromEntries(
        Object.entries(templates).map(([language, code]) => [language, new Code(template(code))]),
      ),
    })),
    own: listOf(
      operation.ownSamples.map((sample) => ({ ...sample, code: new Code(template(sample.code)) })),
    ),
    more: more === 0 ? undefined : more,
  };
}

/** Returns the ids of the variants that the body of a sample shows. */
function branchesShown(
  { mediaType = "", example }: Sample,
  [first]: readonly Sample[],
  { requestBody }: Operation,
  model: ApiModel,
): readonly string[] {
  const media = requestBody?.content.find(({ type }) => type === mediaType);
  const body = media?.examples.find(({ name }) => name === example);
  // As in `src/view/lay-out-page.ts`.
  const at = mediaType === first?.mediaType ? "request" : joinId("request", mediaType);
  return branchesOf(body?.value, media?.schema, at, model);
}

function exampleValue({ name, summary, description, origin }: Example, value: Code) {
  return {
    name,
    summary: summary === "" ? undefined : summary,
    description: plainText(description) || undefined,
    sampled: flag(origin === "sampled"),
    value,
  };
}
