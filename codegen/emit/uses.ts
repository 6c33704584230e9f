import { getOrMake } from "../get-or-make";
import { innerSchemas } from "../model/inner-schemas";
import { flag } from "../model/prose";
import type { ApiModel, Operation, Schema } from "../model/types";

/** An operation that refers to a schema, and in which parts. */
interface OperationUse {
  readonly id: string;
  /** In its parameters or request body. */
  readonly request: true | undefined;
  /** In a response or its headers. */
  readonly response: true | undefined;
  /** In a callback. */
  readonly callback: true | undefined;
}

/** Everything that refers to a schema directly; indirect uses are found through other schemas. */
export interface Uses {
  readonly operations: readonly OperationUse[];
  /** Names of schemas. */
  readonly schemas: readonly string[];
  /** Only requests of operations, which readers send, and other schemas refer to it. */
  readonly isSent: boolean;
}

/** Returns the uses of every named schema by name; unused schemas have no entry. */
export function usesOf(model: ApiModel): ReadonlyMap<string, Uses> {
  const uses = new Map<
    string,
    { operations: OperationUse[]; schemas: string[]; isSent: boolean }
  >();
  const of = (name: string) =>
    getOrMake(uses, name, () => ({ operations: [], schemas: [], isSent: false }));
  for (const operation of model.operations) {
    const request = namesOf(sentBy(operation));
    const response = namesOf(returnedBy(operation));
    const callback = namesOf(
      operation.callbacks.flatMap((each) => [...sentBy(each), ...returnedBy(each)]),
    );
    for (const name of new Set([...request, ...response, ...callback])) {
      const use = of(name);
      const isOnlySent =
        operation.kind === "operation" && !response.has(name) && !callback.has(name);
      use.isSent = isOnlySent && (use.isSent || use.operations.length === 0);
      use.operations.push({
        id: operation.id,
        request: flag(request.has(name)),
        response: flag(response.has(name)),
        callback: flag(callback.has(name)),
      });
    }
  }
  for (const { name: user, schema } of model.schemas) {
    for (const name of namesOf([schema])) of(name).schemas.push(user);
  }
  return uses;
}

type Payload = Pick<Operation, "parameters" | "requestBody" | "responses">;

function sentBy({ parameters, requestBody }: Payload): readonly (Schema | undefined)[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...(requestBody?.content ?? []).map(({ schema }) => schema),
  ];
}

function returnedBy({ responses }: Payload): readonly (Schema | undefined)[] {
  return responses.flatMap(({ headers, content }) =>
    [...headers, ...content].map(({ schema }) => schema),
  );
}

/** Returns the named schemas that schemas refer to directly: from the model, because making all views takes longer than a small edit. */
function namesOf(schemas: readonly (Schema | undefined)[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (schema: Schema): void => {
    if (schema.kind === "ref") names.add(schema.name);
    innerSchemas(schema).forEach(visit);
    if (schema.kind === "object") schema.patternProperties.forEach((one) => visit(one.schema));
    for (const condition of schema.conditions) {
      if (condition.kind === "includes") names.add(condition.name);
      if (condition.kind === "union") condition.variants.forEach((one) => visit(one.schema));
      if (condition.kind === "applicator") visit(condition.schema);
    }
  };
  for (const schema of schemas) if (schema) visit(schema);
  return names;
}
