import { expect, test } from "vitest";

import { type ListedPage, nearestPages } from "../../src/layout/nearest-pages";

const pages: readonly ListedPage[] = [
  ["/", "Introduction"],
  ["/auth", "Authentication"],
  ["/pagination", "Pagination"],
  ["/classCreate", "Create a class"],
  ["/api", "API reference"],
  ["/api/create-class", "Create class"],
  ["/api/list-classes", "List classes"],
  ["/api/list-learners", "List learners"],
  ["/api/delete-class-enrollment", "Delete class enrollment"],
  ["/api/schemas/class", "Class"],
  ["/%C3%BCber-uns", "Über uns"],
];

const first = (path: string) => nearestPages(path, pages)[0]?.[0];

test.each([
  ["another case", "/classcreate", "/classCreate"],
  ["a missing letter", "/pagnation", "/pagination"],
  ["two swapped letters", "/paginaiton", "/pagination"],
  ["singular instead of plural", "/api/list-class", "/api/list-classes"],
  ["words in another order", "/api/class-create", "/api/create-class"],
  ["the words of a title", "/authentication", "/auth"],
  ["another folder", "/en/developers/handbook/pagination", "/pagination"],
  ["a file name", "/pagination.html", "/pagination"],
  ["an extra segment", "/api/list-learners/examples", "/api/list-learners"],
  ["percent-encoded letters", "/%C3%BCberuns", "/%C3%BCber-uns"],
])("%s: %s may mean %s", (_name, path, want) => expect(first(path)).toBe(want));

test.each(["/qwfp-zxcv", "/weather-forecast", "/x", "/", "/%E0%A4%A"])(
  "no page resembles %s",
  (path) => {
    expect(nearestPages(path, pages)).toEqual([]);
  },
);

test("returns at most five pages, most similar first", () => {
  const many = Array.from({ length: 20 }, (_, index): ListedPage => [
    `/guides/guide-${index}`,
    `Guide ${index}`,
  ]);
  const near = nearestPages("/guides/guide-13", many);
  expect(near).toHaveLength(5);
  expect(near[0]?.[0]).toBe("/guides/guide-13");
});
