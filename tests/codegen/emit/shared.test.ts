import { expect, test } from "vitest";
import { contextWith } from "../given";

const limit = { description: "Calls left.", schema: { type: "integer" } };
const Limit = { $ref: "#/components/headers/Limit" };

test.each([
  ["a header of all operations", { Limit }, { Limit }, []],
  ["and further ones", { Limit, Next: limit }, { Limit }, ["Next"]],
  ["one with another description", { Limit: limit }, { Limit }, ["Limit"]],
  ["none that all have", { Limit, Next: limit }, {}, ["Limit", "Next"]],
])("the own headers of an operation: %s", (_title, headers, ofOther, want) => {
  const get = (own: object) => ({ responses: { 200: { description: "", headers: own } } });
  const { shared, model } = contextWith({
    paths: { "/x": { get: get(headers) }, "/y": { get: get(ofOther) } },
    components: { headers: { Limit: limit } },
  });
  const [first] = model.operations;
  const [response] = shared.own(first ?? expect.fail()).responses;
  expect(response?.value.headers.map(({ name }) => name)).toEqual(want);
});
