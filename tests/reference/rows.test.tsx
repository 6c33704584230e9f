import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { OperationPage } from "../../src/reference/OperationPage";
import type { NamedSchema, Schema } from "../../src/reference/types";
import type { Union } from "../../src/view/types";
import { byName, schemas } from "./fixtures/schemas";
import { idsOf, render, renderInBody, renderRow, tagsWith, textOf } from "./render";

describe("a row", () => {
  test("shows name, type and flags, then chips, then description", () => {
    const html = renderRow({
      name: "email",
      type: "string",
      required: true,
      nullable: true,
      readOnly: true,
      writeOnly: true,
      minLength: 3,
      description: "Whom to write to.",
    });
    expect(textOf(html)).toBe(
      "email string may be null required read-only write-only at least 3 characters Whom to write to.",
    );
  });

  test("lists the examples of a parameter by summary or name", () => {
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
      <OperationPage
        id="a"
        method="get"
        path="/a"
        title="A"
        parameters={[{ ...since, examples }]}
      />,
    );
    expect(textOf(html)).toMatch(
      /since string From when\. Example: One day 2027-03-15 Example: none "" Example: far https:\/\/hotel\.example\/far\.json$/,
    );
  });

  test("links to itself by name", () => {
    expect(tagsWith(renderRow({ name: "email", type: "string" }), 'href="#request.email"')).toEqual(
      [expect.stringContaining('aria-label="Link to email"')],
    );
  });

  test("is marked as deprecated, with its name struck through", () => {
    const html = renderRow({ name: "price", type: "number", deprecated: true });
    expect(textOf(html)).toBe("price number deprecated");
    expect(html).toMatch(/class="[^"]*struck[^"]*">price</);
  });

  test("shows the reason of a deprecation before other prose, instead of the flag", () => {
    const html = renderRow({
      name: "fax",
      type: "string",
      deprecated: true,
      deprecation: {
        description: (
          <>
            Use <code>email</code> instead.
          </>
        ),
      },
      description: "Where to send paper.",
    });
    expect(textOf(html)).toBe("fax string Deprecated: Use email instead. Where to send paper.");
    expect(tagsWith(html, "struck")).toHaveLength(1);
  });

  test("without a name describes itself", () => {
    const text = textOf(
      renderInBody({
        type: "object",
        properties: [{ name: "pair", type: "tuple", prefixItems: [{ type: "number" }] }],
        patternProperties: [{ name: "^x-", type: "string" }],
        additionalProperties: { type: "integer" },
      }),
    );
    expect(text).toContain("pair tuple [0] number");
    expect(text).toContain("names matching ^x- string");
    expect(text).toContain("any other property integer");
  });

  test.each([
    [{ array: { ref: "Card" } }, 'array of <a href="/docs/api/schemas/card">Card</a>'],
    [
      { or: [{ ref: "Card" }, { map: { ref: "Stay" } }, "null"] },
      '<a href="/docs/api/schemas/card">Card</a> or map of <a href="/docs/api/schemas/stay">Stay</a> or null',
    ],
    [{ array: { ref: "Nowhere" } }, "array of Nowhere<"],
    [{ shapes: 3 }, "one of 3 shapes<"],
  ] as const)("shows the type %j, with links to schemas of the API", (type, want) => {
    expect(renderRow({ name: "a", type })).toContain(want);
  });
});

describe("folds", () => {
  test("are native, and open on the first two levels", () => {
    const level = (name: string, inner: Partial<Schema> = {}) => ({
      type: "object" as const,
      properties: [{ name, type: "object" as const, ...inner }],
    });
    const html = renderInBody(level("a", level("b", level("c", level("d")))));
    expect(tagsWith(html, "<details").map((tag) => tag.includes("open"))).toEqual([
      true,
      true,
      false,
    ]);
    expect(idsOf(html)).toContain("request.a.b.c.d");
  });

  test("count their properties, unless others are allowed", () => {
    const properties = [{ name: "b", type: "string" as const }];
    const open = { additionalProperties: { type: "any" as const } };
    const row = { name: "a", type: "object" as const, properties };
    expect(textOf(renderRow(row))).toBe("a object 1 property b string");
    expect(textOf(renderRow({ ...row, ...open }))).toMatch(/^a object properties b string/);
    const some = [{ name: "c", type: "string" as const, required: true }, ...properties];
    expect(textOf(renderRow({ ...row, properties: some }))).toMatch(
      /^a object 2 properties, 1 required c string/,
    );
  });
});

