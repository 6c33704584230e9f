import { ResolveError, type UserContext } from "@redocly/openapi-core";
import { asRaw, isObject, isRaw, type Raw } from "../../document/document";
import { FileRefusal } from "../../document/read-file";
import { misspelledFields, suggestionsFor } from "../../document/suggestions";
import { followed, membersOf, type Located } from "./members";
import { absenceOf, excessesOf, tallied, type Finding, type Rule } from "./rule";

type Location = UserContext["location"];

/**
 * A member of an example that its schema does not declare: misspelled or outdated. It is valid (JSON Schema 2020-12, 10.3.2.3), but readers
 * would send it.
 */
export const exampleMember: Rule = {
  id: "example-member",
  remedy: "Correct or remove the member, or declare the property.",
  check: tallied((tally) => {
    const compare = (
      value: unknown,
      schemas: readonly Located[],
      location: Location,
      resolve: UserContext["resolve"],
    ): void => {
      if (!isObject(value) || schemas.length === 0) return;
      const { properties, required, isClosed, items } = membersOf(schemas, resolve, true);
      const isExtended = schemas.some((one) => {
        const target = asRaw((followed(one, resolve) ?? one).schema);
        return "discriminator" in target && !("oneOf" in target || "anyOf" in target);
      });
      for (const [key, inner] of Object.entries(value)) {
        const at = location.child([key]);
        const known = Array.isArray(value) ? items : properties.get(key);
        if (known) compare(inner, known, at, resolve);
        // Another rule reports a required property that is not declared.
        else if (isClosed && !isExtended && properties.size > 0 && !required.has(key))
          tally.add(
            JSON.stringify([key, ...properties.keys()]),
            unknownMember(key, properties, at),
          );
      }
    };
    const checkAll = (owner: Raw, schema: unknown, { location, resolve }: UserContext): void => {
      const schemas = [{ schema, file: location.source.absoluteRef }];
      const { example, examples } = owner;
      compare(example, schemas, location.child("example"), resolve);
      for (const [key, inner] of Object.entries(asRaw(examples))) {
        const at = { node: inner, location: location.child(["examples", key]) };
        const given =
          isRaw(inner) && typeof inner["$ref"] === "string" ? resolve(inner as never) : at;
        const { node } = given as { readonly node: unknown };
        const field = ["dataValue", "value"].find((name) => isRaw(node) && name in node);
        if (field !== undefined && isRaw(node) && given.location)
          compare(node[field], schemas, given.location.child(field), resolve);
      }
      if (Array.isArray(examples))
        for (const [index, inner] of examples.entries())
          compare(inner, schemas, location.child(["examples", index]), resolve);
    };
    const check = (owner: Raw, context: UserContext) => checkAll(owner, owner["schema"], context);
    return {
      MediaType: check,
      Parameter: check,
      Header: check,
      Schema: (schema, context) => checkAll(schema, schema, context),
    };
  }),
};

function unknownMember(
  name: string,
  properties: ReadonlyMap<string, unknown>,
  location: Location,
): Finding & { readonly location: Location } {
  const suggest = suggestionsFor(name, properties.keys());
  return {
    message: `The example has a member \`${name}\`, which its schema does not define.`,
    suggest,
    explains: [...excessesOf(name), ...suggest.slice(0, 1).map(absenceOf)],
    location: location.key(),
  };
}

/** The fields for the value of an example (OpenAPI 3.2, 4.19.1). */
export const exampleValues = ["value", "externalValue", "dataValue", "serializedValue"];

/** An example in a file that cannot be read. The path of a server is not a file. */
export const exampleFile: Rule = {
  id: "example-file",
  only: "OpenAPI 3",
  remedy: "Correct the path, or write a URL.",
  check: () => ({
    Example({ externalValue, value, serializedValue }, { location, report, resolve }) {
      // Another rule reports two values.
      if (value !== undefined || serializedValue !== undefined) return;
      if (typeof externalValue !== "string" || /^(\/|[a-z][\w+.-]+:)/i.test(externalValue)) return;
      const { error } = resolve({ $ref: externalValue });
      const reason = error instanceof ResolveError ? error.originalError : undefined;
      if (reason instanceof FileRefusal)
        report({ message: reason.message, location: location.child("externalValue") });
    },
  }),
};

/** A named example without a value (OpenAPI 3.1, 4.8.19). */
export const exampleValue: Rule = {
  id: "example-value",
  only: "OpenAPI 3",
  remedy: "Add its `value`, or remove it.",
  check: () => ({
    Example(example, { location, report, type }) {
      const slips = misspelledFields(example, Object.keys(type.properties));
      if (exampleValues.some((field) => field in example || slips.has(field))) return;
      // A field that the linter does not know most likely contains the value.
      if (Object.keys(example).some((key) => !(key in type.properties || key.startsWith("x-"))))
        return;
      report({
        message: "The example has no `value`: no page shows it.",
        location: location.key(),
      });
    },
  }),
};
