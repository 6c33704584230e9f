import { expect, test } from "vitest";
import { changesOf, type Editable, factsOf, withBody } from "./given";
import { refactorings } from "./refactorings";

test.each(refactorings)("the meaning does not change: %s", (_, edit) => {
  expect(changesOf(edit)).toEqual([]);
});

test("with a change and a refactoring at once, only the change is reported", () => {
  const breaks = (root: Editable) =>
    (root.components.schemas.Problem.properties.message.pattern = "^E");
  for (const [what, refactor] of refactorings)
    expect(
      changesOf((root) => {
        breaks(root);
        refactor(root);
      }),
      what,
    ).toEqual([
      expect.stringMatching(
        /^compatible .* schema Problem · message \(in responses\) \| Pattern `\^E` added$/,
      ),
    ]);
});

test("servers with the same URL are matched by description", () => {
  const named = (name: string) => ({
    url: "https://{host}",
    description: name,
    variables: { host: { default: `${name}.example.com` } },
  });
  const twins = (root: Editable) => (root.servers = [named("test"), named("live")]);
  expect(changesOf((root) => root.servers.reverse(), twins)).toEqual([
    "documentation |  | info | Servers reordered",
  ]);
  expect(changesOf((root) => root.servers.shift(), twins)).toEqual([
    expect.stringMatching(/^breaking .*server https:\/\/\{host\} \| Removed/),
  ]);
});

test.each([
  ["not allowed before", { items: false }, ["compatible", "Now allowed"]],
  ["unconstrained before", {}, ["breaking", "Condition `prefixItems.1` added"]],
  ["of the same schema before", { items: { type: "string" } }, undefined],
])("one more item of a tuple, %s", (_, more, want) => {
  const tags = (prefixItems: readonly object[]) => (root: Editable) =>
    (root.components.schemas.NewOrder.properties.tags = { type: "array", prefixItems, ...more });
  const string = { type: "string" };
  const found = changesOf(tags([string, string]), tags([string]));
  const sent = found.map((line) => line.split(" | ")).filter(([, , at]) => at?.includes("request"));
  expect(sent.map(([level, , , said]) => [level, said])).toEqual(want ? [want] : []);
});

test("schemas that refer to one another endlessly are compared once", () => {
  const loop = (length: number) => (root: Editable) => {
    for (let index = 0; index < length; index += 1)
      root.components.schemas[`Link${index}`] = {
        type: "object",
        properties: { next: { $ref: `#/components/schemas/Link${(index + 1) % length}` } },
      };
    root.components.schemas.Order.allOf[1].properties.link = { $ref: "#/components/schemas/Link0" };
  };
  const edit = (root: Editable) => {
    root.components.schemas.Link499.properties.end = { type: "boolean" };
  };
  expect(changesOf(edit, loop(500))).toEqual([
    "compatible | listOrders createOrder updateOrder | schema Link499 (in responses) | Optional property `end` added",
  ]);
});

test.each([
  [
    "is the value that callers send",
    { type: "string" },
    ["breaking: Discriminator value changed from `Card` to `Plastic`"],
  ],
  ["is not a value if the property has its own", { const: "card" }, []],
])("without a mapping, the name of a schema %s", (_, kind, want) => {
  const prepare = ({ components: { schemas } }: Editable) => {
    delete schemas.Payment.discriminator.mapping;
    schemas.Card.properties.kind = kind;
  };
  const found = factsOf(({ components: { schemas } }) => {
    schemas.Plastic = schemas.Card;
    delete schemas.Card;
    schemas.Payment.oneOf[0].$ref = "#/components/schemas/Plastic";
  }, prepare);
  expect(found).toEqual(want);
});

test.each<[string, Record<string, string>, readonly string[]]>([
  [
    "another one is mapped to the same variant",
    { card: "Card", invoice: "Invoice", credit: "Card" },
    [
      "breaking | listOrders createOrder updateOrder | schema Payment (in responses) | Discriminator value `credit` added",
      "compatible | createOrder | request body · payment | Discriminator value `credit` added",
    ],
  ],
  [
    "one is no longer mapped",
    { card: "Card" },
    [
      "breaking | listOrders createOrder updateOrder | schema Payment | Discriminator value changed from `invoice` to `Invoice`",
    ],
  ],
])("values of a discriminator: %s", (_, mapping, want) => {
  const prepare = ({ components: { schemas } }: Editable) => {
    for (const name of ["Card", "Invoice"]) schemas[name].properties.kind = { type: "string" };
  };
  const found = changesOf(({ components: { schemas } }) => {
    schemas.Payment.discriminator.mapping = mapping;
  }, prepare);
  expect(found).toEqual(want);
});

