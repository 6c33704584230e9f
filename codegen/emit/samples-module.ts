import { isDeepStrictEqual } from "node:util";
import type { SampleParameter, SecurityWay } from "../../src/samples/types";
import { contentId } from "../../src/view/ids";
import { between } from "../../src/view/lay-out-page";
import type { ApiModel, Example, MediaType, Operation, Parameter, Response } from "../model/types";
import { sampleParameter } from "../samples/inputs";
import { isJson } from "../samples/media-type";
import type { OperationSamples } from "../samples/samples";
import { choicesFor, waysOf } from "../samples/security";
import { branchesOf } from "./branches";
import { Code, propertyKey, template } from "./jsx";
import { serverData } from "./operation-view";
import { hasExamples, type EmitContext } from "./pages";
import { plainText } from "../model/plain-text";
import { ModuleWriter, oneLine } from "./print";
import { flag, listOf } from "../model/prose";
import { endsValue } from "./shared";

type Templates = OperationSamples["variants"][number]["templates"];
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
  const { used, examplesIn } = exampleWriter(writer, models, context);
  const responses = context.shared.own(operation).responses.flatMap(({ ref, value }): Entries => {
    if (ref === undefined) return entry(value.status, examplesIn(operation, value));
    const isWritten = value.content.some((media) => media.examples.length > 0);
    return isWritten ? [[value.status, ref]] : [];
  });
  const examples = {
    request: examplesIn(operation, undefined),
    responses: byKey(responses, writer),
  };
  const body = [
    `export const examples = ${writer.value(examples)};`,
    ...(samples
      ? [
          `export const samples = ${writer.value(samplesValue(samples, operation, context))} satisfies SampleTemplates;`,
        ]
      : []),
  ];
  return writer.module(body.join("\n\n"), {
    source: `${context.file}${operation.source}`,
    types: samples ? ["SampleTemplates"] : [],
    imports: importsOf(used, "../models"),
  });
}

/**
 * Returns the examples and sample values of shared components, `shared.samples.ts`, before formatting.
 *
 * @param models names exported by the model generator
 * @returns `undefined` if operations share no component
 */
export function sharedSamples(
  models: ReadonlySet<string>,
  context: EmitContext,
): string | undefined {
  const { parameters, responses, everywhere } = context.shared;
  const writer = new ModuleWriter();
  const { used, examplesIn } = exampleWriter(writer, models, context);
  const values = [...parameters].map(
    ([name, one]) => [name, oneLine(sampleParameter(one, context.model))] as const,
  );
  const examples = [...responses].flatMap(([name, { response, operation }]) =>
    entry(name, examplesIn(operation, response)),
  );
  const security = commonWays(context);
  const ends = endsValue(everywhere.parameters, (name) => name);
  const parts = [
    ...(security.length > 0 ? [["security", writer.value(security.map(oneLine))]] : []),
    ...(ends ? [["commonParameters", writer.value(ends)]] : []),
    ...Object.entries({ parameters: values, examples, everywhere: [...everywhere.responses] })
      .filter(([, entries]) => entries.length > 0)
      .map(([name, entries]) => [name, byKey(entries, writer).source]),
  ].map(([name, value]) => `export const ${name} = ${value};`);
  if (parts.length === 0) return undefined;
  return writer.module(parts.join("\n\n"), {
    source: context.file,
    imports: importsOf(used, "./models"),
  });
}

/** Returns the ways to authenticate that operations have unless they have their own. */
function commonWays({ shared, model }: EmitContext): readonly SecurityWay[] {
  return waysOf(choicesFor(shared.everywhere, model));
}

type Entries = readonly (readonly [key: string, value: unknown])[];

function entry(key: string, examples: Examples): Entries {
  return Object.keys(examples).length > 0 ? [[key, examples]] : [];
}

/** Returns an object whose keys keep their order, even if they are whole numbers. */
function byKey(entries: Entries, writer: ModuleWriter): Code {
  const members = entries.map(([key, value]) => `${propertyKey(key)}: ${writer.value(value)},\n`);
  return new Code(`{\n${members.join("")}}`);
}

function importsOf(used: ReadonlySet<string>, models: string): readonly string[] {
  return used.size > 0 ? [`import type { ${[...used].sort().join(", ")} } from "${models}";`] : [];
}

/** Examples by media type. */
type Examples = Readonly<Record<string, readonly object[]>>;

