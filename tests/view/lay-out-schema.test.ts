import { describe, expect, test } from "vitest";
import { layOutSchema, rootPlace, type Block, type Body } from "../../src/view/lay-out-schema";
import type { Schema, Variant } from "../../src/view/types";
import { bodyOf, idsIn, object, text, union } from "./given";

/** Returns the blocks of one kind. */
function blocks<Kind extends Block<string>["kind"]>(body: Body<string> | undefined, kind: Kind) {
  return (body?.blocks ?? []).filter(
    (block): block is Extract<Block<string>, { readonly kind: Kind }> => block.kind === kind,
  );
}
const variantsOf = (body: Body<string>) => blocks(body, "union")[0]?.variants ?? [];

describe("ids", () => {
  test("are unique if a schema has several unions or conditions of one kind", () => {
    const [one] = union({ label: "A", ...object(text("x")) }).unions ?? [];
    const condition = { keyword: "if" as const, ...object(text("x")) };
    if (!one) throw new Error("The union is given above.");
    const body = bodyOf({
      type: "object",
      unions: [one, one, { ...one, mode: "anyOf" }],
      conditions: [condition, condition, { ...condition, keyword: "not" }],
    });
    expect(blocks(body, "union").map(({ variants }) => variants.map(({ id }) => id))).toEqual([
      ["request~A"],
      ["request~2~A"],
      ["request~A"],
    ]);
    expect(blocks(body, "condition").map(({ id }) => id)).toEqual([
      "request~if",
      "request~2~if",
      "request~not",
    ]);
    expect(idsIn(body)).toContain("request~2~A.x");
    expect(idsIn(body)).toContain("request~2~if.x");
  });

  test("of variants with equal names and of equal values are numbered", () => {
    const body = bodyOf(union({ type: "string" }, { type: { ref: "A" } }, { type: "string" }));
    expect(variantsOf(body).map(({ id, position }) => [id, position])).toEqual([
      ["request~string", undefined],
      ["request~A", undefined],
      ["request~string-(2)", 2],
    ]);
    const values = bodyOf({ type: "string", enum: [{ value: "a b" }, { value: "a-b" }] });
    expect(idsIn(values)).toEqual(["request=a-b", "request=a-b-2"]);
  });
});

describe("a named schema", () => {
  const Stay = object(text("start"));

  test("unfolds where it is used, with the ids of the page", () => {
    const body = bodyOf(object({ name: "stay", type: { ref: "Stay" } }), { Stay });
    expect(idsIn(body)).toEqual(["request.stay", "request.stay.start"]);
  });

  test("that is not on the page is described as elsewhere, even if the line above links it", () => {
    const given: Schema<string> = { type: { ref: "Guest" } };
    const want = { kind: "model", from: undefined, name: "Guest" };
    expect(bodyOf(given).blocks).toEqual([{ ...want, isLinked: false }]);
    const [guest] = bodyOf(object({ ...given, name: "guest" })).rows;
    expect(guest?.body.blocks).toEqual([{ ...want, isLinked: true }]);
  });

  test("among branches unfolds, but not inside another branch", () => {
    const Card = object({ name: "owner", type: { ref: "Bank" } });
    const Bank = object(text("iban"));
    const given = union({ type: { ref: "Card" } }, { type: { ref: "Bank" } });
    expect(idsIn(bodyOf(given, {}, { Card, Bank }))).toEqual([
      "request~Card",
      "request~Card.owner",
      "request~Bank",
      "request~Bank.iban",
    ]);
  });

  test("shows its type unless rows, variants or the line above do", () => {
    const schemas: Readonly<Record<string, Schema<string>>> = {
      List: { type: { array: { ref: "Guest" } } },
      Stay,
      Either: union({ type: "string" }),
    };
    const says = Object.keys(schemas).map(
      (ref) => blocks(bodyOf({ type: { ref } }, schemas), "schema")[0]?.showsType,
    );
    expect(says).toEqual([true, false, false]);
    const row = bodyOf(object({ name: "all", type: { ref: "Same" } }), {
      Same: { type: { ref: "Same" }, items: { type: "any" } },
    }).rows[0];
    expect(blocks(row?.body, "schema")[0]?.showsType).toBe(false);
  });
});

describe("a named scalar", () => {
  const Moment: Schema<string> = {
    type: "string",
    title: "Moment",
    format: "date-time",
    example: "2027-01-01T00:00:00Z",
    description: "A moment in UTC.",
    enum: [{ value: "now" }],
    notes: [{ note: "format", format: "x" }],
    requiredGroups: [{ mode: "oneOf", groups: [["a"]] }],
  };
  const rowWith = (facts: Partial<Schema<string>>) =>
    bodyOf(object({ name: "start", type: { ref: "Moment" }, ...facts }), { Moment }).rows[0];

  test("and its use share a row: the row's facts win, rules are combined", () => {
    const row = rowWith({
      required: true,
      example: "2027-03-15",
      notes: [{ note: "required", names: [] }],
    });
    expect(row?.scalar).toBe("string");
    expect(row?.facts).toMatchObject({
      type: { ref: "Moment" },
      required: true,
      format: "date-time",
      example: "2027-03-15",
    });
    expect(row?.facts.title).toBeUndefined();
    expect(row?.refers).toEqual(["Moment"]);
    expect(row?.body.blocks.map(({ kind }) => kind)).toEqual(["enum"]);
    expect(row?.body.rules).toEqual([
      { kind: "requiredGroups", mode: "oneOf", groups: [["a"]] },
      { kind: "note", note: "required", names: [] },
      { kind: "note", note: "format", format: "x" },
    ]);
  });

  test.each<[string, Schema<string>]>([
    ["an object", object(text("a"))],
    ["an array with its own items", { type: { array: "string" }, items: { type: "string" } }],
    ["a list of another schema", { type: { array: { ref: "Other" } } }],
    ["a union", union({ type: "string" })],
  ])("is not %s", (_, Moment) => {
    const row = bodyOf(object({ name: "start", type: { ref: "Moment" } }), { Moment }).rows[0];
    expect(row?.scalar).toBeUndefined();
    expect(blocks(row?.body, "schema")).toHaveLength(1);
  });
});

