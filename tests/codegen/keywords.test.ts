import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { emit } from "../../codegen/emit/emit";
import { anew } from "../../codegen/emit/keys";
import { vocabulary } from "../../codegen/emit/vocabulary";
import { normalise } from "../../codegen/model/normalise";
import { format } from "../../codegen/format";
import { load } from "../../codegen/spec/load";

/** Nothing of its own is to be seen, as the page says. */
const silent = undefined;

/**
 * Where the mark of each keyword is found: the generated module and a text in it, or a warning. A prefix names the fixture:
 * `3.2:overview.tsx` is of `every-keyword-3.2.yaml`.
 */
const shown: Readonly<
  Record<string, Readonly<Record<string, readonly [string, string] | undefined>>>
> = {
  Document: {
    openapi: silent,
    info: ["overview.tsx", 'title="info-title"'],
    jsonSchemaDialect: ["warning", "`jsonSchemaDialect` is not shown"],
    servers: ["servers.tsx", "server-url.example"],
    paths: ["api/get-operation-id.tsx", 'path="/items/{path-parameter}"'],
    webhooks: ["api/webhook-operation-id.tsx", 'name="webhook-name"'],
    components: ["schemas/Everything.tsx", 'name="Everything"'],
    security: ["api/webhook-operation-id.tsx", 'name="KeyInHeader"'],
    tags: ["navigation.ts", '"second-tag"'],
    externalDocs: ["overview.tsx", "https://docs-url.example"],
  },
  Info: {
    title: ["overview.tsx", 'title="info-title"'],
    summary: ["overview.tsx", 'summary="info-summary"'],
    description: ["overview.tsx", "info-description"],
    termsOfService: ["overview.tsx", "https://terms.example"],
    contact: ["overview.tsx", 'email="contact@contact.example"'],
    license: ["overview.tsx", 'identifier="license-identifier"'],
    version: ["overview.tsx", 'version="info-version"'],
  },
  Server: {
    url: ["servers.tsx", 'url="https://{server-variable}.server-url.example"'],
    description: ["servers.tsx", "server-description"],
    variables: ["servers.tsx", 'name="server-variable"'],
  },
  "Server variable": {
    enum: ["servers.tsx", 'enum={["server-enum", "server-default"]}'],
    default: ["servers.tsx", 'default="server-default"'],
    description: ["servers.tsx", "server-variable-description"],
  },
  Tag: {
    name: ["navigation.ts", 'slug: "second-tag"'],
    description: ["overview.tsx", "tag-description"],
    externalDocs: ["overview.tsx", "https://tag-docs.example"],
  },
  "External documentation": {
    url: ["api/get-operation-id.tsx", "https://operation-docs.example"],
    description: ["overview.tsx", "docs-description"],
  },
  "Path item": {
    $ref: ["api/referred-operation-id.tsx", "ReferredOperationId"],
    summary: ["api/get-operation-id.tsx", "path-summary"],
    description: ["api/get-operation-id.tsx", "path-description"],
    servers: ["api/put-operation-id.tsx", "https://path-server.example"],
    parameters: ["api/put-operation-id.tsx", 'name="path-parameter"'],
    get: ["api/get-operation-id.tsx", 'method="get"'],
    put: ["api/put-operation-id.tsx", 'method="put"'],
    post: ["api/post-operation-id.tsx", 'method="post"'],
    delete: ["api/delete-operation-id.tsx", 'method="delete"'],
    options: ["api/options-operation-id.tsx", 'method="options"'],
    head: ["api/head-operation-id.tsx", 'method="head"'],
    patch: ["api/patch-operation-id.tsx", 'method="patch"'],
    trace: ["api/trace-operation-id.tsx", 'method="trace"'],
  },
  Operation: {
    tags: ["api/get-operation-id.tsx", 'moreTags={["second-tag"]}'],
    summary: ["api/get-operation-id.tsx", 'title="operation-summary"'],
    description: ["api/get-operation-id.tsx", "operation-description"],
    externalDocs: ["api/get-operation-id.tsx", "https://operation-docs.example"],
    operationId: ["api/post-operation-id.tsx", 'id="post-operation-id"'],
    parameters: ["api/get-operation-id.tsx", '<Parameters in="path">'],
    requestBody: ["api/put-operation-id.tsx", "<RequestBody required>"],
    responses: ["api/get-operation-id.tsx", "<Responses>"],
    callbacks: ["api/get-operation-id.tsx", "<Callbacks>"],
    deprecated: ["api/get-operation-id.tsx", "      deprecated\n"],
    security: ["api/put-operation-id.tsx", "<SecurityRequirement />"],
    servers: ["api/get-operation-id.tsx", "https://operation-server.example"],
  },
  "Parameter and header": {
    name: ["api/get-operation-id.tsx", 'name="parameter-name"'],
    in: ["api/get-operation-id.samples.ts", '{ in: "cookie", name: "cookie-parameter"'],
    description: ["api/get-operation-id.tsx", "parameter-description"],
    required: ["api/get-operation-id.tsx", "required"],
    deprecated: [
      "api/get-operation-id.tsx",
      'name="Header-Name"\n              type="array of string"\n              required\n              deprecated',
    ],
    allowEmptyValue: ["api/get-operation-id.tsx", "allowEmptyValue"],
    style: ["api/get-operation-id.tsx", 'style="pipeDelimited"'],
    explode: ["api/get-operation-id.samples.ts", 'style: "matrix",\n      explode: true'],
    allowReserved: ["api/get-operation-id.samples.ts", "allowReserved: true"],
    schema: ["api/get-operation-id.tsx", 'type="array of string"'],
    example: ["api/get-operation-id.samples.ts", '"path-example"'],
    examples: ["api/get-operation-id.tsx", "parameter-example-description"],
    content: ["api/get-operation-id.samples.ts", 'contentType: "application/json"'],
  },
  "Request body": {
    description: ["api/put-operation-id.tsx", "body-description"],
    content: ["api/put-operation-id.samples.ts", 'mediaType: "application/xml"'],
    required: ["api/put-operation-id.tsx", "<RequestBody required>"],
  },
  "Media type": {
    schema: ["api/put-operation-id.tsx", 'name="part-name"'],
    example: ["api/get-operation-id.samples.ts", "content-parameter-value"],
    examples: ["api/get-operation-id.samples.ts", 'description: "media-example-description"'],
    encoding: ["api/put-operation-id.tsx", "<Encodings>"],
  },
  Encoding: {
    contentType: ["api/put-operation-id.samples.ts", "application/part-content-type+json"],
    headers: ["api/put-operation-id.samples.ts", "part-header-value"],
    style: ["api/put-operation-id.tsx", 'style="spaceDelimited"'],
    explode: ["api/put-operation-id.tsx", "explode={false}"],
    allowReserved: ["api/put-operation-id.tsx", "allowReserved"],
  },
  Response: {
    default: ["api/get-operation-id.tsx", '<Response status="default">'],
    description: ["api/get-operation-id.tsx", "response-description"],
    headers: ["api/get-operation-id.tsx", "header-example-summary"],
    content: ["api/get-operation-id.tsx", 'examples.responses["200"]'],
    links: ["api/get-operation-id.tsx", "<Links>"],
  },
  Callback: {
    expression: ["api/get-operation-id.tsx", "{$request.query#/callback-expression}"],
    operation: ["api/get-operation-id.tsx", "callback-property"],
    servers: ["warning", "`servers` is not shown: the address of a callback"],
    callbacks: ["warning", "`callbacks` is not shown"],
  },
  Webhook: {
    operation: ["api/webhook-operation-id.tsx", "webhook-property"],
    servers: ["warning", "`servers` is not shown: the API itself"],
  },
  Example: {
    summary: ["api/get-operation-id.samples.ts", "media-example-summary"],
    description: ["api/get-operation-id.samples.ts", "media-example-description"],
    value: ["api/get-operation-id.samples.ts", "media-example-value"],
    externalValue: ["api/get-operation-id.tsx", "https://media-external.example"],
  },
  Link: {
    operationId: ["api/get-operation-id.tsx", 'operation="put-operation-id"'],
    operationRef: ["api/get-operation-id.tsx", 'target="#/paths/~1items~1{path-parameter}/put"'],
    parameters: ["api/get-operation-id.tsx", "$response.body#/link-parameter"],
    requestBody: ["api/get-operation-id.tsx", "$response.body#/link-body"],
    description: ["api/get-operation-id.tsx", "link-description"],
    server: ["api/get-operation-id.tsx", "https://link-server.example"],
  },
  Reference: {
    $ref: ["api/get-operation-id.tsx", '<Ref to="Everything" />'],
    summary: silent,
    description: ["api/get-operation-id.tsx", "reference-description"],
  },
  "Schema: what is valid": {
    type: ["schemas/Everything.tsx", "nullable"],
    enum: ["schemas/Everything.tsx", 'value="enum-value"'],
    const: ["schemas/Everything.tsx", 'const="const-value"'],
    multipleOf: ["schemas/Everything.tsx", "multipleOf={0.14}"],
    maximum: ["schemas/Everything.tsx", "maximum={97}"],
    exclusiveMaximum: ["schemas/Everything.tsx", "exclusiveMaximum={96}"],
    minimum: ["schemas/Everything.tsx", "minimum={13}"],
    exclusiveMinimum: ["schemas/Everything.tsx", "exclusiveMinimum={15}"],
    maxLength: ["schemas/Everything.tsx", "maxLength={98}"],
    minLength: ["schemas/Everything.tsx", "minLength={12}"],
    pattern: ["schemas/Everything.tsx", 'pattern="text-pattern|example|default"'],
    maxItems: ["schemas/Everything.tsx", "maxItems={95}"],
    minItems: ["schemas/Everything.tsx", "minItems={16}"],
    uniqueItems: ["schemas/Everything.tsx", "uniqueItems"],
    maxContains: ["schemas/Everything.tsx", "most={94}"],
    minContains: ["schemas/Everything.tsx", "least={17}"],
    maxProperties: ["schemas/Everything.tsx", "maxProperties={99}"],
    minProperties: ["schemas/Everything.tsx", "minProperties={11}"],
    required: ["schemas/Everything.tsx", "Required here: condition-not."],
    dependentRequired: [
      "schemas/Everything.tsx",
      "When text is present, dependent-required must be present too.",
    ],
    format: ["schemas/Everything.tsx", 'format="text-format"'],
  },
  "Schema: parts": {
    $ref: ["schemas/Everything.tsx", '<Ref to="Book" />'],
    $defs: ["schemas/Everything.tsx", "defs-description"],
    $dynamicRef: ["schemas/Everything.tsx", '<Ref to="Tree" />'],
    $dynamicAnchor: silent,
    $anchor: silent,
    $id: silent,
    $schema: ["warning", "`$schema` is not shown"],
    $comment: silent,
    allOf: ["schemas/Everything.tsx", "minLength={18}\n          maxLength={93}"],
    anyOf: ["schemas/Everything.tsx", "<AnyOf>"],
    oneOf: ["schemas/Everything.tsx", "<OneOf>"],
    not: ["schemas/Everything.tsx", "<Not"],
    if: ["schemas/Everything.tsx", "condition-if"],
    then: ["schemas/Everything.tsx", "condition-then"],
    else: ["schemas/Everything.tsx", "condition-else"],
    dependentSchemas: ["schemas/Everything.tsx", "dependent-schema"],
    prefixItems: ["schemas/Everything.tsx", "<TupleItem"],
    items: ["schemas/Everything.tsx", "items-description"],
    contains: ["schemas/Everything.tsx", 'const="contains-value"'],
    properties: ["schemas/Everything.tsx", 'name="single-example"'],
    patternProperties: ["schemas/Everything.tsx", 'name="^pattern-name"'],
    additionalProperties: ["schemas/Everything.tsx", "additional-property"],
    propertyNames: ["schemas/Everything.tsx", 'pattern="property-names"'],
    unevaluatedItems: ["schemas/Everything.tsx", "unevaluated-item"],
    unevaluatedProperties: ["schemas/Everything.tsx", "unevaluated-property"],
    "true and false": ["schemas/Everything.tsx", 'type="never"'],
  },
  "Schema: comments": {
    title: ["schemas/Everything.tsx", 'label="one-of-title"'],
    description: ["schemas/Everything.tsx", "schema-description"],
    default: ["schemas/Everything.tsx", 'default="text-default"'],
    examples: ["schemas/Everything.tsx", 'Further examples: "second-example".'],
    example: ["schemas/Everything.tsx", 'example="single-example-value"'],
    deprecated: ["schemas/Everything.tsx", "deprecated"],
    readOnly: ["schemas/Everything.tsx", "readOnly"],
    writeOnly: ["schemas/Everything.tsx", "writeOnly"],
    externalDocs: ["schemas/Everything.tsx", "https://schema-docs.example"],
    contentEncoding: ["schemas/Everything.tsx", 'contentEncoding="content-encoding"'],
    contentMediaType: [
      "schemas/Everything.tsx",
      'contentMediaType="application/content-media-type"',
    ],
    contentSchema: ["schemas/Everything.tsx", "content-schema"],
    discriminator: ["schemas/Pet.tsx", 'value="mapped-value"'],
    nullable: ["3.0:schemas/Old.tsx", "nullable"],
  },
  XML: {
    name: ["api/put-operation-id.samples.ts", "<xml-prefix:xml-name"],
    namespace: ["api/put-operation-id.samples.ts", "https://xml-namespace.example"],
    prefix: ["api/put-operation-id.samples.ts", "xml-prefix:"],
    attribute: ["api/put-operation-id.samples.ts", 'xml-attribute="xml-attribute-value"'],
    wrapped: ["schemas/Book.tsx", 'xml="<xml-wrapper><xml-item>"'],
  },
  "Security scheme": {
    type: ["overview.tsx", 'type="mutualTLS"'],
    description: ["overview.tsx", "scheme-description"],
    name: ["overview.tsx", 'parameter="X-Scheme-Name"'],
    in: ["overview.tsx", 'in="cookie"'],
    scheme: ["overview.tsx", 'scheme="basic"'],
    bearerFormat: ["overview.tsx", 'bearerFormat="bearer-format"'],
    openIdConnectUrl: ["overview.tsx", "https://open-id.example"],
    flows: ["overview.tsx", 'kind="implicit"'],
  },
  "OAuth flow": {
    authorizationUrl: ["overview.tsx", "https://code-authorization.example"],
    tokenUrl: ["overview.tsx", "https://code-token.example"],
    refreshUrl: ["overview.tsx", "https://password-refresh.example"],
    scopes: ["overview.tsx", "scope-description"],
  },
  "OpenAPI 3.2": {
    $self: ["3.2:api/query-id.tsx", 'name="self-parameter"'],
    query: ["3.2:api/query-id.tsx", 'method="query"'],
    additionalOperations: ["3.2:api/copy-id.tsx", 'method="COPY"'],
    "style: cookie": ["3.2:api/query-id.tsx", 'style="cookie"'],
    "in: querystring": ["3.2:warning", "the whole query string is not shown"],
    "server name": ["3.2:servers.tsx", 'name="server-name"'],
    "tag summary": ["3.2:navigation.ts", 'tag: "tag-summary"'],
    "tag parent": ["3.2:navigation.ts", 'group: "parent-summary"'],
    "response summary": ["3.2:api/stream.tsx", "response-summary"],
    itemSchema: ["3.2:api/stream.tsx", "stream"],
    dataValue: ["3.2:api/stream.samples.ts", "data-value"],
    serializedValue: ["3.2:api/stream.samples.ts", "serialized-value"],
    deviceAuthorization: ["3.2:overview.tsx", 'kind="deviceAuthorization"'],
    deviceAuthorizationUrl: ["3.2:overview.tsx", "https://device.example"],
    oauth2MetadataUrl: ["3.2:overview.tsx", "https://metadata.example"],
    "scheme deprecated": ["3.2:overview.tsx", "deprecated"],
    defaultMapping: ["3.2:schemas/Choice.tsx", "fallback"],
    nodeType: ["3.2:api/stream.samples.ts", "<node><![CDATA[cdata-value]]></node>"],
    prefixEncoding: ["3.2:warning", "`prefixEncoding` is not shown"],
    itemEncoding: ["3.2:warning", "`itemEncoding` is not shown"],
  },
  Extensions: {
    "x-codeSamples": ["api/get-operation-id.samples.ts", "own-sample-source"],
    "x-tagGroups": ["navigation.ts", 'group: "group-name"'],
    "x-displayName": ["navigation.ts", 'tag: "tag-display-name"'],
    "x-enumDescriptions": ["schemas/Everything.tsx", "enum-description"],
    "x-enum-varnames": ["schemas/Everything.tsx", 'name="ENUM_VARNAME"'],
    "x-internal": ["note", "Left out as internal"],
    "x-deprecated-reason": ["api/get-operation-id.tsx", "operation-deprecated-reason"],
    "x-example": ["3.2:overview.tsx", 'example="scheme-example"'],
  },
};

