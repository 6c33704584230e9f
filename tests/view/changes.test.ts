import { expect, test } from "vitest";
import { words } from "../fixtures/words/german";
import {
  type ChangeSentence,
  type ChangeWords,
  changeWords,
  placeText,
  sentenceParts,
} from "../../src/view/changes";

const given: readonly (readonly [ChangeSentence, string, string])[] = [
  [{ says: "deprecated" }, "Deprecated", "Veraltet"],
  [
    { says: "raised", of: "minLength", values: ["1", "5"] },
    "Minimum length raised from `1` to `5`",
    "Mindestlänge von `1` auf `5` erhöht",
  ],
  [
    { says: "added", of: "requiredProperty", values: ["{of} {0}"] },
    "Required property `{of} {0}` added",
    "Pflichtfeld `{of} {0}` hinzugefügt",
  ],
  [{ says: "limited", values: ["a", "b"] }, "Limited to `a`, `b`", "Auf `a`, `b` beschränkt"],
];

const written = (words: ChangeWords, sentence: ChangeSentence) =>
  sentenceParts(words, sentence)
    .map((part) => (typeof part === "string" ? part : `\`${part.code}\``))
    .join("");

test.each(given)("%j is worded in each language", (sentence, english, german) => {
  const all = [changeWords, words.reference.changelog];
  expect(all.map((each) => written(each, sentence))).toEqual([english, german]);
});

test("a place keeps the names of the document", () => {
  const place = [{ word: "queryParameter" }, " limit (in requests)"] as const;
  expect(placeText(changeWords, place)).toBe("query parameter limit (in requests)");
  expect(placeText(words.reference.changelog, place)).toBe("Query-Parameter limit (in requests)");
});
