import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages, sampleModules } from "../../codegen/emit/files";
import { contextOf } from "../../codegen/emit/pages";
import { vocabulary } from "../../codegen/emit/vocabulary";
import { normalize } from "../../codegen/model/normalize";
import { load } from "../../codegen/document/load";
import { moduleData, partAt, type Data } from "./module-data";
import { table, yaml } from "./table";

/** A part of a module (its name, and the path to the part: see `partAt`), or a kind of message with part of its text. */
type Place = readonly [at: string, want: unknown];

/** Where the path of a place begins, if it has a shorter name below. */
const beginnings: Readonly<Record<string, string>> = {
  overview: "overview.tsx",
  schemes: "overview.tsx > securitySchemes",
  flows: "overview.tsx > securitySchemes > OAuth > flows",
  navigation: "navigation.ts",
  server: "shared.tsx > shared > servers > 0",
  shared: "shared.tsx > shared",
  get: "api/get-operation-id.tsx",
  parameter: "api/get-operation-id.tsx > parameters > parameter-name",
  header: "api/get-operation-id.tsx > responses > 200 > headers > Header-Name",
  received: "api/get-operation-id.tsx > responses > 200 > content > application/json",
  link: "api/get-operation-id.tsx > responses > 200 > links > link-name",
  "get samples": "api/get-operation-id.samples.ts",
  "received example":
    "api/get-operation-id.samples.ts > examples > responses > 200 > application/json > media-example",
  put: "api/put-operation-id.tsx",
  multipart: "api/put-operation-id.tsx > requestBody > content > multipart/form-data",
  "form field":
    "api/put-operation-id.tsx > requestBody > content > application/x-www-form-urlencoded > encodings > form-name",
  "sent xml": "api/put-operation-id.samples.ts > examples > request > application/xml > 0",
  webhook: "api/webhook-operation-id.tsx",
  everything: "schemas/Everything.tsx",
  text: "schemas/Everything.tsx > properties > text",
  list: "schemas/Everything.tsx > properties > list",
  enum: "schemas/Everything.tsx > properties > chosen > enum",
  query: "api/query-id.tsx",
  stream: "api/stream.tsx",
  samples: "api/stream.samples.ts",
};