test("values of a discriminator without variants are compared, too", () => {
  const prepare = ({ components: { schemas } }: Editable) => {
    delete schemas.Payment.oneOf;
  };
  const found = changesOf(({ components: { schemas } }) => {
    schemas.Payment.discriminator.mapping.credit = "Card";
  }, prepare);
  expect(found[0]).toMatch("breaking | listOrders createOrder updateOrder | schema Payment");
  expect(found[0]).toMatch("Discriminator value `credit` added");
});

const condition = (name: string, value: number, needed: readonly string[]) => ({
  if: { properties: { [name]: { const: value } } },
  then: { required: needed },
});

test.each<[string, (parts: Editable) => void, readonly string[]]>([
  [
    "a requirement of one that another already has",
    (parts) => parts[0].then.required.push("b"),
    ["breaking: Property `b` is now required"],
  ],
  [
    "one requirement in place of another",
    (parts) => (parts[1].then.required = ["a"]),
    ["compatible: Property `b` is no longer required", "breaking: Property `a` is now required"],
  ],
  ["their order", (parts) => parts.reverse(), []],
  [
    "the tests of both",
    (parts) => ([parts[0].then, parts[1].then] = [parts[1].then, parts[0].then]),
    [
      "compatible: Property `a` is no longer required",
      "breaking: Property `b` is now required",
      "compatible: Property `b` is no longer required",
      "breaking: Property `a` is now required",
    ],
  ],
  [
    "a new condition",
    (parts) => parts.push(condition("z", 3, ["c"])),
    ["breaking: Condition `if` added"],
  ],
  ["a removed condition", (parts) => parts.pop(), ["compatible: Condition `if` removed"]],
  [
    "a new branch",
    (parts) => (parts[0].else = { required: ["c"] }),
    ["breaking: Condition `else` added"],
  ],
])("several conditions have separate branches: %s", (_, edit, want) => {
  const prepare = withBody({ allOf: [condition("x", 1, ["a"]), condition("y", 2, ["b"])] });
  const found = factsOf(
    (root) => edit(root.paths["/orders"].post.requestBody.content["application/json"].schema.allOf),
    prepare,
  );
  expect(found.toSorted()).toEqual(want.toSorted());
});

