import {
  bareCookieValue,
  cookieValue,
  fieldValue,
  percentEncode,
  percentEncodeReserved,
} from "./encode";
import { jsonText } from "./text";
import type { JsonValue, ParameterStyle } from "./types";

/** The fields that determine how a value is written (OpenAPI 3.1, 4.8.12.2); a `Parameter` has them. */
export interface Serialization {
  readonly name: string;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly contentType: string | undefined;
}

/** One `name=value` of a query, form or cookie. */
export interface Pair {
  readonly name: string;
  readonly value: string;
  /** The pair as it is sent. */
  readonly text: string;
  /** Whether a form encoder would write an equivalent text for name and value. */
  readonly plain: boolean;
  /** Whether the value is a number that every language writes as in JSON. */
  readonly isNumber?: boolean;
  /** Whether the value is the name of a variable in the sample. */
  readonly isVariable?: boolean;
}

type Members =
  | { readonly kind: "scalar"; readonly value: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "record"; readonly entries: readonly (readonly [string, string])[] };

/**
 * Returns a path parameter as text of the URL (OpenAPI 3.1, 4.8.12.4; RFC 6570, 3.2.2, 3.2.5 and 3.2.7).
 *
 * @returns percent-encoded text with the prefix of its style; styles that are invalid in paths are treated as `simple`
 */
export function pathText(parameter: Serialization, value: JsonValue): string {
  const members = membersOf(parameter, value);
  const name = percentEncode(parameter.name);
  if (parameter.style === "matrix") {
    if (members.kind === "scalar") {
      return members.value === "" ? `;${name}` : `;${name}=${percentEncode(members.value)}`;
    }
    if (!parameter.explode) return `;${name}=${flat(members).map(percentEncode).join(",")}`;
    return assignments(members, name, percentEncode)
      .map((text) => `;${text}`)
      .join("");
  }
  const label = parameter.style === "label";
  const delimiter = label && parameter.explode ? "." : ",";
  return (label ? "." : "") + delimited(members, parameter.explode, delimiter, percentEncode);
}

/**
 * Returns a header value in style `simple`. Percent-encodes only characters that a header cannot contain and, inside an array or
 * object, the characters that separate its members.
 */
export function headerText(parameter: Serialization, value: JsonValue): string {
  const members = membersOf(parameter, value);
  const encode =
    members.kind === "scalar"
      ? (text: string) => text
      : (text: string) => text.replace(/[%,=]/g, percentEncode);
  return fieldValue(delimited(members, parameter.explode, ",", encode));
}

/**
 * Returns a query parameter or form field (OpenAPI 3.1, 4.8.12.4 and 4.8.15) as the pairs that are sent.
 *
 * @returns no pair for an empty array or object, which RFC 6570 (2.3) treats as undefined
 */
export function queryPairs(parameter: Serialization, value: JsonValue): readonly Pair[] {
  const members = membersOf(parameter, value);
  const { name, style, explode, allowReserved } = parameter;
  const encode = allowReserved ? percentEncodeReserved : percentEncode;
  if (members.kind === "scalar") return [pair(name, members.value, encode)];
  if (flat(members).length === 0) return [];
  if (style === "deepObject" && isRecord(value)) return deepPairs(name, value, encode);
  if (explode || style === "deepObject") {
    return members.kind === "list"
      ? members.items.map((item) => pair(name, item, encode))
      : members.entries.map(([key, item]) => pair(key, item, encode));
  }
  if (style === "spaceDelimited" || style === "pipeDelimited") {
    // Neither delimiter is legal in a URL, so both are sent encoded.
    return [pair(name, flat(members).join(style === "pipeDelimited" ? "|" : " "), encode)];
  }
  return [
    {
      name,
      value: flat(members).join(","),
      text: `${percentEncode(name)}=${flat(members).map(encode).join(",")}`,
      plain: false,
    },
  ];
}

/**
 * Returns a cookie parameter in style `form`, or in style `cookie` of 3.2, which only encodes characters that would end the value.
 * Members of an exploded value are separate cookies.
 */
export function cookiePairs(parameter: Serialization, value: JsonValue): readonly string[] {
  const members = membersOf(parameter, value);
  const name = cookieName(parameter.name);
  const encode = parameter.style === "cookie" ? bareCookieValue : cookieValue;
  if (members.kind === "scalar") return [`${name}=${encode(members.value)}`];
  if (parameter.explode) return assignments(members, name, encode);
  return [`${name}=${flat(members).map(encode).join(",")}`];
}

/** Encodes a cookie name, which must be a token (RFC 6265, 4.1.1). */
export function cookieName(name: string): string {
  return name.replace(/[^\w!#$&'*+.^`|~-]/gu, percentEncode);
}

/** Creates a pair; name and value are encoded separately. */
export function pair(name: string, value: string, encode = percentEncode): Pair {
  const encoded = encode(value);
  return {
    name,
    value,
    text: `${percentEncode(name)}=${encoded}`,
    plain: encoded === percentEncode(value),
  };
}

function deepPairs(
  name: string,
  value: { readonly [key: string]: JsonValue },
  encode: (text: string) => string,
): readonly Pair[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const path = `${name}[${key}]`;
    if (item === null) return [];
    if (isRecord(item)) return deepPairs(path, item, encode);
    if (Array.isArray(item)) return item.map((one) => pair(path, scalarText(one), encode));
    return [pair(path, scalarText(item), encode)];
  });
}

function membersOf(parameter: Serialization, value: JsonValue): Members {
  if (parameter.contentType !== undefined) {
    const isText = typeof value === "string" && !/\bjson\b/i.test(parameter.contentType);
    return { kind: "scalar", value: isText ? value : jsonText(value) };
  }
  if (Array.isArray(value)) {
    return { kind: "list", items: value.filter((item) => item !== null).map(scalarText) };
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== null);
    return {
      kind: "record",
      entries: entries.map(([key, item]) => [key, scalarText(item)] as const),
    };
  }
  return { kind: "scalar", value: scalarText(value) };
}

/** Returns a value as text. The standard does not define nested arrays and objects; servers expect JSON. */
export function scalarText(value: JsonValue): string {
  if (value === null) return "";
  return typeof value === "object" ? jsonText(value) : String(value);
}

export function isRecord(
  value: JsonValue | undefined,
): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function flat(members: Members): readonly string[] {
  if (members.kind === "scalar") return [members.value];
  return members.kind === "list" ? members.items : members.entries.flat();
}

function assignments(
  members: Members,
  name: string,
  encode: (text: string) => string,
): readonly string[] {
  return members.kind === "record"
    ? members.entries.map(([key, value]) => `${encode(key)}=${encode(value)}`)
    : flat(members).map((value) => `${name}=${encode(value)}`);
}

function delimited(
  members: Members,
  explode: boolean,
  delimiter: string,
  encode: (text: string) => string,
): string {
  return members.kind === "record" && explode
    ? assignments(members, "", encode).join(delimiter)
    : flat(members).map(encode).join(delimiter);
}
