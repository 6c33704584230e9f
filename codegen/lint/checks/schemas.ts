import type { UserContext } from "@redocly/openapi-core";
import { asRaw, asList, isOfType, isRaw, numeric, text, type Raw } from "../../document/document";
import { attempt } from "../../files";
import { schemaKeywords, typesByKeyword, type Keyword } from "../../keywords";
import { isOfFormat } from "../../document/json-schema";
import { misspelledFields, suggestionsFor } from "../../document/suggestions";
import { followed, membersOf, type Located } from "./members";
import { absenceOf, keywordsOf, tallied, type Rule, type VisitorContext } from "./rule";

/** Pairs of keywords; the first must not be larger than the second (JSON Schema 2020-12 validation, 6.2 to 6.5). */
const bounds = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Returns the bounds of a schema whose lower one is above the upper one. */
function crossedBounds(schema: Raw) {
  return bounds.flatMap(([low, high]) => {
    const [least, most] = [numeric(schema[low]), numeric(schema[high])];
    return least === undefined || most === undefined || least <= most
      ? []
      : [{ low, high, least, most }];
  });
}

/** The ranges of integer formats (registry of the OpenAPI Initiative), as far as JavaScript is exact. */
const ranges: ReadonlyMap<unknown, readonly [number, number]> = new Map(
  [8, 16, 32].flatMap((bits) => [
    [`int${bits}`, [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1]],
    [`uint${bits}`, [0, 2 ** bits - 1]],
  ]),
);

function isBeyondFormat(value: number, { format }: Raw): boolean {
  const [least, most] = ranges.get(format) ?? [value, value];
  return value < least || value > most;
}

/** A lower bound above the upper one, so that no value is valid, or a bound outside the range of the format. */
export const schemaBounds: Rule = {
  id: "schema-bounds",
  remedy: "Swap or correct the two bounds.",
  check: () => ({
    Schema(schema, { location, report }) {
      const divisor = numeric(schema["multipleOf"]);
      if (divisor !== undefined && divisor <= 0) {
        report({
          message: `\`multipleOf\` is ${divisor}: it must be more than 0.`,
          remedy: "Write the number that values are multiples of.",
          location: location.child("multipleOf"),
          explains: keywordsOf(schema, ["multipleOf"]),
        });
      }
      for (const name of ["minimum", "maximum"]) {
        const bound = numeric(schema[name]);
        if (bound === undefined || !isBeyondFormat(bound, schema)) continue;
        report({
          message: `\`${name}\` is ${bound}: numbers of the format \`${String(schema["format"])}\` never reach it.`,
          remedy: "Correct the bound or the format.",
          location: location.child(name),
        });
      }
      for (const { low, high, least, most } of crossedBounds(schema)) {
        report({
          message: `\`${low}\` is ${least} and \`${high}\` is ${most}: no value is valid.`,
          location: location.child(low),
          explains: keywordsOf(schema, [low, high]),
        });
      }
    },
  }),
};

/** Several values written as one: words in capitals or with commas. */
const severalValues = /^(?:[A-Z_]+(?: +[A-Z_]+)+|[\w-]+(?: *, *[\w-]+)+)$/;

/** A union or an intersection without schemas, or an intersection of types that exclude each other (JSON Schema 2020-12, 10.2.1). */
export const schemaUnion: Rule = {
  id: "schema-union",
  remedy: "List the schemas, or remove the keyword.",
  check: () => ({
    ref(node, { type, specVersion, location, report, resolve }) {
      // Before 3.1, keywords next to a reference have no effect.
      if (type.name !== "Schema" || !/^oas3_[12]$/.test(specVersion)) return;
      const [own, target] = [node, resolve(node).node].map(allowedTypes);
      if (!own?.length || !target?.length) return;
      if (own.some((one) => target.some((other) => isSameType(one, other)))) return;
      report({
        message: `The type ${own.join(" or ")} excludes the type ${target.join(" or ")} of the reference: no value is valid.`,
        remedy: "Remove the type, or refer to another schema.",
        location: location.child("type").key(),
      });
    },
    Schema(schema, { location, report, resolve }) {
      let allowed = allowedTypes(schema);
      for (const [index, part] of asList(schema["allOf"]).entries()) {
        const target = followed({ schema: part, file: location.source.absoluteRef }, resolve);
        const types = allowedTypes(target?.schema ?? part);
        const both = allowed.filter((type) => types.some((other) => isSameType(type, other)));
        if (allowed.length > 0 && types.length > 0 && both.length === 0) {
          report({
            message: `The type ${types.join(" or ")} excludes the type ${allowed.join(" or ")} in the same \`allOf\`: no value is valid.`,
            remedy: "Correct one of the types, or write `anyOf` if either is allowed.",
            location: location.child(["allOf", index]),
          });
          break;
        }
        // If they share none, one of them names no types.
        allowed = both.length > 0 ? both : [...allowed, ...types];
      }
      for (const key of ["allOf", "anyOf", "oneOf"]) {
        const list = schema[key];
        if (!Array.isArray(list) || list.length > 0) continue;
        report({
          message: `\`${key}\` is empty${key === "allOf" ? "" : ": no value is valid"}.`,
          location: location.child(key).key(),
          explains: [{ keyword: key }],
        });
      }
    },
  }),
};