/** Where each keyword is found; nothing is shown for those without a place. `3.2 overview` is that of `every-keyword-3.2.yaml`. */
const shown = yaml<Readonly<Record<string, Readonly<Record<string, Place | null>>>>>`
  Document:
    openapi:
    info: [overview > title, info-title]
    jsonSchemaDialect: [warning, "\`jsonSchemaDialect\` is not shown"]
    servers: [shared > servers > 1 > url, https://second-server.example]
    paths: [get > path, "/items/{path-parameter}"]
    webhooks: [webhook > name, webhook-name]
    components: [everything > name, Everything]
    security: [webhook > security > 0 > 0 > name, KeyInHeader]
    tags: [navigation > sections > second-tag > slug, second-tag]
    externalDocs: [overview > externalDocs > url, https://docs-url.example]
  Info:
    title: [navigation > title, info-title]
    summary: [overview > summary, info-summary]
    description: [overview > description, info-description link]
    termsOfService: [overview > termsOfService, https://terms.example]
    contact:
      - overview > contact
      - { name: contact-name, url: https://contact.example, email: "contact@contact.example" }
    license: [overview > license, { name: license-name, identifier: license-identifier }]
    version: [overview > version, info-version]
  Server:
    url: [server > url, "https://{server-variable}.server-url.example"]
    description: [server > description, server-description]
    variables: [server > variables > 0 > name, server-variable]
  Server variable:
    enum: [server > variables > 0 > enum, [server-enum, server-default]]
    default: [server > variables > 0 > default, server-default]
    description: [server > variables > 0 > description, server-variable-description]
  Tag:
    name: [get > tag, tag-name]
    description: [overview > tags > tag-name > description, tag-description]
    externalDocs: [overview > tags > tag-name > externalDocs > url, https://tag-docs.example]
  External documentation:
    url: [get > externalDocs > url, https://operation-docs.example]
    description: [overview > externalDocs > description, docs-description]
  Path item:
    $ref: [api/referred-operation-id.tsx > id, referred-operation-id]
    summary: [put > description, path-summary]
    description: [put > details, path-description]
    servers: [put > servers, [{ url: https://path-server.example }]]
    parameters: [put > parameters > path-parameter > in, path]
    get: [get > method, get]
    put: [put > method, put]
    post: [api/post-operation-id.tsx > method, post]
    delete: [api/delete-operation-id.tsx > method, delete]
    options: [api/options-operation-id.tsx > method, options]
    head: [api/head-operation-id.tsx > method, head]
    patch: [api/patch-operation-id.tsx > method, patch]
    trace: [api/trace-operation-id.tsx > method, trace]
  Operation:
    tags: [get > moreTags, [second-tag]]
    summary: [get > title, operation-summary]
    description: [get > description, operation-description]
    externalDocs: [get > externalDocs, { url: https://operation-docs.example }]
    operationId: [get > id, get-operation-id]
    parameters: [parameter > in, query]
    requestBody: [put > requestBody > content > application/xml > schema > type, { ref: Book }]
    responses: [get > responses > 200 > status, "200"]
    callbacks: [get > callbacks > callback-name > title, callback-summary]
    deprecated: [get > deprecated, true]
    security: [put > security, [[]]]
    servers: [get > servers, [{ url: https://operation-server.example }]]
  Parameter and header:
    name: [parameter > name, parameter-name]
    in: [get > parameters > cookie-parameter > in, cookie]
    description: [parameter > description, parameter-description]
    required: [parameter > required, true]
    deprecated: [header > deprecated, true]
    allowEmptyValue: [parameter > allowEmptyValue, true]
    style: [get > parameters > piped > style, pipeDelimited]
    explode: [header > explode, true]
    allowReserved: [parameter > allowReserved, true]
    schema: [get > parameters > piped > type, { array: string }]
    example: [get > parameters > header-parameter > example, header-parameter-value]
    examples:
      - parameter > examples > first-name
      - { name: first-name, summary: parameter-example-summary, value: parameter-example-value/?,
          description: parameter-example-description }
    content: [get > parameters > content-parameter > contentType, application/json]
  Request body:
    description: [put > requestBody > description, body-description]
    content: [put > requestBody > content > 2 > mediaType, application/xml]
    required: [put > requestBody > required, true]
  Media type:
    schema: [multipart > schema > properties > part-name > type, object]
    example:
      - get samples > samples > parameters > content-parameter > value
      - { key: content-parameter-value }
    examples: [received example > description, media-example-description]
    encoding: [multipart > encodings > 0 > name, part-name]
  Encoding:
    contentType: [multipart > encodings > 0 > contentType, application/part-content-type+json]
    headers:
      - multipart > encodings > 0 > headers
      - [{ name: Part-Header, type: string, example: part-header-value,
            description: part-header-description }]
    style: [form field > style, spaceDelimited]
    explode: [form field > explode, false]
    allowReserved: [form field > allowReserved, true]
  Response:
    default: [get > responses > default > description, reference-description]
    description: [get > responses > 200 > description, response-description]
    headers:
      - header > examples
      - [{ name: header-example, summary: header-example-summary, value: [header-example-value] },
          { name: other-header-example, value: [other-header-value] }]
    content: [get > responses > 200 > content > 0 > mediaType, application/json]
    links: [get > responses > 200 > links > 0 > name, link-name]
  Callback:
    expression:
      - get > callbacks > callback-name > expression
      - "{$request.query#/callback-expression}"
    operation:
      - get > callbacks > 0
      - { name: callback-name, expression: "{$request.query#/callback-expression}", method: post,
          title: callback-summary, deprecated: true, description: callback-description,
          externalDocs: { url: https://callback-docs.example },
          security: [[{ name: KeyInHeader, type: apiKey, in: header, parameter: X-Scheme-Name }]],
          requestBody: { content: [{ mediaType: application/json,
                schema: { type: object,
                  properties: [{ name: callback-property, type: string }] } }] },
          responses: [{ status: "204", description: callback-response }] }
    servers: [warning, "\`servers\` is not shown: the address of a callback"]
    callbacks: [warning, "\`callbacks\` is not shown"]
  Webhook:
    operation:
      - webhook > requestBody > content > 0 > schema > properties
      - [{ name: webhook-property, type: string }]
    servers: [warning, "\`servers\` is not shown: the API itself"]
  Example:
    summary: [received example > summary, media-example-summary]
    description: [received example > description, media-example-description]
    value: [received example > value, { text: media-example-value }]
    externalValue:
      - received > externalExamples
      - [{ name: far-example, summary: far-summary, href: https://media-external.example,
            description: far-description }]
  Link:
    operationId: [link > operation, put-operation-id]
    operationRef:
      - get > responses > 200 > links > link-by-ref
      - { name: link-by-ref, operation: put-operation-id,
          target: "#/paths/~1items~1{path-parameter}/put" }
    parameters:
      - link > parameters
      - [{ name: path-parameter, value: "$response.body#/link-parameter" }]
    requestBody: [link > requestBody, "$response.body#/link-body"]
    description: [link > description, link-description]
    server: [link > server, https://link-server.example]
  Reference:
    $ref: [received > schema > type, { ref: Everything }]
    summary:
    description: [get > responses > default > description, reference-description]
  "Schema: what is valid":
    type: [text > nullable, true]
    enum:
      - enum
      - [{ value: enum-value, name: ENUM_VARNAME, description: enum-description },
          { value: enum-other, name: ENUM_OTHER }]
    const: [everything > properties > constant > const, const-value]
    multipleOf: [everything > properties > number > multipleOf, 0.14]
    maximum: [everything > properties > number > maximum, 97]
    exclusiveMaximum: [everything > properties > strict-number > exclusiveMaximum, 96]
    minimum: [everything > properties > number > minimum, 13]
    exclusiveMinimum: [everything > properties > strict-number > exclusiveMinimum, 15]
    maxLength: [text > maxLength, 98]
    minLength: [text > minLength, 12]
    pattern: [text > pattern, "text-pattern|example|default"]
    maxItems: [list > maxItems, 95]
    minItems: [list > minItems, 16]
    uniqueItems: [list > uniqueItems, true]
    maxContains: [list > conditions > contains > most, 94]
    minContains: [list > conditions > contains > least, 17]
    maxProperties: [everything > maxProperties, 99]
    minProperties: [everything > minProperties, 11]
    required: [text > required, true]
    dependentRequired:
      - everything > notes > dependentRequired
      - { note: dependentRequired, property: text, names: [dependent-required] }
    format: [text > format, text-format]
  "Schema: parts":
    $ref: [everything > properties > sibling > type, { ref: Book }]
    $defs: [everything > properties > defined > description, defs-description]
    $dynamicRef: [everything > properties > tree > type, { ref: Tree }]
    $dynamicAnchor:
    $anchor:
    $id:
    $schema: [warning, "\`$schema\` is not shown"]
    $comment:
    allOf:
      - everything > properties > combined
      - { name: combined, type: string, minLength: 18, maxLength: 93, description: all-of }
    anyOf:
      - everything > properties > any > unions
      - [{ mode: anyOf,
            variants: [{ label: any-of-title, type: string, title: any-of-title,
                maxLength: 92 }, { type: boolean }] }]
    oneOf:
      - everything > properties > either > unions
      - [{ mode: oneOf,
            variants: [{ label: one-of-title, type: string, title: one-of-title,
                minLength: 19 }, { type: integer }] }]
    not: [everything > conditions > not > notes, [{ note: required, names: [condition-not] }]]
    if: [everything > conditions > if > properties > condition-if > const, true]
    then: [everything > conditions > then > properties > 0 > name, condition-then]
    else: [everything > conditions > else > properties > 0 > name, condition-else]
    dependentSchemas:
      - everything > conditions > dependentSchemas
      - { keyword: dependentSchemas, property: number, type: object,
          properties: [{ name: dependent-schema, type: string }] }
    prefixItems:
      - everything > properties > tuple > prefixItems
      - [{ type: string, description: prefix-item }]
    items: [list > items > description, items-description]
    contains: [list > conditions > contains > const, contains-value]
    properties: [everything > properties > 1 > name, single-example]
    patternProperties:
      - everything > patternProperties
      - [{ name: ^pattern-name, type: string, description: pattern-property }]
    additionalProperties: [everything > additionalProperties > description, additional-property]
    propertyNames: [everything > conditions > propertyNames > pattern, property-names]
    unevaluatedItems: [everything > properties > tuple > items > description, unevaluated-item]
    unevaluatedProperties:
      - everything > properties > closed > additionalProperties > description
      - unevaluated-property
    true and false: [everything > properties > no > type, never]
  "Schema: comments":
    title: [text > title, property-title]
    description: [everything > description, schema-description]
    default: [text > default, text-default]
    examples: [text > notes, [{ note: examples, values: [second-example] }]]
    example: [everything > properties > single-example > example, single-example-value]
    deprecated: [text > deprecated, true]
    readOnly: [text > readOnly, true]
    writeOnly: [everything > properties > single-example > writeOnly, true]
    externalDocs:
      - everything > externalDocs
      - { url: https://schema-docs.example, description: schema-docs-description }
    contentEncoding: [text > contentEncoding, content-encoding]
    contentMediaType: [text > contentMediaType, application/content-media-type]
    contentSchema:
      - text > conditions
      - [{ keyword: contentSchema, type: object,
            properties: [{ name: content-schema, type: string }] }]
    discriminator:
      - schemas/Pet.tsx > discriminators
      - [{ property: discriminator-property,
            values: [{ value: mapped-value, schema: Dog }, { value: Cat, schema: Cat }] }]
    nullable: [3.0 schemas/Old.tsx > nullable, true]
  XML:
    name: [sent xml > value, { contains: "<xml-prefix:xml-name " }]
    namespace: [sent xml > value, { contains: 'xmlns:xml-prefix="https://xml-namespace.example"' }]
    prefix:
      - schemas/Book.tsx > xml
      - '<xml-prefix:xml-name xmlns:xml-prefix="https://xml-namespace.example">'
    attribute: [schemas/Book.tsx > properties > isbn > xml, 'xml-attribute="…"']
    wrapped: [schemas/Book.tsx > properties > pages > xml, "<xml-wrapper><xml-item>"]
  Security scheme:
    type: [schemes > Mutual > type, mutualTLS]
    description: [schemes > KeyInHeader > description, scheme-description]
    name: [schemes > KeyInHeader > parameter, X-Scheme-Name]
    in: [schemes > KeyInCookie > in, cookie]
    scheme: [schemes > Basic > scheme, basic]
    bearerFormat: [schemes > Bearer > bearerFormat, bearer-format]
    openIdConnectUrl: [schemes > OpenId > openIdConnectUrl, https://open-id.example]
    flows: [flows > 0 > kind, implicit]
  OAuth flow:
    authorizationUrl: [flows > 3 > authorizationUrl, https://code-authorization.example]
    tokenUrl: [flows > 3 > tokenUrl, https://code-token.example]
    refreshUrl: [flows > 1 > refreshUrl, https://password-refresh.example]
    scopes: [flows > 2 > scopes, [{ name: scope-name, description: scope-description }]]
  OpenAPI 3.2:
    mediaTypes: [3.2 stream > responses > 200 > content > 0 > mediaType, application/jsonl]
    $self: [3.2 query > parameters > 0 > name, self-parameter]
    query: [3.2 query > method, query]
    additionalOperations: [3.2 api/copy-id.tsx > method, COPY]
    "style: cookie": [3.2 query > parameters > self-parameter > style, cookie]
    "in: querystring": [3.2 warning, the whole query string is not shown]
    server name: [3.2 server > name, server-name]
    tag summary: [3.2 navigation > sections > child > tag, tag-summary]
    tag kind: [3.2 warning, "\`kind\` is not shown"]
    tag parent: [3.2 navigation > sections > child > group, parent-summary]
    response summary: [3.2 stream > responses > 200 > description, response-summary]
    itemSchema: [3.2 stream > responses > 200 > content > 0 > stream, true]
    dataValue:
      - 3.2 samples > examples > request > application/json > data > value
      - { kind: data-value }
    serializedValue:
      - 3.2 samples > examples > request > application/json > text > value
      - { kind: serialized-value }
    deviceAuthorization: [3.2 schemes > Device > flows > 0 > kind, deviceAuthorization]
    deviceAuthorizationUrl:
      - 3.2 schemes > Device > flows > 0 > deviceAuthorizationUrl
      - https://device.example
    oauth2MetadataUrl: [3.2 schemes > Device > metadataUrl, https://metadata.example]
    scheme deprecated: [3.2 schemes > Device > deprecated, true]
    defaultMapping: [3.2 schemas/Choice.tsx > unions > 0 > variants > 1 > fallback, true]
    nodeType:
      - 3.2 samples > examples > request > application/xml > 0 > value
      - { contains: "<node><![CDATA[cdata-value]]></node>" }
    prefixEncoding: [3.2 warning, "\`prefixEncoding\` is not shown"]
    itemEncoding: [3.2 warning, "\`itemEncoding\` is not shown"]
  Extensions:
    x-codeSamples:
      - get samples > samples > own
      - [{ language: Ruby, label: own-sample-label, code: 'puts "own-sample-source"' }]
    x-tagGroups: [navigation > sections > tag-name > group, group-name]
    x-displayName: [navigation > sections > tag-name > tag, tag-display-name]
    x-enumDescriptions: [enum > 0 > description, enum-description]
    x-enum-varnames: [enum > 0 > name, ENUM_VARNAME]
    x-internal: [note, Left out as internal]
    x-deprecated-reason: [get > deprecation > description, operation-deprecated-reason]
    x-example: [3.2 navigation > credentials > Example > value, Bearer scheme-example]
    x-guide: [3.2 navigation > securityGuides > Example > path, /scheme-guide]
    x-webhooks: [warning, "\`x-webhooks\` is not shown"]
`;

