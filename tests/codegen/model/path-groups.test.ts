import { expect, test } from "vitest";
import { pathGroups } from "../../../codegen/model/path-groups";

test.each([
  [
    "a version is not a group",
    { "/v1/payment_intents": "Payment intents", "/v2.1/refunds": "Refunds" },
  ],
  [
    "a parameter is not a group either",
    { "/{tenant}/pets/{id}": "Pets", "/{tenant}/pets": "Pets" },
  ],
  [
    "nor is a segment that all paths share",
    { "/api/v1/pets/{id}": "Pets", "/api/v1/pets": "Pets", "/api/v1/stores/{id}/pets": "Stores" },
  ],
  ["each path keeps at least one segment", { "/pets": "Pets", "/pets/{id}/owner": "Pets" }],
  ["a single path", { "/api/pets": "Pets" }],
  [
    "words are separated, whatever is between them",
    {
      "/eLearning-records": "E learning records",
      "/customerIDs.json": "Customer IDs",
      "/pets:search": "Pets",
      "/.well-known/x": "Well known",
      "/größe": "Größe",
    },
  ],
  ["a path may have none", { "/": undefined, "/{id}": undefined }],
])("%s", (_title, want) => {
  expect(pathGroups(Object.keys(want))).toEqual(Object.values(want));
});
