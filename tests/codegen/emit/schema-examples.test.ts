import { describe, expect, test } from "vitest";
import { examplesInBodies, examplesOf } from "../../../codegen/emit/schema-examples";
import type { JsonValue } from "../../../codegen/model/types";
import type { Raw } from "../../../codegen/document/document";
import { contextWith, modelOf } from "../given";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const person = { type: "object", properties: { name: { type: "string" } } };

/** Returns the context of a document whose only body has the example. */
function contextOf(schema: unknown, example: unknown, schemas: Raw) {
  const content = { "application/json": { schema, example } };
  return contextWith({
    paths: { "/x": { post: { requestBody: { content }, responses: {} } } },
    components: { schemas },
  });
}

/** Returns the examples found in the only example of a body. */
function foundIn(...given: Parameters<typeof contextOf>) {
  const found = examplesInBodies(contextOf(...given));
  return Object.fromEntries([...found].map(([name, [first]]) => [name, first?.value]));
}

describe("examples of schemas in the bodies of operations", () => {
  test("are the parts that refer to the schema, the first of several", () => {
    const pet = { type: "object", properties: { owner: ref("Person") } };
    const one = { owner: { name: "Ada" } };
    const found = foundIn({ type: "array", items: ref("Pet") }, [one, { owner: { name: "Bo" } }], {
      Pet: pet,
      Person: person,
    });
    expect(found).toEqual({ Pet: one, Person: { name: "Ada" } });
  });

  test("have pointers, even with unusual names", () => {
    const properties = { "a/b%41": { type: "array", items: ref("Person") } };
    const example = { "a/b%41": [{ name: "Ada" }] };
    const content = { "application/json": { schema: { type: "object", properties }, example } };
    const context = contextWith({
      paths: { "/x": { get: { responses: { "200": { content } } } } },
      components: { schemas: { Person: person } },
    });
    expect(examplesInBodies(context).get("Person")?.[0]?.from).toBe(
      "get-x#/responses/200/application~1json/0/value/a~1b%41/0",
    );
  });

  test("are those of a variant only if no other variant matches", () => {
    const card = {
      type: "object",
      required: ["number"],
      properties: { number: { type: "string" } },
    };
    const bank = { type: "object", required: ["iban"], properties: { iban: { type: "string" } } };
    const schemas = { Card: card, Bank: bank };
    const union = { oneOf: [ref("Card"), ref("Bank")] };
    expect(foundIn(union, { iban: "DE1" }, schemas)).toEqual({ Bank: { iban: "DE1" } });
    const same = { Card: person, Bank: person };
    expect(foundIn(union, { name: "Ada" }, same)).toEqual({});
  });

  test("are none if the value does not match", () => {
    expect(foundIn(ref("Person"), { name: 1 }, { Person: person })).toEqual({});
  });

  test("end with a circular schema", () => {
    const schemas = { Loop: { anyOf: [ref("Loop"), person] } };
    expect(foundIn(ref("Loop"), { name: "Ada" }, schemas)).toEqual({ Loop: { name: "Ada" } });
  });
});

describe("the examples of a schema", () => {
  const examples = (schema: Raw, found = {}) => {
    const model = modelOf({ components: { schemas: { Subject: schema } } });
    const [named] = model.schemas;
    if (!named) throw new Error("The model lost the schema.");
    const parts = Object.entries(found).map(
      ([name, value]) => [name, [{ value: value as JsonValue, from: "x#/request" }]] as const,
    );
    return examplesOf(named, new Map(parts), undefined, model);
  };

  test("are its own, if there are any", () => {
    expect(
      examples({ ...person, example: { name: "Own" } }, { Subject: { name: "Found" } }),
    ).toEqual([{ value: { name: "Own" }, sampled: false }]);
  });

  test("or else one that was found, or else a sampled one", () => {
    expect(examples(person, { Subject: { name: "Found" } })).toEqual([
      { value: { name: "Found" }, from: "x#/request", sampled: false },
    ]);
    expect(examples(person)).toEqual([{ value: { name: "Example" }, sampled: true }]);
  });

  test("of a union are one for each variant: found, or else sampled", () => {
    const variant = (title: string, property: string) => ({
      title,
      type: "object",
      required: [property],
      properties: { [property]: { type: "string" } },
    });
    const schemas = { Payment: { oneOf: [variant("Card", "number"), variant("Bank", "iban")] } };
    const list = { type: "array", items: ref("Payment") };
    const context = contextOf(list, [{ iban: "DE1" }, { iban: "DE2" }], schemas);
    const [named] = context.model.schemas;
    if (!named) throw new Error("The model lost the schema.");
    const found = examplesOf(named, examplesInBodies(context), undefined, context.model);
    expect(found).toEqual([
      { value: { number: "text" }, variant: "Card", sampled: true },
      {
        value: { iban: "DE1" },
        variant: "Bank",
        sampled: false,
        from: expect.stringMatching(/\/value\/0$/) as string,
      },
    ]);
  });

  const wide = Object.fromEntries(
    Array.from({ length: 61 }, (_, index) => [`m${index}`, { type: "null" }]),
  );

  test("are none if one would only repeat the type or would be too large", () => {
    expect(examples({ type: "string" })).toEqual([]);
    expect(examples({ type: "object" })).toEqual([]);
    expect(examples({ type: "object", properties: wide })).toEqual([]);
  });

  test("of a large schema have its required properties", () => {
    expect(examples({ type: "object", properties: wide, required: ["m7"] })).toEqual([
      { value: { m7: null }, sampled: true },
    ]);
  });
});
