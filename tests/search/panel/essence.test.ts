import { expect, it } from "vitest";

import { essenceOf } from "../../../src/search/panel/essence";

it.each([
  ["How do I page through a list?", "page list", true],
  ["Wie kann ich einen Kurs anlegen", "Kurs anlegen", true],
  ["the id of a class", "id class", false],
  ["create class", "create class", false],
  ["GET /a/the/b", "GET /a/the/b", false],
  ["what is it", "what is it", false],
  ["id", "id", false],
])("%s", (given, query, isQuestion) => {
  expect(essenceOf(given)).toEqual({ query, isQuestion });
});
