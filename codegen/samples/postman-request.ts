import {
  cookieName,
  cookiePairs,
  headerText,
  isRecord,
  pathText,
  queryPairs,
} from "../../src/samples/serialize";
import { sample } from "../model/examples";
import { isOmittedIn } from "../model/omitted";
import { markdownText } from "../model/markdown-text";
import type { ApiModel, MediaType, Operation, Parameter, SecurityScheme } from "../model/types";
import { bodyOf, sentContent, type SampleBody } from "./body";
import { inputsFor } from "./inputs";
import { isJson } from "./media-type";
import { propertiesOf, resolve } from "../model/resolve";
import { choicesFor } from "./security";

/** A name with a value: a header, a query parameter, a variable, a field of a form. */
export interface Pair {
  readonly key: string;
  readonly value?: string;
  readonly description?: string | undefined;
  readonly disabled?: true | undefined;
}

/**
 * Returns the request of an operation in Postman's format: optional parts are included, but disabled.
 *
 * @param host base URL of the server; `{{…}}` in it are variables of the collection
 */
export function postmanRequest(operation: Operation, host: string, model: ApiModel) {
  const [choice] = choicesFor(operation, model);
  const sendable = inputsFor(operation, model, choice.credentials).parameters;
  const parameters = (location: Parameter["in"]) =>
    operation.parameters.filter(
      (parameter) =>
        parameter.in === location &&
        sendable.some((each) => each.in === location && each.name === parameter.name),
    );
  const credentials = (location: Parameter["in"]) =>
    choice.schemes
      .flatMap(credentialOf)
      .filter((credential) => credential.in === location)
      .map(({ key, value }): Pair => ({ key, value }));
  const cookies = [
    ...parameters("cookie")
      .filter(({ required }) => required)
      .flatMap((parameter) => cookiePairs(parameter, parameter.example.value)),
    ...credentials("cookie").map(({ key, value }) => `${cookieName(key)}=${value}`),
  ];
  const { type, body } = bodyFor(operation, model) ?? {};
  const query = [...parameters("query").flatMap(queryOf), ...credentials("query")];
  const variable = parameters("path").map((parameter) =>
    pairOf(parameter, pathText(parameter, parameter.example.value)),
  );
  const header = [
    ...credentials("header"),
    ...parameters("header").map((parameter) =>
      pairOf(parameter, headerText(parameter, parameter.example.value)),
    ),
    ...(cookies.length > 0 ? [{ key: "Cookie", value: cookies.join("; ") }] : []),
    // Postman itself writes the type of a form with files, including its boundary.
    ...(type && body?.mode !== "formdata" ? [{ key: "Content-Type", value: type }] : []),
  ];
  // A Postman variable must be a whole segment; elsewhere, a variable of the collection is used.
  const path = operation.path
    .replace(/^\//, "")
    .split("/")
    .map((segment) => segment.replace(/^\{([^{}]+)\}$/, ":$1").replace(/\{([^{}]+)\}/g, "{{$1}}"));
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    method: operation.method.toUpperCase(),
    header,
    url: {
      raw: [host, ...path].join("/") + (sent.length > 0 ? `?${sent.join("&")}` : ""),
      host: [host],
      path,
      query: query.length > 0 ? query : undefined,
      variable: variable.length > 0 ? variable : undefined,
    },
    body,
  };
}

function pairOf({ name, required, description }: Parameter, value: string, key = name): Pair {
  return { key, value, description: markdownText(description), disabled: offUnless(required) };
}

function offUnless(required: boolean | undefined): true | undefined {
  return required ? undefined : true;
}

function queryOf(parameter: Parameter): readonly Pair[] {
  const pairs = queryPairs(parameter, parameter.example.value);
  return (pairs.length > 0 ? pairs : [{ name: parameter.name, value: "" }]).map(({ name, value }) =>
    pairOf(parameter, value, name),
  );
}

function credentialOf(scheme: SecurityScheme) {
  const { type, name, in: location = "header", parameter, example } = scheme;
  const value = `{{${variableName(name)}}}`;
  if (type === "mutualTLS") return [];
  if (type === "apiKey") return [{ in: location, key: parameter ?? "Authorization", value }];
  const kind = scheme.scheme ?? "bearer";
  // An example is the complete value of the header.
  const prefix = example === undefined ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ` : "";
  return [{ in: "header", key: "Authorization", value: prefix + value }];
}

/** Returns the name of the collection variable for a credential. Braces would end it. */
export function variableName(name: string): string {
  return name.replace(/[{}]/g, "");
}

/** Returns the body of the first JSON media type, or else of the first one. */
function bodyFor(operation: Operation, model: ApiModel) {
  const content = sentContent(operation);
  const media = content.find(({ type }) => isJson(type)) ?? content[0];
  if (!media) return undefined;
  const body = bodyOf(media, media.examples[0], model);
  const { type } = body;
  if (body.kind === "file") return { type, body: { mode: "file", file: { src: null } } };
  if (body.kind === "multipart")
    return { type, body: { mode: "formdata", formdata: fieldsOf(media, model) } };
  if (body.kind === "form") {
    const urlencoded = fieldsOf(media, model);
    // Code generators would write an empty form on every call, including GET.
    return urlencoded.length > 0 ? { type, body: { mode: "urlencoded", urlencoded } } : undefined;
  }
  const options = { raw: { language: viewerOf(type) } };
  return { type, body: { mode: "raw", raw: bodyText(body), options } };
}

/** Returns a body as text; `undefined` if it is a file or a form. */
export function bodyText(body: SampleBody): string | undefined {
  if (body.kind === "json") return JSON.stringify(body.value, null, 2);
  return body.kind === "text" ? body.text : undefined;
}

/** Returns the language in which Postman highlights a text. */
export function viewerOf(type: string): string {
  return isJson(type) ? "json" : (/[/+](xml|html)\b/.exec(type)?.[1] ?? "text");
}

/** Returns the fields of a form: the properties of its schema, with the example's values if it has any, and the example's other fields. */
function fieldsOf(media: MediaType, model: ApiModel) {
  const properties = propertiesOf(media.schema, model.index).filter(
    ({ schema }) => !isOmittedIn(schema, "request", model.index),
  );
  const [example] = media.examples;
  const given = isRecord(example?.value) ? example.value : {};
  const members = properties.map(({ name, schema }) => {
    const value =
      given[name] ?? sample(schema, { direction: "request", schemas: model.index, name }).value;
    return [name, value ?? ""] as const;
  });
  const value = { ...Object.fromEntries(members), ...given };
  const body = bodyOf(media, { value, origin: "declared" }, model);
  const about = (key: string) => {
    const property = properties.find(({ name }) => key === name || key.startsWith(`${name}[`));
    const described = [property?.schema, resolve(property?.schema, model.index)];
    return {
      description: described
        .map((schema) => schema && markdownText(schema.description))
        .find(Boolean),
      disabled: offUnless(property?.required),
    };
  };
  if (body.kind === "form")
    return body.pairs.map(({ name: key, value: text }) => ({
      key,
      value: text,
      ...about(key),
      type: "text",
    }));
  return (body.kind === "multipart" ? body.parts : []).map((part) => ({
    key: part.name,
    ...(part.kind === "file" ? { src: null } : { value: part.text }),
    ...about(part.name),
    type: part.kind,
    contentType: part.type,
  }));
}
