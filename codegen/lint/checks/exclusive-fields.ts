import { type Rule, visitorsOf } from "./rule";

/** Fields that cannot be combined, by the object that has them. The second of each pair is reported. */
const pairs = {
  // OpenAPI 3.1, 4.8.12.2; 3.2, 4.12.2.2.
  Parameter: ["examples example", "content schema"],
  Header: ["examples example", "content schema"],
  // OpenAPI 3.2, 4.14.1 and 4.15.1.
  MediaType: ["examples example", "encoding prefixEncoding", "encoding itemEncoding"],
  Encoding: ["encoding prefixEncoding", "encoding itemEncoding"],
  // OpenAPI 3.2, 4.19.1.
  Example: [
    "value externalValue",
    "value dataValue",
    "value serializedValue",
    "serializedValue externalValue",
  ],
  // OpenAPI 3.1, 4.8.4.1 and 4.8.20.1.
  License: ["identifier url"],
  Link: ["operationId operationRef"],
  // OpenAPI 3.2, 4.26.1.
  Xml: ["nodeType attribute", "nodeType wrapped"],
  // Arazzo 1.0.1, 4.6.5.1.
  Step: ["operationId operationPath", "operationId workflowId", "operationPath workflowId"],
};

/** An object with two fields that cannot be combined. */
export const exclusiveFields: Rule = {
  id: "exclusive-fields",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Keep one of the two.",
  check: () =>
    visitorsOf(pairs, (excluded) => (owner, { location, report }) => {
      const both = excluded
        .map((pair) => pair.split(" "))
        .find((names) => names.every((name) => name in owner));
      if (!both) return;
      const message = `\`${both.join("` and `")}\` cannot be combined.`;
      report({ message, location: location.child(both.slice(1)).key() });
    }),
};
