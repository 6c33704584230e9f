import { isDeepStrictEqual } from "node:util";
import { satisfies } from "../model/satisfies";
import type { ApiModel, Example, Operation, Schema, SchemaIndex } from "../model/types";

/** A body that answers with an error status, under all the statuses that have it. */
export interface ErrorShape {
  /** Absent for answers without a body. */
  readonly schema: Schema | undefined;
  /** In the order of first use; never empty. */
  readonly statuses: readonly ErrorStatus[];
  /**
   * At most {@link maxExamples} that the author declared, else one that was made; no two with the same value, and under one status no
   * two of the same name.
   */
  readonly examples: readonly ErrorExample[];
}

/** Where a shape occurs under one status. */
interface ErrorStatus {
  readonly status: string;
  /** Most operations of the API may answer with it. */
  readonly everywhere: boolean;
  /** The operations that may answer with it, in the author's order; when most may, those that may not. */
  readonly operations: readonly Operation[];
}

/** An example of a shape, by the place where an operation has it. */
interface ErrorExample extends ErrorBody {
  readonly operation: Operation;
  readonly mediaType: string;
  readonly example: Example;
}

/** One thing that one operation may answer. */
interface ErrorBody {
  readonly status: string;
  readonly schema: Schema | undefined;
}

/** More of them say the same again; every operation shows its own. */
const maxExamples = 8;

/**
 * Every shape of an error body, in the order of first use. A body that may be one of several shapes counts as each of them. Webhooks
 * and callbacks do not count: what they answer is said by the reader's own server.
 */
export function errorShapes(model: ApiModel): readonly ErrorShape[] {
  const schemas: SchemaIndex = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const operations = model.operations.filter(({ kind }) => kind === "operation");
  const shapes = new Map<string, ShapeDraft>();
  for (const operation of operations) {
    for (const { status, schema } of errorBodies(operation)) {
      const key = identityOf(schema);
      const shape = shapes.get(key) ?? { schema, statuses: new Map() };
      shapes.set(key, shape);
      const users = shape.statuses.get(status) ?? new Set();
      shape.statuses.set(status, users.add(operation));
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
    examples: examplesOf(schema, statuses, schemas),
  }));
}

/** Whether any operation describes what it returns where it refuses or fails. */
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

/** What an operation may answer where it refuses or fails. */
function errorBodies(operation: Operation): readonly ErrorBody[] {
  return errorResponses(operation).flatMap(({ status, content }) => {
    const schemas = content.flatMap(({ schema }) => (schema ? alternatives(schema) : []));
    const bodies: readonly (Schema | undefined)[] = schemas.length > 0 ? schemas : [undefined];
    return bodies.map((schema) => ({ status, schema }));
  });
}

function errorResponses(operation: Operation) {
  return operation.responses.filter(({ status }) => /^[45]|^default$/.test(status));
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
      for (const { example, mediaType, body } of answersOf(operation, status)) {
        const fits = isShape(body, schema)
          ? true
          : alternatives(body).some((each) => isShape(each, schema)) &&
            satisfies(example.value, schema, "response", schemas);
        const isNew = found.every(
          (known) =>
            (known.status !== status || known.example.name !== example.name) &&
            !isDeepStrictEqual(known.example.value, example.value),
        );
        if (fits && isNew) found.push({ status, schema, operation, mediaType, example });
      }
    }
  }
  const declared = found.filter(({ example }) => example.origin === "declared");
  return declared.length > 0 ? declared.slice(0, maxExamples) : found.slice(0, 1);
}

function answersOf(operation: Operation, status: string) {
  return errorResponses(operation)
    .filter((response) => response.status === status)
    .flatMap(({ content }) =>
      content.flatMap(({ schema: body, type: mediaType, examples }) =>
        body ? examples.map((example) => ({ body, mediaType, example })) : [],
      ),
    );
}

function alternatives(schema: Schema): readonly Schema[] {
  return schema.kind === "union" ? schema.variants.map((variant) => variant.schema) : [schema];
}

function isShape(a: Schema, b: Schema): boolean {
  return identityOf(a) === identityOf(b);
}

/** The name of a named schema, else all that the schema says: many documents write the same shape at every operation. */
function identityOf(schema: Schema | undefined): string {
  if (schema?.kind === "ref") return `#${schema.name}`;
  return JSON.stringify(schema ?? null, (key, value: unknown) => (key === "source" ? "" : value));
}