describe("a named schema", () => {
  test("unfolds where it is used, with its prose in the fold if the row has its own", () => {
    const stay = { name: "stay", type: { ref: "Stay" } };
    const own = "From the afternoon of one day to the morning of another.";
    expect(textOf(renderRow(stay, schemas))).toMatch(
      `stay Stay ${own} 3 properties, 2 required start`,
    );
    expect(textOf(renderRow({ ...stay, description: "Nights." }, schemas))).toMatch(
      `stay Stay Nights. 3 properties, 2 required ${own} start`,
    );
  });

  test("inside itself is a marked link to where it unfolds", () => {
    const html = renderRow({ name: "contact", type: { ref: "Contact" } }, schemas);
    expect(textOf(html)).toContain("recursive Contact, shown above");
    expect(html).toContain('<a href="#request.contact">Contact, shown above</a>');
  });

  test("that is not on the page links to its own page", () => {
    const html = renderInBody({ type: { ref: "Guest" } });
    expect(html).toContain('href="/docs/api/schemas/guest"');
    expect(textOf(html)).toBe("Guest See Guest Guest in full Loading …");
  });

  test("with a name in Object.prototype is not looked up there", () => {
    expect(textOf(renderInBody({ type: { ref: "constructor" } }))).toBe(
      "constructor See constructor",
    );
  });

  test("of a scalar shows its values without a fold", () => {
    const html = renderRow({ name: "board", type: { ref: "Board" } }, schemas);
    expect(html).not.toContain("<details");
    expect(textOf(html)).toContain("BREAKFAST Until half past ten.");
  });

  test("of a scalar shares the row: its type, chips and values, and its prose, folded if the row has its own", () => {
    const Moment: NamedSchema = {
      name: "Moment",
      type: "string",
      format: "date-time",
      example: "2027-01-01T00:00:00Z",
      description: "A moment in UTC.",
    };
    const row = (description?: string) => {
      const facts = { required: true, example: "2027-03-15T07:00:00Z", description };
      return textOf(
        renderRow({ name: "start", type: { ref: "Moment" }, ...facts }, byName(Moment)),
      );
    };
    const line =
      "start Moment · string required date and time (ISO 8601) example 2027-03-15T07:00:00Z";
    expect(row("When it begins.")).toBe(`${line} When it begins. About Moment A moment in UTC.`);
    expect(row()).toBe(`${line} A moment in UTC.`);
  });

  test("of a scalar in an array does not contribute its facts", () => {
    const type = { array: { ref: "Board" } };
    expect(textOf(renderRow({ name: "boards", type, minItems: 1 }, schemas))).toMatch(
      /^boards array of Board at least 1 item string /,
    );
  });
});

