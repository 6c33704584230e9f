import { createElement, isValidElement, type ReactNode } from "react";
import { About } from "./About";
import type { Serialization } from "./chip-text";
import { unfoldable } from "./collect";
import { Enum } from "./Enum";
import { childList, partOf } from "./parts";
import type { Place } from "./place";
import { Ref, type RefProps } from "./Ref";
import type { Facts } from "./types";

/** What a row says: facts for its line and chips, children for below. */
interface RowParts {
  readonly facts: Facts & Serialization;
  readonly children: ReactNode;
}

/**
 * A row whose value is a named scalar (`UtcDateTime`) as one row: type, chips and allowed values of the named schema
 * become its own, and the schema's words are folded where the row has its own. Any other row stays as it is.
 */
export function withNamedScalar(
  own: Facts & Serialization,
  children: ReactNode,
  place: Place,
): RowParts {
  const nodes = childList(children);
  // In `array of UtcDateTime` the facts are those of each item, not of the row.
  const reference = nodes.find(
    (node) => isValidElement<RefProps>(node) && node.type === Ref && node.props.to === own.type,
  );
  const target = reference && unfoldable(own.type, place.schemas)?.().props;
  if (!target || target.type === "object") return { facts: own, children };
  const { name: _, title: __, children: body, ...facts } = target;
  const said = childList(body);
  const isScalar = said.every(
    (node) =>
      partOf(node) === undefined ||
      partOf(node) === "sentence" ||
      (isValidElement(node) && node.type === Enum),
  );
  if (!isScalar) return { facts: own, children };
  const isProse = (node: ReactNode) => partOf(node) === undefined;
  const rest = nodes.filter((node) => node !== reference);
  const inner = rest.some(isProse)
    ? [
        ...said.filter((node) => !isProse(node)),
        createElement(About, { key: "about", name: own.type }, said.filter(isProse)),
      ]
    : said;
  return {
    facts: { ...facts, ...own, type: `${own.type} · ${facts.type}` },
    children: [rest, inner],
  };
}