/** The rows of the page, as `Section: keyword`. */
function documented(): readonly string[] {
  let section = "";
  return readFileSync("docs/keywords.md", "utf8")
    .split("\n")
    .flatMap((line) => {
      section = /^## (.+)$/.exec(line)?.[1] ?? section;
      const keyword = /^\| `([^`]+)`/.exec(line)?.[1];
      return keyword === undefined ? [] : [`${section}: ${keyword}`];
    });
}

/** Formatted modules by path, and the warnings and notes of the run as `warning` and `note`, a line each. */
async function generated(name: string): Promise<ReadonlyMap<string, string>> {
  const { document, warnings } = await load(`tests/fixtures/specs/${name}.yaml`);
  const files = new Map<string, string>();
  for await (const { path, source } of emit(document, normalise(document, vocabulary), () => {})) {
    const text = source(anew);
    // The models have no marks, and take longest.
    if (text !== undefined && !path.startsWith("models/") && path !== "schema.d.ts")
      files.set(path, await format(path, text));
  }
  for (const severity of ["warning", "note"]) {
    const told = warnings.filter((problem) => problem.severity === severity);
    files.set(severity, told.map(({ line, message }) => `${line}: ${message}`).join("\n"));
  }
  return files;
}

test("every keyword of the page is looked up, and every other is on the page", () => {
  const tested = Object.entries(shown).flatMap(([section, keywords]) =>
    Object.keys(keywords).map((keyword) => `${section}: ${keyword}`),
  );
  expect(documented()).toEqual(tested);
});

describe("every keyword is where the page says", () => {
  const files = new Map<string, ReadonlyMap<string, string>>();
  beforeAll(async () => {
    files.set("", await generated("every-keyword"));
    files.set("3.0", await generated("every-keyword-3.0"));
    files.set("3.2", await generated("every-keyword-3.2"));
  });
  const cases = Object.entries(shown).flatMap(([section, keywords]) =>
    Object.entries(keywords).flatMap(([keyword, place]) =>
      place ? [[`${section}: ${keyword}`, ...place] as const] : [],
    ),
  );

  test.each(cases)("%s", (_keyword, place, text) => {
    const [, version = "", file = ""] = /^(?:(3\.\d):)?(.+)$/.exec(place) ?? [];
    expect(files.get(version)?.get(file)).toContain(text);
  });

  test("nothing internal is anywhere", () => {
    const all = [...(files.get("") ?? [])].filter(([file]) => file !== "note");
    expect(all.filter(([, text]) => /hidden/i.test(text)).map(([file]) => file)).toEqual([]);
  });
});
