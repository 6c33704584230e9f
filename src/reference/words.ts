import { changeWords } from "../view/changes";
import type { SinglePageKind } from "../shared/page-kinds";
import { conditionWords } from "../view/conditions";
import { plainWords } from "../view/plain-facts";
import type { JsonValue, Note } from "../view/types";

/** Writes a number and its noun, for any locale. */
export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** A noun in singular and plural. */
interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The text of each kind of note. */
type NoteWords = {
  readonly [Kind in Note["note"]]: (note: Extract<Note, { readonly note: Kind }>) => string;
};

/** The titles of the pages that an API has at most once. A page with a text for its link has a section of the overview. */
type SinglePageWords = Readonly<Record<SinglePageKind, { title: string; link?: string }>>;

/** Returns a function that formats a day (`2026-03-01`) in a language. */
export function dateIn(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (day) => format.format(new Date(day));
}

/** Joins JSON values with commas, for any locale. */
export function listed(values: readonly JsonValue[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

/** Joins keywords and their values with commas, for any locale. */
export function keywordList(keywords: Readonly<Record<string, JsonValue>>): string {
  return Object.entries(keywords)
    .map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`)
    .join(", ");
}

/**
 * The English words inside pages. Those around samples, code and links are also in guides. Browsers do not load them, because content is
 * rendered at build time.
 */
export const referenceWords = {
  linkTo: (name: string) => `Link to ${name}`,
  parameters: {
    path: "Path parameters",
    query: "Query parameters",
    header: "Header parameters",
    cookie: "Cookie parameters",
  },
  /** The state of a task in a list. */
  taskDone: "Done",
  taskOpen: "To do",
  samples: "Request samples",
  ownBody: "Your body",
  exampleOf: (name: string) => `Example: ${name}`,
  exampleHeading: "Example",
  extent: { none: "No fields", required: "Required fields", all: "All fields" },
  pages: { one: "Read one page", all: "Read all pages" },
  onePage: "In this language, the sample reads one page only.",
  copy: "Copy",
  copied: "Copied",
  download: "Download",
  downloadFile: (file: string) => `Download ${file}`,
  wrapLines: "Wrap lines",
  showAllLines: (count: number) => `Show all ${count} lines`,
  showFewerLines: "Show fewer lines",
  types: "Types",
  ownSample: (label: string) => `${label} (as documented)`,
  samplesLeftOut: (count: number) => `${plural(count, "more example", "more examples")} not shown`,
  standIn: (origin: string) => `No host is documented: ${origin} is a placeholder for yours`,
  yourValues: {
    title: "Your values",
    inUse: "in use",
    kept: "All samples use what you type here. The values stay in this tab (credentials only until you reload or close it) and are never sent.",
    server: "Server",
    baseUrl: "Base URL",
    credentials: "Credentials",
    clear: "Clear values",
    cleared: "Cleared",
  },

  onThisPage: "On this page",

  description: "Description",
  authorization: "Authorization",
  servers: "Servers",
  requestBody: "Request body",
  responses: "Responses",
  callbacks: "Callbacks",
  headers: "Headers",
  links: "Links",
  securitySchemes: "Authentication",
  singlePages: {
    errors: { title: "Errors", link: "All errors and the operations that return them" },
    changelog: { title: "Changelog" },
  } satisfies SinglePageWords as SinglePageWords,
  changelog: {
    introduction: "What each version of the API changed for its callers, newest first.",
    since: (version: string) => `Since ${version}`,
    date: dateIn("en"),
    breaking: "breaking",
    operations: (count: number) => plural(count, "operation", "operations"),
    uses: (count: number) => `in ${plural(count, "operation", "operations")}`,
    documentation: (count: number) =>
      plural(count, "documentation-only change", "documentation-only changes"),
    first: "The changelog starts with this version.",
    nothing: "No changes for callers.",
    marks: { new: "new", changed: "changed", deprecated: "newly deprecated" },
    ...changeWords,
  },
  operations: "Operations",
  downloads: "Downloads",
  downloadNames: {
    yaml: "OpenAPI document (YAML)",
    json: "OpenAPI document (JSON)",
    postman: "Postman collection",
  },
  schema: "Schema",

  webhook: "Webhook",
  webhooks: "Webhooks",
  untagged: "Other",
  version: "Version",
  contact: "Contact",
  license: "License",
  termsOfService: "Terms of service",
  externalDocs: "More documentation",

  usedBy: "Used by",
  models: "Models",
  usedIn: { request: "in the request", response: "in the response", callback: "in a callback" },
  exampleOrigin: { declared: "from the specification", sampled: "generated from the schema" },

  requiredOnly: "Required only",
  filterFields: "Filter fields",
  matchingFields: (count: string, all: string) => `Matches: ${count} of ${all}`,
  unsearchedFolds: (count: string) => `Not searched, because loaded when opened: ${count}`,
  expandAll: "Expand all",
  collapseAll: "Collapse all",

  required: "required",
  nullable: "may be null",
  deprecated: "deprecated",
  deprecatedBecause: "Deprecated:",
  readOnly: "read-only",
  writeOnly: "write-only",
  default: "default",
  always: "always",
  example: "example",
  matches: "matches",
  keywords: plainWords,
  contentType: "written as",
  xml: "in XML",
  encodings: "How the parts are written",
  eachOfStream: "each item of a stream",
  nameInCode: "in code:",
  alsoUnder: "Also under",
  style: "style",
  explode: "explode",
  styles: {
    spaceDelimited: "separated by spaces",
    pipeDelimited: "separated by |",
    deepObject: "each property as name[property]=value",
  } as Readonly<Record<string, string>>,
  separatedByCommas: "separated by commas",
  allowReserved: "reserved characters not percent-encoded",
  allowEmptyValue: "may be empty",
  formats: {
    "date-time": "date and time (ISO 8601)",
    date: "date (ISO 8601)",
    time: "time (ISO 8601)",
    duration: "duration (ISO 8601)",
    email: "email address",
    "idn-email": "email address",
    hostname: "host name",
    "idn-hostname": "host name",
    uri: "URI",
    "uri-reference": "URI reference",
    "uri-template": "URI template",
    url: "URL",
    iri: "IRI",
    uuid: "UUID",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    regex: "regular expression",
    "json-pointer": "JSON Pointer",
    int32: "32-bit",
    int64: "64-bit",
    float: "single precision",
    double: "double precision",
    byte: "Base64",
    binary: "binary data",
    password: "password",
  } as Readonly<Record<string, string>>,

  characters: (count: number) => plural(count, "character", "characters"),
  characterKinds: {
    letters: { one: "letter", many: "letters" },
    uppercaseLetters: { one: "uppercase letter", many: "uppercase letters" },
    lowercaseLetters: { one: "lowercase letter", many: "lowercase letters" },
    digits: { one: "digit", many: "digits" },
    lettersOrDigits: { one: "letter or digit", many: "letters or digits" },
    hexDigits: { one: "hexadecimal digit", many: "hexadecimal digits" },
  },
  counted: (count: number, noun: Noun) => plural(count, noun.one, noun.many),
  only: (noun: Noun) => `only ${noun.many}`,
  items: (count: number) => plural(count, "item", "items"),
  /** Short names of sections for narrow places. */
  shortSections: {
    path: "Path",
    query: "Query",
    header: "Headers",
    cookie: "Cookies",
    body: "Body",
  },
  properties: (count: number) => plural(count, "property", "properties"),
  values: (count: number) => plural(count, "value", "values"),
  exactly: (what: string) => `exactly ${what}`,
  atLeast: (what: string) => `at least ${what}`,
  atMost: (what: string) => `at most ${what}`,
  between: (least: number, most: string) =>
    least < 0 ? `${least} to ${most}` : `${least}–${most}`,
  orMore: (value: number) => `${value} or more`,
  orLess: (value: number) => `${value} or less`,
  moreThan: (value: number) => `more than ${value}`,
  lessThan: (value: number) => `less than ${value}`,

  allowedValues: "Allowed values",
  propertiesHeading: "properties",
  typeWords: {
    arrayOf: "array of",
    mapOf: "map of",
    shapes: (count: number) => `one of ${count} shapes`,
  },
  notes: {
    required: ({ names }) => `Required here: ${names.join(", ")}.`,
    dependentRequired: ({ property, names }) =>
      `When ${property} is present, ${names.join(" and ")} must be present too.`,
    noFurtherItems: () => "No further items are allowed.",
    noUndescribedProperties: () => "No properties other than those described are allowed.",
    dynamicRef: ({ ref }) => `Also applies the schema at $dynamicRef ${ref}, which is not shown.`,
    repeats: ({ ref }) => `Repeats the schema at ${ref}.`,
    const: ({ value }) => `Always ${JSON.stringify(value)}.`,
    enum: ({ values }) => `One of ${listed(values)}.`,
    format: ({ format }) => `Format: ${format}.`,
    ofType: ({ type, keywords }) =>
      `If it is ${/^[ao]/.test(type) ? "an" : "a"} ${type}: ${keywordList(keywords)}.`,
    also: ({ keyword, value }) => `Also ${keyword}: ${JSON.stringify(value)}.`,
    contradiction: ({ types }) =>
      `No value is valid: it would be ${types.map((names) => names.join(" or ")).join(" and ")}.`,
    examples: ({ values }) => `Further examples: ${listed(values)}.`,
  } satisfies NoteWords as NoteWords,
  eachItem: "each item",
  anyOtherProperty: "any other property",
  propertiesMatching: "names matching",
  andNoOther: ", no others",
  noOtherProperties: "No other properties are allowed.",
  sendOneOf: "Send one of",
  oneOf: "One of",
  showAllVariants: (count: number) => `Show all ${count}`,
  chosenBy: "chosen by",
  includes: "Includes",
  about: (name: string) => `About ${name}`,
  recursive: "recursive",
  shownAbove: "shown above",
  see: "See",
  inFull: (name: string) => `${name} in full`,
  loading: "Loading …",
  notLoaded:
    "This could not be loaded. Close and open it to try again, or follow the link to its page.",
  ...conditionWords,
  when: "When",
  isPresent: "is present, also:",
  containing: (least: number, most: number | undefined) => {
    if (least === most) return `Of the items, exactly ${least} must be`;
    const count = most === undefined ? `at least ${least}` : `${least} to ${most}`;
    return `Of the items, ${count} must be`;
  },
  saysWhich: "determines which of these it is.",
  anyOtherValue: "any other value",
  requiredGroups: {
    anyOf: { before: "At least one of", after: "is required." },
    oneOf: { before: "Exactly one of", after: "is required." },
  },
  and: "and",
  or: "or",

  oneOfTheseSchemes: "Any one of these is enough.",
  usedInSamples: "The samples use this one.",
  noAuthentication: "No authentication",
  apiKey: "API key",
  credentialsIn: { header: "header", query: "query parameter", cookie: "cookie" },
  httpScheme: "HTTP authentication, scheme",
  bearerFormat: "token format",
  oauth2: "OAuth 2.0",
  openIdConnect: "OpenID Connect",
  metadataUrl: "Metadata of the authorization server",
  howToAuthenticate: "How\u00a0to\u00a0send\u00a0it",
  mutualTLS: "Mutual TLS: a client certificate",
  scopes: "Scopes",
  flows: {
    implicit: "Implicit flow",
    password: "Password flow",
    clientCredentials: "Client credentials flow",
    authorizationCode: "Authorization code flow",
    deviceAuthorization: "Device authorization flow",
  },
  authorizationUrl: "Authorization URL",
  deviceAuthorizationUrl: "Device authorization URL",
  tokenUrl: "Token URL",
  refreshUrl: "Refresh URL",
  samplesAndExamples: "Samples and examples",
  responseExamples: "Response examples",
  copyPath: "Copy path",
  checkBody: "Check a request body",
  typesLeftOut: (count: number, file: string) =>
    `${plural(count, "more type is", "more types are")} in ${file}.`,

  sentTo: "Sent to",
  leadsTo: "Leads to",
  sends: "sends",
  sentToServer: "at",
  errorBox: {
    label: "Paste the body of an error.",
    hint: "Your browser recognizes its shape; nothing is sent.",
    known: "This is",
    likely: "This looks most like",
    lacks: "but lacks",
    unknown: "None of the documented errors has these fields.",
    incomplete: "This is not a JSON object yet.",
  },
  recognizedBy: "Recognize it by",
  errorsIntroduction: (count: number) =>
    count === 1
      ? "The shape of an error, and which operations return it."
      : `The ${count} shapes of an error, and which operations return them.`,
  inErrorList: "In the list of errors",
  noBody: "Without a body",
  occursIn: (count: number) => `occurs in ${plural(count, "operation", "operations")}`,
  occursEverywhere: "any operation may return it",
  occursEverywhereBut: (count: number) =>
    `any operation may return it, except ${count === 1 ? "this one" : `these ${count}`}`,
  statuses: {
    "200": "OK",
    "201": "Created",
    "202": "Accepted",
    "204": "No content",
    "301": "Moved permanently",
    "302": "Found",
    "303": "See other",
    "304": "Not modified",
    "307": "Temporary redirect",
    "400": "Bad request",
    "401": "Unauthorized",
    "402": "Payment required",
    "403": "Forbidden",
    "404": "Not found",
    "405": "Method not allowed",
    "406": "Not acceptable",
    "409": "Conflict",
    "410": "Gone",
    "412": "Precondition failed",
    "413": "Content too large",
    "415": "Unsupported media type",
    "422": "Unprocessable content",
    "429": "Too many requests",
    "500": "Internal server error",
    "502": "Bad gateway",
    "503": "Service unavailable",
    "504": "Gateway timeout",
    "2XX": "Any success",
    "3XX": "Any redirect",
    "4XX": "Any client error",
    "5XX": "Any server error",
    default: "Any other status",
  } as Readonly<Record<string, string>>,
};

/** The type of {@link referenceWords}, for other locales. */
export type ReferenceWords = typeof referenceWords;

/** Returns the text of a note in the language of the words. */
export function noteText<Kind extends Note["note"]>(
  note: Extract<Note, { readonly note: Kind }> & { readonly note: Kind },
  { notes }: ReferenceWords,
): string {
  return notes[note.note](note);
}
