import { expect, test } from "vitest";
import { table } from "../table";
import { changesOf, type Editable, editOf, factsOf, type Values } from "./given";
import { refactorings } from "./edits";

test.each(refactorings)("the meaning does not change: %s", (_, edit) => {
  expect(changesOf(edit)).toEqual([]);
});

test.each(refactorings)("beside a change, only that is reported: %s", (_, refactor) => {
  const found = changesOf((root) => {
    editOf({ "Problem.properties.message.pattern": "^E" })(root);
    refactor(root);
  });
  expect(found).toEqual([
    expect.stringMatching(
      /^compatible .* schema Problem · message \(in responses\) \| Pattern `\^E` added$/,
    ),
  ]);
});

/** What is done to the document of the shop, what then changes, and the levels and messages. */
test.each(table<readonly [title: string, before: Values, edit: Values, want: readonly string[]]>`
  servers with the same address have another order:
    - servers: [
        &test { url: "https://{host}", description: test, variables: { host: { default: a.example } } },
        &live { url: "https://{host}", description: live, variables: { host: { default: b.example } } }]
    - { servers: [*live, *test] }
    - ["documentation: Servers reordered"]
  one of several servers with the same address goes:
    - servers: [
        { url: "https://{host}", description: test, variables: { host: { default: a.example } } },
        { url: "https://{host}", description: live, variables: { host: { default: b.example } } }]
    - { servers.0: null }
    - ["breaking: Removed"]
  one more item of a tuple, not allowed before:
    - { NewOrder.properties.tags: { type: array, prefixItems: [{ type: string }], items: false } }
    - { NewOrder.properties.tags.prefixItems.-: { type: string } }
    - ["breaking: Now allowed", "compatible: Now allowed"]
  one more item of a tuple, unconstrained before:
    - { NewOrder.properties.tags: { type: array, prefixItems: [{ type: string }] } }
    - { NewOrder.properties.tags.prefixItems.-: { type: string } }
    - ["breaking: Condition \`prefixItems.1\` added", "compatible: Condition \`prefixItems.1\` added"]
  one more item of a tuple, of the same schema before:
    - NewOrder.properties.tags:
        { type: array, prefixItems: [{ type: string }], items: { type: string } }
    - { NewOrder.properties.tags.prefixItems.-: { type: string } }
    - []
  without a mapping, the name of a schema is the value that callers send:
    - { Payment.discriminator.mapping: null, Card.properties.kind: { type: string } }
    - { Plastic: =Card, Card: null, Payment.oneOf.0: { $ref: Plastic } }
    - ["breaking: Discriminator value changed from \`Card\` to \`Plastic\`"]
  without a mapping, the name of a schema is not a value if the property has its own:
    - { Payment.discriminator.mapping: null, Card.properties.kind: { const: card } }
    - { Plastic: =Card, Card: null, Payment.oneOf.0: { $ref: Plastic } }
    - []
  of a discriminator, another value is mapped to the same variant:
    - { Card.properties.kind: { type: string }, Invoice.properties.kind: { type: string } }
    - { Payment.discriminator.mapping: { card: Card, invoice: Invoice, credit: Card } }
    - ["breaking: Discriminator value \`credit\` added", "compatible: Discriminator value \`credit\` added"]
  of a discriminator, a value is no longer mapped:
    - { Card.properties.kind: { type: string }, Invoice.properties.kind: { type: string } }
    - { Payment.discriminator.mapping: { card: Card } }
    - ["breaking: Discriminator value changed from \`invoice\` to \`Invoice\`"]
  of a discriminator without variants, another value is mapped:
    - { Payment.oneOf: null }
    - { Payment.discriminator.mapping.credit: Card }
    - ["breaking: Discriminator value \`credit\` added", "compatible: Discriminator value \`credit\` added"]
  alternatives with the same scheme are told apart by their scopes:
    - { components.securitySchemes.OAuth: { type: oauth2, flows: {} },
        listOrders.security: [{ OAuth: [read] }, { OAuth: [admin] }] }
    - { listOrders.security: [{ OAuth: [admin] }] }
    - ["breaking: Way to authenticate \`OAuth (read)\` removed"]
  properties that require more:
    - { Customer.dependentRequired: { a: [b] } }
    - { Customer.dependentRequired.a: [b, c] }
    - - 'breaking: Properties that require others changed from \`{"a":["b"]}\` to \`{"a":["b","c"]}\`'
      - 'compatible: Properties that require others changed from \`{"a":["b"]}\` to \`{"a":["b","c"]}\`'
  properties that require less:
    - { Customer.dependentRequired: { a: [b], b: [a] } }
    - { Customer.dependentRequired.a: null }
    - - 'breaking: Properties that require others changed from \`{"a":["b"],"b":["a"]}\` to \`{"b":["a"]}\`'
      - 'compatible: Properties that require others changed from \`{"a":["b"],"b":["a"]}\` to \`{"b":["a"]}\`'
  properties that require others:
    - { Customer.dependentRequired: { a: [b] } }
    - { Customer.dependentRequired.a: [c] }
    - - 'breaking: Properties that require others changed from \`{"a":["b"]}\` to \`{"a":["c"]}\`; values that matched before may no longer match'
  a rule across fields is new:
    - {}
    - { NewOrder.x-kubernetes-validations: [{ rule: self.a > 1, message: It is more. }] }
    - ["breaking: Rule \`It is more.\` added", "compatible: Rule \`It is more.\` added"]
  a rule across fields is gone:
    - { NewOrder.x-kubernetes-validations: [{ rule: self.a > 1, message: It is more. }] }
    - { NewOrder.x-kubernetes-validations: null }
    - ["breaking: Rule \`It is more.\` removed", "compatible: Rule \`It is more.\` removed"]
  a rule across fields is another:
    - { NewOrder.x-kubernetes-validations: [{ rule: self.a > 1, message: It is more. }] }
    - { NewOrder.x-kubernetes-validations.0.rule: self.a > 2 }
    - ["breaking: Rule changed from \`self.a > 1\` to \`self.a > 2\`; values that matched before may no longer match"]
`)("%s", (_, before, edit, want) => {
  expect(factsOf(editOf(edit), editOf(before))).toEqual(want);
});

