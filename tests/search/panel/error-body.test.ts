import { expect, test } from "vitest";
import type { IndexEntry } from "../../../src/search/search-index";
import { shapeOfBody } from "../../../src/search/panel/error-body";

const entry = (kind: IndexEntry["kind"], ...fragments: readonly string[]) => {
  const places = fragments.map((fragment) => [0, 0, fragment] as const);
  return { entry: { kind, title: fragments[0] ?? "", text: "", places }, places };
};
const entries = [
  entry("error", "error-Flat"),
  entry("error", "error-Nested"),
  entry("property", "error-Flat.code"),
  entry("property", "error-Flat.message", "error-Nested.error.message"),
  entry("property", "error-Nested.error"),
  entry("property", "error-Nested.error.code"),
  entry("property", "request.message"),
  entry("error", "error-Wide"),
  ...["a", "b", "c", "title"].map((name) => entry("property", `error-Wide.${name}`)),
];

test.each<[query: string, want: string | undefined]>([
  ['{"code": 1, "message": "No"}', "error-Flat"],
  ['HTTP/1.1 400 Bad Request {"error": {"code": "X"}} ', "error-Nested"],
  ['{"message": "No", "trace": [{"at": 1}]}', "error-Flat"],
  ['{"error": [{"message": "No"}]}', "error-Nested"],
  ['{"title": "No", "a": 1}', "error-Wide"],
  // Too few of its members, or one with a different value.
  ['{"title": "Forbidden"}', undefined],
  ['{"error": "Unauthorized"}', undefined],
  ['{"other": 1}', undefined],
  ["{}", undefined],
  ['{"code": ', undefined],
  ["message", undefined],
  ["null", undefined],
])("the body %j has the shape %s", (query, want) => {
  expect(shapeOfBody(query, entries)?.place[2]).toBe(want);
});
