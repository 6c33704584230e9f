import { isDeepStrictEqual } from "node:util";
import { rulesIn, validationsKey } from "../../src/shared/validation-rules";
import { type ChangeNoun, type ChangeSentence, changeWords } from "../../src/view/changes";
import { valueId } from "../../src/view/ids";
import type { JsonValue } from "../../src/view/types";
import { absentIn, type Keyword, schemaKeywords } from "../keywords";
import { allows } from "../model/keywords";
import { canonical, asList, isRaw, numeric, type Raw } from "../document/document";
import { type Outcome, say } from "./change";
import type { MergedSchema } from "./revision";
import { includes, saying, typesIn, valuesOf } from "./schema-facts";

/** A rule for one fact of a schema: how to read it, and what a change of it means. */
interface SchemaRule {
  /** The keyword of the fact. */
  readonly keyword: string;
  /** Returns `undefined` if the schema does not state the fact. */
  readonly read: (shape: MergedSchema) => unknown;
  readonly compare: (
    before: unknown,
    after: unknown,
    shapes: readonly [MergedSchema, MergedSchema],
  ) => readonly Outcome[];
}

/** Returns the noun for a keyword with one value, which has the same name. */
function nounOf(keyword: string): ChangeNoun {
  if (keyword in changeWords.nouns) return keyword as ChangeNoun;
  throw new Error(`No words for changes of ${keyword}`);
}

/** The values that mean the same as an absent keyword. */
const defaults: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
  uniqueItems: false,
  deprecated: false,
};

function last({ raw }: MergedSchema, keyword: string): unknown {
  const value = raw[keyword];
  return value === defaults[keyword] ? undefined : typeof value === "string" ? value.trim() : value;
}

/** Returns a message about a value that was changed, added or removed. */
export function moved(of: ChangeNoun, before: unknown, after: unknown): ChangeSentence {
  if (before === undefined) return say("added", [after], of);
  if (after === undefined) return say("removed", [before], of);
  const isNumber = typeof before === "number" && typeof after === "number";
  const verb = !isNumber ? "replaced" : before < after ? "raised" : "lowered";
  return say(verb, [before, after], of);
}

/** The end of an interval. */
interface Bound {
  readonly number: number;
  readonly isExclusive: boolean;
}

/** Creates the rule for a number below or above which nothing is valid; its exclusive form is another way to state it. */
function bound(keyword: string, side: "least" | "most"): SchemaRule {
  const sign = side === "least" ? 1 : -1;
  const isNarrower = (one: Bound, other: Bound) =>
    sign * (one.number - other.number) || Number(one.isExclusive) - Number(other.isExclusive);
  return {
    keyword,
    read: (shape) => {
      // For integers, an exclusive bound means the same as the next number.
      const isWhole = typesIn(shape).types?.join() === "integer";
      const next = (one: number) => (side === "least" ? Math.floor(one) + 1 : Math.ceil(one) - 1);
      const [narrowest] = boundsIn(shape.raw, keyword)
        .map((one) =>
          isWhole && one.isExclusive ? { number: next(one.number), isExclusive: false } : one,
        )
        .sort((one, other) => isNarrower(other, one));
      const isImplied =
        narrowest?.number === defaults[keyword] ||
        (keyword === "minContains" && isMoot(shape)) ||
        (keyword === "minProperties" &&
          Number(narrowest?.number) <= asList(shape.raw["required"]).length);
      return isImplied ? undefined : narrowest;
    },
    compare: (before, after) => {
      const [was, is] = [before, after] as readonly (Bound | undefined)[];
      const how = is && (!was || isNarrower(is, was) > 0) ? "narrower" : "wider";
      const isSameForm = !was || !is || was.isExclusive === is.isExclusive;
      const exclusive = exclusiveForm(keyword);
      const noun = nounOf((is ?? was)?.isExclusive ? exclusive : keyword);
      if (isSameForm) return [{ how, message: moved(noun, was?.number, is?.number) }];
      const mark = side === "least" ? ">" : "<";
      const ends = [was, is].map((one) => `${mark}${one?.isExclusive ? "" : "="} ${one?.number}`);
      return [{ how, message: say("replaced", ends, nounOf(keyword)) }];
    },
  };
}

