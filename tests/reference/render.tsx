import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Schema } from "../../src/reference/Body";
import type { ApiNavigation } from "../../src/reference/navigation";
import { ReferenceContext } from "../../src/reference/ReferenceContext";
import type { NamedSchemas, Schema as SchemaData } from "../../src/reference/types";
import { referenceWords } from "../../src/reference/words";
import { layOutSchema, rootPlace } from "../../src/view/lay-out-schema";
import type { NamedValue } from "../../src/view/types";
import { navigation } from "./fixtures/navigation";

/** Returns the markup of a node as the shell renders it, with the base path `/docs`. */
export function render(
  node: ReactNode,
  schemas?: NamedSchemas,
  api: ApiNavigation = navigation,
): string {
  const href = (path: string) => `/docs${path}`;
  const value = { navigation: api, words: referenceWords, href, schemas };
  return renderToStaticMarkup(<ReferenceContext value={value}>{node}</ReferenceContext>);
}

/** Returns the markup of a request body's schema in which `schemas` unfold. */
export function renderInBody(schema: SchemaData, schemas: NamedSchemas = new Map()): string {
  const place = {
    ...rootPlace<ReactNode>((name) => schemas.get(name)),
    id: "request",
    anchor: "request-body",
  };
  return render(<Schema schema={layOutSchema(schema, place)} />);
}

/** Returns the markup of one property of a request body in which `schemas` unfold. */
export function renderRow(member: NamedValue<ReactNode>, schemas?: NamedSchemas): string {
  return renderInBody({ type: "object", properties: [member] }, schemas);
}

/** Returns all ids in markup, in order. */
export function idsOf(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");
}

/** Returns the text of markup, with tags replaced by spaces, and white space collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the attributes of the tags that contain all of `parts`. */
export function tagsWith(html: string, ...parts: readonly string[]): readonly string[] {
  return [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => parts.every((part) => tag.includes(part)));
}
