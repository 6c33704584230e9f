import { expect, test } from "vitest";

import { excerptOf, markedParts } from "../../../src/search/panel/marked-parts";

/** Returns the text with brackets around marked words. */
function marked(text: string, terms: readonly string[]): string {
  return markedParts(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");
}

test.each([
  ["nothing", "A class.", [], "A class."],
  ["a word, whatever its case", "A Class of classes.", ["class"], "A [Class] of classes."],
  ["a word of a name", "learnerId is an id", ["id"], "learner[Id] is an [id]"],
  ["the last words of a name", "my virtualClass-id", ["classid"], "my virtual[Class-id]"],
  ["only a word of them", "virtualClassId", ["class", "classid"], "virtual[Class]Id"],
  ["a whole name once", "learnerId", ["learnerid", "learner", "id"], "[learnerId]"],
  ["a word with accents", "Größe", ["große"], "[Größe]"],
])("marks %s", (_, text, terms, want) => {
  expect(marked(text, terms)).toBe(want);
});

test("an excerpt starts shortly before the first mark", () => {
  const text = `${"word ".repeat(40)}seat and more`;
  const excerpt = excerptOf(markedParts(text, ["seat"]));
  expect(excerpt.map((part) => part.text).join("")).toMatch(/^… (?:word ){4,8}seat and more$/);
});

test("a short text and one without a mark are shown from the start", () => {
  const short = markedParts("A seat in a class", ["class"]);
  expect(excerptOf(short)).toEqual(short);
  const unmarked = markedParts("word ".repeat(30).trim(), ["seat"]);
  expect(excerptOf(unmarked)).toEqual(unmarked);
});

test("a long text is cut between words", () => {
  const text = `A seat ${"word ".repeat(60)}seat`;
  const shown = excerptOf(markedParts(text, ["seat"]));
  expect(shown.map((part) => part.text).join("")).toMatch(/^A seat (?:word ){20,40}…$/);
});
