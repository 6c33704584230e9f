import { defaultStyle } from "../model/parameters";
import type {
  Callback,
  ExternalDocs,
  MediaType,
  Operation,
  Parameter,
  Response,
  Server,
} from "../model/types";
import { written } from "./facts";
import { Code, propertyKey, type Attribute } from "./jsx";
import { schemaView, type SchemaView } from "./schema-view";

/** A list of parameters of one location. */
interface ParametersView {
  readonly attributes: readonly Attribute[];
  readonly rows: readonly ParameterView[];
}

interface ParameterView extends SchemaView {
  /** All examples, where there are several. */
  readonly examples: readonly (readonly Attribute[])[];
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
  const { example, moreExamples } = parameter;
  const isOne = moreExamples.length === 0;
  const view = schemaView(
    parameter.schema,
    {
      required: parameter.required,
      deprecated: parameter.deprecated,
      ...(example.origin === "declared" ? { example: example.value } : {}),
    },
    [["name", parameter.name]],
  );
  const style = parameter.style === defaultStyle(parameter.in) ? undefined : parameter.style;
  const explode =
    parameter.explode === (parameter.style === "form")
      ? undefined
      : new Code(String(parameter.explode));
  return {
    ...view,
    attributes: [
      ...view.attributes.filter(([name]) => isOne || name !== "example"),
      ["style", style],
      ["explode", explode],
      ["allowReserved", parameter.allowReserved],
      ["allowEmptyValue", parameter.allowEmptyValue],
      ["contentType", parameter.contentType],
    ],
    deprecation: parameter.deprecation.length > 0 ? parameter.deprecation : view.deprecation,
    examples: (isOne ? [] : [example, ...moreExamples]).map(({ name, summary, value }) => [
      ["name", name],
      ["summary", summary],
      ["value", written(value)],
    ]),
    // A parameter speaks for itself; what its schema says besides follows.
    description: parameter.description.length > 0 ? parameter.description : view.description,
  };
}

function responseView(response: Response, withExamples: boolean) {
  return {
    attributes: [["status", response.status]] satisfies readonly Attribute[],
    description: response.description,
    headers: response.headers.map((header) => {
      const view = schemaView(
        header.schema,
        { required: header.required, deprecated: header.deprecated },
        [["name", header.name]],
      );
      return {
        ...view,
        deprecation: header.deprecation.length > 0 ? header.deprecation : view.deprecation,
        description: header.description.length > 0 ? header.description : view.description,
      };
    }),
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
      ] satisfies readonly Attribute[],
      description: link.description,
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
      ["examples", shown ? new Code(`${examples}[${propertyKey(media.type)}]`) : undefined],
    ] satisfies readonly Attribute[],
    schema: media.schema && schemaView(media.schema),
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
    ] satisfies readonly Attribute[],
    description: callback.description,
  };
}

/** OpenAPI 3.1, 4.8.5 and 4.8.6. */
export function serverView(server: Server) {
  return {
    attributes: [["url", server.url]] satisfies readonly Attribute[],
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

/** OpenAPI 3.1, 4.8.22. */
export function externalDocsView(docs: ExternalDocs | undefined) {
  return (
    docs && {
      attributes: [["href", docs.url]] satisfies readonly Attribute[],
      description: docs.description,
    }
  );
}

/** The schemas of an operation in the order in which its page shows them. */
export function schemasOf(operation: Operation) {
  const payload = (owner: Pick<Operation, "parameters" | "requestBody" | "responses">) => [
    ...owner.parameters.map((parameter) => parameter.schema),
    ...(owner.requestBody?.content ?? []).flatMap((media) => (media.schema ? [media.schema] : [])),
    ...owner.responses.flatMap((response) => [
      ...response.headers.map((header) => header.schema),
      ...response.content.flatMap((media) => (media.schema ? [media.schema] : [])),
    ]),
  ];
  return [...payload(operation), ...operation.callbacks.flatMap(payload)];
}
