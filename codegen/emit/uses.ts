import type { ApiModel, Operation, Schema } from "../model/types";
import { referencesOf } from "../../src/view/unfold";
import { schemaView } from "./schema-view";

/** An operation that names a schema, and where. */
export interface OperationUse {
  readonly operation: Operation;
  /** In its parameters or the body that it takes. */
  readonly request: boolean;
  /** In an answer or its headers. */
  readonly response: boolean;
  /** In a request that the API sends in the course of it, or the answer to that. */
  readonly callback: boolean;
}

/** Everything that names a schema itself; what does so through another schema is found on the page of that one. */
export interface Uses {
  /** In the author's order. */
  readonly operations: readonly OperationUse[];
  /** Names of schemas, in the author's order. */
  readonly schemas: readonly string[];
}

/** The uses of every named schema, by its name; a schema that nothing names has no entry. */
export function usesOf(model: ApiModel): ReadonlyMap<string, Uses> {
  const uses = new Map<string, { operations: OperationUse[]; schemas: string[] }>();
  const of = (name: string) => {
    const known = uses.get(name) ?? { operations: [], schemas: [] };
    uses.set(name, known);
    return known;
  };
  for (const operation of model.operations) {
    const request = namesOf(sentBy(operation));
    const response = namesOf(answeredBy(operation));
    const callback = namesOf(
      operation.callbacks.flatMap((each) => [...sentBy(each), ...answeredBy(each)]),
    );
    for (const name of new Set([...request, ...response, ...callback])) {
      of(name).operations.push({
        operation,
        request: request.has(name),
        response: response.has(name),
        callback: callback.has(name),
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

function answeredBy({ responses }: Payload): readonly (Schema | undefined)[] {
  return responses.flatMap(({ headers, content }) =>
    [...headers, ...content].map(({ schema }) => schema),
  );
}

function namesOf(schemas: readonly (Schema | undefined)[]): ReadonlySet<string> {
  return new Set(schemas.flatMap((schema) => (schema ? referencesOf(schemaView(schema)) : [])));
}