/** A `type` without types, or an `enum` without values, with one value that is a list, or with values that the rest of the schema does not allow. */
export const schemaEnum: Rule = {
  id: "schema-enum",
  remedy: "List the values, or remove the `enum`.",
  check: () => ({
    Schema(schema, { location, report }) {
      for (const key of ["enum", "type"])
        if (Array.isArray(schema[key]) && schema[key].length === 0)
          report({
            message: `\`${key}\` is empty: no value is valid.`,
            ...(key === "type" && { remedy: "List the types, or remove the `type`." }),
            location: location.child(key).key(),
          });
      const { enum: values } = schema;
      if (!Array.isArray(values)) return;
      const [only] = values;
      if (values.length === 1 && typeof only === "string" && severalValues.test(only))
        report({
          message: `The \`enum\` has one value, \`${only}\`.`,
          remedy: "Write each value as an item of its own, with commas between them.",
          location: location.child(["enum", 0]),
        });
      const wrong = values.filter((value) => isOfOtherType(value, schema));
      if (wrong.length === 0) return reportUnfit(schema, values, location, report);
      const list = cut(wrong.map((value) => JSON.stringify(value)).join(", "));
      report({
        message: `The \`enum\` lists ${list}, which the type ${typesOf(schema).join(" or ")} does not allow.`,
        remedy: "List values of that type, or correct the type.",
        location: location.child(["enum", values.indexOf(wrong[0])]),
        // If all are wrong, no value is valid.
        explains: [
          ...wrong.map((value) => ({ keyword: "type", value })),
          ...(wrong.length < values.length ? [] : keywordsOf(schema, ["enum"])),
        ],
      });
    },
  }),
};

/** Reports the first value of an `enum` that the rest of its schema does not allow. */
function reportUnfit(
  schema: Raw,
  values: readonly unknown[],
  location: UserContext["location"],
  report: VisitorContext["report"],
): void {
  if (crossedBounds(schema).length > 0) return;
  const { enum: _, ...rest } = schema;
  const unfit = values.flatMap((value, index) => {
    const reason = contradiction(value, rest);
    return reason === undefined ? [] : [{ value, reason, index }];
  });
  const [first] = unfit;
  if (!first) return;
  report({
    message: `The value ${cut(JSON.stringify(first.value))} of the \`enum\` ${first.reason}${unfit.length > 1 ? `; ${unfit.length} of the ${values.length} values are not allowed` : ""}.`,
    remedy: "Correct the value or the schema: they disagree.",
    location: location.child(["enum", first.index]),
    explains: unfit.flatMap(({ value }) =>
      Object.keys(rest).map((keyword) => ({ keyword, value })),
    ),
  });
}

/** The JSON types, and a noun for the values of each; `integer` counts as number. */
const nouns = { object: "objects", array: "arrays", string: "strings", number: "numbers" };

/** A keyword about values of a type that the schema does not allow (JSON Schema 2020-12, 7.6.1), once for each type. */
export const schemaKeywordType: Rule = {
  id: "schema-keyword-type",
  remedy: "Correct the type, or remove the keyword.",
  check: tallied((tally) => ({
    Schema(schema, { location }) {
      const types = typesOf(schema);
      if (types.length === 0) return;
      const own = types.map((type) => (type === "integer" ? "number" : type));
      for (const [type, noun] of Object.entries(nouns)) {
        const names = Object.keys(schema).filter((name) => typesByKeyword.get(name) === type);
        if (names.length === 0 || own.includes(type)) continue;
        const [first = ""] = names;
        const list = names.map((name) => `\`${name}\``).join(", ");
        const [has, applies] = names.length > 1 ? ["have", "they apply"] : ["has", "it applies"];
        tally.add(JSON.stringify([names, types]), {
          message: `${list} ${has} no effect on the type ${types.join(" or ")}: ${applies} only to ${noun}.`,
          location: location.child(first).key(),
          explains: keywordsOf(schema, ["type"]),
        });
      }
    },
  })),
};

