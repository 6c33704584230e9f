import type { Oas2Rule, Oas3Rule, Plugin } from "@redocly/openapi-core";
import { deprecationReason, deprecationSpelling } from "./deprecation";
import { notShown } from "./not-shown";
import {
  oneKindOfExample,
  operationId,
  operationMethod,
  pathParameterRequired,
  tagDeclared,
} from "./operations";
import { swaggerList, swaggerMediaType } from "./swagger";
import { schemaBounds, schemaDefault, schemaPattern } from "./schemas";

/** Our own rules, for what the linter lets pass and a reader would stumble over. Nearly all of them warn. */
const own: Readonly<Record<string, Oas3Rule>> = {
  "deprecation-reason": deprecationReason,
  "deprecation-spelling": deprecationSpelling,
  "not-shown": notShown,
  "one-kind-of-example": oneKindOfExample,
  "operation-id": operationId,
  "operation-method": operationMethod,
  "path-parameter-required": pathParameterRequired,
  "schema-bounds": schemaBounds,
  "schema-default": schemaDefault,
  "schema-pattern": schemaPattern,
  "tag-declared": tagDeclared,
};

/** Those that mean the same in Swagger 2.0: what they look at has the same names there. */
const inBoth = [
  "deprecation-reason",
  "deprecation-spelling",
  "operation-id",
  "path-parameter-required",
  "schema-bounds",
  "schema-default",
  "schema-pattern",
  "tag-declared",
];

const ofSwagger: Readonly<Record<string, Oas2Rule>> = {
  ...Object.fromEntries(inBoth.map((id) => [id, own[id] as unknown as Oas2Rule])),
  "swagger-list": swaggerList,
  "swagger-media-type": swaggerMediaType,
};

/** Our own rules as the linter takes them, by their ids. */
export const checks: Plugin = { id: "codegen", rules: { oas2: ofSwagger, oas3: own } };

/** True for a rule of ours, false for one of the linter. */
export function isOwn(ruleId: string): boolean {
  return Object.hasOwn(own, ruleId) || Object.hasOwn(ofSwagger, ruleId);
}
