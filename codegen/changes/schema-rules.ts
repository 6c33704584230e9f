import { type ChangeNoun, type ChangeSentence, changeWords } from "../../src/view/changes";
import { valueId } from "../../src/view/ids";
import type { JsonValue } from "../../src/view/types";
import { type Keyword, schemaKeywords } from "../keywords";
import { numeric, type Raw } from "../spec/document";
import { type Outcome, say } from "./change";
import { allows, canonical, sameJson, saying, type Shape, typesIn, valuesOf } from "./side";

/** One fact of a schema: how it is read, and what its change means. */
interface SchemaRule {
  /** Where it stands. */
  readonly keyword: string;
  /** Returns `undefined` where the schema does not say it. */
  readonly read: (shape: Shape) => unknown;
  readonly compare: (
    before: unknown,
    after: unknown,
    shapes: readonly [Shape, Shape],
  ) => readonly Outcome[];
}

/** A keyword that is one value has a noun under its own name. */
function nounOf(keyword: string): ChangeNoun {
  if (keyword in changeWords.nouns) return keyword as ChangeNoun;
  throw new Error(`No words for changes of ${keyword}`);
}

/** The values that say no more than their absence. */
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

/** Says how one value became another, or came, or went. */
export function moved(of: ChangeNoun, before: unknown, after: unknown): ChangeSentence {
  if (before === undefined) return say("added", [after], of);
  if (after === undefined) return say("removed", [before], of);
  const isNumber = typeof before === "number" && typeof after === "number";
  const verb = !isNumber ? "replaced" : before < after ? "raised" : "lowered";
  return say(verb, [before, after], of);
}

/** A number below or above which nothing is valid. */
function bound(keyword: string, side: "least" | "most"): SchemaRule {
  const choose = side === "least" ? Math.max : Math.min;
  return {
    keyword,
    read: (shape) => {
      const of = (name: string) => shape.parts.flatMap(({ value }) => boundIn(value, name) ?? []);
      // Of whole numbers, an exclusive bound says the same as the next number.
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

/** The number of a bound; in OpenAPI 3.0 the exclusive ones are flags beside the others. */
function boundIn(raw: Raw, keyword: string): number | undefined {
  const plain = keyword.replace(/^exclusiveM/, "m");
  const isFlagged = raw[plain.replace(/^m/, "exclusiveM")] === true;
  if (isFlagged) return keyword === plain ? undefined : numeric(raw[plain]);
  return numeric(raw[keyword]);
}

/** Formats of 3.0 for which 3.1 has keywords ("Migrating Binary Descriptions"), with those and their values. */
const keptFormats = [
  ["binary", "contentMediaType", "application/octet-stream"],
  ["byte", "contentEncoding", "base64"],
] as const;

/** Whether a keyword comes or goes only because one schema says in the way of 3.0 what the other says in that of 3.1. */
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

/** A condition of which only its presence can be compared, if the table does not say which values are wider. */
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

/** Words for readers. */
function words(keyword: string): SchemaRule {
  return {
    keyword,
    read: (shape) => last(shape, keyword),
    compare: (before, after) => [
      { effect: "tells", message: told(nounOf(keyword), before, after) },
    ],
  };
}

/** Where a value stands in the list of those that are allowed. */
function inList(value: unknown): Pick<Outcome, "inRow"> {
  return { inRow: valueId("", value as JsonValue) };
}

/** Says that a text came, went or changed, without the text. */
export function told(of: ChangeNoun, before: unknown, after: unknown): ChangeSentence {
  return say(before === undefined ? "came" : after === undefined ? "went" : "changed", [], of);
}

/** A rule for a keyword by what the table of keywords says of it. */
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

/** The keywords that need a rule of their own. */
const own: readonly SchemaRule[] = [
  {
    keyword: "type",
    read: (shape) => typesIn(shape).types,
    compare: (before, after, shapes) => {
      // What values are listed is a matter of another rule, and says the types.
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
      // Whoever leaves the value out gets something else.
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