test.each([
  [{ type: "integer", minimum: 1 }, false, "breaking: No value is allowed anymore"],
  [false, { type: "integer" }, "compatible: Now allowed"],
  [true, false, "breaking: No value is allowed anymore"],
  [
    { type: "integer" },
    { allOf: [{ type: "integer" }, { type: "string" }] },
    "breaking: No value is allowed anymore",
  ],
  [
    { anyOf: [{ type: ["integer", "null"] }, { type: "null" }] },
    { type: ["string", "null"] },
    "breaking: Type changed from `integer` to `string`",
  ],
  [
    { allOf: [{ enum: [1, 2] }, { enum: [2, 3] }] },
    { allOf: [{ enum: [1, 2, 3] }, { const: 3 }] },
    "breaking: Value raised from `2` to `3`",
  ],
  [{ type: "string" }, { type: "null" }, "breaking: Type changed from `string` to `null`"],
  [
    { type: "null" },
    { type: ["string", "null"] },
    "compatible: Type changed from `null` to `string or null`",
  ],
  [
    { type: "object" },
    { type: "object", oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    "breaking: Variants added (`oneOf`)",
  ],
])("a property that is %j, then %j", (was, is, want) => {
  const set = (value: unknown) => withBody({ type: "object", properties: { pages: value } });
  expect(factsOf(set(is), set(was))).toEqual([want]);
});

test("alternatives with the same scheme are told apart by their scopes", () => {
  const set = (scopes: readonly (readonly string[])[]) => (root: Editable) => {
    root.components.securitySchemes.OAuth = { type: "oauth2", flows: {} };
    root.paths["/orders"].get.security = scopes.map((list) => ({ OAuth: list }));
  };
  expect(factsOf(set([["admin"]]), set([["read"], ["admin"]]))).toEqual([
    "breaking: Way to authenticate `OAuth (read)` removed",
  ]);
});

test.each([
  ["binary", { contentMediaType: "application/octet-stream" }, []],
  ["byte", { contentEncoding: "base64" }, []],
  [
    "binary",
    { contentMediaType: "image/png" },
    [
      "breaking: Media type of the text changed from `application/octet-stream` to `image/png`; values that matched before may no longer match",
    ],
  ],
])("bytes of the format %s in 3.0, then with %j in 3.1", (format, keyword, want) => {
  const set = (more: object) => (root: Editable) =>
    (root.paths["/orders"].post.responses["200"] = {
      description: "",
      content: { "application/json": { schema: { type: "string", ...more } } },
    });
  expect(factsOf(set(keyword), set({ format }))).toEqual(want);
  expect(factsOf(set({ format }), set(keyword))).toHaveLength(want.length);
});

test.each<[string, (properties: Editable, customer: Editable) => void]>([
  ["without a description", (properties) => (properties.mail = properties.email)],
  ["described in other words", (properties) => (properties.mail = { description: "Of work." })],
  [
    "one of two that are alike",
    (properties) => (properties.a = properties.b = { ...properties.note }),
  ],
  [
    "now required",
    (properties, customer) => {
      properties.a = properties.note;
      customer.required.push("a");
    },
  ],
])("a removed and an added property are not a rename: %s", (_, edit) => {
  const prepare = (root: Editable) =>
    (root.components.schemas.Customer.properties.note = { type: "string", description: "A." });
  const found = changesOf((root) => {
    const { Customer } = root.components.schemas;
    edit(Customer.properties, Customer);
    delete Customer.properties.note;
    delete Customer.properties.email;
  }, prepare);
  expect(found.join("\n")).toContain("Property `note` removed");
  expect(found.join("\n")).not.toContain("renamed");
});

test.each([
  ["more", { a: ["b"] }, { a: ["b", "c"] }, ["breaking", "compatible"]],
  ["less", { a: ["b"], b: ["a"] }, { b: ["a"] }, ["breaking", "compatible"]],
  ["others", { a: ["b"] }, { a: ["c"] }, ["breaking"]],
])("properties that require %s", (_, was, is, want) => {
  const set = (value: object) => (root: Editable) => {
    root.components.schemas.Customer.dependentRequired = value;
  };
  const found = changesOf(set(is), set(was));
  expect(found.map((line) => line.split(" ")[0])).toEqual(want);
});

test.each([
  [
    "new",
    [],
    ["a > 1"],
    ["breaking Rule `It is more.` added", "compatible Rule `It is more.` added"],
  ],
  [
    "gone",
    ["a > 1"],
    [],
    ["breaking Rule `It is more.` removed", "compatible Rule `It is more.` removed"],
  ],
  [
    "other",
    ["a > 1"],
    ["a > 2"],
    [
      "breaking Rule changed from `self.a > 1` to `self.a > 2`; values that matched before may no longer match",
    ],
  ],
])("a rule across fields of a request that is %s", (_, was, is, want) => {
  const set = (rules: readonly string[]) => (root: Editable) => {
    const list = rules.map((rule) => ({ rule: `self.${rule}`, message: "It is more." }));
    root.components.schemas.NewOrder["x-kubernetes-validations"] = list;
  };
  const found = changesOf(set(is), set(was)).map((line) => line.split(" | "));
  expect(found.map(([level, , , said]) => `${level} ${said}`)).toEqual(want);
});

test("the target of a renamed property's reference is compared too", () => {
  const prepare = (root: Editable) => {
    const { Customer, Problem } = root.components.schemas;
    root.components.schemas.Place = { type: "string" };
    const place = { $ref: "#/components/schemas/Place", description: "A town." };
    Customer.properties.place = Problem.properties.place = place;
  };
  const found = changesOf((root) => {
    const { properties } = root.components.schemas.Customer;
    properties.town = properties.place;
    delete properties.place;
    root.components.schemas.Place.maxLength = 9;
  }, prepare);
  expect(found.join("\n")).toContain("Property `place` renamed to `town`");
  expect(found.join("\n")).toContain("schema Place (in requests) | Maximum length `9` added");
});

test("a changed description is reported even if every reference overrides it", () => {
  const prepare = (root: Editable) => {
    root.components.schemas.Place = { type: "string", description: "A town." };
    root.components.schemas.Customer.properties.place = {
      $ref: "#/components/schemas/Place",
      description: "Where they live.",
    };
  };
  const edit = (root: Editable) => (root.components.schemas.Place.description = "A village.");
  expect(changesOf(edit, prepare)).toEqual([
    "documentation |  | schema Place | Description changed",
  ]);
});

test("a part of a form is named, with its content types", () => {
  const set = (encoding: object) => (root: Editable) =>
    (root.paths["/orders"].post.requestBody.content = {
      "multipart/form-data": { schema: { type: "object" }, encoding },
    });
  const found = changesOf(
    set({ photo: { contentType: "image/png, image/gif" }, scan: { contentType: "image/png" } }),
    set({ photo: { contentType: "image/png" } }),
  );
  expect(found).toEqual([
    "breaking | createOrder | request body · scan | Encoding of the parts `image/png` added",
    "compatible | createOrder | request body · photo | Encoding of the parts changed from `image/png` to `image/gif, image/png`",
  ]);
});