/** Returns the name of the exclusive form of a keyword. */
export function exclusiveForm(keyword: string): string {
  return keyword.replace(/^m/, "exclusiveM");
}

/** Returns the bounds of both forms. */
function boundsIn(raw: Raw, keyword: string): readonly Bound[] {
  return [keyword, exclusiveForm(keyword)].flatMap((name, index) => {
    const number = numeric(raw[name]);
    return number === undefined ? [] : [{ number, isExclusive: index === 1 }];
  });
}

/** Whether `contains` allows everything, because no item needs to match. */
export function isMoot({ raw }: MergedSchema): boolean {
  return raw["minContains"] === 0 && raw["maxContains"] === undefined;
}

/** Creates the rule for a condition. Only its presence can be compared, unless the table says which values are wider. */
function condition(keyword: string, isWider: Keyword["isWider"] = () => false): SchemaRule {
  return {
    keyword,
    read: (shape) => {
      const values = saying(shape, keyword).map(({ value }) => value);
      const distinct = [...new Map(values.map((value) => [canonical(value), value])).values()];
      return distinct.length > 1 ? distinct : distinct[0];
    },
    compare: (before, after) => {
      const message = moved(nounOf(keyword), before, after);
      if (before === undefined) return [{ how: "narrower", message }];
      if (after === undefined || isWider(before, after)) return [{ how: "wider", message }];
      if (isWider(after, before)) return [{ how: "narrower", message }];
      return [{ how: "other", message: say("unsure", [before, after], nounOf(keyword)) }];
    },
  };
}

/** Whether no property requires more than before; `false` if one of the values is a list of what several parts say. */
function requiresLess(before: unknown, after: unknown): boolean {
  return (
    isRaw(before) &&
    isRaw(after) &&
    Object.entries(after).every(([name, needed]) =>
      asList(needed).every((one) => asList(before[name]).includes(one)),
    )
  );
}

/** Creates the rule for a text for readers. */
function words(keyword: string): SchemaRule {
  return {
    keyword,
    read: (shape) => last(shape, keyword),
    compare: (before, after) => [{ message: told(nounOf(keyword), before, after) }],
  };
}

/** Returns the place of a value in the list of allowed values. */
function inList(value: unknown): Pick<Outcome, "inRow"> {
  return { inRow: valueId("", value as JsonValue) };
}

/** Returns a message that a text was added, removed or changed, without the text. */
export function told(of: ChangeNoun, before: unknown, after: unknown): ChangeSentence {
  return say(before === undefined ? "came" : after === undefined ? "went" : "changed", [], of);
}

/** Whether no value can be of both types. */
export function areApart(
  old: readonly string[] | undefined,
  now: readonly string[] | undefined,
): boolean {
  if (!old || !now) return false;
  return !old.some((type) => now.some((other) => allows([other], type) || allows([type], other)));
}

/** Returns the rule for a keyword, derived from the table of keywords. */
function ruleFor(
  keyword: string,
  { kind, holds, bound: side, isWider }: Keyword,
): readonly SchemaRule[] {
  if (own.some((rule) => rule.keyword === keyword)) return [];
  if (side) return keyword.startsWith("exclusive") ? [] : [bound(keyword, side)];
  if (holds === "namesByName" || (keyword.startsWith("content") && holds === "text"))
    return [condition(keyword)];
  if (kind === "assertion" && /^(text|number|boolean)$/.test(holds))
    return [condition(keyword, isWider)];
  return /^(title|description|externalDocs|xml)$/.test(keyword) ? [words(keyword)] : [];
}