/** A keyword that has no effect because the keyword that it depends on is missing. */
export const schemaKeywordAlone: Rule = {
  id: "schema-keyword-alone",
  remedy: "Add it, or remove the keyword.",
  check: () => ({
    Schema(schema, { location, report }) {
      for (const [name, { needs }] of Object.entries<Keyword>(schemaKeywords))
        if (needs && name in schema && !needs.some((other) => other in schema))
          report({
            message: `\`${name}\` has no effect without \`${needs.join("` or `")}\`.`,
            location: location.child(name).key(),
          });
    },
  }),
};

/** Formats of numbers alone, and those that also apply to strings (registry of the OpenAPI Initiative). */
const numberFormats =
  "double double-int float int16 int32 int8 sf-decimal sf-integer uint16 uint32 uint8 unix-time unixtime".split(
    " ",
  );
const eitherFormats = "decimal decimal128 int64 uint64".split(" ");

/** Formats of strings (JSON Schema 2020-12 validation, 7.3, and that registry). */
const stringFormats = (
  "base64url binary byte char commonmark date date-time date-time-local duration email hostname html http-date idn-email " +
  "idn-hostname ipv4 ipv6 iri iri-reference json-pointer media-range password regex relative-json-pointer sf-binary sf-string " +
  "sf-token time time-local uri uri-reference uri-template uuid"
).split(" ");

const formats = [...numberFormats, ...eitherFormats, ...stringFormats, "sf-boolean"];

/** A format that is most likely a misspelled one, or belongs to another type. Authors may define formats: `uuid4` is not a mistake. */
export const schemaFormat: Rule = {
  id: "schema-format",
  remedy: "Correct it, or leave it if the format is your own.",
  check: tallied((tally) => ({
    Schema(schema, { location }) {
      const format = text(schema["format"]) ?? "";
      const types = typesOf(schema);
      const at = location.child("format");
      if (formats.includes(format)) {
        const isOfString = !numberFormats.includes(format) && types.includes("string");
        const isOfNumber =
          !stringFormats.includes(format) && types.some((type) => /^(number|integer)$/.test(type));
        const applies = format === "sf-boolean" || isOfString || isOfNumber;
        if (types.length > 0 && !applies)
          tally.add(JSON.stringify([format, types]), {
            message: `The format \`${format}\` has no effect on the type ${types.join(" or ")}.`,
            remedy: "Correct the type, or remove the format.",
            location: at,
          });
        return;
      }
      // With three letters, most formats are similar.
      const [known = format] =
        format === "url" ? ["uri"] : format.length < 4 ? [] : suggestionsFor(format, formats, 2);
      if (known.startsWith(format) || format.startsWith(known)) return;
      tally.add(format, {
        message: `There is no format \`${format}\`. Did you mean \`${known}\`?`,
        location: at,
      });
    },
  })),
};

/** A property that neither requests nor responses may have. */
export const schemaDirection: Rule = {
  id: "schema-direction",
  remedy: "Keep one of the two.",
  check: () => ({
    Schema(schema, { location, report }) {
      if (schema["readOnly"] !== true || schema["writeOnly"] !== true) return;
      report({
        message: "`readOnly` and `writeOnly` together leave no message that may have the property.",
        location: location.child("writeOnly").key(),
      });
    },
  }),
};

/** A pattern that is not a regular expression of ECMA-262 (OpenAPI 3.1, 4.8.24), or is written between slashes: no value matches it. */
export const schemaPattern: Rule = {
  id: "schema-pattern",
  remedy: "Write a JavaScript regular expression (ECMA-262).",
  check: () => ({
    Schema(schema, { location, report }) {
      const pattern = text(schema["pattern"]);
      const expression = pattern === undefined ? undefined : expressionOf(pattern);
      // An anchor after a slash, or before one, never matches.
      if (pattern !== undefined && /^\/\^.*\/[a-z]*$|^\/.*\$\/[a-z]*$/.test(pattern)) {
        return report({
          message: `The pattern ${pattern} is written between slashes, so no value matches it.`,
          remedy: "Remove them, and anything after the second.",
          location: location.child("pattern"),
          explains: keywordsOf(schema, ["pattern"]),
        });
      }
      if (typeof expression !== "string") return;
      report({
        message: `The pattern ${pattern} is not a regular expression: ${expression}.`,
        location: location.child("pattern"),
      });
    },
  }),
};