/** What pages also contain: results of several keywords together, and of Markdown. */
const besides = table<readonly [title: string, ...Place]>`
  links in a summary: [overview > hasLinks, true]
  what follows a first paragraph: [overview > details, info-details]
  the parts under headings:
    - overview > chapters
    - [{ title: chapter-title, heading: chapter-title, description: chapter-description },
        { title: chapter-part, depth: 2 }]
  the description of an operation, and that of its path: [get > details, { contains: path-summary }]
  why a parameter is deprecated:
    - parameter > deprecation
    - { description: parameter-deprecated-reason }
  why a schema is deprecated: [text > deprecation, { description: schema-deprecated-reason }]
  a parameter's example: [get > parameters > piped > example, [piped-a, piped-b]]
  an example elsewhere:
    - parameter > examples > second-name
    - { name: second-name, href: https://parameter-external.example }
  the style of a path parameter: [get > parameters > path-parameter > style, matrix]
  a parameter that is not exploded as usual: [get > parameters > path-parameter > explode, true]
  the description of a header: [header > description, header-description]
  whether a header is always sent: [header > required, true]
  the media type of a header:
    - get > responses > 200 > headers > Header-Content
    - { name: Header-Content, contentType: application/json, type: object,
        example: { key: header-content-value } }
  schemes that are needed together, and alternatives:
    - get > security
    - [[{ name: KeyInQuery, type: apiKey, in: query, parameter: query-key-name },
          { name: Basic, type: http, scheme: basic }],
        [{ name: OAuth, type: oauth2, scopes: [scope-name] }], []]
  the server of a link: [link > details, link-server-description]
  what the author wrote of the target of a link: [link > target, put-operation-id]
  the types of a union: [everything > properties > any > type > or, [string, boolean]]
  groups of required properties:
    - everything > properties > grouped > requiredGroups
    - [{ mode: anyOf, groups: [[group-one], [group-two, group-three]] }]
  no other properties: [everything > properties > sealed > closed, true]
  what a schema includes: [schemas/Dog.tsx > allOf, [Pet]]
  the form of items in XML, once:
    - schemas/Book.tsx > properties > pages > items
    - { type: string, example: xml-item-value }
  what $dynamicRef leads to, where nothing has the anchor:
    - everything > properties > unresolved > notes
    - [{ note: dynamicRef, ref: "#dynamic-unknown" }]
  every value that selects a branch:
    - 3.2 schemas/Choice.tsx > unions > 0
    - { mode: oneOf, discriminator: kind,
        variants: [{ label: First, value: one, moreValues: [uno], type: { ref: First } },
          { label: Second, value: Second, fallback: true, type: { ref: Second } }] }
  the exclusive bounds of OpenAPI 3.0:
    - 3.0 schemas/Old.tsx > properties
    - [{ name: strict, type: number, exclusiveMinimum: 21, exclusiveMaximum: 91 }]
`;