/** The rules for keywords that need a special one. */
const own: readonly SchemaRule[] = [
  {
    keyword: "type",
    read: (shape) => {
      const { types, isGuess } = typesIn(shape);
      return types && { types, isGuess };
    },
    compare: (_before, _after, shapes) => {
      const found = shapes.map(typesIn);
      // Elsewhere, another rule says that `null` comes or goes.
      const isOnlyNull = found.some(({ types }) => types?.length === 0);
      // Without a stated type, others are allowed too; but if the keywords mean another type, that is what has changed.
      const isSame = isDeepStrictEqual(found[0]?.types, found[1]?.types);
      const [old, now] = found.map(({ types, nullable, isGuess }) =>
        isSame && isGuess
          ? undefined
          : types && [...types, ...(isOnlyNull && nullable ? ["null"] : [])],
      );
      // If both schemas list their values, these imply the types, and another rule compares them.
      const isListed = shapes.every((shape) => valuesOf(shape) !== undefined);
      if (isListed && !areApart(old, now)) return [];
      const message = moved("type", old?.join(" or "), now?.join(" or "));
      const covers = (
        types: readonly string[] | undefined,
        others: readonly string[] | undefined,
      ) =>
        types === undefined ||
        (others !== undefined && others.every((type) => allows(types, type)));
      if (covers(now, old)) return [{ how: "wider", message }];
      return [{ how: covers(old, now) ? "narrower" : "other", message }];
    },
  },
  {
    keyword: "nullable",
    read: (shape) => {
      const { types, nullable } = typesIn(shape);
      return types && types.length > 0 ? nullable : undefined;
    },
    compare: (before, after) => {
      if (before === undefined || after === undefined) return [];
      return [{ message: say(after ? "allowed" : "forbidden", [null]) }];
    },
  },
  {
    keyword: "enum",
    read: valuesOf,
    compare: (before, after, shapes) => {
      const [old, now] = [before, after] as readonly (readonly unknown[] | undefined)[];
      const [wasNull, isNull] = shapes.map((shape) => (typesIn(shape).nullable ? [null] : []));
      if (!old) return [{ message: say("limited", [...(now ?? []), ...(isNull ?? [])]) }];
      if (!now) return [{ message: say("unlimited", [...old, ...(wasNull ?? [])]) }];
      if (old.length === 1 && now.length === 1)
        return [{ message: moved("value", old[0], now[0]), ...inList(now[0]) }];
      const lacking = (values: readonly unknown[], others: readonly unknown[]) =>
        others.filter((value) => !includes(values, value));
      return [
        ...lacking(now, old).map((value) => ({ message: say("removed", [value], "value") })),
        ...lacking(old, now).map((value): Outcome => ({
          message: say("added", [value], "value"),
          ...inList(value),
        })),
      ];
    },
  },
  condition("dependentRequired", requiresLess),
  {
    keyword: validationsKey,
    read: (shape) => {
      const rules = saying(shape, validationsKey).flatMap(({ value }) => rulesIn(value));
      return rules.length > 0 ? new Map(rules.map((one) => [one.message, one.rule])) : undefined;
    },
    compare: (before, after) => {
      const [was, is] = [before ?? new Map(), after ?? new Map()] as Map<string, string>[];
      return [...new Map([...(was ?? []), ...(is ?? [])]).keys()].flatMap(
        (text): readonly Outcome[] => {
          const [old, now] = [was?.get(text), is?.get(text)];
          if (old === now) return [];
          if (old === undefined)
            return [{ how: "narrower", message: say("added", [text], "rule") }];
          if (now === undefined) return [{ how: "wider", message: say("removed", [text], "rule") }];
          return [{ how: "other", message: say("unsure", [old, now], "rule") }];
        },
      );
    },
  },
  {
    keyword: "uniqueItems",
    read: ({ raw }) => raw["uniqueItems"] === true || undefined,
    compare: (_, after) => [{ message: say(after ? "unique" : "repeated") }],
  },
  {
    keyword: "default",
    read: (shape) => last(shape, "default"),
    // Callers who omit the value get a different result.
    compare: (before, after) => [{ message: moved("default", before, after) }],
  },
  {
    keyword: "deprecated",
    read: (shape) => last(shape, "deprecated"),
    compare: (_, after) => [
      after ? { message: say("deprecated"), mark: "deprecated" } : { message: say("undeprecated") },
    ],
  },
  ...Object.values(absentIn).map((keyword): SchemaRule => ({
    keyword,
    read: ({ raw }) => raw[keyword] === true || undefined,
    compare: (_, after) => [{ message: say(after ? "is" : "isNot", [keyword]) }],
  })),
  words("examples"),
];

/** Every fact of a schema, in the order of the table of keywords. */
export const schemaRules: readonly SchemaRule[] = [
  ...own,
  ...Object.entries(schemaKeywords).flatMap(([keyword, row]) => ruleFor(keyword, row)),
];
