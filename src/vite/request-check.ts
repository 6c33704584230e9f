import { format as knownFormats } from "@cfworker/json-schema";

import { schemaPath } from "../paths";
import { chipsOf } from "../reference/chip-text";
import { findSchema, type ApiNavigation } from "../reference/navigation";
import { typeText } from "../reference/TypeText";
import type { Schema } from "../reference/types";
import { containingText, noteText, type ReferenceWords } from "../reference/words";
import type {
  CheckedCondition,
  CheckedSchema,
  CheckedUnion,
  RequestCheck,
  ValueRule,
} from "../request-check/types";
import { attempt } from "../shared/attempt";
import { contentId, valueText } from "../view/ids";
import { variantNames } from "../view/lay-out-schema";
import { plainKeywords } from "../view/plain-facts";
import type { Condition, Facts, MediaType, Note, RequiredGroups, TypeRef } from "../view/types";

/** The named schemas, and the words for their rules. */
interface CheckSources {
  readonly navigation: ApiNavigation;
  readonly words: ReferenceWords;
  /** Adds the base path to a path of the site. */
  readonly href: (path: string) => string;
  /** Returns a named schema; `undefined` if it does not exist. */
  readonly load: (name: string) => Promise<Schema | undefined>;
}

/**
 * Compiles the check of a request body from the schemas that its rows show, so that page and check agree.
 *
 * @param media the media types of the body
 * @returns `undefined` unless one of them has a schema and is JSON or a form, whose fields are checked as JSON
 */
export async function compileRequestCheck(
  media: readonly MediaType<unknown>[],
  sources: CheckSources,
): Promise<RequestCheck | undefined> {
  const indexOf = (type: RegExp) =>
    media.findIndex(({ mediaType, stream, schema }) => type.test(mediaType) && !stream && schema);
  const json = indexOf(/^[^;]*[/+]json\b/i);
  const index = json === -1 ? indexOf(isForm) : json;
  const { schema, mediaType = "" } = media[index] ?? {};
  if (!schema) return undefined;
  const { navigation, words, href, load } = sources;
  const compiler = createCompiler(words);
  const root = compiler.compile(schema as Schema);
  const schemas: [string, RequestCheck["schemas"][number][1]][] = [];
  // The set grows during the loop.
  for (const name of compiler.names) {
    const named = await load(name);
    const slug = findSchema(navigation, name)?.slug;
    const path = slug === undefined ? undefined : href(schemaPath(slug));
    if (named) schemas.push([name, { path, schema: compiler.compile(named) }]);
  }
  return {
    at: contentId("request", mediaType, index),
    schema: root,
    schemas,
    ...(isForm.test(mediaType) && { isForm: true }),
    ...(compiler.hasValidations() && { hasValidations: true }),
    ...(compiler.unchecked.size > 0 && { unchecked: [...compiler.unchecked] }),
  };
}

const isForm = /^application\/x-www-form-urlencoded/i;

