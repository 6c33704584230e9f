import { exampleIds } from "../../src/view/ids";
import { type LaidOutSchema, type Place, rootPlace } from "../../src/view/lay-out-schema";
import type { EmitContext } from "./pages";
import type { MarkdownText } from "../model/markdown-nodes";

/** Title of the block for the servers of the API, which only the overview shows. */
export const sharedServers = "servers of the API";

/** Title of the block for operations without requirements of their own. */
export const sharedSecurity = "authorization of the API";

/** Title of the block for all operations. */
export const everyOperation = "every operation";

/** Returns the title of the block for a component that operations share. */
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

/** Returns an anchor for a block of the list that unfolds without a prefix. */
export function unfolded(title: string): Anchor {
  return { at: "", isLink: false, unfolds: [title] };
}

/** Returns a place where no schema unfolds, because the list refers to it instead. Included schemas are part of their owner. */
export function placeOn({ views }: Pick<EmitContext, "views">, id: string): Place<MarkdownText> {
  return { ...rootPlace<MarkdownText>(() => undefined), id, anchor: id, merges: views };
}

/** Returns the named schemas that unfold in a schema, including those of items without an id of their own. */
export function unfoldsOf({
  refers = [],
  body,
}: Partial<LaidOutSchema<MarkdownText>>): readonly string[] {
  const items = (body?.blocks ?? []).flatMap((one) =>
    one.kind === "items" && one.row.id === undefined ? unfoldsOf(one.row) : [],
  );
  return [...refers, ...items];
}

/** The fields that contain parts with ids; other fields are data. */
const holders: ReadonlySet<string> = new Set(
  (
    "alternatives blocks body callbacks chapters content encodings headers links list parameters prose requestBody responses " +
    "row rows schema security servers values variables variants"
  ).split(" "),
);

/**
 * Returns the anchors of a part of a layout, in page order, without those of included schemas.
 *
 * @param examples names of the examples of a body, by the prefix of its ids
 */
export function anchorsIn(
  part: unknown,
  examples: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly Anchor[] {
  if (Array.isArray(part)) return part.flatMap((one) => anchorsIn(one, examples));
  if (typeof part !== "object" || part === null) return [];
  const { id, at, kind, from, schema } = part as Readonly<Record<string, unknown>>;
  if (from !== undefined) return [];
  const own =
    typeof id === "string"
      ? [{ at: id, isLink: kind !== "condition", unfolds: unfoldsOf(part) }]
      : [];
  const isBody = typeof at === "string";
  const body = isBody && schema ? [{ at, isLink: false, unfolds: unfoldsOf(schema) }] : [];
  const inside = Object.entries(part).flatMap(([key, inner]) =>
    holders.has(key) ? anchorsIn(inner, examples) : [],
  );
  const shown = isBody ? exampleIds(at, examples.get(at) ?? []).map(link) : [];
  return [...own, ...body, ...inside, ...shown];
}
