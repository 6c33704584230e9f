import { asList, isRaw, numeric, text, type Raw } from "../../document/document";
import { attempt } from "../../files";
import { typesByKeyword } from "../../keywords";
import { misspelledFields, suggestionsFor } from "../../suggestions";
import { followed } from "./members";
import { tallied, type Rule } from "./rule";

/** Pairs of keywords; the first must not be larger than the second (JSON Schema 2020-12 validation, 6.2 to 6.5). */
const bounds = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** A lower bound above the upper one, so that no value is valid, or a divisor that is not positive. */
export const schemaBounds: Rule = {
  id: "schema-bounds",
  remedy: "Swap or correct the two bounds.",
  check: () => ({
    Schema(schema, { location, report }) {
      const divisor = numeric(schema["multipleOf"]);
      if (divisor !== undefined && divisor <= 0)
        report({
          message: `\`multipleOf\` is ${divisor}: it must be more than 0.`,
          remedy: "Write the number that values are multiples of.",
          location: location.child("multipleOf"),
        });
      for (const [low, high] of bounds) {
        const [least, most] = [numeric(schema[low]), numeric(schema[high])];
        if (least !== undefined && most !== undefined && least > most)
          report({
            message: `\`${low}\` is ${least} and \`${high}\` is ${most}: no value is valid.`,
            location: location.child(low),
          });
      }
    },
  }),
};

/** A union or an intersection without schemas, or an intersection of types that exclude each other (JSON Schema 2020-12, 10.2.1). */
export const schemaUnion: Rule = {
  id: "schema-union",
  remedy: "List the schemas, or remove the keyword.",
  check: () => ({
    ref(node, { type, specVersion, location, report, resolve }) {
      // Before 3.1, keywords next to a reference have no effect.
      if (type.name !== "Schema" || !/^oas3_[12]$/.test(specVersion)) return;
      const [own = [], target = []] = [node, resolve(node).node].map(allowedTypes);
      if (excludes(own, target))
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
        if (excludes(allowed, types)) {
          const message = `The type ${types.join(" or ")} excludes the type ${allowed.join(" or ")} in the same \`allOf\`: no value is valid.`;
          const remedy = "Correct one of the types, or write `anyOf` if either is allowed.";
          report({ message, remedy, location: location.child(["allOf", index]) });
          break;
        }
        const both = allowed.filter((type) => !excludes([type], types));
        allowed = both.length > 0 ? both : types;
      }
      for (const key of ["allOf", "anyOf", "oneOf"])
        if (Array.isArray(schema[key]) && schema[key].length === 0)
          report({
            message: `\`${key}\` is empty${key === "allOf" ? "" : ": no value is valid"}.`,
            location: location.child(key).key(),
          });
    },
  }),
};

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
        });
      }
    },
  })),
};

/** The formats of JSON Schema (2020-12 validation, 7.3) and of the registry of the OpenAPI Initiative. */
const formats = (
  "base64url binary byte char commonmark date date-time date-time-local decimal decimal128 double double-int duration email float " +
  "hostname html http-date idn-email idn-hostname int16 int32 int64 int8 ipv4 ipv6 iri iri-reference json-pointer media-range password " +
  "regex relative-json-pointer sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token time time-local uint16 uint32 uint64 uint8 " +
  "unix-time unixtime uri uri-reference uri-template uuid"
).split(" ");

/** A format that is most likely a misspelled one. Authors may define formats: `uuid4` is not a mistake. */
export const schemaFormat: Rule = {
  id: "schema-format",
  remedy: "Correct it, or leave it if the format is your own.",
  check: tallied((tally) => ({
    Schema(schema, { location }) {
      const format = text(schema["format"]) ?? "";
      // With three letters, most formats are similar.
      const [known = format] =
        format === "url" ? ["uri"] : format.length < 4 ? [] : suggestionsFor(format, formats, 2);
      if (formats.includes(format) || known.startsWith(format) || format.startsWith(known)) return;
      tally.add(format, {
        message: `There is no format \`${format}\`.`,
        suggest: [known],
        location: location.child("format"),
      });
    },
  })),
};

/** A pattern that is not a regular expression of ECMA-262 (OpenAPI 3.1, 4.8.24), or is written between slashes: no value matches it. */
export const schemaPattern: Rule = {
  id: "schema-pattern",
  remedy: "Write a JavaScript regular expression (ECMA-262).",
  check: () => ({
    Schema(schema, { location, report }) {
      const pattern = text(schema["pattern"]);
      if (pattern === undefined) return;
      // An anchor after a slash, or before one, never matches.
      const isDelimited = /^\/\^.*\/[a-z]*$|^\/.*\$\/[a-z]*$/.test(pattern);
      const fault = faultOf(pattern);
      if (isDelimited)
        report({
          message: `The pattern ${pattern} is written between slashes, so no value matches it.`,
          remedy: "Remove them, and anything after the second.",
          location: location.child("pattern"),
        });
      else if (fault !== undefined)
        report({
          message: `The pattern ${pattern} is not a regular expression: ${fault}.`,
          location: location.child("pattern"),
        });
    },
  }),
};

/** Returns why a pattern is invalid. Many have escapes that the flag `u` forbids. */
function faultOf(pattern: string): string | undefined {
  if (attempt(() => new RegExp(pattern, "u"))) return undefined;
  try {
    return void new RegExp(pattern);
  } catch (error) {
    return (error as Error).message.split(": ").at(-1)?.toLowerCase();
  }
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

/** Whether no value is of both types; empty lists allow any. Integers are numbers. */
function excludes(one: readonly string[], other: readonly string[]): boolean {
  const general = (type: string) => (type === "integer" ? "number" : type);
  const both = one.map(general).filter((type) => other.map(general).includes(type));
  return one.length > 0 && other.length > 0 && both.length === 0;
}

/** A list without `items`, which were required before 3.1 (OpenAPI 3.0, 4.7.24.1; Swagger 2.0, Schema Object). */
export const schemaItems: Rule = {
  id: "schema-items",
  remedy: "Describe the array's items under `items`; `items: {}` allows any.",
  check: () => ({
    Schema(schema, { location, specVersion, type, report }) {
      if (schema["type"] !== "array" || "items" in schema || /^oas3_[12]$/.test(specVersion))
        return;
      if (misspelledFields(schema, Object.keys(type.properties)).has("items")) return;
      report({ message: "The array has no `items`.", location: location.child("type") });
    },
  }),
};
