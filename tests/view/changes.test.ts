import { describe, expect, test } from "vitest";
import { dictionaries, wordsOf } from "../../src/i18n/dictionaries";
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
  const all = [changeWords, wordsOf("de").reference.changelog];
  expect(all.map((words) => written(words, sentence))).toEqual([english, german]);
});

test("a place keeps the names of the document", () => {
  const place = [{ word: "queryParameter" }, " limit (in requests)"] as const;
  expect(placeText(changeWords, place)).toBe("query parameter limit (in requests)");
  expect(placeText(wordsOf("de").reference.changelog, place)).toBe(
    "Query-Parameter limit (in requests)",
  );
});

describe.each(Object.entries(dictionaries))("%s", (_, { reference: { changelog } }) => {
  test("has the same slots in each sentence", () => {
    const slots = ({ sentences }: ChangeWords) =>
      Object.entries(sentences).map(([says, text]) => [says, text.match(/\{\w+\}/g)?.toSorted()]);
    expect(slots(changelog)).toEqual(slots(changeWords));
  });
});

test("a language that lacks a word fails the type check", () => {
  const { moved, ...sentences } = changeWords.sentences;
  // @ts-expect-error a sentence is missing
  const lacking: ChangeWords = { ...changeWords, sentences };
  expect([moved, lacking.sentences]).toEqual([changeWords.sentences.moved, sentences]);
});
