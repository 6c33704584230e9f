import type { Oas2Rule, Oas3Rule, Plugin } from "@redocly/openapi-core";
import { deprecationReason, deprecationSpelling } from "./deprecation";
import { encodingProperty } from "./bodies";
import { headerIgnored, headerName } from "./headers";
import { linkTarget } from "./links";
import { notShown } from "./not-shown";
import {
  oneKindOfExample,
  operationId,
  operationMethod,
  parameterStyle,
  pathParameterRequired,
} from "./operations";
import { referenceKind } from "./references";
import { swaggerList, swaggerMediaType } from "./swagger";
import { schemaBounds, schemaDefault, schemaEnum, schemaPattern } from "./schemas";
import { serverUrl } from "./servers";
import { tagDeclared, tagGroups, tagParent } from "./tags";
import { discriminatorMapping, discriminatorProperty } from "./unions";

type Types = Parameters<NonNullable<NonNullable<Plugin["typeExtension"]>["oas3"]>>[0];

/** Our own rules, for what the linter lets pass and a reader would stumble over. Nearly all of them warn. */
const own: Readonly<Record<string, Oas3Rule>> = {
  "deprecation-reason": deprecationReason,
  "deprecation-spelling": deprecationSpelling,
  "discriminator-mapping": discriminatorMapping,
  "discriminator-property": discriminatorProperty,
  "encoding-property": encodingProperty,
  "header-ignored": headerIgnored,
  "header-name": headerName,
  "link-target": linkTarget,
  "not-shown": notShown,
  "one-kind-of-example": oneKindOfExample,
  "operation-id": operationId,
  "operation-method": operationMethod,
  "parameter-style": parameterStyle,
  "path-parameter-required": pathParameterRequired,
  "reference-kind": referenceKind,
  "schema-bounds": schemaBounds,
  "schema-default": schemaDefault,
  "schema-enum": schemaEnum,
  "schema-pattern": schemaPattern,
  "server-url": serverUrl,
  "tag-declared": tagDeclared,
  "tag-groups": tagGroups,
  "tag-parent": tagParent,
};

/** Those that mean the same in Swagger 2.0: what they look at has the same names there. */
const inBoth = [
  "deprecation-reason",
  "deprecation-spelling",
  "operation-id",
  "path-parameter-required",
  "schema-bounds",
  "schema-default",
  "schema-enum",
  "schema-pattern",
  "tag-declared",
  "tag-groups",
];

const ofSwagger: Readonly<Record<string, Oas2Rule>> = {
  ...Object.fromEntries(inBoth.map((id) => [id, own[id] as unknown as Oas2Rule])),
  "swagger-list": swaggerList,
  "swagger-media-type": swaggerMediaType,
};

/** Our own rules as the linter takes them, by their ids, and what it does not know of OpenAPI 3.2. */
export const checks: Plugin = {
  id: "codegen",
  rules: { oas2: ofSwagger, oas3: own },
  typeExtension: {
    oas3: (types, version) => (version === "oas3_2" ? withCookieStyle(types) : types),
  },
};

/** OpenAPI 3.2, 4.12.2.3: `style: cookie`. */
function withCookieStyle(types: Types): Types {
  const { Parameter } = types;
  const style = Parameter?.properties["style"];
  if (!Parameter || typeof style !== "object" || style === null || !("enum" in style)) return types;
  const known = style.enum ?? [];
  const properties = { ...Parameter.properties, style: { ...style, enum: [...known, "cookie"] } };
  return { ...types, Parameter: { ...Parameter, properties } };
}

/** True for a rule of ours, false for one of the linter. */
export function isOwn(ruleId: string): boolean {
  return Object.hasOwn(own, ruleId) || Object.hasOwn(ofSwagger, ruleId);
}
