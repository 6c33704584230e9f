import { expect, test } from "vitest";
import { referenceWords } from "../../src/reference/words";
import type { Note } from "../../src/view/types";
import { renderInBody, textOf } from "./render";

const given: readonly [note: Note, want: string][] = [
  [{ note: "required", names: ["a", "b"] }, "Required here: a, b."],
  [
    { note: "dependentRequired", property: "card", names: ["a", "b"] },
    "When card is present, a and b must be present too.",
  ],
  [{ note: "noFurtherItems" }, "No further items are allowed."],
  [{ note: "noUndescribedProperties" }, "No properties other than those described are allowed."],
  [
    { note: "dynamicRef", ref: "#node" },
    "The schema at $dynamicRef #node also applies; it is not shown.",
  ],
  [{ note: "repeats", ref: "#/a" }, "Repeats the schema at #/a."],
  [{ note: "const", value: "a" }, 'Always "a".'],
  [{ note: "enum", values: ["a", 1] }, 'One of "a", 1.'],
  [{ note: "format", format: "date" }, "Format: date."],
  [
    { note: "ofType", type: "array", keywords: { minItems: 1, uniqueItems: true } },
    "If it is an array: minItems 1, uniqueItems true.",
  ],
  [
    { note: "ofType", type: "string", keywords: { pattern: "^a" } },
    'If it is a string: pattern "^a".',
  ],
  [{ note: "also", keyword: "pattern", value: "^a" }, 'Also pattern: "^a".'],
  [
    { note: "contradiction", types: [["string"], ["null", "object"]] },
    "No value is valid: it would have to be string and null or object.",
  ],
  [{ note: "validation", rule: "self.b > self.a", message: "It is more." }, "It is more."],
  [{ note: "examples", values: ["a", { b: 1 }] }, 'Also valid: "a", {"b":1}.'],
];

test.each(given)("the note %j", (note, want) => {
  expect(textOf(renderInBody({ type: "object", notes: [note] }))).toBe(want);
});

test("covers every kind of note", () => {
  const kinds = new Set<string>(given.map(([{ note }]) => note));
  expect([...kinds].sort()).toEqual(Object.keys(referenceWords.notes).sort());
});
