import { validationsKey } from "../../src/shared/validation-rules";
import type { ProblemText } from "./problems";

/** What the validator (Ajv) reports of a value. */
interface Broken {
  readonly keyword: string;
  /** What the keyword allows. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** The validator's comparison with a bound. */
const bounds: Readonly<Record<string, string>> = {
  "<=": "at most",
  ">=": "at least",
  "<": "less than",
  ">": "more than",
};

const nouns: Readonly<Record<string, string>> = {
  Items: "items",
  Length: "characters",
  Properties: "properties",
};

/** Says what a value lacks or has too much of, by the keyword that it breaks. */
const wordings: Readonly<Record<string, (params: Broken["params"]) => string>> = {
  required: ({ missingProperty }) => `lacks \`${missingProperty}\``,
  dependentRequired: ({ property, deps }) => `has \`${property}\`, and must then have \`${deps}\``,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  pattern: ({ pattern }) => `must match the pattern \`${pattern}\``,
  format: ({ format }) => `must have the format \`${format}\``,
  oneOf: () => "must match exactly one schema of `oneOf`",
  anyOf: () => "must match a schema of `anyOf`",
  if: ({ failingKeyword }) => `must match the schema of \`${failingKeyword}\``,
  not: () => "must not match the schema of `not`",
  const: ({ allowedValue }) => `must be the value of \`const\`: ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) =>
    `must be one of ${(allowedValues as unknown[]).map((one) => JSON.stringify(one)).join(", ")}`,
  additionalProperties: ({ additionalProperty: name }) => `must not have a property \`${name}\``,
  unevaluatedProperties: ({ unevaluatedProperty: name }) => `must not have a property \`${name}\``,
  uniqueItems: () => "must not have the same item twice",
  contains: ({ minContains: least, maxContains: most }) =>
    `must have ${most === undefined ? `at least ${least}` : `${least} to ${most}`} items that match \`contains\``,
  propertyNames: () => "has a property whose name does not match `propertyNames`",
  "false schema": () => "must not be there",
  readOnly: () => "must not be in a request",
  writeOnly: () => "must not be in a response",
  [validationsKey]: ({ message, unclear }) =>
    `breaks a rule: ${String(message).replace(/\.$/, "")}${unclear === undefined ? "" : ` (it cannot be evaluated: ${unclear})`}`,
  "own:variant": ({ property }) => `has a \`${property}\` that selects no variant`,
};

/**
 * Says in our words which keyword a value breaks.
 *
 * @param value what the error is about; `undefined` if its type should not be named
 * @returns the rest of a sentence about the value: `must be an integer or null, not a string`
 */
export function valueWords({ keyword, params }: Broken, value?: unknown): string {
  const { limit, comparison } = params;
  if (keyword === "type") {
    const wanted = [params["type"]].flat().map((type) => withArticle(String(type)));
    const not = value === undefined ? "" : `, not ${withArticle(typeOf(value))}`;
    return `must be ${wanted.join(", ").replace(/, (?=[^,]*$)/, " or ")}${not}`;
  }
  if (typeof comparison === "string" && keyword.endsWith("imum"))
    return `must be ${bounds[comparison]} ${limit}`;
  const [, end, what = ""] = /^(min|max)(Items|Length|Properties)$/.exec(keyword) ?? [];
  if (end) return `must have at ${end === "min" ? "least" : "most"} ${limit} ${nouns[what]}`;
  return wordings[keyword]?.(params) ?? `does not match \`${keyword}\``;
}

/** Returns the subject of such a sentence: the last part of the value's JSON Pointer. */
export function subjectAt(pointer: string): string {
  const name = pointer.split("/").slice(1).at(-1)?.replaceAll("~1", "/").replaceAll("~0", "~");
  if (name === undefined) return "it";
  return /^\d+$/.test(name) ? `item ${Number(name) + 1}` : `\`${name}\``;
}

/** Returns the JSON Schema type of a value; of an integer, `number`. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** @param type a JSON Schema type */
export function withArticle(type: string): string {
  return type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

/** Returns a value as JSON, shortened for a message. */
export function shortJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** Says that a rule cannot be evaluated for an example, of the author or made up, though the rest of the example is valid. */
export function unclearRule(reason = ""): ProblemText {
  return {
    rule: "validation",
    severity: "warning",
    message: `The rule cannot be evaluated for an example: ${reason}.`,
    remedy: `Correct the expression${reason.startsWith("the value has no") ? "; it has to test optional fields first: `!has(self.end) || …`" : ""}.`,
  };
}
