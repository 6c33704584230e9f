import type {
  ApiModel,
  Encoding,
  Example,
  Header,
  HttpMethod,
  JsonValue,
  MediaType,
  NamedSchema,
  ObjectSchema,
  Operation,
  Parameter,
  ParameterLocation,
  RequestBody,
  Response,
  Schema,
  SchemaAnnotations,
  SecurityScheme,
  Server,
} from "../../../codegen/model/types";

const annotations: SchemaAnnotations = {
  title: undefined,
  description: [],
  default: undefined,
  examples: [],
  deprecated: false,
  deprecation: [],
  readOnly: false,
  writeOnly: false,
  nullable: false,
  notes: [],
  conditions: [],
  externalDocs: undefined,
  xml: undefined,
  source: "#",
};

export function anySchema(): Schema {
  return { ...annotations, kind: "any", enum: [], const: false };
}

export function stringSchema(
  traits: { format?: string; contentMediaType?: string; contentEncoding?: string } = {},
): Schema {
  return {
    ...annotations,
    kind: "string",
    enum: [],
    const: false,
    minLength: undefined,
    maxLength: undefined,
    pattern: undefined,
    format: traits.format,
    contentMediaType: traits.contentMediaType,
    contentEncoding: traits.contentEncoding,
  };
}

export function arraySchema(items: Schema): Schema {
  return {
    ...annotations,
    kind: "array",
    items,
    prefixItems: [],
    minItems: undefined,
    maxItems: undefined,
    uniqueItems: false,
  };
}

export function refSchema(name: string): Schema {
  return { ...annotations, kind: "ref", name };
}

/** Returns an object schema whose properties are all required. */
export function objectSchema(properties: Readonly<Record<string, Schema>>): ObjectSchema {
  return {
    ...annotations,
    kind: "object",
    properties: Object.entries(properties).map(([name, schema]) => ({
      name,
      required: true,
      schema,
    })),
    additionalProperties: undefined,
    patternProperties: [],
    minProperties: undefined,
    maxProperties: undefined,
  };
}

export function example(value: JsonValue, origin: Example["origin"] = "declared"): Example {
  return { name: "default", summary: undefined, description: [], value, origin, typed: true };
}

export function parameter(
  location: ParameterLocation,
  name: string,
  value: JsonValue,
  traits: Partial<Parameter> = {},
): Parameter {
  const isForm = location === "query" || location === "cookie";
  return {
    name,
    in: location,
    description: [],
    required: true,
    deprecated: false,
    deprecation: [],
    allowEmptyValue: false,
    style: isForm ? "form" : "simple",
    explode: isForm,
    allowReserved: false,
    contentType: undefined,
    schema: anySchema(),
    example: example(value),
    moreExamples: [],
    externalExamples: [],
    source: "#",
    ...traits,
  };
}

export function media(
  type: string,
  value: JsonValue | undefined,
  traits: { schema?: Schema; encoding?: Readonly<Record<string, Encoding>> } = {},
): MediaType {
  return {
    type,
    schema: traits.schema,
    isStream: false,
    examples: value === undefined ? [] : [example(value)],
    externalExamples: [],
    encoding: traits.encoding ?? {},
  };
}

export function encoding(traits: Partial<Encoding>): Encoding {
  return {
    contentType: undefined,
    headers: [],
    style: undefined,
    explode: undefined,
    allowReserved: false,
    ...traits,
  };
}

/** Returns a header with the given value. */
export function header(name: string, value: JsonValue): Header {
  return {
    name,
    description: [],
    required: false,
    deprecated: false,
    deprecation: [],
    explode: false,
    contentType: undefined,
    schema: anySchema(),
    examples: [example(value)],
    externalExamples: [],
  };
}

export function body(...content: readonly MediaType[]): RequestBody {
  return { description: [], required: true, content };
}

export function response(status: string, ...content: readonly MediaType[]): Response {
  return { status, description: [], headers: [], content, links: [], source: "" };
}

export function server(url: string, defaults: Readonly<Record<string, string>> = {}): Server {
  return {
    url,
    name: undefined,
    description: [],
    variables: Object.entries(defaults).map(([name, value]) => ({
      name,
      default: value,
      enum: [],
      description: [],
    })),
  };
}

export function scheme(name: string, traits: Partial<SecurityScheme>): SecurityScheme {
  return {
    name,
    type: "http",
    description: [],
    in: undefined,
    parameter: undefined,
    scheme: undefined,
    bearerFormat: undefined,
    example: undefined,
    guide: undefined,
    openIdConnectUrl: undefined,
    metadataUrl: undefined,
    deprecated: false,
    flows: [],
    ...traits,
  };
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
    kind: "operation",
    id: "operation",
    operationId: undefined,
    identifier: "Operation",
    method,
    path,
    title: "Operation",
    description: [],
    tag: "Tag",
    moreTags: [],
    deprecated: false,
    deprecation: [],
    externalDocs: undefined,
    servers: [server("https://api.example.com")],
    security: [],
    parameters: [],
    requestBody: undefined,
    responses: [response("200", media("application/json", {}))],
    callbacks: [],
    ownSamples: [],
    source: "#",
    ...traits,
  };
}

export function model(
  traits: { schemes?: readonly SecurityScheme[]; schemas?: Readonly<Record<string, Schema>> } = {},
): ApiModel {
  const schemas = Object.entries(traits.schemas ?? {}).map(([name, schema]): NamedSchema => ({
    name,
    identifier: name,
    slug: name,
    schema,
  }));
  return {
    info: {
      title: "API",
      version: "1",
      summary: undefined,
      description: [],
      termsOfService: undefined,
      contact: undefined,
      license: undefined,
      externalDocs: undefined,
    },
    servers: [],
    securitySchemes: traits.schemes ?? [],
    security: [],
    operations: [],
    tags: [],
    topics: [],
    schemas,
    index: new Map(schemas.map(({ name, schema }) => [name, schema])),
    check: () => [],
    doubts: new Map(),
  };
}