/** Returns the rows of the page, as `Section: keyword`. */
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

/** The result of a run on a fixture: the content of its modules, by path, and its messages, one problem per line. */
interface Run {
  readonly modules: ReadonlyMap<string, string>;
  readonly data: (module: string) => Data;
  readonly told: Readonly<Record<string, string>>;
}

async function runOn(fixture: string): Promise<Run> {
  const { document, warnings } = await load(`tests/fixtures/specs/${fixture}.yaml`);
  const context = contextOf(document, normalize(document, vocabulary));
  const files = [...pages(context), ...sampleModules(context, new Set())].map(
    ({ path, text }) => [path, text] as const,
  );
  const modules = new Map(files.flatMap(([path, text]) => (text ? [[path, text] as const] : [])));
  const known = new Map<string, Data>();
  const data = (module: string) => {
    if (!known.has(module)) known.set(module, moduleData(module, modules));
    return known.get(module);
  };
  const told = (severity: string) =>
    warnings
      .filter((problem) => problem.severity === severity)
      .map(({ line, message }) => `${line}: ${message}`)
      .join("\n");
  return { modules, data, told: { warning: told("warning"), note: told("note") } };
}

test("the test covers the same keywords as the page", () => {
  const tested = Object.entries(shown).flatMap(([section, keywords]) =>
    Object.keys(keywords).map((keyword) => `${section}: ${keyword}`),
  );
  expect(documented()).toEqual(tested);
});

