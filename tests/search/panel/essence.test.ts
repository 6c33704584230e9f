import { expect, it } from "vitest";

import { essenceOf } from "../../../src/search/panel/essence";
import { learnTerms } from "../../../src/search/panel/known-terms";
import { words as german } from "../../fixtures/words/german";

it.each([
  ["How do I page through a list?", "page list", true],
  ["Wie kann ich einen Kurs anlegen", "Kurs anlegen", true],
  ["the id of a class", "id class", false],
  ["create class", "create class", false],
  ["GET /a/the/b", "GET /a/the/b", false],
  ["what is it", "what is it", false],
  ["id", "id", false],
])("%s", (given, query, isQuestion) => {
  learnTerms(german.searchTerms);
  expect(essenceOf(given)).toEqual({ query, isQuestion });
  learnTerms(undefined);
  expect(essenceOf("Wie kann ich einen Kurs anlegen").isQuestion).toBe(false);
});
