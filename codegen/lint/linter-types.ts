import type { Plugin } from "@redocly/openapi-core";

/** The linter's descriptions of the objects of a version, by their names. */
type Types = Parameters<NonNullable<NonNullable<Plugin["typeExtension"]>["oas3"]>>[0];
type Fields = Types[string]["properties"];

/** Scope names, with a text for each (OpenAPI 3.1, 4.8.29.1). */
const scopes: Fields = { scopes: "OAuthScopes" };

const ofAllVersions: Readonly<Record<string, Fields>> = {
  ImplicitFlow: scopes,
  PasswordFlow: scopes,
  ClientCredentials: scopes,
  AuthorizationCode: scopes,
};

/** Returns the parts of OpenAPI 3.2 that the linter lacks or has wrong: 4.12.2.3, 4.14.1, 4.15.1 and 4.29.1. */
function of32(types: Types): Readonly<Record<string, Fields>> {
  const style = types["Parameter"]?.properties["style"];
  const styles = typeof style === "object" && style && "enum" in style ? style.enum : undefined;
  return {
    ...ofAllVersions,
    DeviceAuthorization: scopes,
    Encoding: {
      encoding: "EncodingMap",
      prefixEncoding: types["MediaType"]?.properties["prefixEncoding"],
      itemEncoding: "Encoding",
    },
    MediaType: { description: { type: "string" } },
    Parameter: { style: { enum: [...(styles ?? []), "cookie"] } },
  };
}

/**
 * Returns the linter's types, corrected. Extensions are removed: the linter checks some, but their contents are up to their owners (OpenAPI
 * 3.1, 4.9).
 */
export function corrected(types: Types, version: string): Types {
  const is32 = version === "oas3_2";
  const fields = is32 ? of32(types) : ofAllVersions;
  const all: Types = {
    ...types,
    OAuthScopes: { properties: {}, additionalProperties: { type: "string" } },
    // Media types by name: the linter reads a `content` in each.
    NamedMediaTypes: { properties: {}, additionalProperties: () => "MediaType" },
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, type]) => {
      const own = Object.entries({ ...type.properties, ...fields[name] });
      // The linter wrongly expects `$vocabulary` to be a text (JSON Schema Core, 8.1.2).
      const kept = own.filter(([key]) => !/^(x-.*|\$vocabulary)$/.test(key));
      const properties = Object.fromEntries(kept);
      // Since 3.2 a response needs no description (4.17.1).
      const needs = is32 && name === "Response" ? { required: [] } : {};
      return [name, { ...type, ...needs, properties }];
    }),
  );
}
