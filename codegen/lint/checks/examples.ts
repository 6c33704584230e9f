import { ResolveError } from "@redocly/openapi-core";
import { asRaw, isObject, type Raw } from "../../document/document";
import { FileRefusal } from "../../document/read-file";
import { misspelledFields, suggestionsFor } from "../../suggestions";
import { followed, membersOf, type Located } from "./members";
import { tallied, type Rule, type VisitorContext, type Location, type Resolve } from "./rule";
import { examplesOf } from "./values";

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
      resolve: Resolve,
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
          tally.add(JSON.stringify([key, ...properties.keys()]), {
            message: `The example has a member \`${key}\`, which its schema does not define.`,
            suggest: suggestionsFor(key, properties.keys()),
            location: at.key(),
          });
      }
    };
    const check = (owner: Raw, context: VisitorContext) => {
      const { location, resolve, type } = context;
      const schema = type.name === "Schema" ? owner : owner["schema"];
      for (const [value, at] of examplesOf(owner, context))
        compare(value, [{ schema, file: location.source.absoluteRef }], at, resolve);
    };
    return { MediaType: check, Parameter: check, Header: check, Schema: check };
  }),
};

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
      const message = "The example has no `value`: no page shows it.";
      report({ message, location: location.key() });
    },
  }),
};
