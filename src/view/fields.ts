import type { Block, Body } from "./lay-out-schema";

/** Returns one flag for each named value of a body, at any depth: whether it and everything around it are required. */
export function fieldsIn<P>({ rows, blocks }: Body<P>, isRequired = true): readonly boolean[] {
  return [
    ...rows.flatMap(({ facts, body }) => {
      const isThis = isRequired && facts.required === true;
      return [isThis, ...fieldsIn(body, isThis)];
    }),
    ...blocks.flatMap(bodiesIn).flatMap((body) => fieldsIn(body, isRequired)),
  ];
}

/** Whether a part of a body, at any depth, is shown on the page of a model instead of on its own page. */
export function hasModels<P>({ rows, blocks }: Body<P>): boolean {
  const inner = [...rows.map(({ body }) => body), ...blocks.flatMap(bodiesIn)];
  const isElsewhere = blocks.some(({ kind }) => kind === "model" || kind === "includes");
  return isElsewhere || inner.some(hasModels);
}

function bodiesIn<P>(block: Block<P>): readonly Body<P>[] {
  switch (block.kind) {
    case "schema":
    case "condition":
      return [block.body];
    case "items":
      return [block.row.body];
    case "union":
      return block.variants.map(({ body }) => body);
    default:
      return [];
  }
}
