import type { OutlinedOperation } from "../../model/outline";
import { parametersOf } from "../../model/parameters";
import { asRaw, isRaw, type SpecDocument, valueAt } from "../../document/document";
import { exportedTypes } from "./exported-types";

/** The type of the cookies of a request. */
interface CookieType {
  readonly name: string;
  readonly required: boolean;
}

/** By the identifier of the operation. */
export type CookieTypes = ReadonlyMap<string, CookieType>;

/**
 * Adds a schema with the cookies of each operation, because the model generator leaves cookies out of the request type; {@link withCookies}
 * adds the resulting type to the request.
 *
 * @param input the document for the model generator; gets the schemas
 * @param operations the operations of the original document
 * @returns the cookie types of operations that have cookies
 */
export function addCookieSchemas(
  input: Record<string, unknown>,
  operations: readonly OutlinedOperation[],
  document: SpecDocument,
): CookieTypes {
  const components = asRaw(input["components"]);
  const schemas = asRaw(components["schemas"]);
  const plain = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const taken = new Set(Object.keys(schemas).map(plain));
  const added = operations.flatMap(({ identifier, ...found }) => {
    const cookies = parametersOf(found, document).filter(
      ({ in: location }) => location === "cookie",
    );
    if (cookies.length === 0) return [];
    let suffix = "Cookies";
    while (taken.has(plain(identifier + suffix))) suffix = `Request${suffix}`;
    const name = identifier + suffix;
    taken.add(plain(name));
    const members = cookies.map(({ place, required }) =>
      memberOf(valueAt(input, place.pointer), required),
    );
    const required = members.filter((member) => member.required).map((member) => member.name);
    const schema = {
      type: "object",
      properties: Object.fromEntries(members.map((member) => [member.name, member.schema])),
      ...(required.length > 0 && { required }),
    };
    return [{ identifier, name, schema, required: required.length > 0 }];
  });
  if (added.length > 0) {
    const more = Object.fromEntries(added.map(({ name, schema }) => [name, schema]));
    input["components"] = { ...components, schemas: { ...schemas, ...more } };
  }
  return new Map(added.map(({ identifier, name, required }) => [identifier, { name, required }]));
}

/** @param parameter a Parameter Object (OpenAPI 3.1, 4.8.12), whose schema is its own or that of its only media type */
function memberOf(parameter: unknown, required: boolean) {
  const raw = asRaw(parameter);
  const [media] = Object.values(asRaw(raw["content"]));
  const schema = isRaw(media) ? media["schema"] : raw["schema"];
  return { name: String(raw["name"]), schema: schema ?? {}, required };
}

/**
 * Adds a member for cookies to the type of each request that has them.
 *
 * @param source the output of the model generator, before formatting
 */
export function withCookies(source: string, types: CookieTypes): string {
  if (types.size === 0) return source;
  const exported = exportedTypes(source);
  return source.replace(
    /^(export type (\w+)Data = \{\n( +)\S[\s\S]*?^)\3url: /gm,
    (whole, before: string, identifier: string, indent: string) => {
      const type = types.get(identifier);
      // The generator decides on the final names.
      if (type === undefined || !exported.has(type.name)) return whole;
      return `${before}${indent}cookies${type.required ? "" : "?"}: ${type.name};\n${indent}url: `;
    },
  );
}
