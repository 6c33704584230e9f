/** What the validator (Ajv, whose version is exact) says after the subject, and what we say. */
const wordings: readonly (readonly [said: RegExp, ours: string])[] = [
  [/^must have required property '(.*)'$/s, "lacks `$1`"],
  [
    /^must have propert(?:y|ies) (.*) when property (.*) is present$/s,
    "has `$2`, and must then have `$1`",
  ],
  [/^must NOT have fewer than (\d+ \w+)$/, "must have at least $1"],
  [/^must NOT have more than (\d+ \w+)$/, "must have at most $1"],
  [/^must be <= (\S+)$/, "must be at most $1"],
  [/^must be >= (\S+)$/, "must be at least $1"],
  [/^must be < (\S+)$/, "must be less than $1"],
  [/^must be > (\S+)$/, "must be more than $1"],
  [/^must be multiple of /, "must be a multiple of "],
  [/^must match pattern "(.*)"$/s, "must match the pattern `$1`"],
  [/^must match format "(.*)"$/s, "must have the format `$1`"],
  [/^must match exactly one schema in oneOf$/, "must match exactly one schema of `oneOf`"],
  [/^must match a schema in anyOf$/, "must match a schema of `anyOf`"],
  [/^must match "(then|else)" schema$/, "must match the schema of `$1`"],
  [/^must NOT be valid$/, "must not match the schema of `not`"],
  [/^must be equal to constant(: )?/, "must be the value of `const`$1"],
  [/^must be equal to one of the allowed values:? /, "must be one of "],
  [
    /^must NOT have (?:additional|unevaluated) properties:? [`"](.*)[`"]$/s,
    "must not have a property `$1`",
  ],
  [/^must NOT have duplicate items( .*)?$/, "must not have the same item twice"],
  [
    /^must contain at least (\d+) valid item\(s\)$/,
    "must have at least $1 items that match `contains`",
  ],
  [
    /^must contain at least (\d+) and no more than (\d+) valid item\(s\)$/,
    "must have $1 to $2 items that match `contains`",
  ],
  [/^property name must be valid$/, "has a property whose name does not match `propertyNames`"],
  [/^boolean schema is false$/, "must not be there"],
  [/^must NOT be present in (request|response) context$/, "must not be in a $1"],
  [/^tag "(.*)" must be string$/s, "needs a text as `$1`, which selects the variant"],
  [/^value of tag "(.*)" must be in oneOf or anyOf$/s, "has a `$1` that selects no variant"],
];

/**
 * Says in our words what the validator says of a value.
 *
 * @param message without its subject, such as `must be integer,null`
 * @param value what the message is about; `undefined` if its type should not be named
 * @returns the rest of a sentence about the value: `must be an integer or null, not a string`
 */
export function valueWords(message: string, value?: unknown): string {
  const [, list] = /^(?:type )?must be ([a-z]+(?:,[a-z]+)*)$/.exec(message) ?? [];
  if (list !== undefined) {
    const wanted = list.split(",").map(withArticle);
    const not = value === undefined ? "" : `, not ${withArticle(typeOf(value))}`;
    return `must be ${wanted.join(", ").replace(/, (?=[^,]*$)/, " or ")}${not}`;
  }
  const [said, ours = ""] = wordings.find(([known]) => known.test(message)) ?? [];
  return said === undefined ? message : message.replace(said, ours);
}

/**
 * Says the same of a message with the subject that the linter puts before it.
 *
 * @param message such as `` `price` property type must be number ``
 * @returns such as `` `price` must be a number, not a string ``
 */
export function subjectAndValueWords(message: string, value?: unknown): string {
  const [, name, said = message] = /^`(.*?)` property (.*)$/s.exec(message) ?? [];
  const isItem = name !== undefined && /^\d+$/.test(name);
  const subject = isItem ? `item ${Number(name) + 1}` : name === undefined ? "it" : `\`${name}\``;
  return `${subject} ${valueWords(said, value)}`;
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
