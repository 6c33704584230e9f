import { typeId } from "./ids";
import type { LaidOutPayload } from "./lay-out-page";
import type { Block, Body, LaidOutSchema, Row } from "./lay-out-schema";
import type { Facts, JsonValue, Note, ParameterLocation, Serialization } from "./types";

/** A value and all rules for it alone, wherever its row says them. */
export interface RuledField {
  /** Path from the body: `schedule.start`; the name of a parameter. */
  readonly path: string;
  /** Id of its row, or of the nearest one around it. */
  readonly id: string;
  /** Facts without default and example. */
  readonly facts: Facts & Serialization;
  readonly values: readonly JsonValue[];
  readonly notes: readonly Note[];
  /** The variants of the body that have it; empty for all. */
  readonly variants: readonly string[];
}

/** The fields of a part of an operation. */
export interface RuledPart {
  /** A response lists only the fields that may be null. */
  readonly part: ParameterLocation | "body" | { readonly status: string };
  readonly fields: readonly RuledField[];
}

/** Whether a value may be null, or only that. */
export function allowsNull({ nullable, type }: Facts): boolean {
  return nullable === true || type === "null";
}

/** Returns the fields of a request, and those of the responses that may be null; parts without any are left out. */
export function fieldRules({
  parameters,
  requestBody,
  responses,
}: LaidOutPayload<unknown>): readonly RuledPart[] {
  const inContent = (content: NonNullable<typeof requestBody>["content"] = []) =>
    together(content.flatMap(({ at, schema }) => (schema ? fieldsIn(schema.body, "", at) : [])));
  const all: readonly RuledPart[] = [
    ...parameters.map((group) => ({
      part: group.in,
      fields: group.rows.flatMap((row) => fieldsOf(row, "", group.id)),
    })),
    { part: "body", fields: inContent(requestBody?.content) },
    ...(responses?.list ?? []).map(({ status, content }) => ({
      part: { status },
      fields: inContent(content).filter(({ facts }) => allowsNull(facts)),
    })),
  ];
  return all.filter(({ fields }) => fields.length > 0);
}

/** What {@link RuledField} says about the value of a row or schema itself, without its fields. */
function ownRules({ facts, body }: Pick<LaidOutSchema<unknown>, "facts" | "body">) {
  const values: JsonValue[] = [];
  const notes: Note[] = body.rules.filter((rule) => rule.kind === "note");
  let whole: Facts & Serialization = { ...facts, default: undefined, example: undefined };
  for (const block of body.blocks) {
    if (block.kind === "enum") values.push(...block.values.map(({ value }) => value));
    // The schema that the row refers to, unless the facts are those of items.
    if (block.kind === "schema" && typeof facts.type === "object" && "ref" in facts.type) {
      const own = ownRules(block);
      whole = { ...own.facts, ...whole };
      values.push(...own.values);
      notes.push(...own.notes);
    }
  }
  return { facts: whole, values, notes: notes.filter(({ note }) => note !== "examples") };
}

function fieldsOf(row: Row<unknown>, outer: string, around: string): readonly RuledField[] {
  const { kind, name, id = around } = row;
  const label = kind === "additional" ? "*" : name;
  const path =
    kind === "items" ? `${outer}[]` : kind === "index" ? `${outer}[${name}]` : joined(outer, label);
  const own = { path, id, ...ownRules(row), variants: [] };
  const isSilent = kind === "items" && own.values.length + own.notes.length === 0;
  const inside = kind === "items" ? outer : path;
  return [...(isSilent ? [] : [own]), ...fieldsIn(row.body, inside, id)];
}

function fieldsIn(
  { rows, blocks }: Body<unknown>,
  path: string,
  around: string,
): readonly RuledField[] {
  return [
    ...rows.flatMap((row) => fieldsOf(row, path, around)),
    ...blocks.flatMap((block) => fieldsInBlock(block, path, around)),
  ];
}

function fieldsInBlock(block: Block<unknown>, path: string, around: string): readonly RuledField[] {
  switch (block.kind) {
    case "schema":
      return fieldsIn(block.body, path, around);
    case "items":
      return fieldsOf(block.row, path, around);
    case "union":
      return together(
        block.variants.flatMap(({ id, label, facts, body }) => {
          const name = label ?? typeId(facts.type);
          return fieldsIn(body, path, id).map(({ variants, ...field }) => ({
            ...field,
            variants: variants.length > 0 ? variants.map((inner) => `${name} › ${inner}`) : [name],
          }));
        }),
        block.variants.length,
      );
    default:
      return [];
  }
}

/** Joins the fields with the same path and rules. @param variants number of all variants */
function together(
  fields: readonly RuledField[],
  variants = Number.POSITIVE_INFINITY,
): readonly RuledField[] {
  const joint = new Map<string, RuledField>();
  for (const field of fields) {
    const { path, facts, values, notes } = field;
    const key = JSON.stringify([path, facts, values, notes]);
    const known = joint.get(key) ?? { ...field, variants: [] };
    joint.set(key, { ...known, variants: [...new Set([...known.variants, ...field.variants])] });
  }
  const paths = [...new Set(fields.map(({ path }) => path))];
  return paths.flatMap((path) =>
    [...joint.values()]
      .filter((field) => field.path === path)
      .map((field) => (field.variants.length === variants ? { ...field, variants: [] } : field)),
  );
}

function joined(outer: string, name: string): string {
  return outer === "" ? name : `${outer}.${name}`;
}
