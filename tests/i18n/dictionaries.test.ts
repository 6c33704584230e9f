import { describe, expect, test } from "vitest";
import { dictionaries, wordsOf } from "../../src/i18n/dictionaries";

/** A note with the fields of every kind. */
const note = {
  names: ["a", "b"],
  property: "p",
  ref: "#/a",
  value: 1,
  values: [1],
  format: "f",
  type: "string",
  keyword: "pattern",
  keywords: { minLength: 1 },
  types: [["string"], ["number"]],
};

/** Returns every text by its place, `reference.parameters.path`; calls functions with sample arguments. */
function textsOf(value: unknown, place = ""): readonly (readonly [string, string])[] {
  if (typeof value === "function")
    return [[place, String(place.includes(".notes.") ? value(note) : value(2, "3"))]];
  if (typeof value !== "object" || value === null) return [[place, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, place === "" ? key : `${place}.${key}`),
  );
}

const places = (value: unknown) => textsOf(value).map(([place]) => place);

describe.each(Object.entries(dictionaries))("%s", (_, words) => {
  test("has a word for everything", () => {
    expect(places(words).toSorted()).toEqual(places(wordsOf("en")).toSorted());
  });

  test("has no empty word", () => {
    expect(textsOf(words).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("has room for the webhook badge", () => {
    expect(words.webhookBadge.length).toBeLessThanOrEqual(6);
  });
});

test("counts of one and of several are correct German", () => {
  const { reference } = wordsOf("de");
  expect([reference.items(1), reference.items(2)]).toEqual(["1 Element", "2 Elemente"]);
  expect(reference.atLeast(reference.characters(3))).toBe("mindestens 3 Zeichen");
});
