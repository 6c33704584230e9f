import { encodeIllegal } from "../../src/samples/encode";
import { slotOf } from "../../src/samples/template";
import type { Parameter } from "../model/types";
import { type Text, textOf } from "./text";

/** A path template of the document as a template of samples. */
interface PathTemplate {
  /** Percent-encoded, with a slot for each parameter; starts with `/`. */
  readonly path: Text;
  /** A path may contain a query. Without the question mark; empty if there is none. */
  readonly query: Text;
  /** Names of the parameters that have a slot. */
  readonly names: ReadonlySet<string>;
}

/**
 * Gives each template expression (OpenAPI 3.1, 4.7.1) its slot.
 *
 * A template may have a query, which OpenAPI does not define. A pair whose expression is not a parameter in `path` is left out: the
 * parameters in `query` describe it.
 *
 * @param parameters only those in `path` are used; an expression of the path itself without one stays a `{placeholder}`
 */
export function pathTemplate(template: string, parameters: readonly Parameter[]): PathTemplate {
  const [path = "", ...rest] = template.split(/\?(?![^{]*\})/);
  const names = new Set<string>();
  const isParameter = (name: string) =>
    parameters.some((one) => one.in === "path" && one.name === name);
  const withSlots = (text: string, also?: string): Text =>
    text.split(expression).map((part, index) => {
      const name = part.slice(1, -1);
      if (index % 2 === 0 || !isParameter(name)) return encodeIllegal(part, also);
      names.add(name);
      return { slot: slotOf("path", name) };
    });
  const pairs = rest
    .join("?")
    .split("&")
    .filter((pair) => expressionsIn(pair).every(isParameter));
  return {
    path: textOf(path.startsWith("/") ? "" : "/", withSlots(path)),
    query: textOf(
      ...pairs.flatMap((pair, index) => [index === 0 ? "" : "&", withSlots(pair, "?")]),
    ),
    names,
  };
}

const expression = /(\{[^{}]*\})/;

/** Returns the names of the expressions in a text. */
function expressionsIn(text: string): readonly string[] {
  return text
    .split(expression)
    .filter((_, index) => index % 2 === 1)
    .map((part) => part.slice(1, -1));
}
