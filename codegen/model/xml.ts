import { isRaw, text, type Raw } from "../document/document";
import { alternativesOf } from "./alternatives";
import { resolve } from "./resolve";
import type { JsonValue, Schema, SchemaIndex, XmlForm, XmlNode } from "./types";

/** Whether a media type is XML: `application/xml`, `text/xml`, `…+xml` (RFC 7303). */
export function isXml(type: string): boolean {
  return /^[^;]*[/+]xml\s*(;|$)/i.test(type);
}

const nodes: readonly XmlNode[] = ["element", "attribute", "text", "cdata", "none"];

/** @param raw a Schema Object, which may have an XML Object (OpenAPI 3.1, 4.8.26) */
export function readXml(raw: Raw): XmlForm | undefined {
  const xml = raw["xml"];
  if (!isRaw(xml)) return undefined;
  const older =
    xml["attribute"] === true ? "attribute" : xml["wrapped"] === true ? "element" : undefined;
  const form = {
    name: text(xml["name"]),
    namespace: text(xml["namespace"]),
    prefix: text(xml["prefix"]),
    node: nodes.find((node) => node === xml["nodeType"]) ?? older,
  };
  return Object.values(form).some((value) => value !== undefined) ? form : undefined;
}

/** Ends the recursion of circular schemas; no example is this deep. */
const maxDepth = 40;

/**
 * Writes a value as an XML document, following the `xml` keywords of its schema, with the defaults of OpenAPI 3.2: the root is named
 * after its schema, other elements after their properties, and arrays are not wrapped.
 *
 * @returns well-formed XML 1.0, indented by two spaces, without a trailing line break
 */
export function xmlText(
  value: JsonValue,
  schema: Schema | undefined,
  schemas: SchemaIndex,
): string {
  const writer = new XmlWriter(schemas);
  const name = (schema?.kind === "ref" ? schema.name : undefined) ?? "root";
  const root = writer.element(value, schema, name, 0, true);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...root].join("\n");
}

/**
 * Shows how a row is written in XML: `id="…"`, `<name>`, `<books><book>`.
 *
 * @param property name of the row, if it has one
 * @returns `undefined` if it is simply an element with the property's name
 */
export function xmlShape(schema: Schema, property: string | undefined): string | undefined {
  const { xml } = schema;
  const inner = schema.kind === "array" ? schema.items?.xml : undefined;
  if (!xml && !inner) return undefined;
  const name = nameOf(xml, property ?? "…");
  const opened = (form: XmlForm | undefined, tag: string) =>
    `<${[tag, ...declared(form)].join(" ")}>`;
  switch (xml?.node) {
    case "attribute":
      return [...declared(xml), `${name}="…"`].join(" ");
    case "text":
      return "text()";
    case "cdata":
      return "<![CDATA[…]]>";
    case "none":
      return undefined;
  }
  if (schema.kind === "array") {
    // A named schema shows the names of its elements itself.
    const isNamed = schema.items?.kind === "ref" && inner?.name === undefined;
    const item = isNamed ? "…" : opened(inner, nameOf(inner, property ?? "…"));
    return xml?.node === "element" ? opened(xml, name) + item : item;
  }
  const shape = opened(xml, name);
  return shape === `<${property}>` ? undefined : shape;
}

function declared(xml: XmlForm | undefined): readonly string[] {
  if (xml?.namespace === undefined) return [];
  const prefix = xml.prefix === undefined ? "" : `:${xmlName(xml.prefix)}`;
  return [`xmlns${prefix}="${escaped(xml.namespace, /[&<"\n\r\t]/g)}"`];
}

function nameOf(xml: XmlForm | undefined, usual: string): string {
  const name = usual === "…" && xml?.name === undefined ? usual : xmlName(xml?.name ?? usual);
  return xml?.prefix === undefined ? name : `${xmlName(xml.prefix)}:${name}`;
}

/** Writes values as lines of XML. */
class XmlWriter {
  constructor(private readonly schemas: SchemaIndex) {}

