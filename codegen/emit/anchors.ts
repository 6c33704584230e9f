import type { LaidOutProse } from "../../src/view/lay-out-page";
import {
  type Body,
  type LaidOutSchema,
  type Place,
  rootPlace,
  type Row,
} from "../../src/view/lay-out-schema";
import type { EmitContext } from "./pages";
import type { MarkdownText } from "./prose";

/** What operations without servers of their own unfold. */
export const sharedServers = "servers of the API";

/** What operations without requirements of their own unfold. */
export const sharedSecurity = "authorization of the API";

/** What all operations unfold. */
export const everywhere = "responses of every operation";

/** The ids of a component that operations share. */
export function sharedTitle(name: string): string {
  return `response ${name}`;
}

/** A place on a page, as the prefix of the ids below it. */
export interface Anchor {
  readonly at: string;
  /** Whether the place has an id itself. */
  readonly isLink: boolean;
  /** The named schemas that unfold there, adding their ids to that of the place. */
  readonly unfolds: readonly string[];
}

/** Returns a place with an id, where nothing unfolds. */
export function link(at: string): Anchor {
  return { at, isLink: true, unfolds: [] };
}

/** Where a block of the list unfolds without a prefix. */
export function unfolded(title: string): Anchor {
  return { at: "", isLink: false, unfolds: [title] };
}

/** A place where no schema unfolds, because the list refers to it instead. Included schemas are part of their owner. */
export function placeOn({ views }: EmitContext, id: string): Place<MarkdownText> {
  return { ...rootPlace<MarkdownText>(() => undefined), id, anchor: id, merges: views };
}

/** Returns the named schemas that unfold in a schema, including those of items without an id of their own. */
export function unfoldsOf({ refers, body }: LaidOutSchema<MarkdownText>): readonly string[] {
  const items = body.blocks.flatMap((one) =>
    one.kind === "items" && one.row.id === undefined ? unfoldsOf(one.row) : [],
  );
  return [...refers, ...items];
}

/** Returns the anchors of a schema and of what is inside it. */
export function schemaAnchors(
  schema: LaidOutSchema<MarkdownText>,
  at: string,
  isLink: boolean,
): readonly Anchor[] {
  return [{ at, isLink, unfolds: unfoldsOf(schema) }, ...bodyAnchors(schema.body)];
}

/** Returns the anchors of a row and of what is inside it. */
export function rowAnchors(row: Row<MarkdownText>): readonly Anchor[] {
  return row.id === undefined ? bodyAnchors(row.body) : schemaAnchors(row, row.id, true);
}

/** Returns the anchors inside a schema, without those of included schemas. */
export function bodyAnchors({ rows, blocks }: Body<MarkdownText>): readonly Anchor[] {
  const own = <Part extends { readonly from: string | undefined }>(parts: readonly Part[]) =>
    parts.filter(({ from }) => from === undefined);
  return [
    ...own(rows).flatMap(rowAnchors),
    ...own(blocks).flatMap((one): readonly Anchor[] => {
      switch (one.kind) {
        case "enum":
          return one.values.map(({ id }) => link(id));
        case "items":
          return rowAnchors(one.row);
        case "union":
          return one.variants.flatMap((variant) => schemaAnchors(variant, variant.id, true));
        case "condition":
          return schemaAnchors(one, one.id, false);
        default:
          return [];
      }
    }),
  ];
}

/** Returns the anchors of the headings of a text. */
export function proseAnchors({ chapters }: LaidOutProse<MarkdownText>): readonly Anchor[] {
  return chapters.map(({ id }) => link(id));
}