test("a rule across fields is said at the schema only if no property says it", () => {
  const said = (message: string) => ({ note: "validation" as const, message });
  const own = { note: "validation" as const, rule: "true", message: "At b." };
  const body = bodyOf({
    ...object(text("a"), { ...text("b"), notes: [said("At b.")] }),
    notes: [own, said("Above.")],
  });
  expect(body.rules).toEqual([{ kind: "note", ...said("Above.") }]);
});

describe("included schemas", () => {
  const Base: Schema<string> = {
    ...object(text("reference"), {
      name: "guests",
      type: "integer",
      minimum: 1,
      maximum: 8,
      description: "People.",
    }),
    description: "What every booking has.",
    closed: true,
    notes: [{ note: "noFurtherItems" }],
    discriminators: [{ property: "kind" }],
    conditions: [{ keyword: "if", type: "string" }],
  };

  test("contribute rows, rules and blocks, but not discriminators", () => {
    const body = bodyOf({ ...object(text("own")), allOf: ["Base"] }, { Base });
    expect(body.rows.map(({ id, from }) => [id, from])).toEqual([
      ["request.own", undefined],
      ["request.reference", "Base"],
      ["request.guests", "Base"],
    ]);
    expect(body.closed).toBe(true);
    expect(body.rules).toEqual([{ kind: "note", note: "noFurtherItems" }]);
    expect(body.blocks.map(({ kind, from }) => [kind, from])).toEqual([["condition", "Base"]]);
    expect(body.included).toMatchObject([
      { name: "Base", words: { description: "What every booking has." }, isSilent: false },
    ]);
  });

  test("with the same row add nothing to it: codegen has merged what both say", () => {
    const guests = { name: "guests", type: "integer" as const, maximum: 4 };
    const { rows } = bodyOf({ ...object(guests), allOf: ["Base"] }, { Base });
    expect(rows[0]).toMatchObject({ id: "request.guests", facts: guests, from: undefined });
    expect(rows[0]?.body.words.description).toBeUndefined();
  });

  test("never merge rows without a name", () => {
    const Open: Schema<string> = { type: "object", additionalProperties: { type: "string" } };
    const body = bodyOf({ ...Open, allOf: ["Open"] }, { Open });
    expect(body.rows.map(({ kind }) => kind)).toEqual(["additional", "additional"]);
  });

  test("also contribute the rows of schemas that they include", () => {
    const body = bodyOf(
      { type: "object", allOf: ["Middle"] },
      { Base, Middle: { type: "object", allOf: ["Base"] } },
    );
    expect(body.included.map(({ name, isSilent }) => [name, isSilent])).toEqual([
      ["Middle", false],
      ["Base", false],
    ]);
  });

  test("contribute their form in XML, unless the schema has its own", () => {
    const given = (own: Partial<Schema<string>>) =>
      layOutSchema<string>(
        { type: "object", ...own, allOf: ["Middle"] },
        rootPlace((name) =>
          name === "Middle"
            ? { type: "object", allOf: ["Base"] }
            : { type: "object", xml: "<base>", title: "Base" },
        ),
      ).facts;
    expect(given({})).toEqual({ type: "object", xml: "<base>" });
    expect(given({ xml: "<own>" })).toMatchObject({ xml: "<own>" });
  });
});

describe("a variant describes a schema of another page", () => {
  const about = (variant: Variant<string>, schemas: Parameters<typeof bodyOf>[1] = {}) =>
    variantsOf(bodyOf(union(variant), schemas))[0]?.about;

  test.each<[string, Variant<string>, string | undefined]>([
    ["to which it refers", { type: { ref: "Card" } }, "Card"],
    ["unless it has its own prose", { type: { ref: "Card" }, description: "Own." }, undefined],
    ["unless it has its own type", { type: "string" }, undefined],
  ])("%s", (_, variant, want) => expect(about(variant)).toBe(want));

  test("but not of this page", () => {
    expect(about({ type: { ref: "Card" } }, { Card: object(text("number")) })).toBeUndefined();
  });
});

describe("a variant is flat", () => {
  const isFlat = (variant: Variant<string>) => variantsOf(bodyOf(union(variant)))[0]?.isFlat;

  test.each<[string, Variant<string>]>([
    ["a bare type", { type: "string" }],
    ["a type and a paragraph", { type: "string", description: "A token." }],
  ])("if it is %s", (_, variant) => expect(isFlat(variant)).toBe(true));

  test.each<[string, Variant<string>]>([
    ["further paragraphs", { type: "string", description: "A.", details: "B." }],
    ["rows", object(text("a"))],
    ["a named schema", { type: { ref: "Card" } }],
    ["a rule", { type: "string", notes: [{ note: "noFurtherItems" }] }],
  ])("unless it has %s", (_, variant) => expect(isFlat(variant)).toBe(false));
});
