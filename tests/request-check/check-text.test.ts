import { describe, expect, test } from "vitest";
import type { ApiNavigation } from "../../src/reference/navigation";
import type { Schema as PageSchema } from "../../src/reference/types";
import { referenceWords, type ReferenceWords } from "../../src/reference/words";
import { words as german } from "../fixtures/words/german";
import { checkText } from "../../src/request-check/check-text";
import { isValid, messageOf, nameOf, summaryOf } from "../../src/request-check/texts";
import * as evaluator from "../../src/shared/cel";
import type { RequestCheck } from "../../src/request-check/types";
import { checkWords } from "../../src/request-check/words";
import { compileRequestCheck } from "../../src/vite/request-check";
import type { NamedValue, Schema, Variant } from "../../src/view/types";
import { bodyOf, idsIn } from "../view/given";

type Given = Schema<string>;
type Schemas = Readonly<Record<string, Given>>;

const object = (properties: readonly NamedValue<string>[], more: Partial<Given> = {}): Given => ({
  type: "object",
  properties,
  ...more,
});
const oneOf = (...variants: readonly Variant<string>[]): Given => ({
  type: { shapes: variants.length },
  unions: [{ mode: "oneOf", variants }],
});

async function compile(
  schema: Given,
  schemas: Schemas = {},
  words: ReferenceWords = referenceWords,
): Promise<RequestCheck> {
  const navigation: ApiNavigation = {
    title: "",
    version: "",
    spec: "",
    sections: [],
    schemas: Object.keys(schemas).map((name) => ({ name, slug: name.toLowerCase() })),
  };
  const check = await compileRequestCheck([{ mediaType: "application/json", schema }], {
    navigation,
    words,
    href: (path) => `/base${path}`,
    load: async (name) => schemas[name] as PageSchema | undefined,
  });
  if (!check) throw new Error("The body is JSON.");
  // In the form that browsers receive.
  return JSON.parse(JSON.stringify(check)) as RequestCheck;
}

/** Returns the results of a check: `line: name message`, one per mistake. Each refers to a row of the page. */
async function said(
  schema: Given,
  body: unknown,
  schemas: Schemas = {},
): Promise<readonly string[]> {
  const check = await compile(schema, schemas);
  const text = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  const result = checkText(text, check);
  if (result.kind === "syntax") return [summaryOf(result, checkWords)];
  const ids = ["request", ...idsIn(bodyOf(schema, schemas))];
  return result.faults.map((fault) => {
    expect(ids).toContain(fault.place.id);
    return `${fault.line}: ${nameOf(fault)} ${messageOf(fault, checkWords)}`;
  });
}

describe("rules across fields", () => {
  const rule = (text: string, message: string, fieldPath?: string) =>
    ({ note: "validation", rule: text, message, ...(fieldPath && { fieldPath }) }) as const;
  const time = (name: string) => ({ name, type: "string", format: "date-time" }) as const;
  const Event = object([time("start"), time("end")], {
    notes: [
      rule('timestamp(self.end) - timestamp(self.start) < duration("24h")', "It takes a day."),
    ],
  });
  const events = {
    name: "events",
    type: { array: { ref: "Event" } },
    notes: [rule("self.all(a, self.filter(b, b.start == a.start).size() == 1)", "Starts differ.")],
  } as const;
  const schema = object([events, { name: "max", type: "integer" }], {
    notes: [rule("!has(self.max) || size(self.events) <= self.max", "It is full.", ".max")],
  });
  const faultsOf = async (body: unknown, check: RequestCheck) => {
    const result = checkText(JSON.stringify(body, null, 1), check, evaluator);
    return result.kind === "syntax"
      ? result
      : result.faults.map((one) => [
          one.line,
          `${nameOf(one)} ${messageOf(one, checkWords)}`,
          one.place.id,
        ]);
  };
  const [first, second] = ["2027-03-15T07:00:00Z", "2027-03-16T07:00:00Z"];
  test.each<readonly [string, unknown, readonly unknown[]]>([
    ["that hold", { events: [{ start: first, end: first }], max: 1 }, []],
    [
      "for each item, at the first field",
      { events: [{ start: first, end: second }] },
      [[5, "events[0].end It takes a day.", "request.events.end"]],
    ],
    [
      "for a list as a whole, and at a path",
      { events: Array.from({ length: 2 }, () => ({ start: first, end: first })), max: 1 },
      [[2, "events Starts differ.", "request.events"]],
    ],
    [
      "at the path that the author wrote",
      { events: [{ start: first, end: first }], max: 0 },
      [[8, "max It is full.", "request.max"]],
    ],
    [
      "that cannot be evaluated are broken, but not because of another mistake",
      { events: [{ start: first }, { start: "then", end: second }] },
      [
        [4, "events[0].start It takes a day.", "request.events.start"],
        [7, "events[1].start Expected: date and time (ISO 8601)", "request.events.start"],
      ],
    ],
  ])("%s", async (_, body, want) => {
    const check = await compile(schema, { Event });
    expect(check.hasValidations).toBe(true);
    expect(await faultsOf(body, check)).toEqual(want);
  });
});

