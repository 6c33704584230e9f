import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { childList, partOf } from "./parts";
import type { Place } from "./place";
import type { IncludesProps } from "./Includes";
import type { PropertiesProps } from "./Properties";
import type { SchemaComponent, SchemaComponents } from "./types";

/** The children of a schema, sorted by what they are to it. */
export interface SchemaParts {
  readonly prose: readonly ReactNode[];
  /** Properties of the schema and of those that it includes, each name once. */
  readonly rows: readonly ReactElement<RowElementProps>[];
  /** No other properties are allowed. */
  readonly closed: boolean;
  readonly sentences: readonly ReactNode[];
  /** Everything else: unions, enums, items, conditions, links to other schemas. */
  readonly rest: readonly ReactNode[];
  /** The named schemas whose parts are among these, with their own words. */
  readonly included: readonly IncludedSchema[];
}

/** A named schema whose parts are merged into those of another. */
export interface IncludedSchema {
  readonly name: string;
  readonly prose: readonly ReactNode[];
  /** Nothing of it is to be seen but its own words. */
  readonly isSilent: boolean;
}

interface RowElementProps {
  readonly name?: string;
  readonly children?: ReactNode;
}

/** The named schema, if it is among those that may unfold. */
export function unfoldable(name: string, schemas: SchemaComponents): SchemaComponent | undefined {
  // A schema may be called `constructor`.
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

/** Sorts the children of a schema, and merges those of the schemas that it includes (`allOf`) into them. */
export function collect(children: ReactNode, place: Place): SchemaParts {
  const parts = {
    prose: [] as ReactNode[],
    rows: [] as ReactElement<RowElementProps>[],
    closed: false,
    sentences: [] as ReactNode[],
    rest: [] as ReactNode[],
    included: [] as IncludedSchema[],
  };
  for (const child of childList(children)) {
    const part = partOf(child);
    if (part === undefined) parts.prose.push(child);
    else if (part === "sentence") parts.sentences.push(child);
    else if (part === "properties") {
      const { closed, children: rows } = propsOf<PropertiesProps>(child);
      parts.closed ||= closed === true;
      addRows(parts.rows, rows, "");
    } else if (part === "includes") {
      const name = propsOf<IncludesProps>(child).of;
      const isInside = place.ancestors.some((ancestor) => ancestor.name === name);
      const named = isInside ? undefined : unfoldable(name, place.schemas);
      if (!named) {
        parts.rest.push(child);
        continue;
      }
      // Generated schemas are plain functions without hooks, so that their parts can be read before they are drawn.
      const ancestors = [...place.ancestors, { name, anchor: place.anchor }];
      const base = collect(named().props.children, { ...place, ancestors });
      parts.closed ||= base.closed;
      addRows(parts.rows, base.rows, name);
      parts.sentences.push(...keyed(base.sentences, name));
      // Which schemas extend the included one is said on its own page.
      const rest = base.rest.filter((node) => partOf(node) !== "discriminator");
      parts.rest.push(...keyed(rest, name));
      const isSilent = base.rows.length + base.sentences.length + base.rest.length === 0;
      parts.included.push({ name, prose: base.prose, isSilent }, ...base.included);
    } else parts.rest.push(child);
  }
  return parts;
}

/** Adds rows; of two with one name the first keeps its place and its facts win, because it is the more special one. */
function addRows(rows: ReactElement<RowElementProps>[], added: ReactNode, from: string): void {
  for (const row of childList(added)) {
    if (!isValidElement<RowElementProps>(row)) continue;
    const { name } = row.props;
    const at = name === undefined ? -1 : rows.findIndex((known) => known.props.name === name);
    const known = rows[at];
    if (!known) {
      rows.push(cloneElement(row, { key: `${from} ${name ?? row.key}` }));
    } else {
      const hasChildren = childList(known.props.children).length > 0;
      const children = hasChildren ? known.props.children : row.props.children;
      rows[at] = cloneElement(row, { ...known.props, key: known.key, children });
    }
  }
}

function keyed(nodes: readonly ReactNode[], from: string): readonly ReactNode[] {
  return nodes.map((node) =>
    isValidElement(node) ? cloneElement(node, { key: `${from} ${node.key}` }) : node,
  );
}

function propsOf<Props>(child: ReactNode): Props {
  return (child as ReactElement<Props>).props;
}
