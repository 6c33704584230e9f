import { asList, asRaw, isRaw, type Raw } from "../../document/document";
import type { Direction } from "../../document/json-schema";
import type { Rule, Visitor, VisitorContext, Location } from "./rule";

/** Values that are to be compared with a schema, see `value-problems.ts`; or a rule across fields of the schema, in which the other values may show a mistake. */
export interface Comparison {
  /** The values with their locations. */
  readonly values: readonly (readonly [value: unknown, at: Location])[];
  /** What they are, as in `The example`; or `rule`. */
  readonly what: string;
  /** Location of the schema. */
  readonly schema: Location;
  readonly direction?: Direction;
}

export function compare({ report }: Pick<VisitorContext, "report">, compared: Comparison): void {
  const [first] = compared.values;
  if (first)
    report({ message: "", location: first[1], compared } as unknown as Parameters<
      typeof report
    >[0]);
}

/** Returns the examples of an object, with their locations. */
export function examplesOf(
  { example, examples }: Raw,
  { location, resolve }: Pick<VisitorContext, "location" | "resolve">,
): Comparison["values"] {
  const listed = asList(examples).map(
    (value, index) => [value, location.child(["examples", index])] as const,
  );
  const named = Object.entries(asRaw(examples)).flatMap(([name, inner]) => {
    const given = isRaw(inner) && typeof inner["$ref"] === "string";
    const found = given
      ? resolve(inner as { $ref: string })
      : { node: inner, location: location.child(["examples", name]) };
    const node = asRaw(found.node);
    const field = ["dataValue", "value"].find((one) => node[one] !== undefined);
    return field !== undefined && found.location
      ? [[node[field], found.location.child(field) as Location] as const]
      : [];
  });
  return [
    ...(example === undefined ? [] : [[example, location.child("example")] as const]),
    ...listed,
    ...named,
  ];
}

function rule(id: string, visitor: Visitor): Rule {
  return {
    id,
    remedy: "Correct the example or the schema: the page shows both, and they disagree.",
    check: () => visitor,
  };
}

function compareExamples(owner: Raw, context: VisitorContext, direction?: Direction): void {
  const { location, type } = context;
  const schema = type.name === "Schema" ? location : location.child("schema");
  if (type.name !== "Schema" && owner["schema"] === undefined) return;
  for (const value of examplesOf(owner, context))
    compare(context, { values: [value], what: "example", schema, ...(direction && { direction }) });
}

/** What the API sends in webhooks and callbacks counts as a response. */
function inBody(direction: Direction, ofEvent: Direction) {
  return {
    MediaType(media: Raw, context: VisitorContext) {
      const { pointer } = context.location;
      const isOfEvent = pointer.startsWith("#/webhooks/") || pointer.includes("/callbacks/");
      compareExamples(media, context, isOfEvent ? ofEvent : direction);
    },
  };
}

/** An example of a body that does not match its schema. */
export const mediaTypeExamples = rule("no-invalid-media-type-examples", {
  Parameter: inBody("request", "request"),
  RequestBody: inBody("request", "response"),
  Response: inBody("response", "request"),
} as unknown as Visitor);

/** An example of a parameter or a header that does not match its schema. */
export const parameterExamples = rule("no-invalid-parameter-examples", {
  Parameter: (owner, context) => compareExamples(owner, context, "request"),
  Header: (owner, context) => compareExamples(owner, context, "request"),
});

/** An example in a schema that does not match it. */
export const schemaExamples = rule("no-invalid-schema-examples", {
  Schema: (schema, context) => compareExamples(schema, context),
});

function compareDefault(schema: Raw, context: VisitorContext): void {
  const { location } = context;
  for (const what of ["default", "const"])
    if (schema[what] !== undefined)
      compare(context, { values: [[schema[what], location.child(what)]], what, schema: location });
}

/** A default or a const that its own schema does not allow. */
export const schemaValue: Rule = {
  id: "schema-value",
  remedy: "Correct the value or the schema: the page shows both, and they disagree.",
  check: () => ({
    Schema: compareDefault,
    // Before 3.1, keywords next to a reference have no effect.
    ref(node, context) {
      const { type, specVersion } = context;
      if (type.name === "Schema" && /^oas3_[12]$/.test(specVersion)) compareDefault(node, context);
    },
  }),
};

/** Several values written as one: words in capitals or with commas. */
const severalValues = /^(?:[A-Z_]+(?: +[A-Z_]+)+|[\w-]+(?: *, *[\w-]+)+)$/;

/** A `type` without types, or an `enum` without values, with one value that is a list, or with values that the rest of the schema does not allow. */
export const schemaEnum: Rule = {
  id: "schema-enum",
  remedy: "Correct the value or the schema: they disagree.",
  check: () => ({
    Schema(schema, context) {
      const { location, report } = context;
      for (const key of ["enum", "type"])
        if (Array.isArray(schema[key]) && schema[key].length === 0)
          report({
            message: `\`${key}\` is empty: no value is valid.`,
            remedy: `List the ${key === "type" ? "types" : "values"}, or remove the \`${key}\`.`,
            location: location.child(key).key(),
          });
      const values = asList(schema["enum"]);
      const [only] = values;
      if (values.length === 1 && typeof only === "string" && severalValues.test(only))
        report({
          message: `The \`enum\` has one value, \`${only}\`.`,
          remedy: "Write each value as an item of its own, with commas between them.",
          location: location.child(["enum", 0]),
        });
      const located = values.map(
        (value, index) => [value, location.child(["enum", index])] as const,
      );
      compare(context, { values: located, what: "enum", schema: location });
    },
  }),
};
