import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { OperationPage } from "../../src/reference/OperationPage";
import type { NamedSchema, Schema } from "../../src/reference/types";
import type { NamedValue } from "../../src/view/types";
import { table, yaml } from "../codegen/table";
import { byName, schemas as hotel } from "./fixtures/schemas";
import { idsOf, render, renderInBody, renderRow, tagsWith, textOf } from "./render";

const schemas = new Map([
  ...hotel,
  ...byName(
    ...yaml<readonly NamedSchema[]>`
      - name: Moment
        type: string
        format: date-time
        example: "2027-01-01T00:00:00Z"
        description: A moment in UTC.
      - { name: Marker, type: object, description: Has no rows. }
      - { name: Loop, type: object, allOf: [Loop], properties: [{ name: next, type: { ref: Loop } }] }
      - name: Entity
        type: object
        properties: [{ name: id, type: integer }, { name: createdAt, type: string }]
      - name: Customer
        type: object
        allOf: [Entity]
        properties: [{ name: email, type: string }]
    `,
  ),
]);

test.each(table<[string, NamedValue<ReactNode>, string]>`
  name, type and flags, then chips, then description:
    - name: email
      type: string
      required: true
      nullable: true
      readOnly: true
      writeOnly: true
      minLength: 3
      description: Whom to write to.
    - email string may be null required read-only write-only at least 3 characters Whom to write to.
  the number of its properties:
    - { name: a, type: object, properties: [{ name: b, type: string }] }
    - a object 1 property b string
  the number of required ones:
    - name: a
      type: object
      properties: [{ name: c, type: string, required: true }, { name: b, type: string }]
    - a object 2 properties, 1 required c string required b string
  no number of properties if others are allowed:
    - name: a
      type: object
      properties: [{ name: b, type: string }]
      additionalProperties: { type: any }
    - a object properties b string any other property any
  a named schema, unfolded:
    - { name: stay, type: { ref: Stay } }
    - stay Stay From the afternoon of one day to the morning of another. 3 properties, 2 required start
  a named schema, with its prose in the fold if the row has its own:
    - { name: stay, type: { ref: Stay }, description: Nights. }
    - stay Stay Nights. 3 properties, 2 required From the afternoon of one day to the morning of another. start
  a named scalar, with its values:
    - { name: board, type: { ref: Board } }
    - board Board · string Allowed values NONE BREAKFAST Until half past ten.
  a named scalar, with its type, chips and prose:
    - { name: start, type: { ref: Moment }, required: true, example: "2027-03-15T07:00:00Z" }
    - start Moment · string required date and time (ISO 8601) example 2027-03-15T07:00:00Z A moment in UTC.
  a named scalar, with its prose in a fold if the row has its own:
    - { name: start, type: { ref: Moment }, description: When it begins. }
    - start Moment · string date and time (ISO 8601) example 2027-01-01T00:00:00Z When it begins. About Moment A moment in UTC.
  a named scalar in an array, without its facts:
    - { name: boards, type: { array: { ref: Board } }, minItems: 1 }
    - boards array of Board at least 1 item string
`)("a row shows %s", (_, row, want) => {
  expect(textOf(renderRow(row, schemas)).slice(0, want.length)).toBe(want);
});

test.each(table<[string, Schema, string]>`
  rows without a name describe themselves:
    - type: object
      properties: [{ name: pair, type: tuple, prefixItems: [{ type: number }] }]
      patternProperties: [{ name: ^x-, type: string }]
      additionalProperties: { type: integer }
    - pair tuple [0] number names matching ^x- string any other property integer
  a schema that is not on the page is a link, which unfolds:
    - { type: { ref: Guest } }
    - Guest See Guest Guest in full Loading …
  a name in Object.prototype is not looked up there:
    - { type: { ref: constructor } }
    - constructor See constructor
  included schemas are mentioned if they have only prose:
    - { type: object, allOf: [Marker] }
    - Includes Marker Has no rows.
  included schemas are links if they are not on the page:
    - { type: object, allOf: [Nowhere] }
    - Includes Nowhere
  variants with the same type are numbered:
    - { type: any, unions: [{ mode: oneOf, variants: [{ type: string }, { type: string }] }] }
    - One of string string (2)
  at least one group of required properties is a sentence:
    - { type: object, requiredGroups: [{ mode: anyOf, groups: [[guestId], [firstname, lastname]] }] }
    - At least one of guestId or firstname and lastname is required.
  exactly one group of required properties is a sentence:
    - { type: object, requiredGroups: [{ mode: oneOf, groups: [[guestId], [firstname, lastname]] }] }
    - Exactly one of guestId or firstname and lastname is required.
  conditions are labeled, below the notes:
    - type: object
      conditions:
        - { keyword: if, type: { ref: A } }
        - { keyword: then, type: { ref: B } }
        - { keyword: else, type: { ref: C } }
        - { keyword: not, type: { ref: D } }
        - { keyword: dependentSchemas, property: card, type: object }
        - { keyword: contains, most: 3, type: string }
        - { keyword: propertyNames, type: string }
        - { keyword: contentSchema, type: object }
      notes: [{ note: noFurtherItems }]
    - >-
      No further items are allowed. If A Then B Otherwise C Must not be D When card is present, also: object
      Of the items, 1 to 3 must be string The names of the properties must be string Contains, once decoded, object
  an object without rows: [{ type: object }, object]
  a closed object without rows:
    - { type: object, closed: true }
    - object No other properties are allowed.
  a closed object:
    - { type: object, closed: true, properties: [{ name: a, type: any }] }
    - a any No other properties are allowed.
  a base schema lists the schemas that extend it, by value:
    - type: object
      discriminators:
        - { property: kind, values: [{ value: card, schema: Card }, { schema: Nowhere }] }
    - "kind determines which of these it is. card : Card any other value: Nowhere"
`)("%s", (_, schema, want) => {
  const found = new Map([...schemas].filter(([name]) => name !== "Card"));
  expect(textOf(renderInBody(schema, found))).toBe(want);
});

