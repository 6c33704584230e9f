import type { JsonValue } from "../model/types";
import { Code } from "./jsx";
import type { SchemaView } from "./schema-view";

/** A place on a page: what ids below it start with. */
export interface AnchorPlace {
  /** Relative to the schema, which is `""`, or to the page. */
  readonly at: string;
  /** Whether the place has an id, and so a link to itself. */
  readonly isLink: boolean;
  /** The named schemas that unfold there: their ids follow, each behind that of the place. */
  readonly unfolds: readonly string[];
}

/** Views of the named schemas, as far as they are known. */
export type ViewIndex = Pick<ReadonlyMap<string, SchemaView>, "get">;

/** The id of what is called `name` at a place. White space, which ids cannot hold, becomes `-`. */
export function memberAt(at: string, name: string): string {
  return `${at}.${idPart(name)}`;
}

/** A name as a part of an id. */
export function idPart(name: string): string {
  return name.trim().replace(/\s+/g, "-");
}

/** Makes ids of one list unique: the second of one id ends in `-2`. */
export function uniqueIds(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/**
 * The place of a schema and all places inside it, in the order of the page. Ids follow `src/reference/place.ts`: `.` leads to a
 * member, `~` to a branch, `=` to an allowed value. A test reads the built pages to hold both together.
 *
 * @param at where the schema stands
 * @param isLink whether that place has an id
 */
export function schemaPlaces(
  view: SchemaView,
  at: string,
  isLink: boolean,
  views: ViewIndex,
): readonly AnchorPlace[] {
  const inside = membersOf(view, at, views);
  // Items that have a row without a name of its own stand at the place of their array.
  const unfolds = [...(view.ref === undefined ? [] : [view.ref]), ...view.includes];
  const [items, ...below] = view.items ? schemaPlaces(view.items, at, false, views) : [];
  const self = { at, isLink, unfolds: [...unfolds, ...(items?.unfolds ?? [])] };
  return [self, ...inside.before, ...below, ...inside.after];
}

function membersOf(view: SchemaView, at: string, views: ViewIndex) {
  const places = (inner: SchemaView, id: string, isLink = true) =>
    schemaPlaces(inner, id, isLink, views);
  const row = (inner: SchemaView) => places(inner, memberAt(at, attribute(inner, "name")));
  const unique = uniqueIds();
  const { properties } = view;
  const before = [
    ...view.choices.map((choice) => ({
      at: unique(`${at}=${valueText(choice.attributes)}`),
      isLink: true,
      unfolds: [],
    })),
    ...(properties?.rows ?? []).flatMap(row),
    ...(properties?.patterns ?? []).flatMap(row),
    ...(properties?.additional ? places(properties.additional, memberAt(at, "*")) : []),
    ...view.tuple.flatMap((item, index) => places(item, memberAt(at, String(index)))),
  ];
  const branch = branches(at, view.includes, views);
  const after = [
    ...view.unions.flatMap((union) => {
      const id = branch(union.element);
      return union.variants.flatMap((variant) =>
        places(variant, `${id}~${idPart(attribute(variant, "label"))}`),
      );
    }),
    ...view.conditionals.flatMap((conditional) =>
      (["if", "then", "else"] as const).flatMap((kind) => {
        const inner = conditional[kind];
        return inner ? places(inner, `${branch(kind)}~${kind}`, false) : [];
      }),
    ),
    ...view.not.flatMap((inner) => places(inner, `${branch("not")}~not`, false)),
    ...view.rules.flatMap((rule) =>
      places(rule, `${branch(rule.element)}~${rule.element.toLowerCase()}`, false),
    ),
  ];
  return { before, after };
}

/**
 * Where the next structure of a kind stands: the first at the place itself, the second (another union beside a union) at its
 * branch `~2`. Those of included schemas come first.
 */
function branches(at: string, includes: readonly string[], views: ViewIndex) {
  const seen = new Map<string, number>();
  const count = (kind: string) => {
    const next = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, next);
    return next;
  };
  const countIncluded = (names: readonly string[], above: readonly string[]): void => {
    for (const name of names) {
      const view = above.includes(name) ? undefined : views.get(name);
      if (!view) continue;
      countIncluded(view.includes, [...above, name]);
      view.unions.forEach((union) => count(union.element));
      for (const conditional of view.conditionals)
        for (const kind of ["if", "then", "else"] as const) if (conditional[kind]) count(kind);
      view.not.forEach(() => count("not"));
      view.rules.forEach((rule) => count(rule.element));
    }
  };
  countIncluded(includes, []);
  return (kind: string) => {
    const next = count(kind);
    return next === 1 ? at : `${at}~${next}`;
  };
}

function attribute(view: SchemaView, name: string): string {
  const found = view.attributes.find(([key]) => key === name)?.[1];
  return typeof found === "string" ? found : "";
}

/** A value as the page writes it: strings bare, unless that would read as another value or as nothing. */
function valueText(attributes: SchemaView["attributes"]): string {
  const given = attributes.find(([name]) => name === "value")?.[1];
  if (given instanceof Code) return given.source;
  const value = given as JsonValue;
  const readsAsOther = /^\s|\s$|^$|^(true|false|null|-?\d+(\.\d+)?([eE][+-]?\d+)?|["[{].*)$/;
  const isBare = typeof value === "string" && !readsAsOther.test(value);
  return (isBare ? value : JSON.stringify(value)).replace(/\s+/g, "-");
}
