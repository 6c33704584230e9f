import type { ApiModel, Schema } from "../model/types";

/** What a schema refers to, through any number of names; undefined where they lead nowhere. */
export function resolve(schema: Schema | undefined, model: ApiModel): Schema | undefined {
  let current = schema;
  // The count ends a chain of references that leads back to itself.
  for (let steps = 0; current?.kind === "ref" && steps < 32; steps++) {
    const { name } = current;
    current = model.schemas.find((candidate) => candidate.name === name)?.schema;
  }
  return current;
}
