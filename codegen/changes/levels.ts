import type { ChangeSentence } from "../../src/view/changes";

/** How a change affects callers. */
export type Level = (typeof levels)[number];

/** The levels, the most important for callers first. */
export const levels = ["breaking", "compatible", "documentation"] as const;

/** Who sends the value that a schema describes; `both`: inside a condition, where every change may break; `unused`: nobody. */
export type Direction = "request" | "response" | "both" | "unused";

/** Returns the opposite direction, for responses to requests and for values that must not match. */
export function flipped(direction: Direction): Direction {
  return direction === "request" ? "response" : direction === "response" ? "request" : direction;
}

/** What a change does to the set of valid values, with its level in what callers send and in what they receive. */
export const effects = {
  /** Less is valid than before: senders may be refused. */
  narrows: ["breaking", "compatible"],
  /** More is valid than before: receivers may be surprised. */
  widens: ["compatible", "breaking"],
  /** Valid values may have become invalid, and the reverse. */
  differs: ["breaking", "breaking"],
  /** The change harms nobody. */
  eases: ["compatible", "compatible"],
  /** Only texts for readers differ. */
  tells: ["documentation", "documentation"],
} as const satisfies Readonly<Record<string, readonly [Level, Level]>>;

/** Circumstances under which the same sentence has another level. */
export const cases = {
  narrower: "a type, bound, pattern, format or other limit that allows less than before",
  wider: "such a limit that allows more",
  other: "such a limit that allows other values",
  closed: "where no others were allowed",
  covered: "but another one covers it",
  error: "of an error",
  greedy: "next to others that it matches",
  tag: "of a tag",
  variable: "of a server variable",
};

/**
 * The effect of every fact: the sentence and the noun of its message (`:noun` for all its sentences), and its case. The table in
 * docs/changes.md is made of these.
 */
export const facts: Readonly<Record<keyof typeof effects, string>> = {
  narrows: `required newRequired closed scopeRequired limited forbidden nothing unique propertyRequired othersForbidden othersLimited
    oneMatches variantsAdded added:requiredProperty added:condition removed:variant went:variant removed:value removed:discriminatorValue
    removed:credentials :default /narrower`,
  widens: `optional opened scopeOptional unlimited allowed anything repeated propertyOptional othersAllowed othersUnlimited manyMatch
    variantsRemoved added:optionalProperty/closed removed:condition added:variant came:variant added:value added:discriminatorValue
    added:credentials replaced:credentials new/closed /wider`,
  differs: `gone moved unsent unreturned propertyRenamed added removed replaced raised lowered went:operation went:webhook
    :style :explode :openIdConnectUrl :authorizationUrl :tokenUrl :deviceAuthorizationUrl :refreshUrl
    added:requiredProperty/closed added:variant/greedy came:variant/greedy new/variable gone/variable /other`,
  eases: `new newOptional deprecated undeprecated sent returned came:operation came:webhook :operationId added:mediaType
    added:flow added:scope added:optionalProperty added:default added:refreshUrl gone/error /covered`,
  tells: "came went changed reordered scopeTold is isNot :name new/tag gone/tag",
};

const effectOf = new Map(
  Object.entries(facts).flatMap(([effect, list]) =>
    list.split(/\s+/).map((fact) => [fact, effects[effect as keyof typeof effects]] as const),
  ),
);

/** Returns the levels of a change in what callers send and in what they receive. */
export function levelsOf(
  { says, of }: ChangeSentence,
  how?: keyof typeof cases,
): readonly [Level, Level] {
  const end = how === undefined ? "" : `/${how}`;
  const names = [`${says}:${of}`, `:${of}`, says, ""].map((name) => name + end);
  const found = names.map((name) => effectOf.get(name)).find((each) => each !== undefined);
  if (!found) throw new Error(`No level for ${names[0]}`);
  return found;
}
