import { isErrorStatus } from "../../src/view/error-status";
import { isDeepStrictEqual } from "node:util";
import { getOrMake } from "../get-or-make";
import { satisfies } from "../model/satisfies";
import type { ApiModel, Example, Operation, Schema, SchemaIndex } from "../model/types";

/** A shape of error bodies, with all statuses that have it. */
export interface ErrorShape {
  /** `undefined` for responses without a body. */
  readonly schema: Schema | undefined;
  /** In the order of first use; never empty. */
  readonly statuses: readonly ErrorStatus[];
  /** Up to {@link maxExamples} declared examples, or else a sampled one; values are unique, and so are names under one status. */
  readonly examples: readonly ErrorExample[];
}

/** Where a shape occurs under one status. */
interface ErrorStatus {
  readonly status: string;
  /** Most operations of the API may return it. */
  readonly everywhere: boolean;
  /** The operations that may return it; if most do, the others. */
  readonly operations: readonly Operation[];
}

/** An example of a shape, with its place in an operation. */
interface ErrorExample {
  readonly status: string;
  readonly operation: Operation;
  readonly mediaType: string;
  readonly example: Example;
}

/** Enough, because every operation also shows its own. */
const maxExamples = 8;

/**
 * Returns every shape of error bodies, in the order of first use. The variants of a union count as separate shapes. Webhooks and
 * callbacks do not count, because the reader's own server responds to them.
 */
export function errorShapes(model: ApiModel): readonly ErrorShape[] {
  const operations = model.operations.filter(({ kind }) => kind === "operation");
  const shapes = new Map<string, ShapeDraft>();
  for (const operation of operations) {
    for (const { status, content } of errorResponses(operation)) {
      const bodies = content.flatMap(({ schema }) => (schema ? variantsOf(schema) : []));
      for (const schema of bodies.length > 0 ? bodies : [undefined]) {
        const key = identityOf(schema);
        const shape = getOrMake(shapes, key, () => ({ schema, statuses: new Map() }));
        getOrMake(shape.statuses, status, () => new Set<Operation>()).add(operation);
      }
    }
  }
  return [...shapes.values()].map(({ schema, statuses }) => ({
    schema,
    statuses: [...statuses].map(([status, users]) => {
      const everywhere = users.size > 1 && users.size * 2 > operations.length;
      return {
        status,
        everywhere,
        operations: operations.filter((operation) => users.has(operation) !== everywhere),
      };
    }),
    examples: examplesOf(schema, statuses, model.index),
  }));
}

/** Whether any operation describes an error response. */
export function hasErrors({ operations }: ApiModel): boolean {
  return operations.some(
    (operation) => operation.kind === "operation" && errorResponses(operation).length > 0,
  );
}

interface ShapeDraft {
  readonly schema: Schema | undefined;
  /** Operations by status. */
  readonly statuses: Map<string, Set<Operation>>;
}

function errorResponses(operation: Operation) {
  return operation.responses.filter(({ status }) => isErrorStatus(status));
}

function examplesOf(
  schema: Schema | undefined,
  statuses: ShapeDraft["statuses"],
  schemas: SchemaIndex,
): readonly ErrorExample[] {
  const found: ErrorExample[] = [];
  if (!schema) return found;
  for (const [status, users] of statuses) {
    for (const operation of users) {
      const content = errorResponses(operation).flatMap((one) =>
        one.status === status ? one.content : [],
      );
      const bodies = content.flatMap(({ schema: body, type: mediaType, examples }) =>
        body ? examples.map((example) => ({ body, mediaType, example })) : [],
      );
      for (const { example, mediaType, body } of bodies) {
        const key = identityOf(schema);
        const fits =
          identityOf(body) === key ||
          (variantsOf(body).some((each) => identityOf(each) === key) &&
            satisfies(example.value, schema, "response", schemas));
        const isNew = found.every(
          (known) =>
            (known.status !== status || known.example.name !== example.name) &&
            !isDeepStrictEqual(known.example.value, example.value),
        );
        if (fits && isNew) found.push({ status, operation, mediaType, example });
      }
    }
  }
  const declared = found.filter(({ example }) => example.origin === "declared");
  return declared.length > 0 ? declared.slice(0, maxExamples) : found.slice(0, 1);
}

function variantsOf(schema: Schema): readonly Schema[] {
  return schema.kind === "union" ? schema.variants.map((variant) => variant.schema) : [schema];
}

/** Returns the name of a schema, or else its content: many documents repeat the same shape in every operation. */
function identityOf(schema: Schema | undefined): string {
  if (schema?.kind === "ref") return `#${schema.name}`;
  return JSON.stringify(schema ?? null, (key, value: unknown) => (key === "source" ? "" : value));
}