describe("every keyword is where the page says", async () => {
  const main = await runOn("every-keyword");
  const others = new Map([
    ["3.0", await runOn("every-keyword-3.0")],
    ["3.2", await runOn("every-keyword-3.2")],
  ]);
  /** Returns the run that a place belongs to, the name of the module or kind of message, and the path in the module. */
  const found = (at: string) => {
    const [, version = "", name = "", path = ""] =
      /^(?:(\d\.\d) )?(.+?)((?: > .+)?)$/.exec(at) ?? [];
    const [module = "", ...steps] = `${beginnings[name] ?? name}${path}`.split(" > ");
    return { run: others.get(version) ?? main, module, steps };
  };

  const cases = [
    ...Object.entries(shown).flatMap(([section, keywords]) =>
      Object.entries(keywords).flatMap(([keyword, place]) =>
        place ? [[`${section}: ${keyword}`, ...place] as const] : [],
      ),
    ),
    ...besides,
  ];

  test.each(cases)("%s", (_title, at, want) => {
    const { run, module, steps } = found(at);
    if (steps.length === 0) expect(run.told[module]).toContain(want);
    else if (typeof want === "object" && want !== null && "contains" in want)
      expect(partAt(run.data(module), steps)).toContain(want.contains);
    else expect(partAt(run.data(module), steps)).toEqual(want);
  });

  test("no page contains a field that is not covered", () => {
    // Made from examples and references: the parts next to a schema on its page.
    const beside = ["pageExamples", "usedBy"];
    const known = new Set([
      ...beside,
      ...cases.flatMap(([, at, want]) => [...found(at).steps, ...fieldsIn(want)]),
    ]);
    const fields = [main, ...others.values()].flatMap(({ modules, data }) =>
      [...modules.keys()]
        .filter((path) => /^(overview|shared|(api|schemas)\/[^.]+)\.tsx$/.test(path))
        .flatMap((path) => {
          // A page receives examples and schemas that other modules contain.
          const own = data(path) as Readonly<Record<string, Data>>;
          if (path === "shared.tsx")
            return fieldsIn(Object.values(own).map((one) => Object.values(one as object)));
          return fieldsIn(path.startsWith("api/") ? { ...own, ...given } : own);
        }),
    );
    expect([...new Set(fields)].filter((field) => !known.has(field))).toEqual([]);
  });

  test("internal parts appear nowhere", () => {
    const texts = [...main.modules, ["warning", main.told["warning"] ?? ""] as const];
    expect(texts.filter(([, text]) => /hidden/i.test(text)).map(([file]) => file)).toEqual([]);
  });
});

const given = { samples: undefined, examples: undefined, schemas: undefined };

/** Values from the document: their members are not fields. */
const opaque = new Set(["value", "example", "default", "pageExamples", "usedBy"]);

/** Returns the names of all fields in the data of a page. */
function fieldsIn(data: Data): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(fieldsIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : opaque.has(key) ? [key] : [key, ...fieldsIn(value)],
  );
}
