/** How the linter tells that a field or a value is not as OpenAPI describes it, and the next step. The first that fits counts. */
const remedies: readonly (readonly [message: RegExp, remedy: string])[] = [
  [/^The field `(.+)` must be present/, "Add `$1`."],
  [/^Must contain at least one of/, "Add one of them."],
  [
    /^Property `.+?` is not expected|^The field `.+?` is not allowed/,
    "Correct its name or move it; what OpenAPI does not know begins with `x-`.",
  ],
  [/ but got `null`/, "Give it a value, or remove the field."],
  [/^Expected type `string` but got `(integer|number|boolean)`/, "Put the value in quotes."],
  [/^Expected type `(integer|number)` but got `string`/, "Write a number, without quotes."],
  [/^Expected type `boolean` but got `string`/, "Write `true` or `false`, without quotes."],
  [/^Expected type `(\w+` \(array\)|array`)/, "Write a list here, even of a single item."],
  [
    /^Expected type `\w+` \(object\)/,
    "Write fields with values here, no list and no single value.",
  ],
  [/^Expected type `string`/, "Write a text here."],
  [/can be one of the following only/, "Use one of these values."],
];

/**
 * The next step for a problem of the rule `struct`.
 *
 * @param message in the linter's words
 */
export function structRemedy(message: string): string | undefined {
  const [pattern, remedy] = remedies.find(([one]) => one.test(message)) ?? [];
  const [, name = ""] = pattern?.exec(message) ?? [];
  return remedy?.replace("$1", () => name);
}
