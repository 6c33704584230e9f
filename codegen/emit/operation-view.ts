import type * as view from "../../src/view/types";
import type { MarkdownText } from "../model/markdown-nodes";
import { defaultExplode, defaultStyle } from "../model/parameters";
import type {
  ApiModel,
  Callback,
  Example,
  Header,
  MediaType,
  Operation,
  Parameter,
  Response,
  SecurityRequirement,
  SecurityScheme,
  Server,
} from "../model/types";
import { flag, listOf, pageProseOf, proseOf, wordsOf } from "../model/prose";
import { summaryOf } from "../model/plain-text";
import { oneLine } from "./print";
import { schemaView } from "./schema-view";

/** Returns the view of an operation or webhook, without servers: most have those of the API. */
export function operationView(operation: Operation, model: ApiModel): view.Operation<MarkdownText> {
  const { id, method, title, tag, moreTags, deprecated, callbacks } = operation;
  return {
    id,
    method,
    title,
    tag,
    moreTags: listOf(
      moreTags.map((name) => model.tags.find((other) => other.name === name)?.title ?? name),
    ),
    deprecated: flag(deprecated),
    ...pageProseOf(operation),
    ...payloadView(operation, model),
    callbacks: listOf(callbacks.map((callback) => callbackView(callback, model))),
  };
}

function payloadView(
  owner: Pick<Operation, "security" | "parameters" | "requestBody" | "responses">,
  model: ApiModel,
): view.Payload<MarkdownText> {
  const { security, parameters, requestBody, responses } = owner;
  return {
    security: listOf(securityView(security, model)),
    parameters: listOf(parameters.map(parameterView)),
    requestBody: requestBody && {
      required: flag(requestBody.required),
      ...proseOf(requestBody.description),
      content: listOf(requestBody.content.map(mediaTypeView)),
    },
    responses: listOf(responses.map(responseView)),
  };
}

export function securityView(
  alternatives: readonly SecurityRequirement[],
  { securitySchemes }: ApiModel,
): readonly (readonly view.SchemeUse[])[] {
  return alternatives.map((alternative) =>
    alternative.flatMap(({ scheme: name, scopes }) => {
      const scheme = securitySchemes.find((candidate) => candidate.name === name);
      return scheme ? [{ name, ...schemeFacts(scheme), scopes: listOf(scopes) }] : [];
    }),
  );
}

/** Returns the facts about a security scheme that fit in one line. */
export function schemeFacts(scheme: SecurityScheme): view.SchemeFacts {
  const { type, in: location, parameter, scheme: kind, bearerFormat } = scheme;
  return { type, in: location, parameter, scheme: kind, bearerFormat };
}

export function parameterView(parameter: Parameter): view.Parameter<MarkdownText> {
  const { example, moreExamples, style, explode, allowReserved, allowEmptyValue } = parameter;
  return {
    in: parameter.in,
    ...valueView(parameter, [example, ...moreExamples], {
      style: style === defaultStyle(parameter.in) ? undefined : style,
      explode: explode === defaultExplode(style) ? undefined : explode,
      allowReserved: flag(allowReserved),
      allowEmptyValue: flag(allowEmptyValue),
    }),
  };
}

/** Returns the view of a header, whose style is always `simple`. */
export function headerView(header: Header): view.Header<MarkdownText> {
  return valueView(header, header.examples, { explode: flag(header.explode) });
}

/** Returns the common view of parameters and headers. A single plain example is a fact of the row; others follow it. */
function valueView(
  owner: Parameter | Header,
  examples: readonly Example[],
  serialization: view.Serialization,
): view.Header<MarkdownText> {
  const declared = examples.filter(({ origin }) => origin === "declared");
  const [only, ...more] = declared;
  const isOne =
    more.length === 0 && only?.summary === undefined && (only?.description.length ?? 0) === 0;
  const { schema } = owner;
  // The parameter's own description replaces that of its schema.
  const description = owner.description.length > 0 ? owner.description : schema.description;
  const deprecation = owner.deprecation.length > 0 ? owner.deprecation : schema.deprecation;
  const view = schemaView(
    { ...schema, description, deprecation },
    {
      required: owner.required,
      deprecated: owner.deprecated,
      ...(only && isOne ? { example: only.value } : {}),
    },
  );
  return {
    name: owner.name,
    ...serialization,
    contentType: owner.contentType,
    ...view,
    example: isOne ? view.example : undefined,
    examples: listOf([
      ...(isOne ? [] : declared).map(({ name, summary, value, description: words }) => ({
        name,
        summary,
        value,
        ...proseOf(words),
      })),
      ...owner.externalExamples,
    ]),
  };
}

export function responseView(response: Response): view.Response<MarkdownText> {
  const { status, description, headers, content, links } = response;
  return {
    status,
    ...proseOf(description),
    headers: listOf(headers.map(headerView)),
    content: listOf(content.map(mediaTypeView)),
    links: listOf(links),
  };
}

function mediaTypeView(media: MediaType): view.MediaType<MarkdownText> {
  return {
    mediaType: media.type,
    stream: flag(media.isStream),
    schema: media.schema && schemaView(media.schema),
    encodings: listOf(
      Object.entries(media.encoding).map(([name, encoding]) => ({
        name,
        contentType: encoding.contentType,
        style: encoding.style,
        explode: encoding.explode,
        allowReserved: flag(encoding.allowReserved),
        headers: listOf(encoding.headers.map(headerView)),
      })),
    ),
    externalExamples: listOf(media.externalExamples),
  };
}

function callbackView(callback: Callback, model: ApiModel): view.Callback<MarkdownText> {
  const { name, expression, method, title, deprecated } = callback;
  return {
    name,
    expression,
    method,
    title,
    deprecated: flag(deprecated),
    ...wordsOf(callback),
    ...payloadView(callback, model),
  };
}

/** Returns what readers need to choose a server: its URL, variables and summary. */
export function serverData({ url, description, variables }: Server) {
  return {
    url,
    description: summaryOf(description),
    variables: listOf(
      variables.map(({ name, default: value, enum: values }) =>
        oneLine({ name, default: value, enum: listOf(values) }),
      ),
    ),
  };
}

/** Returns the view of a server (OpenAPI 3.1, 4.8.5). */
export function serverView({
  url,
  name,
  description,
  variables,
}: Server): view.Server<MarkdownText> {
  return {
    url,
    name,
    ...proseOf(description),
    variables: listOf(
      variables.map((variable) => ({
        name: variable.name,
        default: variable.default,
        enum: listOf(variable.enum),
        ...proseOf(variable.description),
      })),
    ),
  };
}
