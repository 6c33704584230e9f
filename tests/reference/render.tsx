import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ReferenceContext, referenceWords, type SchemaComponents } from "../../src/reference";
import { PlaceContext, rootPlace } from "../../src/reference/place";
import { navigation } from "./fixtures/navigation";

/** The markup of a node as the shell would draw it, with the base path `/docs`. */
export function render(node: ReactNode): string {
  const value = { navigation, words: referenceWords, href: (path: string) => `/docs${path}` };
  return renderToStaticMarkup(<ReferenceContext value={value}>{node}</ReferenceContext>);
}

/** The markup of a node inside a request body in which `schemas` unfold. */
export function renderInBody(node: ReactNode, schemas: SchemaComponents = {}): string {
  const place = { ...rootPlace, schemas, id: "request", anchor: "request-body" };
  return render(<PlaceContext value={place}>{node}</PlaceContext>);
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
