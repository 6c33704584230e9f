import { describe, expect, test } from "vitest";
import { dictionaries, wordsOf } from "../../src/i18n/dictionaries";

/** Returns every text by its place: `reference.parameters.path`. Leaves out the plural forms that only some languages have. */
function textsOf(value: unknown, place = ""): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) return [[place, String(value)]];
  return Object.entries(value)
    .filter(([key]) => !("other" in value && key === "one"))
    .flatMap(([key, inner]) => textsOf(inner, place === "" ? key : `${place}.${key}`));
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
