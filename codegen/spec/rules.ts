import type { Oas2Rule, Oas3Rule, Plugin } from "@redocly/openapi-core";
import { encodingProperty, mediaTypeName } from "./checks/bodies";
import { deprecationReason, deprecationSpelling } from "./checks/deprecation";
import { componentName } from "./checks/component-names";
import { exampleMember } from "./checks/examples";
import { exclusiveFields } from "./checks/exclusive-fields";
import { headerIgnored, headerName } from "./checks/headers";
import { descriptionDepth, descriptionHtml } from "./checks/html";
import { linkTarget } from "./checks/links";
import { notShown } from "./checks/not-shown";
import {
  operationId,
  operationIdUnique,
  operationMethod,
  operationResponses,
  operationSummary,
} from "./checks/operations";
import {
  fieldWithoutEffect,
  oneMediaType,
  parameterStyle,
  pathParameterRequired,
  queryString,
} from "./checks/parameters";
import { pathParametersDefined } from "./checks/paths";
import { referenceKind, unresolvedReference } from "./checks/references";
import type { Rule } from "./checks/rule";
import {
  requiredProperty,
  schemaBounds,
  schemaDefault,
  schemaEnum,
  schemaPattern,
} from "./checks/schemas";
import { securityDefined } from "./checks/security";
import { serverUrl, serverVariable, serverVariables } from "./checks/servers";
import { struct } from "./checks/struct";
import { swaggerList, swaggerMediaType } from "./checks/swagger";
import { tagDeclared, tagGroups, tagParent } from "./checks/tags";
import { discriminatorMapping, discriminatorProperty } from "./checks/unions";
import { corrected } from "./linter-types";

const example = "Correct the example or the schema: the page shows both, and they disagree.";

/** The rules that every document must pass, the linter's own among them. */
export const rules: readonly Rule[] = [
  // First, so that the others skip what it finds malformed.
  struct,
  componentName,
  deprecationReason,
  deprecationSpelling,
  descriptionDepth,
  descriptionHtml,
  discriminatorMapping,
  discriminatorProperty,
  encodingProperty,
  exampleMember,
  exclusiveFields,
  fieldWithoutEffect,
  headerIgnored,
  headerName,
  linkTarget,
  mediaTypeName,
  notShown,
  oneMediaType,
  operationId,
  operationIdUnique,
  operationMethod,
  operationResponses,
  operationSummary,
  parameterStyle,
  pathParameterRequired,
  pathParametersDefined,
  queryString,
  referenceKind,
  requiredProperty,
  schemaBounds,
  schemaDefault,
  schemaEnum,
  schemaPattern,
  securityDefined,
  serverUrl,
  serverVariable,
  serverVariables,
  swaggerList,
  swaggerMediaType,
  tagDeclared,
  tagGroups,
  tagParent,
  unresolvedReference,
  ...[
    ["operation-parameters-unique", "Keep one of the two: name and place together must be unique."],
    ["path-declaration-must-exist", "Write a name between the braces of the path."],
    ["no-duplicated-tag-names", "Keep one of the two, or rename one."],
  ].map(([id = "", remedy = ""]): Rule => ({ id, severity: "error", remedy })),
  ...[
    // GitHub's own document has two: refusing it would help nobody, and each operation still gets its page.
    ["no-identical-paths", "Merge the two: they differ only in the names of their parameters."],
    ["path-not-include-query", "Describe the query with parameters instead."],
    ["no-unused-components", "Refer to it, or remove it."],
    ["no-enum-type-mismatch", "Write enum values of the type that the schema states."],
    ["no-invalid-media-type-examples", example],
    ["no-invalid-parameter-examples", example],
    ["no-invalid-schema-examples", example],
  ].map(([id = "", remedy = ""]): Rule => ({ id, severity: "warn", remedy })),
];

/** Keeps our rules apart from those of the linter that they replace. */
const prefix = "codegen/";

/** The rules by their names in the linter. */
export const rulesByName: ReadonlyMap<string, Rule> = new Map(
  rules.map((rule) => [`${rule.check ? prefix : ""}${rule.id}`, rule]),
);

/** Our own rules for the linter, and corrections of its types. */
export const plugin: Plugin = {
  id: "codegen",
  rules: { oas2: rulesFor("Swagger 2.0"), oas3: rulesFor("OpenAPI 3") },
  typeExtension: {
    oas2: corrected,
    oas3: corrected,
  },
};

function rulesFor(format: Rule["only"]): Readonly<Record<string, Oas2Rule & Oas3Rule>> {
  return Object.fromEntries(
    [...rulesByName].flatMap(([name, { only, check }]) =>
      check && (only === undefined || only === format)
        ? // The visitors of both formats have the same names for the same objects.
          [[name, check as Oas2Rule & Oas3Rule]]
        : [],
    ),
  );
}