test.each(table<[NamedValue<ReactNode>["type"], string]>`
  - [{ array: { ref: Card } }, 'array of <a href="/docs/api/schemas/card">Card</a>']
  - - { or: [{ ref: Card }, { map: { ref: Stay } }, "null"] }
    - <a href="/docs/api/schemas/card">Card</a> or map of <a href="/docs/api/schemas/stay">Stay</a> or null
  - [{ array: { ref: Nowhere } }, array of Nowhere<]
  - [{ shapes: 3 }, one of 3 shapes<]
`)("a row shows the type %j, with links to schemas of the API", (type, want) => {
  expect(renderRow({ name: "a", type })).toContain(want);
});

test("a parameter lists its examples by summary or name", () => {
  const examples = [
    { name: "day", summary: "One day", value: "2027-03-15" },
    { name: "none", value: "" },
    { name: "far", href: "https://hotel.example/far.json" },
  ];
  const since = {
    in: "query",
    name: "since",
    type: "string",
    description: "From when.",
  } as const;
  const html = render(
    <OperationPage id="a" method="get" path="/a" title="A" parameters={[{ ...since, examples }]} />,
  );
  expect(textOf(html)).toMatch(
    /since string From when\. Example: One day 2027-03-15 Example: none "" Example: far https:\/\/hotel\.example\/far\.json$/,
  );
});

test("a row links to itself by name", () => {
  expect(tagsWith(renderRow({ name: "email", type: "string" }), 'href="#request.email"')).toEqual([
    expect.stringContaining('aria-label="Link to email"'),
  ]);
});

test("a deprecation strikes the name through, and its reason stands before other prose, instead of the flag", () => {
  const deprecated = { name: "fax", type: "string", deprecated: true } as const;
  expect(textOf(renderRow(deprecated))).toBe("fax string deprecated");
  expect(renderRow(deprecated)).toMatch(/class="[^"]*struck[^"]*">fax</);
  const deprecation = { description: <code>email</code> };
  const html = renderRow({ ...deprecated, deprecation, description: "For paper." });
  expect(textOf(html)).toBe("fax string Deprecated: email For paper.");
  expect(tagsWith(html, "struck")).toHaveLength(1);
});

test("folds are native, and open on the first two levels; a scalar has none", () => {
  const level = (name: string, inner: Partial<Schema> = {}) => ({
    type: "object" as const,
    properties: [{ name, type: "object" as const, ...inner }],
  });
  const html = renderInBody(level("a", level("b", level("c", level("d")))));
  const folds = tagsWith(html, "<details").map((tag) => tag.includes("open"));
  expect(folds).toEqual([true, true, false]);
  expect(idsOf(html)).toContain("request.a.b.c.d");
  expect(renderRow({ name: "board", type: { ref: "Board" } }, schemas)).not.toContain("<details");
});

test("a schema inside itself is a marked link to where it unfolds", () => {
  const html = renderRow({ name: "contact", type: { ref: "Contact" } }, schemas);
  expect(textOf(html)).toContain("recursive Contact, shown above");
  expect(html).toContain('<a href="#request.contact">Contact, shown above</a>');
  const loop = renderInBody({ type: "object", allOf: ["Loop"] }, schemas);
  expect(loop.match(/recursive/g)).toHaveLength(2);
});

test("included schemas contribute their rows at the same level, with their prose folded", () => {
  const text = textOf(renderInBody({ type: "object", allOf: ["BookingBase"] }, schemas));
  expect(text).toMatch(/^reference string .* About BookingBase What every booking has\.$/);
  expect(text).not.toContain("Includes");
});