/** The same, but what is wanted are whole lines. */
test.each(table<readonly [title: string, before: Values, edit: Values, want: readonly string[]]>`
  a changed description is reported even if every reference overrides it:
    - { Place: { type: string, description: A town. },
        Customer.properties.place: { $ref: Place, description: Where they live. } }
    - { Place.description: A village. }
    - ["documentation |  | schema Place | Description changed"]
  the target of a renamed property's reference is compared too:
    - { Place: { type: string }, Customer.properties.place: { $ref: Place, description: A town. },
        Problem.properties.place: { $ref: Place, description: A town. } }
    - { Customer.properties.town: =Customer.properties.place, Customer.properties.place: null,
        Place.maxLength: 9 }
    - - "breaking | listOrders createOrder updateOrder | schema Customer | Property \`place\` renamed to \`town\`"
      - "breaking | createOrder updateOrder | schema Place (in requests) | Maximum length \`9\` added"
      - "compatible | listOrders createOrder updateOrder | schema Place (in responses) | Maximum length \`9\` added"
  a part of a form is named, with its content types:
    - content: { multipart/form-data: { schema: { type: object }, encoding: { photo: { contentType: image/png } } } }
    - { content.multipart/form-data.encoding: { photo: { contentType: "image/png, image/gif" },
          scan: { contentType: image/png } } }
    - - "breaking | createOrder | request body · scan | Encoding of the parts \`image/png\` added"
      - "compatible | createOrder | request body · photo | Encoding of the parts changed from \`image/png\` to \`image/gif, image/png\`"
`)("%s", (_, before, edit, want) => {
  expect(changesOf(editOf(edit), editOf(before))).toEqual(want);
});

test("schemas that refer to one another endlessly are compared once", () => {
  const loop = (root: Editable) => {
    for (let at = 0; at < 500; at += 1) {
      const next = { $ref: `#/components/schemas/Link${(at + 1) % 500}` };
      root.components.schemas[`Link${at}`] = { type: "object", properties: { next } };
    }
    root.components.schemas.Order.allOf[1].properties.link = { $ref: "#/components/schemas/Link0" };
  };
  expect(changesOf(editOf({ "Link499.properties.end": { type: "boolean" } }), loop)).toEqual([
    "compatible | listOrders createOrder updateOrder | schema Link499 (in responses) | Optional property `end` added",
  ]);
});

