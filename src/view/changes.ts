import { plainNouns } from "./plain-facts";

/**
 * The English words for the differences between two documents; other languages use the same keys. In a sentence, `{of}` stands for one
 * of the nouns, `{0}` and `{1}` for values, and `{all}` for all values.
 */
export const changeWords = {
  sentences: {
    added: "{of} {0} added",
    removed: "{of} {0} removed",
    new: "Added",
    newRequired: "Added, required",
    newOptional: "Added, optional",
    gone: "Removed",
    came: "{of} added",
    went: "{of} removed",
    changed: "{of} changed",
    replaced: "{of} changed from {0} to {1}",
    unsure: "{of} changed from {0} to {1}; values that matched before may no longer match",
    raised: "{of} raised from {0} to {1}",
    lowered: "{of} lowered from {0} to {1}",
    reordered: "{of} reordered",
    moved: "Moved from {0} to {1}",
    deprecated: "Deprecated",
    undeprecated: "No longer deprecated",
    is: "Now {0}",
    isNot: "No longer {0}",
    required: "Now required",
    optional: "No longer required",
    closed: "Calls now need credentials",
    opened: "Calls no longer need credentials",
    scopeRequired: "Scope {0} required",
    scopeOptional: "Scope {0} no longer required",
    scopeTold: "Description of scope {0} changed",
    limited: "Limited to {all}",
    unlimited: "No longer limited to {all}",
    allowed: "{0} is now allowed",
    forbidden: "{0} is no longer allowed",
    nothing: "No value is allowed anymore",
    anything: "Now allowed",
    unique: "Items must now be unique",
    repeated: "Items may now repeat",
    propertyRequired: "Property {0} is now required",
    propertyOptional: "Property {0} is no longer required",
    propertyRenamed: "Property {0} renamed to {1}",
    sent: "Property {0} is now sent",
    unsent: "Property {0} is no longer sent",
    returned: "Property {0} is now returned",
    unreturned: "Property {0} is no longer returned",
    othersForbidden: "Other properties are no longer allowed",
    othersAllowed: "Other properties are now allowed",
    othersLimited: "Other properties must now match a schema",
    othersUnlimited: "Other properties no longer have to match a schema",
    manyMatch: "Several variants may now match at once (anyOf)",
    oneMatches: "Exactly one variant must now match (oneOf)",
    variantsAdded: "Variants added ({0})",
    variantsRemoved: "Variants removed ({0})",
  },
  /** Fields and keywords are listed under their own names. */
  nouns: {
    operation: "Operation",
    webhook: "Webhook",
    mediaType: "Media type",
    credentials: "Way to authenticate",
    flow: "Flow",
    scope: "Scope",
    property: "Property",
    requiredProperty: "Required property",
    optionalProperty: "Optional property",
    condition: "Condition",
    variant: "Variant",
    discriminator: "Discriminator",
    discriminatorValue: "Discriminator value",
    value: "Value",

    summary: "Summary",
    description: "Description",
    externalDocs: "Link to further documentation",
    example: "Example",
    examples: "Examples",
    title: "Title",
    version: "Version",
    termsOfService: "Terms of service",
    contact: "Contact",
    license: "License",
    operationId: "operationId",
    tags: "Tags",
    servers: "Servers",
    style: "Style",
    explode: "Explode",
    encoding: "Encoding of the parts",
    links: "Links",
    name: "Name",
    default: "Default",
    type: "Type",
    openIdConnectUrl: "OpenID Connect URL",
    bearerFormat: "Token format",
    authorizationUrl: "Authorization URL",
    tokenUrl: "Token URL",
    refreshUrl: "Refresh URL",
    deviceAuthorizationUrl: "Device authorization URL",

    minLength: "Minimum length",
    maxLength: "Maximum length",
    minItems: "Minimum number of items",
    maxItems: "Maximum number of items",
    minProperties: "Minimum number of properties",
    maxProperties: "Maximum number of properties",
    minContains: "Minimum number of matching items",
    maxContains: "Maximum number of matching items",
    minimum: "Minimum",
    maximum: "Maximum",
    exclusiveMinimum: "Exclusive minimum",
    exclusiveMaximum: "Exclusive maximum",
    pattern: "Pattern",
    format: "Format",
    ...plainNouns,
    dependentRequired: "Properties that require others",
    rule: "Rule",
    xml: "XML representation",
  },
  places: {
    info: "info",
    operation: "operation",
    webhook: "webhook",
    path: "path",
    pathParameter: "path parameter",
    queryParameter: "query parameter",
    querystringParameter: "querystring parameter",
    headerParameter: "header parameter",
    cookieParameter: "cookie parameter",
    requestBody: "request body",
    response: "response",
    header: "header",
    server: "server",
    variable: "variable",
    security: "security",
    securityScheme: "security scheme",
    callback: "callback",
    tag: "tag",
    schema: "schema",
    inRequests: "(in requests)",
    inResponses: "(in responses)",
  },
};

/** The type of {@link changeWords}, for other languages. */
export type ChangeWords = typeof changeWords;

/** The thing that a change concerns, as data that each language puts into words. */
export type ChangeNoun = keyof ChangeWords["nouns"];

/** The change itself, as data that each language puts into words. */
export interface ChangeSentence {
  readonly says: keyof ChangeWords["sentences"];
  readonly of?: ChangeNoun;
  /** Text and data from the document. */
  readonly values?: readonly string[];
}

/** The path to a change, made of translatable words and of names from the document. */
export type ChangePlace = readonly (string | { readonly word: keyof ChangeWords["places"] })[];

/** Puts a sentence into words; text from the document becomes code. */
export function sentenceParts(
  { sentences, nouns }: ChangeWords,
  { says, of, values = [] }: ChangeSentence,
): readonly (string | { readonly code: string })[] {
  const parts = sentences[says].split(/\{(\w+)\}/).flatMap((part, index) => {
    if (index % 2 === 0) return part;
    if (part === "of") return of === undefined ? "" : nouns[of];
    if (part !== "all") return { code: values[Number(part)] ?? "" };
    return values.flatMap((code, at) => (at === 0 ? [{ code }] : [", ", { code }]));
  });
  return parts.filter((part) => part !== "");
}

/** Puts a place into words. */
export function placeText({ places }: ChangeWords, place: ChangePlace): string {
  return place.map((part) => (typeof part === "string" ? part : places[part.word])).join("");
}