const room = object(
  [
    { name: "name", type: "string", required: true, minLength: 3, maxLength: 10 },
    { name: "beds", type: "integer", minimum: 1 },
    { name: "kind", type: "string", enum: [{ value: "single" }, { value: "double" }] },
    { name: "from", type: "string", format: "date-time" },
    { name: "code", type: "string", pattern: "^[A-Z]{2}$" },
    { name: "tags", type: { array: "string" }, maxItems: 2, uniqueItems: true },
    { name: "id", type: "string", readOnly: true, required: true },
  ],
  { closed: true },
);

describe("a body", () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ["fits", { name: "Attic", beds: 2, kind: "double", tags: ["a"] }, []],
    ["lacks a property", {}, ["1: name is required but missing."]],
    ["has another type", { name: "Attic", beds: "2" }, ["3: beds Expected: integer"]],
    ["is not an object", [], ["1:  Expected: object"]],
    [
      "breaks a rule, in the words of the row",
      { name: "A" },
      ["2: name Expected: 3–10 characters"],
    ],
    ["has too small a number", { name: "Attic", beds: 0 }, ["3: beds Expected: 1 or more"]],
    [
      "has a value that is not listed",
      { name: "Attic", kind: "duoble" },
      ["3: kind Expected: single, double Did you mean double?"],
    ],
    [
      "breaks a format",
      { name: "Attic", from: "yesterday" },
      ["3: from Expected: date and time (ISO 8601)"],
    ],
    [
      "lacks a time zone",
      { name: "Attic", from: "2026-07-01T10:00:00" },
      [
        "3: from Expected: date and time (ISO 8601) Add the time zone at the end: Z, or an offset such as +02:00.",
      ],
    ],
    [
      "breaks a pattern",
      { name: "Attic", code: "a1" },
      ["3: code Expected: 2 uppercase letters ^[A-Z]{2}$"],
    ],
    ["repeats items", { name: "Attic", tags: ["a", "a"] }, ["3: tags Expected: unique items"]],
    [
      "has an unknown property",
      { name: "Attic", window: true },
      ["3: window is not a known property."],
    ],
    [
      "has a misspelled property, which is one mistake",
      { Nmae: "Attic" },
      ["2: Nmae is not a known property. Did you mean name?"],
    ],
    [
      "sends a property that the server sets",
      { name: "Attic", id: "1" },
      ["3: id is read-only: leave it out."],
    ],
  ])("%s", async (_, body, want) => {
    expect(await said(room, body)).toEqual(want);
  });

  test("is valid with a read-only property", async () => {
    const result = checkText('{ "name": "Attic", "id": "1" }', await compile(room));
    expect(isValid(result)).toBe(true);
    expect(summaryOf(result, checkWords)).toBe(checkWords.valid);
  });

  test.each<readonly [string, string]>([
    ['{\n  "name": "Attic"\n  "beds": 1\n}', "line 3, column 3: a comma is missing"],
    ['{\n  "name": "Attic",\n}', "line 2, column 18: there is a comma after the last value"],
    ['{ "tags": ["a", ] }', "line 1, column 15: there is a comma after the last value"],
    ['{ "name": "Attic", 1 }', "line 1, column 20: a property name in double quotes is missing"],
    ["{ name: 1 }", "line 1, column 3: unexpected character"],
    ['{ "name": "Attic"', "line 1, column 18: a closing brace is missing"],
    ["", "line 1, column 1: a value is missing"],
    ["{} {}", "line 1, column 4: there is text after the value"],
    ["{} // note", "line 1, column 4: comments are not allowed"],
  ])("that is not JSON is reported with a place: %j", async (text, want) => {
    expect(await said(room, text)).toEqual([`Not valid JSON on ${want}.`]);
  });

  test("is described in German", async () => {
    const result = checkText('{ "name": "A" }', await compile(room, {}, german.reference));
    const faults = result.kind === "checked" ? result.faults : [];
    expect(faults.map((fault) => messageOf(fault, german.requestCheck))).toEqual([
      "Erwartet: 3–10 Zeichen",
    ]);
    expect(summaryOf(result, german.requestCheck)).toBe("1 Fehler gefunden.");
  });
});

