import { expect } from "vitest";
import type {
  ApiModel,
  Encoding,
  Example,
  HttpMethod,
  JsonValue,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  RequestBody,
  Response,
  SecurityScheme,
  Server,
} from "../../../codegen/model/types";
import type { Raw } from "../../../codegen/document/document";
import { modelOf, schemaOf } from "../given";

const text = { "text/plain": { schema: {}, example: "" } };

/** A document with one of each part: the functions below replace what a test is about. */
const base = modelOf({
  servers: [{ url: "https://api.example.com" }],
  components: { securitySchemes: { key: { type: "http", scheme: "basic" } } },
  paths: {
    "/": {
      get: {
        parameters: [{ in: "query", name: "q", required: true, schema: {}, example: "" }],
        requestBody: { required: true, content: text },
        responses: {
          "200": { description: "", headers: { H: { schema: {}, example: "" } }, content: text },
        },
      },
    },
  },
});
const [anOperation = expect.fail()] = base.operations;
const [aParameter = expect.fail()] = anOperation.parameters;
const [aResponse = expect.fail()] = anOperation.responses;
const [aHeader = expect.fail()] = aResponse.headers;
const [aMediaType = expect.fail()] = aResponse.content;
const [aScheme = expect.fail()] = base.securitySchemes;
const [aServer = expect.fail()] = anOperation.servers;

/** A raw schema whose values are files. */
export const binary = { type: "string", contentMediaType: "application/octet-stream" };

/** Returns a raw object schema whose properties are all required. */
export const objectWith = (properties: Raw) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});

export function example(value: JsonValue, origin: Example["origin"] = "declared"): Example {
  return { ...aParameter.example, name: "default", value, origin };
}

export function parameter(
  location: ParameterLocation,
  name: string,
  value: JsonValue,
  traits: Partial<Parameter> = {},
): Parameter {
  const isForm = location === "query" || location === "cookie";
  return {
    ...aParameter,
    name,
    in: location,
    style: isForm ? "form" : "simple",
    explode: isForm,
    example: example(value),
    ...traits,
  };
}

export function media(
  type: string,
  value: JsonValue | undefined,
  { schema, encoding = {} }: Partial<Pick<MediaType, "encoding">> & { readonly schema?: Raw } = {},
): MediaType {
  return {
    ...aMediaType,
    type,
    schema: schema && schemaOf(schema),
    examples: value === undefined ? [] : [example(value)],
    encoding,
  };
}

export function encoding(traits: Partial<Encoding>): Encoding {
  const none = { contentType: undefined, headers: [], style: undefined, explode: undefined };
  return { ...none, allowReserved: false, ...traits };
}

/** Returns a header with the given value. */
export function header(name: string, value: JsonValue): Response["headers"][number] {
  return { ...aHeader, name, examples: [example(value)] };
}

export function body(...content: readonly MediaType[]): RequestBody {
  return { description: [], required: true, content };
}

export function response(status: string, ...content: readonly MediaType[]): Response {
  return { ...aResponse, status, headers: [], content };
}

export function server(url: string, defaults: Readonly<Record<string, string>> = {}): Server {
  const variables = Object.entries(defaults).map(([name, value]) => ({
    name,
    default: value,
    enum: [],
    description: [],
  }));
  return { ...aServer, url, variables };
}

export function scheme(name: string, traits: Partial<SecurityScheme>): SecurityScheme {
  return { ...aScheme, name, scheme: undefined, ...traits };
}

/** Returns one alternative of a security requirement. */
export function needs(...schemes: readonly string[]): Operation["security"][number] {
  return schemes.map((name) => ({ scheme: name, scopes: [] }));
}

export function operation(
  method: HttpMethod,
  path: string,
  traits: Partial<Operation> = {},
): Operation {
  return {
    ...anOperation,
    id: "operation",
    identifier: "Operation",
    method,
    path,
    title: "Operation",
    parameters: [],
    requestBody: undefined,
    responses: [response("200", media("application/json", {}))],
    ...traits,
  };
}

/** Returns an API without operations. @param traits `schemas` are raw */
export function model(
  traits: { schemes?: readonly SecurityScheme[]; schemas?: Raw } = {},
): ApiModel {
  const { schemes: securitySchemes = [], schemas = {} } = traits;
  return { ...modelOf({ components: { schemas } }), securitySchemes };
}