test.each(table<readonly [title: string, edit: Values, want: readonly string[]]>`
  a requirement of one that another already has:
    - { body.allOf.0.then.required.-: b }
    - ["breaking: Property \`b\` is now required"]
  one requirement in place of another:
    - { body.allOf.1.then.required: [a] }
    - ["breaking: Property \`a\` is now required", "compatible: Property \`b\` is no longer required"]
  their order: [{ body.allOf.-: =body.allOf.0, body.allOf.0: null }, []]
  the tests of both:
    - { body.allOf.0.then.required: [b], body.allOf.1.then.required: [a] }
    - ["breaking: Property \`a\` is now required", "breaking: Property \`b\` is now required",
        "compatible: Property \`a\` is no longer required", "compatible: Property \`b\` is no longer required"]
  a new condition:
    - { body.allOf.-: { if: { properties: { z: { const: 3 } } }, then: { required: [c] } } }
    - ["breaking: Condition \`if\` added"]
  a removed condition: [{ body.allOf.1: null }, ["compatible: Condition \`if\` removed"]]
  a new branch: [{ body.allOf.0.else: { required: [c] } }, ["breaking: Condition \`else\` added"]]
`)("several conditions have separate branches: %s", (_, edit, want) => {
  const [x, y] = [1, 2].map((value) => ({
    if: { properties: { [value === 1 ? "x" : "y"]: { const: value } } },
    then: { required: [value === 1 ? "a" : "b"] },
  }));
  const before = editOf({ content: { "application/json": { schema: { allOf: [x, y] } } } });
  expect(factsOf(editOf(edit), before).toSorted()).toEqual(want);
});

test.each(table`
  - [{ type: integer, minimum: 1 }, false, "breaking: No value is allowed anymore"]
  - [false, { type: integer }, "compatible: Now allowed"]
  - [true, false, "breaking: No value is allowed anymore"]
  - - { type: integer }
    - { allOf: [{ type: integer }, { type: string }] }
    - "breaking: No value is allowed anymore"
  - - { anyOf: [{ type: [integer, "null"] }, { type: "null" }] }
    - { type: [string, "null"] }
    - "breaking: Type changed from \`integer\` to \`string\`"
  - - { allOf: [{ enum: [1, 2] }, { enum: [2, 3] }] }
    - { allOf: [{ enum: [1, 2, 3] }, { const: 3 }] }
    - "breaking: Value raised from \`2\` to \`3\`"
  - [{ type: string }, { type: "null" }, "breaking: Type changed from \`string\` to \`null\`"]
  - - { type: "null" }
    - { type: [string, "null"] }
    - "compatible: Type changed from \`null\` to \`string or null\`"
  - - { type: object }
    - { type: object, oneOf: [{ required: [a] }, { required: [b] }] }
    - "breaking: Variants added (\`oneOf\`)"
`)("a property that is %j, then %j", (was, is, want) => {
  const set = (pages: unknown) =>
    editOf({
      content: { "application/json": { schema: { type: "object", properties: { pages } } } },
    });
  expect(factsOf(set(is), set(was))).toEqual([want]);
});

test.each(table<readonly [format: string, keyword: Values, want: readonly string[]]>`
  - [binary, { contentMediaType: application/octet-stream }, []]
  - [byte, { contentEncoding: base64 }, []]
  - - binary
    - { contentMediaType: image/png }
    - ["breaking: Media type of the text changed from \`application/octet-stream\` to \`image/png\`; values that matched before may no longer match"]
`)("bytes of the format %s in 3.0, then with %j in 3.1", (format, keyword, want) => {
  const set = (more: Values) =>
    editOf({
      "createOrder.responses.200": {
        description: "",
        content: { "application/json": { schema: { type: "string", ...more } } },
      },
    });
  expect(factsOf(set(keyword), set({ format }))).toEqual(want);
  expect(factsOf(set({ format }), set(keyword))).toHaveLength(want.length);
});

test.each(table<readonly [title: string, edit: Values]>`
  without a description: [{ Customer.properties.mail: =Customer.properties.email }]
  described in other words: [{ Customer.properties.mail: { description: Of work. } }]
  one of two that are alike:
    - { Customer.properties.a: =Customer.properties.note, Customer.properties.b: =Customer.properties.note }
  now required: [{ Customer.properties.a: =Customer.properties.note, Customer.required.-: a }]
`)("a removed and an added property are not a rename: %s", (_, edit) => {
  const before = { "Customer.properties.note": { type: "string", description: "A." } };
  const gone = { "Customer.properties.note": null, "Customer.properties.email": null };
  const found = factsOf(editOf({ ...edit, ...gone }), editOf(before)).join("\n");
  expect(found).toContain("Property `note` removed");
  expect(found).not.toContain("renamed");
});
