import { defaultExplode, defaultStyle } from "../model/parameters";
import type {
  Callback,
  Example,
  ExternalExample,
  Header,
  Markdown,
  MediaType,
  Operation,
  Parameter,
  Response,
  Server,
} from "../model/types";
import { written } from "./facts";
import { externalDocsView } from "./external-docs-view";
import { Code, propertyKey, type Attribute } from "./jsx";
import { schemaView, type SchemaView } from "./schema-view";

/** A list of parameters of one location. */
interface ParametersView {
  readonly attributes: readonly Attribute[];
  readonly rows: readonly ParameterView[];
}

interface ParameterView extends SchemaView {
  /** All examples, where one line has no room for them. */
  readonly examples: readonly ExampleView[];
}

interface ExampleView {
  readonly attributes: readonly Attribute[];
  readonly description: Markdown;
}

const locations = ["path", "query", "header", "cookie"] as const;

/** Parameters, request body and responses: what operations, webhooks and callbacks have in common. */
export function payloadView(
  owner: Pick<Operation, "parameters" | "requestBody" | "responses">,
  withExamples: boolean,
) {
  return {
    parameters: locations
      .map((location) => owner.parameters.filter((parameter) => parameter.in === location))
      .filter((group) => group.length > 0)
      .map((group): ParametersView => ({
        attributes: [["in", group[0]?.in]],
        rows: group.map(parameterView),
      })),
    requestBody: owner.requestBody && {
      attributes: [["required", owner.requestBody.required]] satisfies readonly Attribute[],
      description: owner.requestBody.description,
      content: owner.requestBody.content.map((media) =>
        mediaTypeView(media, withExamples ? "examples.request" : undefined),
      ),
    },
    responses: owner.responses.map((response) => responseView(response, withExamples)),
  };
}

function parameterView(parameter: Parameter): ParameterView {
  const { example, moreExamples, style, explode } = parameter;
  const declared = [example, ...moreExamples].filter(({ origin }) => origin === "declared");
  return valueView(parameter, declared, [
    ["style", style === defaultStyle(parameter.in) ? undefined : style],
    ["explode", explode === defaultExplode(style) ? undefined : new Code(String(explode))],
    ["allowReserved", parameter.allowReserved],
    ["allowEmptyValue", parameter.allowEmptyValue],
  ]);
}

/** A header, of an answer or of a part; always in style `simple`. */
function headerView(header: Header): ParameterView {
  const declared = header.examples.filter(({ origin }) => origin === "declared");
  return valueView(header, declared, [["explode", header.explode]]);
}

/** What parameters and headers have in common. A single example stands in the row's line, several below it. */
function valueView(
  owner: Parameter | Header,
  declared: readonly Example[],
  serialization: readonly Attribute[],
): ParameterView {
  const [only, ...more] = declared;
  const isOne =
    more.length === 0 && only?.summary === undefined && (only?.description.length ?? 0) === 0;
  const view = schemaView(
    owner.schema,
    {
      required: owner.required,
      deprecated: owner.deprecated,
      ...(only && isOne ? { example: only.value } : {}),
    },
    [["name", owner.name]],
  );
  return {
    ...view,
    attributes: [
      ...view.attributes.filter(([name]) => isOne || name !== "example"),
      ...serialization,
      ["contentType", owner.contentType],
    ],
    deprecation: owner.deprecation.length > 0 ? owner.deprecation : view.deprecation,
    examples: [
      ...(isOne ? [] : declared).map(({ name, summary, value, description }) => ({
        attributes: [
          ["name", name],
          ["summary", summary],
          ["value", written(value)],
        ] satisfies readonly Attribute[],
        description,
      })),
      ...owner.externalExamples.map(externalExampleView),
    ],
    // A parameter speaks for itself; what its schema says besides follows.
    description: owner.description.length > 0 ? owner.description : view.description,
  };
}

function externalExampleView({ name, summary, url, description }: ExternalExample): ExampleView {
  return {
    attributes: [
      ["name", name],
      ["summary", summary],
      ["href", url],
    ],
    description,
  };
}

function responseView(response: Response, withExamples: boolean) {
  return {
    attributes: [["status", response.status]] satisfies readonly Attribute[],
    description: response.description,
    headers: response.headers.map(headerView),
    content: response.content.map((media) =>
      mediaTypeView(
        media,
        withExamples ? `examples.responses[${propertyKey(response.status)}]` : undefined,
      ),
    ),
    links: response.links.map((link) => ({
      attributes: [
        ["name", link.name],
        ["operation", link.operation],
        ["target", link.target],
        ["requestBody", link.requestBody],
        ["server", link.server?.url],
      ] satisfies readonly Attribute[],
      description: [...link.description, ...(link.server?.description ?? [])],
      parameters: link.parameters.map((parameter): readonly Attribute[] => [
        ["name", parameter.name],
        ["value", parameter.value],
      ]),
    })),
  };
}

function mediaTypeView(media: MediaType, examples: string | undefined) {
  const shown = examples !== undefined && media.examples.length > 0;
  return {
    attributes: [
      ["type", media.type],
      ["stream", media.isStream],
      ["examples", shown ? new Code(`${examples}[${propertyKey(media.type)}]`) : undefined],
    ] satisfies readonly Attribute[],
    schema: media.schema && schemaView(media.schema),
    encodings: Object.entries(media.encoding).map(([name, encoding]) => ({
      attributes: [
        ["name", name],
        ["contentType", encoding.contentType],
        ["style", encoding.style],
        ["explode", encoding.explode === undefined ? undefined : new Code(`${encoding.explode}`)],
        ["allowReserved", encoding.allowReserved],
      ] satisfies readonly Attribute[],
      headers: encoding.headers.map(headerView),
    })),
    externalExamples: media.externalExamples.map(externalExampleView),
  };
}

/** OpenAPI 3.1, 4.8.18. */
export function callbackView(callback: Callback) {
  return {
    ...payloadView(callback, false),
    attributes: [
      ["name", callback.name],
      ["expression", callback.expression],
      ["method", callback.method],
      ["title", callback.title],
      ["deprecated", callback.deprecated],
    ] satisfies readonly Attribute[],
    deprecation: callback.deprecation,
    description: callback.description,
    externalDocs: externalDocsView(callback.externalDocs),
  };
}

/** OpenAPI 3.1, 4.8.5 and 4.8.6. */
export function serverView(server: Server) {
  return {
    attributes: [
      ["url", server.url],
      ["name", server.name],
    ] satisfies readonly Attribute[],
    description: server.description,
    variables: server.variables.map((variable) => ({
      attributes: [
        ["name", variable.name],
        ["default", variable.default],
        ["enum", variable.enum.length > 0 ? variable.enum : undefined],
      ] satisfies readonly Attribute[],
      description: variable.description,
    })),
  };
}

/** The schemas of an operation in the order in which its page shows them. */
export function schemasOf(operation: Operation) {
  const payload = (owner: Pick<Operation, "parameters" | "requestBody" | "responses">) => [
    ...owner.parameters.map((parameter) => parameter.schema),
    ...(owner.requestBody?.content ?? []).flatMap(schemasOfMedia),
    ...owner.responses.flatMap((response) => [
      ...response.headers.map((header) => header.schema),
      ...response.content.flatMap(schemasOfMedia),
    ]),
  ];
  return [...payload(operation), ...operation.callbacks.flatMap(payload)];
}

function schemasOfMedia({ schema, encoding }: MediaType) {
  return [
    ...(schema ? [schema] : []),
    ...Object.values(encoding).flatMap(({ headers }) => headers.map((header) => header.schema)),
  ];
}
