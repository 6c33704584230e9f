import { expect, test } from "vitest";

import { nameOf, stemOf, termsOf } from "../../../src/search/panel/terms";

test.each([
  ["Create class", ["create", "class"]],
  ["learnerId", ["learnerid", "learner", "id"]],
  ["XMLFile", ["xmlfile", "xml", "file"]],
  ["UtcDateTime", ["utcdatetime", "utc", "date", "time", "datetime"]],
  ["training-provider-id", ["trainingproviderid", "training", "provider", "id", "providerid"]],
  [
    "showPriceMarket_2024",
    ["showpricemarket2024", "show", "price", "market", "2024", "pricemarket2024", "market2024"],
  ],
  ["/tp-api/{classId}", ["tpapi", "tp", "api", "classid", "class", "id"]],
  ["ELEARNING_ENROLLMENTS", ["elearningenrollments", "elearning", "enrollments"]],
  ["Größe, naïve", ["große", "naive"]],
  ["ids[]", ["ids"]],
  ["… / {}", []],
])("%s", (text, want) => {
  expect(termsOf(text)).toEqual(want);
});

test.each([
  ["class", "class"],
  ["classes", "class"],
  ["authentication", "authentic"],
  ["cancelled", "cancel"],
  ["policies", "polic"],
  ["retry", "retry"],
  ["used", "used"],
])("the stem of %s is %s", (term, want) => {
  expect(stemOf(term)).toBe(want);
});

test.each([
  ["How do I create a user?", "creatuser"],
  ["Creating users", "creatuser"],
  ["what is it", "whatisit"],
])("%s is the name %s", (title, want) => {
  expect(nameOf(title, new Set(["a", "do", "how", "i", "is", "it", "what"]))).toBe(want);
});