/** Returns functions that write examples, checked against models, and collect the models used. */
function exampleWriter(writer: ModuleWriter, models: ReadonlySet<string>, context: EmitContext) {
  const used = new Set<string>();
  // If a named schema has that name, the operation's type is called something else.
  const schemaNames = new Set(context.model.schemas.map((schema) => schema.identifier));
  const modelOf = (
    { identifier }: Operation,
    suffixes: readonly string[],
    index: string,
  ): string | undefined => {
    const name = suffixes
      .map((suffix) => `${identifier}${suffix}`)
      .find(
        (candidate) =>
          models.has(candidate) &&
          !schemaNames.has(candidate) &&
          // If there is a numbered type, it belongs to the operation, and the plain name to a component.
          !models.has(`${candidate}2`),
      );
    if (name === undefined) return undefined;
    used.add(name);
    return `${name}[${index}]`;
  };
  /** @param response absent for the request */
  const examplesIn = (operation: Operation, response: Response | undefined): Examples => {
    const { status = "" } = response ?? {};
    const all = response?.content ?? operation.requestBody?.content ?? [];
    const suffixes = response ? typeFor(response, operation) : ["Data"];
    const index = response && /^\d+$/.test(status) ? status : JSON.stringify(status || "body");
    const entries = all
      .filter((media) => media.examples.length > 0)
      .map((media) => {
        const isTyped = (example: Example) =>
          media === typedMedia(all) && example.typed && !isFile(example, media);
        const list = media.examples.map((example) => {
          const model = isTyped(example) ? modelOf(operation, suffixes, index) : undefined;
          return exampleValue(example, writer.checked(example.value, model));
        });
        return [media.type, list] as const;
      });
    return Object.fromEntries(entries);
  };
  return { used, examplesIn };
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
  // The generator does not treat a response as an error if its description or the name of its schema contains this word.
  const schema = typedMedia(content)?.schema;
  const words = `${plainText(description)} ${schema?.kind === "ref" ? schema.name : ""}`;
  return /success/i.test(words) ? [] : ["Errors"];
}

function samplesValue(
  { inputs, ways, request, variants, more }: OperationSamples,
  operation: Operation,
  context: EmitContext,
) {
  const [first] = variants;
  const { everywhere, own } = context.shared;
  const sent = parametersValue(inputs.parameters, operation.parameters, context);
  const common = new Set<unknown>(between(everywhere.parameters));
  return {
    parameters: listOf(sent.filter((one) => !common.has(one))),
    security: isDeepStrictEqual(ways, commonWays(context)) ? undefined : ways.map(oneLine),
    servers: own(operation).servers?.map(serverData),
    request,
    programs: codes(first?.templates ?? {}),
    variants: variants.map(({ templates, body, ...variant }) => ({
      ...variant,
      branches: listOf(branchesShown(variant, operation, context.model)),
      body,
      ...codes(
        // Most variants differ from the first only in their bodies.
        Object.fromEntries(
          Object.entries(templates).filter(([name, code]) => code !== first?.templates[name]),
        ),
      ),
    })),
    own: listOf(
      operation.ownSamples.map((sample) => ({ ...sample, code: new Code(template(sample.code)) })),
    ),
    more: more === 0 ? undefined : more,
  };
}

/**
 * Returns the parameters that samples send, by name if operations share them.
 *
 * @param parameters parameters of the called operations
 */
export function parametersValue(
  sent: readonly SampleParameter[],
  parameters: readonly Parameter[],
  { shared, model }: EmitContext,
) {
  const known = parameters.flatMap((one) => {
    const name = shared.names.get(one);
    return name === undefined ? [] : [{ name, value: sampleParameter(one, model) }];
  });
  return sent.map(
    (one) => known.find(({ value }) => isDeepStrictEqual(value, one))?.name ?? oneLine(one),
  );
}

/** Returns source texts as template literals. */
export function codes(templates: Templates): Readonly<Record<string, Code>> {
  return Object.fromEntries(
    Object.entries(templates).map(([language, code]) => [language, new Code(template(code))]),
  );
}

/** Returns the ids of the variants that the body of a sample shows. */
function branchesShown(
  { mediaType = "", example }: Sample,
  { requestBody }: Operation,
  model: ApiModel,
): readonly string[] {
  const content = requestBody?.content ?? [];
  const index = content.findIndex(({ type }) => type === mediaType);
  const media = content[index];
  const body = media?.examples.find(({ name }) => name === example);
  const at = contentId("request", mediaType, index);
  return branchesOf(body?.value, media?.schema, at, model.index);
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
