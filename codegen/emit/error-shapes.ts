import type { ApiModel, Operation, Schema } from "../model/types";

/** A body that answers with an error status. */
export interface ErrorShape {
  readonly status: string;
  readonly schema: Schema;
  /** Most operations of the API may answer with it. */
  readonly everywhere: boolean;
  /** The operations that may answer with it, in the author's order; when most may, those that may not. */
  readonly operations: readonly Operation[];
}

/** Every shape of an error body, in the order of first use. A body that may be one of several shapes counts as each of them. */
export function errorShapes(model: ApiModel): readonly ErrorShape[] {
  const operations = model.operations.filter(({ kind }) => kind === "operation");
  const shapes = new Map<
    string,
    Omit<ErrorShape, "operations" | "everywhere"> & { users: Set<Operation> }
  >();
  for (const operation of operations) {
    for (const { status, schema } of errorBodies(operation)) {
      const key = `${status} ${identityOf(schema)}`;
      const shape = shapes.get(key) ?? { status, schema, users: new Set() };
      shape.users.add(operation);
      shapes.set(key, shape);
    }
  }
  return [...shapes.values()].map(({ users, ...shape }) => {
    const everywhere = users.size > 1 && users.size * 2 > operations.length;
    return {
      ...shape,
      everywhere,
      operations: operations.filter((operation) => users.has(operation) !== everywhere),
    };
  });
}

function errorBodies(operation: Operation): readonly Pick<ErrorShape, "status" | "schema">[] {
  return operation.responses
    .filter(({ status }) => /^[45]|^default$/.test(status))
    .flatMap(({ status, content }) =>
      content.flatMap(({ schema }) =>
        (schema ? alternatives(schema) : []).map((alternative) => ({
          status,
          schema: alternative,
        })),
      ),
    );
}

function alternatives(schema: Schema): readonly Schema[] {
  return schema.kind === "union" ? schema.variants.map((variant) => variant.schema) : [schema];
}

/** The name of a named schema, else the place of the one that was written in place. */
function identityOf(schema: Schema): string {
  return schema.kind === "ref" ? schema.name : schema.source;
}
