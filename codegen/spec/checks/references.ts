import type { Oas3Rule } from "@redocly/openapi-core";
import { tokensOf } from "../document";

/** Under `components`, by the linter's name of what is referred to (OpenAPI 3.2, 4.7). */
const groups: ReadonlyMap<string, string> = new Map([
  ["Callback", "callbacks"],
  ["Example", "examples"],
  ["Header", "headers"],
  ["Link", "links"],
  ["MediaType", "mediaTypes"],
  ["Parameter", "parameters"],
  ["PathItem", "pathItems"],
  ["RequestBody", "requestBodies"],
  ["Response", "responses"],
  ["Schema", "schemas"],
  ["SecurityScheme", "securitySchemes"],
]);
const names: ReadonlySet<string> = new Set(groups.values());

/** A `$ref` to a component of another kind than stands there: a response, where a schema is wanted (OpenAPI 3.1, 4.8.23). */
export const referenceKind: Oas3Rule = () => ({
  ref(_, { type, location, report }, { location: target }) {
    const wanted = groups.get(type.name);
    // Nearly all are right, and a large document has tens of thousands.
    if (wanted === undefined || target?.pointer?.startsWith(`#/components/${wanted}/`)) return;
    const [first, group = "", name, ...more] = tokensOf(target?.pointer ?? "");
    const isComponent = first === "components" && name !== undefined && more.length === 0;
    if (!isComponent || group === wanted || !names.has(group)) return;
    const isBare = wanted === "mediaTypes" && group === "schemas";
    report({
      message: isBare
        ? "The reference leads to a schema, which belongs below: `schema: { $ref: … }`."
        : `The reference leads into \`components.${group}\`, where one into \`components.${wanted}\` belongs.`,
      location: location.child("$ref"),
    });
  },
});
