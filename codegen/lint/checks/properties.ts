import type { UserContext } from "@redocly/openapi-core";
import { asRaw, asList, isRaw, type Raw } from "../../document/document";
import { suggestionsFor } from "../../document/suggestions";
import { followed, type Located, membersOf } from "./members";
import { absenceOf, excessesOf, type Finding, type Rule } from "./rule";
import { contradiction, cut } from "./schemas";

type Location = UserContext["location"];

/** A schema that is one part of another: its properties may be declared in the parts next to it. */
const part = /\/(then|else|if|not|dependentSchemas|(anyOf|oneOf|allOf)\/\d+)(\/|$)/;

/** Keywords that declare a property; the others only narrow one that is declared elsewhere. */
const declaring = "type $ref allOf anyOf oneOf properties items title description".split(" ");

/** A property in `required` or a condition that no part of a schema declares, or that never has the value of the condition. */
export const schemaProperty: Rule = {
  id: "schema-property",
  remedy: "Declare the property, or correct its name.",
  check: () => {
    const check = (schema: Raw, context: UserContext) => {
      if (part.test(context.location.pointer)) return;
      for (const finding of findingsIn(schema, context)) context.report(finding);
    };
    return {
      Schema: check,
      // Keywords next to a reference are visited with its target, not by themselves.
      ref(node, context) {
        if (context.type.name === "Schema") check(node, context);
      },
    };
  },
};

/** A part of `allOf` that forbids properties of the other parts: it sees only its own (JSON Schema Core, 10.3.2.3). */
export const closedPart: Rule = {
  id: "closed-part",
  remedy:
    "Remove `additionalProperties: false` there; `unevaluatedProperties: false` next to `allOf` closes the whole schema.",
  check: () => ({
    Schema(schema, { location, report, resolve }) {
      const file = location.source.absoluteRef;
      const inside = asList(schema["allOf"]);
      // Nearly all schemas end here; following their references would take time.
      if (inside.length === 0) return;
      const parts = [{ ...schema, allOf: [] }, ...inside];
      const members = parts.map((value) => membersOf({ schema: value, file }, resolve, true));
      for (const [index, value] of parts.entries()) {
        const target = followed({ schema: value, file }, resolve)?.schema ?? value;
        if (index === 0 || !isRaw(target) || target["additionalProperties"] !== false) continue;
        const own = members[index]?.properties;
        const lost = members.flatMap(({ properties }) => [...properties.keys()]);
        const [name] = lost.filter((one) => !own?.has(one));
        if (name === undefined || "patternProperties" in target) continue;
        report({
          message: `No value can have \`${name}\`: this part allows only its own properties.`,
          location: location.child(["allOf", index - 1]),
          explains: lost.flatMap(excessesOf),
        });
      }
    },
  }),
};

/** A part of a schema that applies to the same value, and the condition that contains it. */
interface Part extends Located {
  readonly schema: Raw;
  readonly location: Location;
  readonly condition?: "if" | "then" | undefined;
}

function partsOf(schema: unknown, location: Location, condition?: Part["condition"]): Part[] {
  if (!isRaw(schema)) return [];
  const inside = (value: unknown, path: (string | number)[], within = condition) =>
    partsOf(value, location.child(path), within);
  return [
    { schema, file: location.source.absoluteRef, location, condition },
    ...["allOf", "anyOf", "oneOf"].flatMap((key) =>
      asList(schema[key]).flatMap((value, index) => inside(value, [key, index])),
    ),
    ...inside(schema["if"], ["if"], "if"),
    ...["then", "else"].flatMap((key) => inside(schema[key], [key], condition ?? "then")),
    ...Object.entries(asRaw(schema["dependentSchemas"])).flatMap(([key, value]) =>
      inside(value, ["dependentSchemas", key], condition ?? "then"),
    ),
  ];
}

function* findingsIn(schema: Raw, context: UserContext): Iterable<Finding> {
  const { location, rawLocation, resolve } = context;
  const parts = partsOf(schema, location);
  const { properties } = membersOf(parts.slice(0, 1), resolve, true);
  const branches = parts.filter(({ condition }) => condition === "then");
  const added = [...membersOf(branches, resolve, true).properties].filter(([, all]) =>
    all.some(
      (one) => isRaw(one.schema) && Object.keys(one.schema).some((key) => declaring.includes(key)),
    ),
  );
  const declared = new Set([...properties.keys(), ...added.map(([name]) => name)]);
  if (declared.size === 0 && part.test(rawLocation.pointer)) return;
  // In a map, any name is known.
  const isMap = parts.some((one) =>
    ["additionalProperties", "patternProperties"].some((key) => isRaw(one.schema[key])),
  );
  for (const { schema: own, location: at, condition } of parts) {
    const lists = [
      { path: ["required"], list: own["required"] },
      ...Object.entries(asRaw(own["dependentRequired"])).map(([key, value]) => ({
        path: ["dependentRequired", key],
        list: isMap ? [] : value,
      })),
    ];
    for (const { path, list } of isMap && condition ? [] : lists)
      for (const [index, name] of asList(list).entries())
        if (typeof name === "string" && !declared.has(name))
          yield {
            message: `The required property \`${name}\` is not declared.`,
            remedy: `Declare the property, or remove its name from \`${path[0]}\`.`,
            suggest: suggestionsFor(name, declared),
            location: at.child([...path, index]),
            explains: [absenceOf(name), ...excessesOf(name)],
          };
    const keys = ["dependentRequired", "dependentSchemas", ...(condition ? ["properties"] : [])];
    for (const keyword of keys)
      for (const [name, value] of Object.entries(asRaw(own[keyword]))) {
        const place = at.child([keyword, name]);
        if (!isMap && !declared.has(name))
          yield {
            message: `The property \`${name}\` in the condition is not declared.`,
            suggest: suggestionsFor(name, declared),
            location: place.key(),
          };
        else if (keyword === "properties")
          yield* impossibleIn(name, value, place, properties.get(name) ?? [], context);
      }
  }
}

/** Finds values that a condition tests a property for, or requires, but that the schemas of the property do not allow. */
function* impossibleIn(
  name: string,
  test: unknown,
  place: Location,
  schemas: readonly Located[],
  { resolve }: UserContext,
): Iterable<Finding> {
  const all = schemas.flatMap((one) => [one, followed(one, resolve) ?? []].flat());
  const tested = asRaw(test);
  const values = [
    ...("const" in tested ? [[tested["const"], ["const"]] as const] : []),
    ...asList(tested["enum"]).map((value, index) => [value, ["enum", index]] as const),
  ];
  for (const [value, path] of values)
    for (const { schema } of all) {
      const reason = isRaw(schema) ? contradiction(value, schema) : undefined;
      if (reason === undefined) continue;
      const choices = asList(asRaw(schema)["enum"]);
      yield {
        message: `The value ${cut(JSON.stringify(value))} of \`${name}\` ${reason}.`,
        remedy: "Correct the value, or the schema of the property.",
        suggest: suggestionsFor(String(value), choices.map(String)),
        location: place.child([...path]),
      };
    }
}
