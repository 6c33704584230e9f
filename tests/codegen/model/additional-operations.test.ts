import { expect, test } from "vitest";
import { modelOf } from "../given";

const answer = { responses: { 204: { description: "Done." } } };

test("reads operations in additionalOperations (3.2) like others", () => {
  const { operations } = modelOf({
    openapi: "3.2.0",
    paths: {
      "/x": {
        additionalOperations: { COPY: { operationId: "copy", ...answer }, LOCK: answer },
        query: { operationId: "find", ...answer },
      },
    },
  });
  expect(operations.map(({ id, method, source }) => [id, method, source])).toEqual([
    ["find", "query", "#/paths/~1x/query"],
    ["copy", "COPY", "#/paths/~1x/additionalOperations/COPY"],
    ["lock-x", "LOCK", "#/paths/~1x/additionalOperations/LOCK"],
  ]);
});
