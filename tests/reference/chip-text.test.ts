import { describe, expect, test } from "vitest";
import { chipsOf } from "../../src/reference/chip-text";
import type { Facts, Serialization } from "../../src/view/types";
import { referenceWords } from "../../src/reference/words";

const textOf = (facts: Omit<Facts, "type"> & Serialization) =>
  chipsOf({ type: "any", ...facts }, referenceWords).map(({ text, code }) =>
    code === undefined ? text : `${text} ${code}`,
  );

describe("chips", () => {
  const cases: readonly [given: Omit<Facts, "type"> & Serialization, want: readonly string[]][] = [
    [{}, []],
    [{ minimum: 1, maximum: 100 }, ["1–100"]],
    [{ minimum: 0 }, ["0 or more"]],
    [{ maximum: 0 }, ["0 or less"]],
    [{ minimum: -90, maximum: 90 }, ["-90 to 90"]],
    [{ minimum: 5, maximum: 5 }, ["exactly 5"]],
    [{ exclusiveMinimum: 0 }, ["more than 0"]],
    [{ exclusiveMaximum: 1 }, ["less than 1"]],
    [{ exclusiveMinimum: 0, maximum: 10 }, ["more than 0, at most 10"]],
    [{ minimum: 0, exclusiveMaximum: 1 }, ["at least 0, less than 1"]],
    [{ multipleOf: 0.01 }, ["multiple of 0.01"]],
    [{ minLength: 2, maxLength: 2 }, ["exactly 2 characters"]],
    [{ minLength: 2, maxLength: 2, pattern: "^[A-Za-z]+$" }, ["2 letters ^[A-Za-z]+$"]],
    [{ minLength: 1, maxLength: 1 }, ["exactly 1 character"]],
    [{ minLength: 3 }, ["at least 3 characters"]],
    [{ minLength: 0 }, []],
    [{ minLength: 0, maxLength: 5 }, ["at most 5 characters"]],
    [{ minLength: 2, maxLength: 50 }, ["2–50 characters"]],
    [{ maxLength: 0 }, ["at most 0 characters"]],
    [{ minItems: 1 }, ["at least 1 item"]],
    [{ minItems: 1, maxItems: 7 }, ["1–7 items"]],
    [{ uniqueItems: true }, ["unique items"]],
    [{ minProperties: 1 }, ["at least 1 property"]],
    [{ maxProperties: 20 }, ["at most 20 properties"]],
    [{ pattern: "^[A-Z]{2}$" }, ["2 uppercase letters ^[A-Z]{2}$"]],
    [{ pattern: "^[A-Za-z]{2}$" }, ["2 letters ^[A-Za-z]{2}$"]],
    [{ pattern: String.raw`^\d{16}$` }, [String.raw`16 digits ^\d{16}$`]],
    [{ pattern: "^[0-9]+$" }, ["only digits ^[0-9]+$"]],
    [{ pattern: "^[0-9]+$", minLength: 3 }, ["at least 3 digits ^[0-9]+$"]],
    [{ pattern: "^[0-9]{2,8}$", maxLength: 6 }, ["2–6 digits ^[0-9]{2,8}$"]],
    [{ pattern: "^[A-Z0-9]{4}$" }, ["matches ^[A-Z0-9]{4}$"]],
    [{ pattern: "[A-Z]{2}", maxLength: 9 }, ["at most 9 characters", "matches [A-Z]{2}"]],
    [{ format: "uri" }, ["URI"]],
    [{ format: "date-time" }, ["date and time (ISO 8601)"]],
    [{ format: "sepa" }, ["sepa"]],
    [{ format: "constructor" }, ["constructor"]],
    [
      { contentMediaType: "image/png", contentEncoding: "base64" },
      ["media type image/png", "encoded as base64"],
    ],
    [{ default: 10 }, ["default 10"]],
    [{ default: false }, ["default false"]],
    [{ default: null }, ["default null"]],
    [{ const: "card" }, ["always card"]],
    [{ example: "DE" }, ["example DE"]],
    [{ example: ["a", 1] }, ['example ["a",1]']],
    [{ style: "deepObject" }, ["each property as name[property]=value"]],
    [{ style: "pipeDelimited" }, ["separated by |"]],
    [{ style: "pipeDelimited", explode: true }, ["style pipeDelimited", "explode true"]],
    [{ style: "label", explode: true }, ["style label", "explode true"]],
    [{ explode: false }, ["explode false"]],
    [{ contentType: "application/json" }, ["written as application/json"]],
    [
      { allowReserved: true, allowEmptyValue: true },
      ["reserved characters not percent-encoded", "may be empty"],
    ],
    // Facts shown in the line of the row are not chips.
    [
      {
        required: true,
        nullable: true,
        readOnly: true,
        writeOnly: true,
        deprecated: true,
        title: "A",
      },
      [],
    ],
  ];
  test.each(cases)("%j", (given, want) => expect(textOf(given)).toEqual(want));

  test("are ordered: format, constraints, default, example", () => {
    expect(textOf({ example: "a@b.c", default: "d", minLength: 3, format: "email" })).toEqual([
      "email address",
      "at least 3 characters",
      "default d",
      "example a@b.c",
    ]);
  });
});

test("an array is separated by commas if it is not exploded", () => {
  const chips = chipsOf({ type: { array: "string" }, explode: false }, referenceWords);
  expect(chips).toEqual([{ text: "separated by commas" }]);
});