test("a pattern is followed by an example of the property, because few readers know the syntax", async () => {
  const schema = object([{ name: "at", type: { ref: "Utc" }, example: "07:00Z" }]);
  const schemas = { Utc: { type: "string", pattern: String.raw`(Z|\+00:00)$` } as const };
  expect(await said(schema, { at: "07:00+01:00" }, schemas)).toEqual([
    String.raw`2: at Expected: matches (Z|\+00:00)$, such as 07:00Z`,
  ]);
});

test("of very many mistakes, the first are returned, and the number of all", async () => {
  const schema = object([{ name: "rooms", type: "array", items: room }]);
  const text = JSON.stringify({ rooms: Array.from({ length: 1_000 }, () => ({})) }, null, 2);
  const result = checkText(text, await compile(schema));
  expect(result).toMatchObject({ mistakes: 1_000 });
  expect(result.kind === "checked" && result.faults.map(({ line }) => line)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 3),
  );
});

describe("in a union, the intended variant is compared", () => {
  const inPerson = object([{ name: "address", type: "string", required: true }], { closed: true });
  const online = object([{ name: "url", type: "string", required: true, format: "uri" }], {
    closed: true,
  });
  const meeting = oneOf({ label: "In person", ...inPerson }, { label: "Online", ...online });

  test("according to its properties", async () => {
    expect(await said(meeting, { url: "x" })).toEqual(["2: url Expected: URI"]);
    expect(await said(meeting, { adress: "x" })).toEqual([
      "2: adress is not a known property. Did you mean address?",
    ]);
  });

  test("according to its discriminator", async () => {
    const tagged: Given = {
      ...meeting,
      unions: [
        {
          mode: "oneOf",
          discriminator: "kind",
          variants: [
            { label: "Cat", value: "cat", ...object([{ name: "kind", type: "string" }]) },
            {
              label: "Dog",
              value: "dog",
              ...object([
                { name: "kind", type: "string" },
                { name: "bark", type: "boolean", required: true },
              ]),
            },
          ],
        },
      ],
    };
    const outer = object([{ name: "kind", type: "string" }], { unions: tagged.unions });
    expect(await said(outer, { kind: "dog" })).toEqual(["1: bark is required but missing."]);
    expect(await said(outer, { kind: "cat" })).toEqual([]);
    expect(await said(outer, { kind: "dogg" })).toEqual([
      "2: kind Expected: cat, dog Did you mean dog?",
    ]);
    expect(await said(outer, {})).toEqual(["1: kind is required but missing."]);
  });

  test("and named; null is a separate variant", async () => {
    const check = await compile({ ...meeting, nullable: true });
    expect(checkText('{ "url": "https://a.example" }', check)).toEqual({
      kind: "checked",
      faults: [],
      mistakes: 0,
      variants: [{ label: "Online", id: "request~Online" }],
    });
    expect(checkText("null", check)).toMatchObject({ faults: [] });
  });

  test("but only one variant of a oneOf may match", async () => {
    const open = oneOf(
      { label: "A", ...object([{ name: "a", type: "string" }]) },
      { label: "B", ...object([{ name: "b", type: "string" }]) },
    );
    expect(await said(open, {})).toEqual([
      "1:  matches more than one variant, but must match exactly one: A, B",
    ]);
    const any: Given = { ...open, unions: open.unions?.map((one) => ({ ...one, mode: "anyOf" })) };
    expect(await said(any, {})).toEqual([]);
  });
});

