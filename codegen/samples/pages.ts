import type { SampleInputs, SampleParameter } from "../../src/samples/types";
import type { ApiModel, Operation } from "../model/types";
import { isJson } from "./media-type";
import { successOf } from "./request";
import { resolve } from "../model/resolve";

/** What APIs call the number of entries to leave out, beside a `limit` of those to return. */
const skipNames: readonly string[] = ["skip", "offset"];

/** What slots are filled from, with the filters of a list marked: what a request may do without, but for its limit. */
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
 * The parameter by which a client reads a list page by page: that of a GET which takes a `limit` too, both whole numbers in the query,
 * and which returns a JSON array.
 *
 * @returns its name; nothing if the document describes no such list
 */
export function skipParameter(operation: Operation, model: ApiModel): string | undefined {
  const { method, path, parameters } = operation;
  const media = successOf(operation)?.content[0];
  const isList =
    media && isJson(media.type) && resolve(media.schema, model.index)?.kind === "array";
  // What a path says of the query, no client is given by name and value.
  if (method !== "get" || !isList || path.includes("?")) return undefined;
  const counts = parameters
    .filter((one) => one.in === "query" && resolve(one.schema, model.index)?.kind === "integer")
    .map(({ name }) => name);
  return counts.includes("limit") ? skipNames.find((name) => counts.includes(name)) : undefined;
}
