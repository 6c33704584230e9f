import { changeWords } from "../view/changes";
import type { SinglePageKind } from "../shared/page-kinds";
import { conditionWords } from "../view/conditions";
import { fill, type Wording } from "../shared/fill-text";
import { plainWords } from "../view/plain-facts";
import type { JsonValue, Note } from "../view/types";

/** The text of each kind of note. */
type NoteWords = Readonly<Record<Note["note"], string>>;

/** The titles of the pages that an API has at most once. A page with a text for its link has a section of the overview. */
type SinglePageWords = Readonly<Record<SinglePageKind, { title: string; link?: string }>>;

/**
 * The English words inside pages. Those around samples, code and links are also in guides. Browsers do not load them, because content is
 * rendered at build time.
 */
export const referenceWords = {
  /** The language, whose plural forms are used. */
  lang: "en",
  linkTo: "Link to {name}",
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
  exampleOf: "Example: {name}",
  exampleHeading: "Example",
  extent: { none: "No fields", required: "Required fields", all: "All fields" },
  pages: { one: "Read one page", all: "Read all pages" },
  onePage: "In this language, the sample reads one page only.",
  copy: "Copy",
  copied: "Copied",
  download: "Download",
  downloadFile: "Download {file}",
  wrapLines: "Wrap lines",
  showAllLines: { other: "Show all {count} lines" },
  showFewerLines: "Show fewer lines",
  types: "Types",
  ownSample: "{label} (as documented)",
  samplesLeftOut: {
    one: "{count} more example not shown",
    other: "{count} more examples not shown",
  },
  standIn: "No host is documented: {origin} is a placeholder for yours",
  yourValues: {
    title: "Your values",
    inUse: "in use",
    kept: "All samples use what you type here. The values stay in this tab (credentials only until you reload or close it) and are never sent.",
    server: "Server",
    baseUrl: "Base URL",
    credentials: "Credentials",
    inputs: "Inputs",
    pasteHeader: "You can paste a whole header into one of the fields.",
    close: "Close",
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
    rules: {
      title: "Field rules",
      link: "All fields and their rules",
    },
    compare: { title: "Compare operations", link: "Two request bodies side by side" },
    changelog: { title: "Changelog" },
  } satisfies SinglePageWords as SinglePageWords,
  changelog: {
    introduction: "What each version of the API changed for its callers, newest first.",
    since: "Since {version}",
    breaking: "breaking",
    operations: { one: "{count} operation", other: "{count} operations" },
    uses: { one: "in {count} operation", other: "in {count} operations" },
    documentation: {
      one: "{count} documentation-only change",
      other: "{count} documentation-only changes",
    },
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
    types: "TypeScript types of all requests and responses",
    llms: "Documentation for AI assistants (llms.txt)",
  },
  typesHint:
    'Save the file next to your code and import what you need: import type { … } from "./types". Types that end in Data have the body of a request, and types that end in Responses that of a response.',
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
  models: "Schemas",
  usedIn: { request: "in the request", response: "in the response", callback: "in a callback" },
  exampleOrigin: { declared: "from the specification", sampled: "generated from the schema" },

  requiredOnly: "Required only",
  filterFields: "Filter fields",
  matchingFields: "Matches: {count} of {all}",
  unsearchedFolds: "Not searched until opened: {count}",
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
  encodings: "Encoding of the parts",
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
    password: "password",
  } as Readonly<Record<string, string>>,

  characters: { one: "{count} character", other: "{count} characters" },
  characterKinds: {
    letters: { one: "{count} letter", other: "{count} letters", only: "only letters" },
    uppercaseLetters: {
      one: "{count} uppercase letter",
      other: "{count} uppercase letters",
      only: "only uppercase letters",
    },
    lowercaseLetters: {
      one: "{count} lowercase letter",
      other: "{count} lowercase letters",
      only: "only lowercase letters",
    },
    digits: { one: "{count} digit", other: "{count} digits", only: "only digits" },
    lettersOrDigits: {
      one: "{count} letter or digit",
      other: "{count} letters or digits",
      only: "only letters or digits",
    },
    hexDigits: {
      one: "{count} hexadecimal digit",
      other: "{count} hexadecimal digits",
      only: "only hexadecimal digits",
    },
  },
  items: { one: "{count} item", other: "{count} items" },
  /** Short names of sections for narrow places. */
  shortSections: {
    path: "Path",
    query: "Query",
    header: "Headers",
    cookie: "Cookies",
    body: "Body",
    samples: "Samples",
  },
  properties: { one: "{count} property", other: "{count} properties" },
  exactly: "exactly {what}",
  atLeast: "at least {what}",
  atMost: "at most {what}",
  between: "{least}–{most}",
  /** The same for a negative number, whose sign looks like a dash. */
  betweenNegative: "{least} to {most}",
  orMore: "{value} or more",
  orLess: "{value} or less",
  moreThan: "more than {value}",
  lessThan: "less than {value}",

  allowedValues: "Allowed values",
  propertiesHeading: "properties",
  typeWords: {
    arrayOf: "array of",
    mapOf: "map of",
    shapes: { other: "one of {count} shapes" },
  },
  notes: {
    required: "Required here: {names}.",
    dependentRequired: "When {property} is present, {names} must be present too.",
    noFurtherItems: "No further items are allowed.",
    noUndescribedProperties: "No properties other than those described are allowed.",
    dynamicRef: "The schema at $dynamicRef {ref} also applies; it is not shown.",
    repeats: "Repeats the schema at {ref}.",
    const: "Always {value}.",
    enum: "One of {values}.",
    format: "Format: {format}.",
    ofType: "If it is {type}: {keywords}.",
    also: "Also {keyword}: {value}.",
    contradiction: "No value is valid: it would have to be {types}.",
    validation: "{message}",
    examples: "Also valid: {values}.",
  } satisfies NoteWords as NoteWords,
  /** What the note `ofType` calls types. */
  noteTypes: { array: "an array", number: "a number", object: "an object", string: "a string" },
  eachItem: "each item",
  anyOtherProperty: "any other property",
  propertiesMatching: "names matching",
  andNoOther: "; no others allowed",
  noOtherProperties: "No other properties are allowed.",
  sendOneOf: "Send one of",
  oneOf: "One of",
  chosenBy: "chosen by",
  includes: "Includes",
  about: "About {name}",
  recursive: "recursive",
  shownAbove: "shown above",
  see: "See",
  inFull: "{name} in full",
  loading: "Loading …",
  notLoaded:
    "This could not be loaded. Close and open it to try again, or follow the link to its page.",
  ...conditionWords,
  when: "When",
  isPresent: "is present, also:",
  /** How many items must match; a schema follows. */
  containing: {
    exactly: "Of the items, exactly {least} must be",
    atLeast: "Of the items, at least {least} must be",
    between: "Of the items, {least} to {most} must be",
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
  typesLeftOut: {
    one: "{count} more type is in {file}.",
    other: "{count} more types are in {file}.",
  },

  sentTo: "Sent to",
  leadsTo: "Leads to",
  sends: "sends",
  sentToServer: "at",
  errorBox: {
    label: "Paste the body of an error.",
    hint: "Add the request if you have it. Nothing leaves your browser.",
    useExample: "Use an example",
    example: "{field} is not valid.",
    calls: "Sent in",
    narrow: "Paste the request, too, to see which one it is.",
    known: "This is",
    likely: "This looks most like",
    lacks: "but lacks",
    unknown: "None of the documented errors has these fields.",
    incomplete: "This is not a JSON object yet.",
  },
  compare: {
    introduction:
      "The fields of two request bodies side by side, such as those to create and to update.",
    with: "Compare with",
    first: "First operation",
    second: "Second operation",
    differences: "Differences only",
    count: "Different: {count} of {all}",
    only: "only in {operation}",
    required: "required in {operation}",
    differs: "different rules",
    choose: "Choose two operations.",
    failed: "The operations could not be loaded. Choose them again.",
    withoutScript: "The comparison needs JavaScript. These operations have a request body:",
  },
  rules: {
    introduction:
      "Every field of a request with its rules, and every field of a response that may be null.",
    show: "Show only",
    nullable: "may be null",
    required: "required",
    limited: "limited",
    listed: "allowed values",
    name: "Filter by name",
    field: "Field",
    type: "Type",
    rules: "Rules",
    response: "Response",
    moreValues: "and {count} more",
    leftOut: {
      one: "This page cannot hold all fields of this API: {count} operation is missing. Its rules are on its own page.",
      other:
        "This page cannot hold all fields of this API: {count} operations are missing. Their rules are on their own pages.",
    },
  },
  recognizedBy: "Recognize it by",
  errorsIntroduction: {
    one: "The shape of an error, and which operations return it.",
    other: "The {count} shapes of an error, and which operations return them.",
  },
  inErrorList: "In the list of errors",
  noBody: "Without a body",
  occursIn: { one: "occurs in {count} operation", other: "occurs in {count} operations" },
  occursEverywhere: "any operation may return it",
  occursEverywhereBut: {
    one: "any operation may return it, except this one",
    other: "any operation may return it, except these {count}",
  },
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
export type ReferenceWords = Wording<typeof referenceWords>;

/** Returns a day (`2026-03-01`) as the language writes it. */
export function dateText(day: string, { lang }: ReferenceWords): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** Returns the words for a range of numbers. @param most as text, perhaps with what is counted */
export function rangeText(least: number, most: string, words: ReferenceWords): string {
  return fill(least < 0 ? words.betweenNegative : words.between, { least, most });
}

/** Returns the words for how many items must match (JSON Schema 2020-12, 6.4.4 and 6.4.5). */
export function containingText(
  { least = 1, most }: { readonly least?: number; readonly most?: number },
  { containing }: ReferenceWords,
): string {
  if (most === undefined) return fill(containing.atLeast, { least });
  return fill(least === most ? containing.exactly : containing.between, { least, most });
}

/** Returns the text of a note in the language of the words. */
export function noteText(note: Note, words: ReferenceWords): string {
  return fill(words.notes[note.note], slotsOf(note, words));
}

function slotsOf(note: Note, { and, or, noteTypes }: ReferenceWords): Record<string, string> {
  const listed = (values: readonly JsonValue[]) =>
    values.map((value) => JSON.stringify(value)).join(", ");
  switch (note.note) {
    case "required":
      return { names: note.names.join(", ") };
    case "dependentRequired":
      return { property: note.property, names: note.names.join(` ${and} `) };
    case "dynamicRef":
    case "repeats":
      return { ref: note.ref };
    case "const":
      return { value: JSON.stringify(note.value) };
    case "enum":
    case "examples":
      return { values: listed(note.values) };
    case "format":
      return { format: note.format };
    case "validation":
      return { message: note.message };
    case "ofType": {
      const keywords = Object.entries(note.keywords).map(
        ([keyword, value]) => `${keyword} ${JSON.stringify(value)}`,
      );
      return { type: noteTypes[note.type], keywords: keywords.join(", ") };
    }
    case "also":
      return { keyword: note.keyword, value: JSON.stringify(note.value) };
    case "contradiction":
      return { types: note.types.map((names) => names.join(` ${or} `)).join(` ${and} `) };
    default:
      return {};
  }
}