describe("named schemas", () => {
  const node = object([
    { name: "value", type: "string", required: true },
    { name: "next", type: { ref: "Node" } },
    { name: "all", type: { array: { ref: "Node" } } },
  ]);

  test("may contain themselves; the row is on the page of the schema", async () => {
    const check = await compile({ type: { ref: "Node" } }, { Node: node });
    const body = { value: "a", all: [{ value: "b", next: { value: 1 } }] };
    const result = checkText(JSON.stringify(body), check);
    expect(result).toMatchObject({
      faults: [
        {
          path: ["all", 0, "next", "value"],
          place: { id: "request.all.next.value", elsewhere: "/base/api/schemas/node#value" },
        },
      ],
    });
  });

  test("are merged by allOf, even if they are closed", async () => {
    const base = object([{ name: "contact", type: "string", required: true }]);
    const whole = object([{ name: "title", type: "string" }], { closed: true, allOf: ["Base"] });
    expect(await said(whole, { contact: "a", title: "b" }, { Base: base })).toEqual([]);
    expect(await said(whole, { titel: "b" }, { Base: base })).toEqual([
      "1: contact is required but missing.",
      "2: titel is not a known property. Did you mean title?",
    ]);
  });

  test("that include only themselves end", async () => {
    const self: Given = { type: { ref: "Self" } };
    expect(await said(self, {}, { Self: self })).toEqual([]);
  });
});

describe("further rules", () => {
  test("of JSON Schema", async () => {
    const schema = object(
      [
        { name: "a", type: "string" },
        { name: "pair", type: "tuple", prefixItems: [{ type: "string" }, { type: "integer" }] },
        { name: "map", type: { map: "integer" }, additionalProperties: { type: "integer" } },
        { name: "either", type: { or: ["string", "integer"] } },
        { name: "half", type: "number", multipleOf: 0.1 },
      ],
      {
        patternProperties: [{ name: "^x-", type: "string" }],
        notes: [{ note: "dependentRequired", property: "a", names: ["pair"] }],
        requiredGroups: [{ mode: "anyOf", groups: [["a"], ["map", "half"]] }],
        conditions: [
          { keyword: "if", ...object([{ name: "either", type: "integer", required: true }]) },
          { keyword: "then", type: "any", notes: [{ note: "required", names: ["map"] }] },
        ],
      },
    );
    expect(
      await said(schema, { a: "", pair: ["x", 2], map: { n: 1 }, either: 1, half: 0.3 }),
    ).toEqual([]);
    expect(await said(schema, { "x-n": 1 })).toEqual([
      "1:  Expected: At least one of a or map and half is required.",
      "2: x-n Expected: string",
    ]);
    const check = await compile(schema);
    const result = checkText('{ "a": "", "pair": [1, "2"], "either": 1, "half": 0.25 }', check);
    expect(result.kind === "checked" && result.faults.map((fault) => nameOf(fault))).toEqual([
      "map",
      "pair[0]",
      "pair[1]",
      "half",
    ]);
  });
});

describe("third-party documents", () => {
  test("may use names that JavaScript reserves", async () => {
    const schema = object(
      ["__proto__", "constructor", "toString"].map((name) => ({ name, type: "integer" as const })),
      { closed: true },
    );
    expect(await said(schema, '{ "__proto__": "a", "constructor": 1 }')).toEqual([
      "1: __proto__ Expected: integer",
    ]);
    expect(await said(schema, '{ "valueOf": 1, "hasOwnProperty": 1 }')).toEqual([
      "1: valueOf is not a known property.",
      "1: hasOwnProperty is not a known property.",
    ]);
  });

  test("may have formats and patterns that browsers lack: these are left out and listed", async () => {
    const schema = object([
      { name: "a", type: "string", pattern: "(?<!x" },
      { name: "b", type: "string", format: "constructor" },
      { name: "c", type: "string", format: "__proto__", minLength: 2 },
    ]);
    expect(await said(schema, { a: "x", b: "y", c: "zz" })).toEqual([]);
    expect((await compile(schema)).unchecked).toEqual(["(?<!x"]);
  });

  test("in JSON are preferred over forms, and other bodies have no check", async () => {
    const sources = {
      navigation: { title: "", version: "", spec: "", sections: [], schemas: [] },
      words: referenceWords,
      href: (path: string) => path,
      load: async () => undefined,
    };
    const form = { mediaType: "application/x-www-form-urlencoded", schema: room };
    const text = { mediaType: "text/plain", schema: room };
    expect(await compileRequestCheck([text], sources)).toBeUndefined();
    expect(await compileRequestCheck([text, form], sources)).toMatchObject({
      at: "request.application/x-www-form-urlencoded",
      isForm: true,
    });
    const second = { mediaType: "application/merge-patch+json", schema: room };
    const check = await compileRequestCheck([form, second], sources);
    expect(check?.at).toBe("request.application/merge-patch+json");
    expect(check?.isForm).toBeUndefined();
  });
});
