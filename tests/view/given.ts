import { type Body, layOutSchema, rootPlace } from "../../src/view/lay-out-schema";
import type { NamedValue, Schema, Variant } from "../../src/view/types";

export const object = (...properties: readonly NamedValue<string>[]): Schema<string> => ({
  type: "object",
  properties,
});
export const text = (name: string, facts: Partial<Schema<string>> = {}): NamedValue<string> => ({
  name,
  type: "string",
  ...facts,
});
export const union = (...variants: readonly Variant<string>[]): Schema<string> => ({
  type: "any",
  unions: [{ mode: "oneOf", variants }],
});

type Schemas = Readonly<Record<string, Schema<string>>>;

/** Returns the body of a request schema, with the schemas that unfold there. */
export function bodyOf(
  schema: Schema<string>,
  unfolds: Schemas = {},
  branches: Schemas = {},
): Body<string> {
  const root = rootPlace<string>(
    (name) => unfolds[name],
    (name) => branches[name],
  );
  return layOutSchema(schema, { ...root, id: "request", anchor: "request-body" }).body;
}

/** Returns every `id` in a layout, in the order of the page. */
export function idsIn(laidOut: unknown): readonly string[] {
  if (typeof laidOut !== "object" || laidOut === null) return [];
  return Object.entries(laidOut).flatMap(([key, value]) =>
    key === "id" && typeof value === "string" ? [value] : idsIn(value),
  );
}
