import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { deprecationReason, deprecationSpelling } from "./deprecation";
import { oneKindOfExample, operationId, pathParameterRequired, tagDeclared } from "./operations";
import { schemaBounds, schemaDefault, schemaPattern } from "./schemas";

/** Our own rules, for what the linter lets pass and a reader would stumble over. All of them warn. */
const own: Readonly<Record<string, Oas3Rule>> = {
  "deprecation-reason": deprecationReason,
  "deprecation-spelling": deprecationSpelling,
  "one-kind-of-example": oneKindOfExample,
  "operation-id": operationId,
  "path-parameter-required": pathParameterRequired,
  "schema-bounds": schemaBounds,
  "schema-default": schemaDefault,
  "schema-pattern": schemaPattern,
  "tag-declared": tagDeclared,
};

/** Our own rules as the linter takes them, by the ids that {@link own} gives them. */
export const checks: Plugin = { id: "codegen", rules: { oas3: own } };

/** True for a rule of ours, false for one of the linter. */
export function isOwn(ruleId: string): boolean {
  return Object.hasOwn(own, ruleId);
}
