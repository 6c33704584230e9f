import { expect, test } from "vitest";

import { stemOf } from "../../../src/search/panel/stem";

test.each([
  ["authenticate", "authentic"],
  ["authentication", "authentic"],
  ["paginating", "pagin"],
  ["enrollments", "enroll"],
  ["enrolled", "enroll"],
  ["submitting", "submit"],
  ["bestellungen", "bestell"],
  ["class", "class"],
  ["using", "using"],
  ["iso8601s", "iso8601s"],
])("%s", (term, want) => {
  expect(stemOf(term)).toBe(want);
});
