import { encodeIllegal } from "../../src/samples/encode";
import { marker, slotOf } from "../../src/samples/template";
import type { Parameter } from "../model/types";

/** A path template of the document as a template of samples. */
interface PathTemplate {
  /** Percent-encoded, with a slot for each parameter; starts with `/`. */
  readonly path: string;
  /** A path may carry a query of its own. Without the question mark; empty when there is none. */
  readonly query: string;
  /** Names of the parameters that have a slot. */
  readonly names: ReadonlySet<string>;
}

/**
 * Gives each template expression (OpenAPI 3.1, 4.7.1) its slot.
 *
 * @param parameters only those in `path` are used; an expression without one stays a `{placeholder}`
 */
export function pathTemplate(template: string, parameters: readonly Parameter[]): PathTemplate {
  const [path = "", ...query] = template.split(/\?(?![^{]*\})/);
  const names = new Set<string>();
  const parts = path.split(/(\{[^{}]*\})/).map((part, index) => {
    const name = part.slice(1, -1);
    const isParameter = parameters.some((one) => one.in === "path" && one.name === name);
    if (index % 2 === 0 || !isParameter) return encodeIllegal(part);
    names.add(name);
    return marker(slotOf("path", name));
  });
  const text = parts.join("");
  return {
    path: text.startsWith("/") ? text : `/${text}`,
    query: encodeIllegal(query.join("?"), "?"),
    names,
  };
}
