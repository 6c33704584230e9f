import { asList, asRaw, isRaw, type Raw } from "../../document/document";
import { suggestionsFor } from "../../suggestions";
import { followed, membersOf } from "./members";
import type { Rule, VisitorContext } from "./rule";

/** A schema that is one part of another: its properties may be declared in the parts next to it. */
const part = /\/(then|else|if|not|dependentSchemas|(anyOf|oneOf|allOf)\/\d+)(\/|$)/;

/**
 * A property in `required` that no part of a schema declares. The linter's own rule does not know of conditions, and fails for properties
 * with names such as `hasOwnProperty`.
 */
export const schemaProperty: Rule = {
  id: "schema-property",
  remedy: "Declare the property, or remove its name from `required`.",
  check: () => {
    const check = (schema: Raw, { location, rawLocation, report, resolve }: VisitorContext) => {
      if (part.test(location.pointer)) return;
      const parts = [
        { schema, at: location },
        ...["allOf", "anyOf", "oneOf"].flatMap((key) =>
          asList(schema[key]).map((inner, index) => ({
            schema: asRaw(inner),
            at: location.child([key, index]),
          })),
        ),
      ];
      const {
        then,
        else: other,
        additionalProperties,
        patternProperties,
        dependentSchemas,
      } = schema;
      // In a map, any name is known.
      if (!isRaw(additionalProperties) && !isRaw(patternProperties))
        parts.push(
          ...["then", "else"].map((key) => ({
            schema: asRaw(schema[key]),
            at: location.child(key),
          })),
        );
      if (!parts.some((one) => "required" in one.schema)) return;
      const all = [schema, then, other, ...Object.values(asRaw(dependentSchemas))];
      const file = location.source.absoluteRef;
      const { properties } = membersOf(
        all.map((one) => ({ schema: one, file })),
        resolve,
        true,
      );
      if (properties.size === 0 && part.test(rawLocation.pointer)) return;
      for (const one of parts)
        for (const [index, name] of asList(one.schema["required"]).entries())
          if (typeof name === "string" && !properties.has(name))
            report({
              message: `The required property \`${name}\` is not declared.`,
              suggest: suggestionsFor(name, properties.keys()),
              location: one.at.child(["required", index]),
            });
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
        const message = `No value can have \`${name}\`: this part allows only its own properties.`;
        report({ message, location: location.child(["allOf", index - 1]) });
      }
    },
  }),
};