/** A default or a const that its own schema does not allow. */
export const schemaValue: Rule = {
  id: "schema-value",
  remedy: "Correct the default or the schema: the page shows both, and they disagree.",
  check: () => {
    const check = (schema: Raw, { location, report, resolve }: VisitorContext): void => {
      const file = location.source.absoluteRef;
      for (const name of ["default", "const"]) {
        const whole = schema[name];
        if (whole === undefined) continue;
        const misfit = misfitIn(whole, [{ schema, file }], resolve);
        if (!misfit) continue;
        const { value, reason, path } = misfit;
        const subject = path.length > 0 ? `In the ${name},` : `The ${name}`;
        report({
          message: `${subject} ${cut(JSON.stringify(value))} ${reason}.`,
          remedy: `Correct the ${name} or the schema: the page shows both, and they disagree.`,
          location: location.child([name, ...path]),
          explains: [{ keyword: "type", value }],
        });
      }
    };
    return {
      Schema: check,
      // Before 3.1, keywords next to a reference have no effect.
      ref(node, context) {
        const { type, specVersion } = context;
        if (type.name === "Schema" && /^oas3_[12]$/.test(specVersion)) check(node, context);
      },
    };
  },
};

/** A part of a value that does not match, its path in the value, and the reason, as the end of a sentence. */
interface Misfit {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** Returns the first part of a value that does not match the schemas; follows references and `allOf`, also into items and properties. */
function misfitIn(
  value: unknown,
  schemas: readonly Located[],
  resolve: UserContext["resolve"],
): Misfit | undefined {
  const { parts, properties, items: inItems } = membersOf(schemas, resolve);
  for (const part of parts) {
    // Many authors write `nullable` next to a reference. Another rule reports contradictory bounds.
    const isOwn = schemas.some(({ schema }) => schema === part);
    if ((value === null && !isOwn) || crossedBounds(part).length > 0) continue;
    const reason = contradiction(value, part);
    if (reason !== undefined) return { value, path: [], reason };
  }
  const isTuple = parts.some((part) => "prefixItems" in part);
  const inside = Array.isArray(value)
    ? asList(isTuple ? [] : value).map((item, index) => [index, item, inItems] as const)
    : Object.entries(asRaw(value)).map(
        ([key, inner]) => [key, inner, properties.get(key)] as const,
      );
  for (const [key, inner, own = []] of inside) {
    const misfit = own.length > 0 ? misfitIn(inner, own, resolve) : undefined;
    if (misfit) return { ...misfit, path: [key, ...misfit.path] };
  }
  return undefined;
}

/** Returns the types that a schema names. */
export function typesOf({ type }: Raw): readonly string[] {
  return [type].flat().filter((one) => typeof one === "string");
}

/** Returns the types that a schema allows; in 3.0, `nullable` stands for the `null` type of later versions. */
function allowedTypes(schema: unknown): readonly string[] {
  if (!isRaw(schema)) return [];
  const types = typesOf(schema);
  return types.length > 0 && schema["nullable"] === true ? [...types, "null"] : types;
}

/** Whether a value can be of both types: integers are numbers. */
function isSameType(one: string, other: string): boolean {
  const general = (type: string) => (type === "integer" ? "number" : type);
  return general(one) === general(other);
}

function isOfOtherType(value: unknown, schema: Raw): boolean {
  const types = allowedTypes(schema);
  return types.length > 0 && !types.some((type) => isOfType(value, type));
}

/** Returns the expression of a pattern, or the reason why it is invalid. */
function expressionOf(pattern: string): RegExp | string {
  const unicode = attempt(() => new RegExp(pattern, "u"));
  if (unicode) return unicode;
  try {
    // Many patterns have escapes that the flag `u` forbids.
    return new RegExp(pattern);
  } catch (error) {
    return (error as Error).message.split(": ").at(-1)?.toLowerCase() ?? "";
  }
}

/** Returns why a value does not match a schema, as the end of a sentence. Other schemas (`allOf`, `$ref`) are not considered. */
export function contradiction(value: unknown, schema: Raw): string | undefined {
  // Another rule reports an `enum` whose values have the wrong type.
  const { enum: listed } = schema;
  if (Array.isArray(listed) && listed.includes(value)) return undefined;
  if (isOfOtherType(value, schema)) return `is not of type ${typesOf(schema).join(" or ")}`;
  const same = (other: unknown) => JSON.stringify(other) === JSON.stringify(value);
  if (Array.isArray(schema["enum"]) && !schema["enum"].some(same)) return "is not in the `enum`";
  if (schema["const"] !== undefined && !same(schema["const"])) return "is not the `const`";
  if (typeof value === "number") return outOfRange(value, schema);
  if (Array.isArray(value)) return wrongSize(value.length, "item", "Items", schema);
  if (typeof value !== "string") return undefined;
  const pattern = text(schema["pattern"]);
  const expression = pattern === undefined ? undefined : expressionOf(pattern);
  if (expression instanceof RegExp && !expression.test(value))
    return `does not match the pattern ${pattern}`;
  const format = text(schema["format"]);
  if (format !== undefined && !isOfFormat(value, format))
    return `does not match the format \`${format}\``;
  return wrongSize([...value].length, "character", "Length", schema);
}

function outOfRange(value: number, schema: Raw): string | undefined {
  // In 3.0, exclusive bounds are flags next to the other bounds.
  const rules: readonly [string, (bound: number) => boolean, string][] = [
    ["minimum", (bound) => value < bound, "is less than"],
    ["maximum", (bound) => value > bound, "is greater than"],
    ["exclusiveMinimum", (bound) => value <= bound, "is not greater than"],
    ["exclusiveMaximum", (bound) => value >= bound, "is not less than"],
  ];
  for (const [keyword, breaks, words] of rules) {
    const bound = numeric(schema[keyword]);
    if (bound !== undefined && breaks(bound)) return `${words} the \`${keyword}\` ${bound}`;
  }
  const { format } = schema;
  return isBeyondFormat(value, schema)
    ? `is out of range for the format \`${String(format)}\``
    : undefined;
}

function wrongSize(
  size: number,
  noun: string,
  keyword: "Items" | "Length",
  schema: Raw,
): string | undefined {
  const [least, most] = [numeric(schema[`min${keyword}`]), numeric(schema[`max${keyword}`])];
  const wrong = (least !== undefined && size < least) || (most !== undefined && size > most);
  if (!wrong) return undefined;
  const bound = least !== undefined && size < least ? `min${keyword}` : `max${keyword}`;
  return `has ${size} ${noun}${size === 1 ? "" : "s"}, which violates \`${bound}\``;
}

/** Shortens JSON for a message. */
export function cut(json: string): string {
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** A list without `items`, which were required before 3.1 (OpenAPI 3.0, 4.7.24.1; Swagger 2.0, Schema Object). */
export const schemaItems: Rule = {
  id: "schema-items",
  remedy: "Say under `items` what the list contains; `items: {}` is anything.",
  check: () => ({
    Schema(schema, { location, specVersion, type, report }) {
      if (schema["type"] !== "array" || "items" in schema || /^oas3_[12]$/.test(specVersion))
        return;
      if (misspelledFields(schema, Object.keys(type.properties)).has("items")) return;
      report({ message: "The list has no `items`.", location: location.child("type") });
    },
  }),
};

/** A schema whose values must each contain another one, so that no finite value is valid. */
export const schemaEndless: Rule = {
  id: "schema-endless",
  remedy: "Make the property optional, or allow `null`.",
  check: () => {
    type Target = NonNullable<ReturnType<typeof followed>>;
    const known = new Map<string, readonly Target[]>();
    /** Only one schema of a circle is reported. */
    const told = new Set<string>();
    const neededBy = (at: Target, resolve: UserContext["resolve"]) => {
      const { required, properties } = membersOf(at, resolve);
      return [...required].flatMap((name) =>
        (properties.get(name) ?? []).flatMap((property) => followed(property, resolve) ?? []),
      );
    };
    return {
      Schema({ required, properties }, { location, report, resolve }) {
        const seen = new Set<string>();
        const leadsBack = (at: Target): boolean => {
          if (at.pointer === location.absolutePointer) return !allowsNull(at.schema);
          if (seen.has(at.pointer) || allowsNull(at.schema)) return false;
          seen.add(at.pointer);
          const needed = known.get(at.pointer) ?? neededBy(at, resolve);
          known.set(at.pointer, needed);
          return needed.some(leadsBack);
        };
        for (const [index, name] of asList(required).entries()) {
          const schema = isRaw(properties) ? properties[String(name)] : undefined;
          const target = followed({ schema, file: location.source.absoluteRef }, resolve);
          if (told.has(location.absolutePointer) || !target || !leadsBack(target)) continue;
          for (const pointer of seen) told.add(pointer);
          report({
            message: `Each value must contain another one in \`${String(name)}\`, without end.`,
            location: location.child(["required", index]),
            explains: [absenceOf(String(name))],
          });
        }
      },
    };
  },
};

function allowsNull(schema: unknown): boolean {
  return isRaw(schema) && (schema["nullable"] === true || typesOf(schema).includes("null"));
}
