import type { UserContext } from "@redocly/openapi-core";
import { fieldsHolding } from "../../keywords";
import { isRaw, join, tokensOf, valueAt } from "../../document/document";
import { misspelledFields } from "../../suggestions";
import { tallied, type Rule, type Location } from "./rule";

/** The fields of `components`, by the linter's name for their contents (OpenAPI 3.2, 4.7). */
export const groups: ReadonlyMap<string, string> = new Map([
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

/**
 * Returns the field of `components` that contains an object that the linter reads as another kind: a response where a reference needs a
 * schema (OpenAPI 3.1, 4.8.23).
 *
 * @param type the linter's name for the kind that it reads
 */
export function misplacedIn(type: string, pointer: string | undefined): string | undefined {
  const wanted = groups.get(type);
  // Nearly all are right, and a large document has tens of thousands of objects.
  if (wanted === undefined || pointer?.startsWith(`#/components/${wanted}/`)) return undefined;
  const [first, group = "", name, ...more] = tokensOf(pointer ?? "");
  const isComponent = first === "components" && name !== undefined && more.length === 0;
  return isComponent && group !== wanted && names.has(group) ? group : undefined;
}

const schemaMaps = fieldsHolding("schemaMap");

/**
 * Whether a pointer leads to schemas by name, as `properties` contains, instead of one: the bundler fails if they are read as one. A
 * property may have such a name, too.
 */
export function isSchemaMap(pointer: string): boolean {
  if (!schemaMaps.has(pointer.slice(pointer.lastIndexOf("/") + 1))) return false;
  const tokens = tokensOf(pointer);
  return (tokens.length - tokens.findLastIndex((token) => !schemaMaps.has(token))) % 2 === 0;
}

/** A `$ref` to a component of the wrong kind. */
export const referenceKind: Rule = {
  id: "reference-kind",
  severity: "error",
  remedy: "Refer to a component of the right kind, or move the component.",
  check: () => {
    let root: unknown;
    let file: string | undefined;
    return {
      Root(value, { location }) {
        root = value;
        file = location.source.absoluteRef;
      },
      ref({ $ref }, { type, location, report, specVersion }, { node, location: target }) {
        if (
          node !== undefined &&
          type.name === "Schema" &&
          target &&
          (isSchemaMap(target.pointer) ||
            (target.source.absoluteRef === file && !mayBeSchema(target)))
        )
          return report({
            message: `The reference ${String($ref)} does not lead to a schema.`,
            remedy: `Refer to a schema, such as \`#/${specVersion === "oas2" ? "definitions" : "components/schemas"}/Name\`.`,
            location: location.child("$ref"),
          });
        const group = misplacedIn(type.name, target?.pointer);
        const wanted = groups.get(type.name) ?? "";
        if (group === undefined) return;
        const meant = join("#/components", wanted, tokensOf(String($ref)).at(-1) ?? "");
        const isBare = wanted === "mediaTypes" && group === "schemas";
        report({
          message: isBare
            ? "The reference points to a schema, which belongs in `schema: { $ref: … }`."
            : `The reference points into \`components.${group}\` instead of \`components.${wanted}\`.`,
          suggest: valueAt(root, meant) === undefined ? [] : [meant],
          location: location.child("$ref"),
        });
      },
    };
  },
};

/** Whether a place in the document may hold a schema. A component of another kind has a message of its own. */
function mayBeSchema({ pointer }: Pick<Location, "pointer">): boolean {
  const [first, second, ...more] = tokensOf(pointer);
  if (first === "components" && more.length === 1) return true;
  const isInSchema = /\/(schema|itemSchema|x-[^/]*)(\/|$)/.test(pointer);
  return (
    isInSchema ||
    !(
      /^(|paths|webhooks)$/.test(first ?? "") ||
      (first === "components" && (second !== "schemas" || more.length === 0))
    )
  );
}

/**
 * Whether a pointer passes through a field of the document or of its components whose name is misspelled, which the rule `struct` reports.
 *
 * @param type the linter's description of the root
 */
export function isBehindSlip(
  pointer: string,
  root: unknown,
  { properties }: Pick<UserContext["type"], "properties">,
): boolean {
  const [first = "", second = ""] = pointer.startsWith("#") ? tokensOf(pointer) : [];
  if (!isRaw(root)) return false;
  const { components } = root;
  return (
    misspelledFields(root, Object.keys(properties)).has(first) ||
    (first === "components" &&
      isRaw(components) &&
      misspelledFields(components, [...names]).has(second))
  );
}

/**
 * A field next to a reference that is only allowed for a schema or a path (OpenAPI 3.1, 4.8.23), or one next to a reference to a schema
 * that many authors mean and tools read differently: 3.0 ignores it (4.7.23).
 */
export const referenceSiblings: Rule = {
  id: "reference-siblings",
  only: "OpenAPI 3",
  remedy: "Move it to where the reference leads, or replace the reference with the whole object.",
  check: tallied((tally) => ({
    ref(reference, { type: { name }, location, report, specVersion }) {
      for (const field of ["nullable", "readOnly", "writeOnly"])
        if (name === "Schema" && specVersion === "oas3_0" && reference[field] === true)
          tally.add(field, {
            message: `\`${field}\` next to a \`$ref\` is shown as meant, but OpenAPI 3.0 ignores it there.`,
            remedy: `Write \`allOf: [{ $ref: … }]\` beside \`${field}\`.`,
            location: location.child(field).key(),
          });
      if (!groups.has(name) || name === "Schema" || name === "PathItem") return;
      for (const field of Object.keys(reference))
        if (!/^(\$ref|summary|description|x-.*)$/.test(field))
          report({
            message: `\`${field}\` next to a \`$ref\` has no effect.`,
            location: location.child(field).key(),
          });
    },
  })),
};

/** A reference in place of the properties of a schema. The linter follows it, and then takes the fields of its target for properties. */
export const propertiesReference: Rule = {
  id: "properties-reference",
  severity: "error",
  remedy: "Refer to the schema in `allOf`, or to that of a property below its name.",
  check: () => ({
    SchemaProperties(_, { rawLocation, location, report }) {
      if (rawLocation.absolutePointer === location.absolutePointer) return;
      const message = "`properties` cannot be a reference: it lists properties by name.";
      report({ message, location: rawLocation.child("$ref") });
    },
  }),
};
