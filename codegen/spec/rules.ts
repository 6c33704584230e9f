import { deprecationKeys } from "./deprecation-keys";

/** What each lint rule means for us: how bad it is, and what the author should do. */
interface Rule {
  readonly severity: "error" | "warn";
  readonly remedy: string;
}

/**
 * The rules that every document must pass: Redocly's, and ours (codegen/spec/checks). An error is something a page, a type or a sample could not be made from
 * without guessing; anything that can still be shown truly is a warning.
 */
export const rules: Readonly<Record<string, Rule>> = {
  struct: {
    severity: "error",
    remedy: "Write the field as the OpenAPI Specification describes it, or remove it.",
  },
  "no-unresolved-refs": {
    severity: "error",
    remedy: "Point the $ref at something that exists, or add what it points at.",
  },
  "operation-operationId-unique": {
    severity: "error",
    remedy: "Give each operation an operationId of its own: it names the page.",
  },
  "operation-parameters-unique": {
    severity: "error",
    remedy: "Keep one of the two parameters: name and place together must be unique.",
  },
  "path-parameters-defined": {
    severity: "error",
    remedy:
      "Declare the parameter with `in: path` and `required: true`, or take it out of the path.",
  },
  // GitHub's own document has two: refused, it would be of no use to anyone. Each operation has its page all the same.
  "no-identical-paths": {
    severity: "warn",
    remedy: "Merge the two paths: they differ only in the names of their parameters.",
  },
  "path-declaration-must-exist": {
    severity: "error",
    remedy: "Write a name between the braces of the path.",
  },
  "path-not-include-query": {
    severity: "warn",
    remedy: "Describe the query with parameters instead of writing it into the path.",
  },
  "security-defined": {
    severity: "error",
    remedy:
      "Add the scheme under components.securitySchemes, or use the name of one that is there.",
  },
  "no-undefined-server-variable": {
    severity: "error",
    remedy: "Declare the variable under the server's `variables`, with a default.",
  },
  "no-server-variables-empty-enum": {
    severity: "error",
    remedy: "List the default among the values, or remove the empty enum.",
  },
  "no-enum-type-mismatch": {
    severity: "warn",
    remedy: "Write enum values of the type that the schema states.",
  },
  "no-invalid-media-type-examples": {
    severity: "warn",
    remedy: "Mend the example or the schema: the page shows both, and they disagree.",
  },
  "no-invalid-schema-examples": {
    severity: "warn",
    remedy: "Mend the example or the schema: the page shows both, and they disagree.",
  },
  "no-invalid-parameter-examples": {
    severity: "warn",
    remedy: "Mend the example or the schema: the page shows both, and they disagree.",
  },
  "no-required-schema-properties-undefined": {
    severity: "warn",
    remedy: "Declare the property, or take its name out of `required`.",
  },
  "deprecation-reason": {
    severity: "warn",
    remedy: "Add `deprecated: true`, or take the reason away.",
  },
  "deprecation-spelling": {
    severity: "warn",
    remedy: `Write it as one of those that are read: ${deprecationKeys.join(", ")}.`,
  },
  "discriminator-mapping": {
    severity: "warn",
    remedy: "Add the schema to the alternatives, or take the mapping away.",
  },
  "discriminator-property": {
    severity: "warn",
    remedy: "Declare the property in each alternative, and list it under `required`.",
  },
  "encoding-property": {
    severity: "warn",
    remedy: "Use the name of a property of the body, or declare this one.",
  },
  "header-ignored": {
    severity: "warn",
    remedy: "Remove it, and say it where OpenAPI reads it.",
  },
  "header-name": {
    severity: "warn",
    remedy: "Use letters, digits, `-` and `_` alone (RFC 9110, 5.6.2).",
  },
  "link-target": {
    severity: "warn",
    remedy: "Name an operation of the document and its parameters, or remove the link.",
  },
  "not-shown": {
    severity: "warn",
    remedy: "Say it in a description as well: readers of the pages do not see it here.",
  },
  "one-kind-of-example": {
    severity: "warn",
    remedy: "Move the value of `example` into `examples`, or remove it.",
  },
  "operation-id": {
    severity: "warn",
    remedy: "Give the operation an `operationId`: the address of its page then stays.",
  },
  "operation-method": {
    severity: "error",
    remedy: "Write a method in capitals that the path item has no field for, such as `COPY`.",
  },
  "parameter-style": {
    severity: "warn",
    remedy: "Use a style of that place, or move the parameter.",
  },
  "path-parameter-required": {
    severity: "warn",
    remedy: "Write `required: true`: no part of a path can be left out.",
  },
  "reference-kind": {
    severity: "warn",
    remedy: "Name a component of the kind that stands there, or move the component to its kind.",
  },
  "schema-bounds": {
    severity: "warn",
    remedy: "Swap or mend the two bounds.",
  },
  "schema-default": {
    severity: "warn",
    remedy: "Mend the default or the schema: the page shows both, and they disagree.",
  },
  "schema-enum": {
    severity: "warn",
    remedy: "List the values, or remove the `enum`.",
  },
  "schema-pattern": {
    severity: "warn",
    remedy: "Mend the expression, as JavaScript (ECMA-262) writes it.",
  },
  "swagger-list": {
    severity: "warn",
    remedy: "Describe the list with a format that 3.0 has, or explain it in the description.",
  },
  "swagger-media-type": {
    severity: "warn",
    remedy: "Name the media types under `consumes` and `produces`.",
  },
  "tag-declared": {
    severity: "warn",
    remedy: "Use a tag that is declared, or declare this one under `tags`.",
  },
  "server-url": {
    severity: "warn",
    remedy:
      "Write `https://`, the host and the path; a part that differs as `{name}`, with a default.",
  },
  "tag-groups": {
    severity: "warn",
    remedy: "Name each tag that operations carry first in one group of `x-tagGroups`.",
  },
  "tag-parent": {
    severity: "warn",
    remedy: "Name a tag that is declared under `tags`, and no tag below this one.",
  },
};

/**
 * The next step for a problem of the given rule.
 *
 * @param rule a key of {@link rules}, or a rule of the loader
 */
export function remedyFor(rule: string): string {
  return rules[rule]?.remedy ?? "See the OpenAPI Specification, https://spec.openapis.org/oas/.";
}