describe("included schemas", () => {
  test("contribute their rows at the same level, with their prose folded", () => {
    const text = textOf(renderInBody({ type: "object", allOf: ["BookingBase"] }, schemas));
    expect(text).toMatch(/^reference string .* About BookingBase What every booking has\.$/);
    expect(text).not.toContain("Includes");
  });

  test("are mentioned if they have only prose", () => {
    const Marker: NamedSchema = { name: "Marker", type: "object", description: "Has no rows." };
    expect(textOf(renderInBody({ type: "object", allOf: ["Marker"] }, byName(Marker)))).toBe(
      "Includes Marker Has no rows.",
    );
  });

  test("have their rows twice if a schema shares them with one of its properties: no recursion", () => {
    const object = (name: string, ...properties: NamedSchema["properties"] & {}): NamedSchema => ({
      name,
      type: "object",
      properties,
    });
    const Entity = object(
      "Entity",
      { name: "id", type: "integer" },
      { name: "createdAt", type: "string" },
    );
    const Customer = {
      ...object("Customer", { name: "email", type: "string" }),
      allOf: ["Entity"],
    };
    const html = renderInBody(
      { ...object("Order", { name: "customer", type: { ref: "Customer" } }), allOf: ["Entity"] },
      byName(Entity, Customer),
    );
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

  test("are links if they are not on the page, and marked links inside themselves", () => {
    const Loop: NamedSchema = {
      name: "Loop",
      type: "object",
      allOf: ["Loop"],
      properties: [{ name: "next", type: { ref: "Loop" } }],
    };
    const given: Schema = { type: "object", allOf: ["Loop"] };
    expect(textOf(renderInBody(given))).toBe("Includes Loop");
    expect(renderInBody(given, byName(Loop)).match(/recursive/g)).toHaveLength(2);
  });
});

describe("variants", () => {
  const union: Schema = {
    type: { shapes: 2 },
    unions: [
      {
        mode: "oneOf",
        discriminator: "object",
        variants: [
          { label: "Card", type: { ref: "Card" }, value: "card", moreValues: ["debit"] },
          {
            label: "token",
            type: "string",
            pattern: "^tok_",
            fallback: true,
            description: "A token.",
          },
        ],
      },
    ],
  };
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

  test("with the same type are numbered", () => {
    const variants = [{ type: "string" as const }, { type: "string" as const }];
    const twice = renderInBody({ type: "any", unions: [{ mode: "oneOf", variants }] });
    expect(textOf(twice)).toBe("One of string string (2)");
    expect(tagsWith(twice, 'aria-label="Link to string (2)"')).toHaveLength(1);
  });

  test("on other pages are fetched from there", () => {
    const variants = [
      { type: "string" as const },
      { label: "Bank account", type: { ref: "Guest" }, value: "bank" },
    ];
    const union: Union<ReactNode> = { mode: "oneOf", discriminator: "kind", variants };
    const html = renderInBody({ type: "any", unions: [union] });
    expect(radios(html)).toHaveLength(2);
    expect(html).toContain('<a href="/docs/api/schemas/guest">Guest</a>');
    expect(textOf(html)).toContain("Bank account Guest kind: bank A person who stays.");
    expect(tagsWith(html, 'data-unfold="/docs/api/schemas/guest"')).toHaveLength(1);
  });

  test("are a list if none has more than a bare type", () => {
    const bare = [{ type: "string" as const }, { type: "integer" as const }];
    const flat = renderInBody({ type: "any", unions: [{ mode: "anyOf", variants: bare }] });
    expect(radios(flat)).toEqual([]);
    const bounded = [{ type: "string" as const }, { type: "integer" as const, minimum: 0 }];
    const mixed = renderInBody({ type: "any", unions: [{ mode: "anyOf", variants: bounded }] });
    expect(radios(mixed)).toHaveLength(2);
  });

  test("are not a switch if there is only one", () => {
    const variants = [{ label: "Cash", type: "string" as const, minLength: 2 }];
    const only = renderInBody({ type: "any", unions: [{ mode: "oneOf", variants }] });
    expect(radios(only)).toEqual([]);
    expect(textOf(only)).toBe("One of Cash string at least 2 characters");
  });
});

describe("rules", () => {
  test.each([
    ["anyOf" as const, "At least one of guestId or firstname and lastname is required."],
    ["oneOf" as const, "Exactly one of guestId or firstname and lastname is required."],
  ])("%s of required properties is a sentence", (mode, want) => {
    const groups = [["guestId"], ["firstname", "lastname"]];
    expect(textOf(renderInBody({ type: "object", requiredGroups: [{ mode, groups }] }))).toBe(want);
  });

  test("conditions are labeled, below the notes", () => {
    const html = renderInBody({
      type: "object",
      conditions: [
        { keyword: "if", type: { ref: "A" } },
        { keyword: "then", type: { ref: "B" } },
        { keyword: "else", type: { ref: "C" } },
        { keyword: "not", type: { ref: "D" } },
        { keyword: "dependentSchemas", property: "card", type: "object" },
        { keyword: "contains", most: 3, type: "string" },
        { keyword: "propertyNames", type: "string" },
        { keyword: "contentSchema", type: "object" },
      ],
      notes: [{ note: "noFurtherItems" }],
    });
    expect(textOf(html)).toBe(
      "No further items are allowed. If A Then B Otherwise C Must not be D " +
        "When card is present, also: object Of the items, 1 to 3 must be string " +
        "The names of the properties must be string Contains, once decoded, object",
    );
  });

  test("objects without rows are described as such", () => {
    expect(textOf(renderInBody({ type: "object" }))).toBe("object");
    expect(textOf(renderInBody({ type: "object", closed: true }))).toBe(
      "object No other properties are allowed.",
    );
  });

  test("closed objects are described as such", () => {
    const html = renderInBody({
      type: "object",
      closed: true,
      properties: [{ name: "a", type: "any" }],
    });
    expect(textOf(html)).toContain("No other properties are allowed.");
  });

  test("a base schema lists the schemas that extend it, by value", () => {
    const values = [{ value: "card", schema: "Card" }, { schema: "Nowhere" }];
    const html = renderInBody({ type: "object", discriminators: [{ property: "kind", values }] });
    expect(textOf(html)).toBe(
      "kind determines which of these it is. card : Card any other value: Nowhere",
    );
    expect(tagsWith(html, 'href="/docs/api/schemas/card"')).toHaveLength(1);
  });

  test("many values are folded, and all are in the markup", () => {
    const values = Array.from({ length: 30 }, (_, value) => ({ value }));
    const html = renderInBody({ type: "integer", enum: values });
    expect(textOf(html)).toContain("Allowed values: 30");
    expect(tagsWith(html, "<li")).toHaveLength(30);
  });
});
