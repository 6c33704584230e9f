import type { SampleInputs, SampleParameter } from "../../src/samples/types";
import type { ApiModel, Operation } from "../model/types";
import { isJson } from "./media-type";
import { successOf } from "./request";
import { resolve } from "../model/resolve";

/** Names in APIs for the number of entries to skip, next to a `limit` for those to return. */
const skipNames: readonly string[] = ["skip", "offset"];

/** Marks the filters of a list among the inputs: everything that a request can omit, except its limit. */
export function withFilters(inputs: SampleInputs, { parameters }: Operation): SampleInputs {
  const isFilter = ({ in: location, name, value }: SampleParameter) =>
    location === "query" &&
    name !== "limit" &&
    value !== undefined &&
    parameters.some((one) => one.in === location && one.name === name && !one.required);
  return {
    ...inputs,
    parameters: inputs.parameters.map((one) => (isFilter(one) ? { ...one, isFilter: true } : one)),
  };
}

/**
 * Finds the parameter by which a client reads a list page by page. The operation is a GET that also takes a `limit`, both whole numbers in
 * the query, and returns a JSON array.
 *
 * @returns its name; `undefined` if the document describes no such list
 */
export function skipParameter(operation: Operation, model: ApiModel): string | undefined {
  const { method, path, parameters } = operation;
  const media = successOf(operation)?.content[0];
  const isList =
    media && isJson(media.type) && resolve(media.schema, model.index)?.kind === "array";
  // No client receives a query in the path as names and values.
  if (method !== "get" || !isList || path.includes("?")) return undefined;
  const counts = parameters
    .filter((one) => one.in === "query" && resolve(one.schema, model.index)?.kind === "integer")
    .map(({ name }) => name);
  return counts.includes("limit") ? skipNames.find((name) => counts.includes(name)) : undefined;
}
