import type { Body } from "./lay-out-schema";

/** Lists the named values of a body at any depth: for each, whether it and all around it are required. */
export function fieldsIn<P>({ rows, blocks }: Body<P>, isRequired = true): readonly boolean[] {
  return [
    ...rows.flatMap(({ facts, body }) => {
      const isThis = isRequired && facts.required === true;
      return [isThis, ...fieldsIn(body, isThis)];
    }),
    ...blocks.flatMap((block) => {
      switch (block.kind) {
        case "schema":
        case "condition":
          return fieldsIn(block.body, isRequired);
        case "items":
          return fieldsIn(block.row.body, isRequired);
        case "union":
          return block.variants.flatMap(({ body }) => fieldsIn(body, isRequired));
        default:
          return [];
      }
    }),
  ];
}