test("included schemas have their rows twice if a schema shares them with one of its properties: no recursion", () => {
  const properties = [{ name: "customer", type: { ref: "Customer" } }];
  const html = renderInBody({ type: "object", allOf: ["Entity"], properties }, schemas);
  expect(idsOf(html).filter((id) => id.startsWith("request."))).toEqual([
    "request.customer",
    "request.customer.email",
    "request.customer.id",
    "request.customer.createdAt",
    "request.id",
    "request.createdAt",
  ]);
  expect(html).not.toContain("recursive");
});

test("links lead to the schemas that are not on the page", () => {
  const values = [{ value: "card", schema: "Card" }];
  const base = renderInBody({ type: "object", discriminators: [{ property: "kind", values }] });
  expect(tagsWith(base, 'href="/docs/api/schemas/card"')).toHaveLength(1);
  expect(renderInBody({ type: { ref: "Guest" } })).toContain('href="/docs/api/schemas/guest"');
});

describe("variants", () => {
  const union = yaml<Schema>`
    type: { shapes: 2 }
    unions:
      - mode: oneOf
        discriminator: object
        variants:
          - { label: Card, type: { ref: Card }, value: card, moreValues: [debit] }
          - { label: token, type: string, pattern: ^tok_, fallback: true, description: A token. }
  `;
  const html = renderInBody(union, schemas);
  const radios = (of: string) => tagsWith(of, 'type="radio"');

  test("have names and discriminator values, and are all in the markup", () => {
    const text = textOf(html);
    expect(text).toContain("One of, chosen by object");
    expect(text).toContain("Card object: card, debit A payment card.");
    expect(text).toContain("token string any other value matches ^tok_ A token.");
    expect(html.match(/A payment card\./g)).toHaveLength(1);
    expect(html).toContain('<a href="/docs/api/schemas/card">Card</a>');
  });

  test("are a group of radio buttons, each before its panel; the first is checked", () => {
    expect(html).toMatch(/<fieldset[^>]*><legend/);
    expect(radios(html).map((tag) => tag.includes("checked"))).toEqual([true, false]);
    expect(radios(html).map((tag) => /data-branch="([^"]*)"/.exec(tag)?.[1])).toEqual([
      "request~Card",
      "request~token",
    ]);
    expect([...html.matchAll(/ (?:name|id)="request~\w+"/g)].map(([all]) => all)).toEqual([
      ' name="request~Card"',
      ' id="request~Card"',
      ' name="request~Card"',
      ' id="request~token"',
    ]);
  });

  test("are sent in a request", () => {
    const media = { mediaType: "application/json", schema: union };
    const page = render(
      <OperationPage id="a" method="post" path="/a" title="A" requestBody={{ content: [media] }} />,
    );
    expect(textOf(page)).toContain("Send one of, chosen by object");
  });

  test("with the same type have different links", () => {
    const variants = [{ type: "string" as const }, { type: "string" as const }];
    const twice = renderInBody({ type: "any", unions: [{ mode: "oneOf", variants }] });
    expect(tagsWith(twice, 'aria-label="Link to string (2)"')).toHaveLength(1);
  });

  const oneOf = (...variants: NonNullable<Schema["unions"]>[number]["variants"]) =>
    renderInBody({ type: "any", unions: [{ mode: "oneOf", discriminator: "kind", variants }] });

  test("on other pages are fetched from there", () => {
    const bank = { label: "Bank account", type: { ref: "Guest" }, value: "bank" };
    const html = oneOf({ type: "string" }, bank);
    expect(radios(html)).toHaveLength(2);
    expect(html).toContain('<a href="/docs/api/schemas/guest">Guest</a>');
    expect(textOf(html)).toContain("Bank account Guest kind: bank A person who stays.");
    expect(tagsWith(html, 'data-unfold="/docs/api/schemas/guest"')).toHaveLength(1);
  });

  test("are no switch if none has more than a bare type, or there is only one", () => {
    expect(radios(oneOf({ type: "string" }, { type: "integer" }))).toEqual([]);
    expect(radios(oneOf({ type: "string" }, { type: "integer", minimum: 0 }))).toHaveLength(2);
    const only = oneOf({ label: "Cash", type: "string", minLength: 2 });
    expect(radios(only)).toEqual([]);
    expect(textOf(only)).toContain("Cash string at least 2 characters");
  });
});

test("many values are folded, and all are in the markup", () => {
  const values = Array.from({ length: 30 }, (_, value) => ({ value }));
  const html = renderInBody({ type: "integer", enum: values });
  expect(textOf(html)).toContain("Allowed values: 30");
  expect(tagsWith(html, "<li")).toHaveLength(30);
});
