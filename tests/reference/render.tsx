import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Schema } from "../../src/reference/Body";
import { lookupIn } from "../../src/reference/OperationPage";
import { ReferenceContext } from "../../src/reference/ReferenceContext";
import type { NamedSchemas, Schema as SchemaData } from "../../src/reference/types";
import { referenceWords } from "../../src/reference/words";
import { layOutSchema, rootPlace } from "../../src/view/lay-out-schema";
import type { NamedValue } from "../../src/view/types";
import { navigation } from "./fixtures/navigation";

/** The markup of a node as the shell would draw it, with the base path `/docs`. */
export function render(node: ReactNode): string {
  const value = { navigation, words: referenceWords, href: (path: string) => `/docs${path}` };
  return renderToStaticMarkup(<ReferenceContext value={value}>{node}</ReferenceContext>);
}

/** The markup of a schema of a request body in which `schemas` unfold. */
export function renderInBody(schema: SchemaData, schemas: NamedSchemas = {}): string {
  const place = { ...rootPlace(lookupIn(schemas)), id: "request", anchor: "request-body" };
  return render(<Schema schema={layOutSchema(schema, place)} />);
}

/** The markup of one member of a request body in which `schemas` unfold. */
export function renderRow(member: NamedValue<ReactNode>, schemas?: NamedSchemas): string {
  return renderInBody({ type: "object", properties: [member] }, schemas);
}

/** All ids of a markup, in order. */
export function idsOf(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");
}

/** The text of a markup: tags become blanks, runs of blanks one. */
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

/** The attributes of the tags that hold all of `parts`. */
export function tagsWith(html: string, ...parts: readonly string[]): readonly string[] {
  return [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => parts.every((part) => tag.includes(part)));
}
