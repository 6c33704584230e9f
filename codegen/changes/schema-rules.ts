import { type ChangeNoun, type ChangeSentence, changeWords } from "../../src/view/changes";
import { valueId } from "../../src/view/ids";
import type { JsonValue } from "../../src/view/types";
import { type Keyword, schemaKeywords } from "../keywords";
import { allows } from "../model/keywords";
import { asList, isRaw, numeric, type Raw } from "../spec/document";
import { type Outcome, say } from "./change";
import { canonical, sameJson, saying, type Shape, typesIn, valuesOf } from "./side";

/** A rule for one fact of a schema: how to read it, and what a change of it means. */
interface SchemaRule {
  /** The keyword of the fact. */
  readonly keyword: string;
  /** Returns `undefined` if the schema does not state the fact. */
  readonly read: (shape: Shape) => unknown;
  readonly compare: (
    before: unknown,
    after: unknown,
    shapes: readonly [Shape, Shape],
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

function last(shape: Shape, keyword: string): unknown {
  const value = saying(shape, keyword).at(-1)?.value;
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

/** Creates the rule for a number below or above which nothing is valid. */
function bound(keyword: string, side: "least" | "most"): SchemaRule {
  const choose = side === "least" ? Math.max : Math.min;
  return {
    keyword,
    read: (shape) => {
      const of = (name: string) => shape.parts.flatMap(({ value }) => boundIn(value, name) ?? []);
      // For integers, an exclusive bound means the same as the next number.
      const isWhole = typesIn(shape).types?.join() === "integer";
      if (isWhole && keyword.startsWith("exclusive")) return undefined;
      const next = (one: number) => (side === "least" ? Math.floor(one) + 1 : Math.ceil(one) - 1);
      const exclusive = isWhole ? of(keyword.replace(/^m/, "exclusiveM")) : [];
      const numbers = [...of(keyword), ...exclusive.map(next)];
      const narrowest = numbers.length > 0 ? choose(...numbers) : undefined;
      return narrowest === defaults[keyword] ? undefined : narrowest;
    },
    compare: (before, after) => {
      const open = side === "least" ? -Infinity : Infinity;
      const isNarrower = choose(numeric(before) ?? open, numeric(after) ?? open) === after;
      const message = moved(nounOf(keyword), before, after);
      return [{ effect: isNarrower ? "narrows" : "widens", message }];
    },
  };
}

/** Returns the number of a bound; in OpenAPI 3.0, exclusive bounds are flags on the others. */
function boundIn(raw: Raw, keyword: string): number | undefined {
  const plain = keyword.replace(/^exclusiveM/, "m");
  const isFlagged = raw[plain.replace(/^m/, "exclusiveM")] === true;
  if (isFlagged) return keyword === plain ? undefined : numeric(raw[plain]);
  return numeric(raw[keyword]);
}

/** Formats of 3.0 that are keywords in 3.1 ("Migrating Binary Descriptions"), with these keywords and their values. */
const keptFormats = [
  ["binary", "contentMediaType", "application/octet-stream"],
  ["byte", "contentEncoding", "base64"],
] as const;

/** Whether a keyword is added or removed only because one schema uses the form of 3.0 and the other that of 3.1. */
function isRewritten(
  keyword: string,
  values: readonly unknown[],
  shapes: readonly Shape[],
): boolean {
  return keptFormats.some(([format, own, value]) => {
    const ways: Readonly<Record<string, string>> = { format, [own]: value };
    return (
      values.every((one) => one === undefined || one === ways[keyword]) &&
      shapes.every((shape) => last(shape, "format") === format || last(shape, own) === value)
    );
  });
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
    compare: (before, after, shapes) => {
      if (isRewritten(keyword, [before, after], shapes)) return [];
      const message = moved(nounOf(keyword), before, after);
      if (before === undefined) return [{ effect: "narrows", message }];
      if (after === undefined || isWider(before, after)) return [{ effect: "widens", message }];
      if (isWider(after, before)) return [{ effect: "narrows", message }];
      return [{ effect: "differs", message: say("unsure", [before, after], nounOf(keyword)) }];
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
    compare: (before, after) => [
      { effect: "tells", message: told(nounOf(keyword), before, after) },
    ],
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

/** Returns the rule for a keyword, derived from the table of keywords. */
function ruleFor(
  keyword: string,
  { kind, holds, bound: side, isWider }: Keyword,
): readonly SchemaRule[] {
  if (own.some((rule) => rule.keyword === keyword)) return [];
  if (side) return [bound(keyword, side)];
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
    read: (shape) => typesIn(shape).types,
    compare: (before, after, shapes) => {
      // If both schemas list their values, these imply the types, and another rule compares them.
      if (shapes.every((shape) => valuesOf(shape) !== undefined)) return [];
      const [old, now] = [before, after] as readonly (readonly string[] | undefined)[];
      const message = moved("type", old?.join(" or "), now?.join(" or "));
      const covers = (
        types: readonly string[] | undefined,
        others: readonly string[] | undefined,
      ) =>
        types === undefined ||
        (others !== undefined && others.every((type) => allows(types, type)));
      if (covers(now, old)) return [{ effect: "widens", message }];
      return [{ effect: covers(old, now) ? "narrows" : "differs", message }];
    },
  },
  {
    keyword: "nullable",
    read: (shape) => {
      const { types, nullable } = typesIn(shape);
      return types === undefined ? undefined : nullable;
    },
    compare: (before, after) => {
      if (before === undefined || after === undefined) return [];
      return after
        ? [{ effect: "widens", message: say("allowed", [null]) }]
        : [{ effect: "narrows", message: say("forbidden", [null]) }];
    },
  },
  {
    keyword: "enum",
    read: valuesOf,
    compare: (before, after) => {
      const [old, now] = [before, after] as readonly (readonly unknown[] | undefined)[];
      if (!old) return [{ effect: "narrows", message: say("limited", now) }];
      if (!now) return [{ effect: "widens", message: say("unlimited", old) }];
      if (old.length === 1 && now.length === 1)
        return [{ effect: "differs", message: moved("value", old[0], now[0]), ...inList(now[0]) }];
      const lacking = (values: readonly unknown[], others: readonly unknown[]) =>
        others.filter((value) => !values.some((other) => sameJson(value, other)));
      return [
        ...lacking(now, old).map((value): Outcome => ({
          effect: "narrows",
          message: say("removed", [value], "value"),
        })),
        ...lacking(old, now).map((value): Outcome => ({
          effect: "widens",
          message: say("added", [value], "value"),
          ...inList(value),
        })),
      ];
    },
  },
  condition("dependentRequired", requiresLess),
  {
    keyword: "uniqueItems",
    read: (shape) => saying(shape, "uniqueItems").some(({ value }) => value === true) || undefined,
    compare: (_, after) => [
      after
        ? { effect: "narrows", message: say("unique") }
        : { effect: "widens", message: say("repeated") },
    ],
  },
  {
    keyword: "default",
    read: (shape) => last(shape, "default"),
    compare: (before, after) => [
      // Callers who omit the value get a different result.
      {
        effect: before === undefined ? "eases" : "narrows",
        message: moved("default", before, after),
      },
    ],
  },
  {
    keyword: "deprecated",
    read: (shape) => last(shape, "deprecated"),
    compare: (_, after) => [
      after
        ? { effect: "eases", message: say("deprecated"), mark: "deprecated" }
        : { effect: "eases", message: say("undeprecated") },
    ],
  },
  ...["readOnly", "writeOnly"].map((keyword): SchemaRule => ({
    keyword,
    read: (shape) => saying(shape, keyword).some(({ value }) => value === true) || undefined,
    compare: (_, after) => [{ effect: "tells", message: say(after ? "is" : "isNot", [keyword]) }],
  })),
  {
    keyword: "examples",
    read: (shape) =>
      last(shape, "examples") ?? (saying(shape, "example").map(({ value }) => value)[0] as unknown),
    compare: (before, after) => [{ effect: "tells", message: told("examples", before, after) }],
  },
];

/** Every fact of a schema, in the order of the table of keywords. */
export const schemaRules: readonly SchemaRule[] = [
  ...own,
  ...Object.entries(schemaKeywords).flatMap(([keyword, row]) => ruleFor(keyword, row)),
];