/** Groups of keywords that a row shows as one phrase, in the order of the row. */
const phrases: readonly (readonly (keyof Facts)[])[] = [
  ["const"],
  ["format"],
  ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
  ["minLength", "maxLength", "pattern"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ...plainKeywords.map((key) => [key]),
];

/** Keys in the view of an array that describe its items, if the items have no row. */
const itemKeys = [
  "enum",
  "properties",
  "patternProperties",
  "additionalProperties",
  "closed",
  "allOf",
  "requiredGroups",
  "unions",
  "conditions",
  "notes",
] as const satisfies readonly (keyof Schema)[];

function createCompiler(words: ReferenceWords) {
  const names = new Set<string>();
  const unchecked = new Set<string>();
  let hasValidations = false;

  function compile(schema: Schema): CheckedSchema {
    const { type, items, nullable, readOnly } = schema;
    const isArray = typeof type === "object" && "array" in type;
    if (isArray && !items) {
      const inner = Object.fromEntries(itemKeys.map((key) => [key, schema[key]]));
      const outer = Object.fromEntries(itemKeys.map((key) => [key, undefined]));
      const isRule = ({ note }: Note) => note === "validation";
      const { notes = [] } = schema;
      const own = { ...inner, notes: notes.filter((one) => !isRule(one)), type: type.array };
      const whole = { ...schema, ...outer, notes: notes.filter(isRule), items: own as Schema };
      return compile(whole as Schema);
    }
    const ref = typeof type === "object" && "ref" in type ? type.ref : undefined;
    if (ref !== undefined) names.add(ref);
    for (const name of schema.allOf ?? []) names.add(name);
    const rules = rulesOf(schema);
    const validations = (schema.notes ?? []).flatMap((one) =>
      one.note === "validation" && one.rule !== undefined
        ? [{ rule: one.rule, message: one.message, fieldPath: one.fieldPath }]
        : [],
    );
    hasValidations ||= validations.length > 0;
    const required = [
      // The server sets them (OpenAPI 3.0, 4.7.24.2).
      ...(schema.properties ?? [])
        .filter((one) => one.required && !one.readOnly)
        .map(({ name }) => name),
      ...(schema.notes ?? []).flatMap((one) => (one.note === "required" ? one.names : [])),
    ];
    const named = (list: Schema["properties"] = []) =>
      list.map((one) => [one.name, compile(one)] as const);
    const has = (note: Note["note"]) => schema.notes?.some((one) => one.note === note);
    const parts: Partial<CheckedSchema> = {
      rules,
      validations,
      nullable,
      readOnly,
      ref,
      example: typeof schema.example === "string" ? schema.example : undefined,
      allOf: schema.allOf?.map((name) => ({ ref: name })),
      required,
      properties: named(schema.properties),
      patternProperties: named(schema.patternProperties?.filter(({ name }) => compiles(name))),
      additionalProperties: schema.additionalProperties && compile(schema.additionalProperties),
      closed: (schema.closed ?? has("noUndescribedProperties")) || undefined,
      prefixItems: schema.prefixItems?.map(compile),
      items: items ? compile(items) : undefined,
      unions: unionsOf(schema),
      conditions: conditionsOf(schema.conditions ?? []),
    };
    const said = Object.entries(parts).filter(
      ([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0),
    );
    return Object.fromEntries(said);
  }

  function rulesOf(schema: Schema): readonly ValueRule[] {
    const { type, prefixItems = [], notes = [], requiredGroups = [] } = schema;
    const rules: ValueRule[] = [];
    const add = (text: string, keywords: ValueRule["keywords"]) => {
      const usable = Object.entries(keywords).filter(([key, value]) => isUsable(key, value));
      if (usable.length > 0) rules.push({ text, keywords: Object.fromEntries(usable) });
    };
    const typeNames = typesOf(type);
    if (type === "never") add(typeText(type, words), { not: {} });
    else if (typeNames) add(typeText(type, words), { type: typeNames });
    if (schema.enum) {
      const values = schema.enum.map(({ value }) => value);
      add(values.map(valueText).join(", "), { enum: values });
    }
    for (const keys of phrases) {
      const present = keys.filter((key) => schema[key] !== undefined);
      const facts = Object.fromEntries(present.map((key) => [key, schema[key]]));
      const chips = chipsOf({ type, ...facts }, words);
      const text = chips.map((chip) => [chip.text, chip.code].filter(Boolean).join(" ")).join(", ");
      add(text, facts);
    }
    for (const note of notes) add(noteText(note, words), keywordsOf(note, prefixItems.length));
    for (const groups of requiredGroups)
      add(groupsText(groups), {
        [groups.mode]: groups.groups.map((required) => ({ required })),
      });
    return rules;
  }

  function groupsText({ mode, groups }: RequiredGroups): string {
    const { before, after } = words.requiredGroups[mode];
    const list = groups.map((group) => group.join(` ${words.and} `)).join(` ${words.or} `);
    return `${before} ${list} ${after}`;
  }

  function isUsable(key: string, value: unknown): boolean {
    // The content of strings is not checked (JSON Schema 2020-12 validation, 8).
    if (key.startsWith("content")) return false;
    if (key === "pattern") return compiles(String(value));
    return key !== "format" || Object.hasOwn(knownFormats, String(value));
  }

  function compiles(pattern: string): boolean {
    // Uses the same flag as the library.
    const compiled = attempt(() => new RegExp(pattern, "u"));
    if (!compiled) unchecked.add(pattern);
    return compiled !== undefined;
  }

  function unionsOf(schema: Schema): readonly CheckedUnion[] {
    const { type, unions = [] } = schema;
    const counts = new Map<string, number>();
    const listed: readonly CheckedUnion[] = unions.map(({ mode, discriminator, variants }) => {
      const count = (counts.get(mode) ?? 0) + 1;
      counts.set(mode, count);
      const branches = variantNames(variants);
      return {
        mode,
        number: count > 1 ? count : undefined,
        discriminator,
        variants: variants.map((variant, index) => ({
          label: variant.label ?? typeText(variant.type, words),
          branch: branches[index]?.name ?? "",
          values:
            variant.value === undefined
              ? undefined
              : [variant.value, ...(variant.moreValues ?? [])],
          schema: compile(variant),
        })),
      };
    });
    const isTypeAlone =
      unions.length === 0 && typeof type === "object" && "or" in type && !typesOf(type);
    if (!isTypeAlone) return listed;
    const variants = type.or.map((one) => ({
      label: typeText(one, words),
      branch: "",
      schema: compile({ type: one }),
    }));
    return [{ mode: "anyOf", variants }];
  }

  function conditionsOf(conditions: readonly Condition<unknown>[]): readonly CheckedCondition[] {
    return conditions.flatMap((condition, index): readonly CheckedCondition[] => {
      const { keyword, property = "", least = 1, most } = condition;
      const schema = compile(condition as Schema);
      const after = (branch: "then" | "else") => {
        const next = conditions.slice(index + 1, index + 3);
        const end = next.findIndex((one) => one.keyword === "if");
        const found = next.slice(0, end === -1 ? 2 : end).find((one) => one.keyword === branch);
        return found && compile(found as Schema);
      };
      switch (keyword) {
        case "if":
          return [{ keyword, schema, text: words.if, then: after("then"), else: after("else") }];
        case "dependentSchemas":
          return [{ keyword, property, schema, text: words.when }];
        case "contains":
          return [
            { keyword, least, most, schema, text: `${containingText({ least, most }, words)} …` },
          ];
        // `if` contains the first two; the content of strings is not checked.
        case "then":
        case "else":
        case "contentSchema":
          return [];
        default:
          return [{ keyword, schema, text: `${words[keyword]} …` }];
      }
    });
  }

  return { compile, names, unchecked, hasValidations: () => hasValidations };
}

const jsonTypes: ReadonlySet<string> = new Set([
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
]);

/** Returns the JSON Schema types that a type stands for, if it says nothing else. */
function typesOf(type: TypeRef): readonly string[] | undefined {
  if (typeof type === "string") {
    if (type === "tuple") return ["array"];
    return jsonTypes.has(type) ? [type] : undefined;
  }
  if ("array" in type) return ["array"];
  if ("map" in type) return ["object"];
  if (!("or" in type)) return undefined;
  const all = type.or.map((one) => (typeof one === "string" ? typesOf(one) : undefined));
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** Returns a note as keywords; none if the note is not a rule for a value alone. */
function keywordsOf(note: Note, prefix: number): ValueRule["keywords"] {
  switch (note.note) {
    case "dependentRequired":
      return { dependentRequired: { [note.property]: note.names } };
    case "noFurtherItems":
      return { maxItems: prefix };
    case "const":
      return { const: note.value };
    case "enum":
      return { enum: note.values };
    case "format":
      return { format: note.format };
    case "ofType":
      return note.keywords;
    case "also":
      return { [note.keyword]: note.value };
    default:
      return {};
  }
}