  /** Returns the lines of a value's element; of several elements for an array that is not wrapped, none for `null`. */
  element(
    value: JsonValue,
    given: Schema | undefined,
    usual: string,
    depth: number,
    isRoot = false,
  ): readonly string[] {
    if (value === null || depth > maxDepth) return [];
    const schema = resolve(given, this.schemas);
    const xml = this.formOf(given);
    const indent = "  ".repeat(depth);
    const name = nameOf(xml, usual);
    const open = (attributes: readonly string[]) =>
      [name, ...declared(xml), ...attributes].join(" ");
    const enclosed = (lines: readonly string[], attributes: readonly string[] = []) =>
      lines.length === 0
        ? [`${indent}<${open(attributes)}/>`]
        : [`${indent}<${open(attributes)}>`, ...lines, `${indent}</${name}>`];
    if (Array.isArray(value)) {
      const items: readonly JsonValue[] = value;
      const itemSchema = schema?.kind === "array" ? schema.items : undefined;
      const isWrapped = xml?.node === "element" || isRoot;
      const inRoot = itemSchema?.kind === "ref" ? itemSchema.name : "item";
      // Items without a name of their own are named after the array, or, if that is the root, after their schema.
      const itemName = isRoot ? inRoot : isWrapped ? (xml?.name ?? usual) : usual;
      const lines = items.flatMap((item) =>
        this.element(item, itemSchema, itemName, depth + (isWrapped ? 1 : 0)),
      );
      return isWrapped ? enclosed(lines) : lines;
    }
    if (isRaw(value)) {
      const { attributes, lines, text: content } = this.members(value, given, depth + 1);
      if (xml?.node === "none") return lines;
      if (lines.length === 0 && content !== "")
        return [`${indent}<${open(attributes)}>${content}</${name}>`];
      return enclosed(content === "" ? lines : [`${indent}  ${content}`, ...lines], attributes);
    }
    const content = scalar(value, xml?.node === "cdata");
    return [
      content === "" ? `${indent}<${open([])}/>` : `${indent}<${open([])}>${content}</${name}>`,
    ];
  }

  private members(
    value: { readonly [key: string]: JsonValue },
    schema: Schema | undefined,
    depth: number,
  ) {
    const properties = this.propertiesOf(schema, value);
    const attributes: string[] = [];
    const lines: string[] = [];
    let content = "";
    for (const [key, item] of Object.entries(value)) {
      const property = properties.get(key);
      const xml = this.formOf(property);
      const isScalar = typeof item !== "object";
      if (xml?.node === "attribute" && isScalar) {
        const quoted = escaped(String(item), /[&<"\n\r\t]/g);
        attributes.push(...declared(xml), `${nameOf(xml, key)}="${quoted}"`);
      } else if ((xml?.node === "text" || xml?.node === "cdata") && isScalar) {
        content += scalar(item, xml.node === "cdata");
      } else {
        lines.push(...this.element(item, property, key, depth));
      }
    }
    return { attributes, lines, text: content };
  }

  /** Returns a schema's own form, else that of the schema that it refers to, else that of the first included schema with a form. */
  private formOf(schema: Schema | undefined, seen = new Set<string>()): XmlForm | undefined {
    if (!schema || schema.xml) return schema?.xml;
    const included = schema.conditions.flatMap((one) => (one.kind === "includes" ? one.name : []));
    for (const name of schema.kind === "ref" ? [schema.name, ...included] : included) {
      if (seen.has(name)) continue;
      const form = this.formOf(this.schemas.get(name), seen.add(name));
      if (form) return form;
    }
    return undefined;
  }

  /** Returns the schemas of the properties that an object may have. */
  private propertiesOf(
    schema: Schema | undefined,
    value: { readonly [key: string]: JsonValue },
  ): ReadonlyMap<string, Schema> {
    const found = new Map<string, Schema>();
    const add = (name: string, inner: Schema) => found.set(name, found.get(name) ?? inner);
    const alternatives = schema ? alternativesOf(schema, this.schemas) : [];
    for (const part of alternatives.flatMap(({ parts }) => parts)) {
      if (part.kind !== "object") continue;
      for (const property of part.properties) add(property.name, property.schema);
      const { additionalProperties: others } = part;
      if (typeof others === "object") for (const key of Object.keys(value)) add(key, others);
    }
    return found;
  }
}

function scalar(value: JsonValue, isCharacterData: boolean): string {
  const content = String(value);
  if (!isCharacterData) return escaped(content, /[&<>\r]/g);
  return `<![CDATA[${legal(content).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function escaped(content: string, characters: RegExp): string {
  const named: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return legal(content).replace(
    characters,
    (character) => named[character] ?? `&#${character.charCodeAt(0)};`,
  );
}

/** Replaces characters that XML 1.0 (2.2) does not allow even as references, such as most control characters. */
function legal(content: string): string {
  return content.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}

/** Returns a valid XML name (XML 1.0, 2.3) without a colon, which would make a prefix. */
function xmlName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_.-]/gu, "_");
  return /^[\p{L}_]/u.test(plain) ? plain : `_${plain}`;
}
