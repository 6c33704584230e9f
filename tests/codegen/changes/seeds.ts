import type { Editable } from "./given";

type Edit = (root: Editable) => void;

const customer = (root: Editable) => root.components.schemas.Customer;
const named = (root: Editable) => root.components.schemas;
const list = (root: Editable) => root.paths["/orders"].get;
const create = (root: Editable) => root.paths["/orders"].post;
const update = (root: Editable) => root.paths["/orders/{orderId}"].patch;
const patchBody = (root: Editable) => update(root).requestBody.content["application/json"].schema;

/** Edits that change what the document means. */
export const seeds: readonly (readonly [what: string, edit: Edit])[] = [
  // Operations
  ["an operation goes", (root) => delete root.paths["/orders/{orderId}"].delete],
  [
    "an operation comes",
    (root) =>
      (root.paths["/orders"].head = {
        operationId: "countOrders",
        responses: { 204: { description: "Counted." } },
      }),
  ],
  [
    "an operation moves",
    (root) => {
      root.paths["/sales"] = { get: list(root), parameters: root.paths["/orders"].parameters };
      delete root.paths["/orders"].get;
    },
  ],
  ["an operation is deprecated", (root) => (list(root).deprecated = true)],
  ["an operationId is another", (root) => (list(root).operationId = "getOrders")],
  ["a summary is another", (root) => (list(root).summary = "Lists orders")],
  ["tags are others", (root) => (list(root).tags = ["Sales"])],
  [
    "a webhook always sends a property",
    (root) =>
      (root.webhooks.paid.post.requestBody.content["application/json"].schema.required = ["order"]),
  ],
  ["a webhook goes", (root) => delete root.webhooks.paid],
  [
    "a webhook sends more",
    (root) =>
      (root.webhooks.paid.post.requestBody.content["application/json"].schema.properties.more = {}),
  ],
  [
    "a callback sends another format",
    (root) =>
      (create(root).callbacks.shipped["{$request.body#/callback}"].post.requestBody.content[
        "application/json"
      ].schema.properties.at.format = "date"),
  ],
  [
    "a callback always sends a property",
    (root) =>
      (create(root).callbacks.shipped["{$request.body#/callback}"].post.requestBody.content[
        "application/json"
      ].schema.required = ["at"]),
  ],
  [
    "a callback has credentials",
    (root) =>
      (create(root).callbacks.shipped["{$request.body#/callback}"].post.security = [{ key: [] }]),
  ],
  ["a webhook has no credentials", (root) => (root.webhooks.paid.post.security = [])],
  ["a callback goes", (root) => delete create(root).callbacks],
  // Parameters
  [
    "a required parameter comes",
    (root) =>
      list(root).parameters.push({
        name: "q",
        in: "query",
        required: true,
        schema: { type: "string" },
      }),
  ],
  [
    "an optional parameter comes",
    (root) => list(root).parameters.push({ name: "q", in: "query", schema: { type: "string" } }),
  ],
  ["a parameter goes", (root) => list(root).parameters.pop()],
  [
    "a shared parameter is optional",
    (root) => (root.components.parameters.Tenant.required = false),
  ],
  [
    "a shared parameter has another pattern",
    (root) => (root.components.parameters.Tenant.schema.pattern = "^T"),
  ],
  ["a maximum is lower", (root) => (list(root).parameters[0].schema.maximum = 50)],
  ["a maximum is higher", (root) => (list(root).parameters[0].schema.maximum = 500)],
  [
    "a maximum is exclusive",
    (root) => {
      const { schema } = list(root).parameters[0];
      delete schema.maximum;
      schema.exclusiveMaximum = 100;
    },
  ],
  ["a default is another", (root) => (list(root).parameters[0].schema.default = 20)],
  ["a list is joined by commas", (root) => (list(root).parameters[2].explode = false)],
  [
    "a list is joined by pipes",
    (root) => Object.assign(list(root).parameters[2], { style: "pipeDelimited", explode: false }),
  ],
  [
    "a path parameter is called otherwise",
    (root) => {
      const item = root.paths["/orders/{orderId}"];
      delete root.paths["/orders/{orderId}"];
      item.parameters[0].name = "id";
      root.paths["/orders/{id}"] = item;
    },
  ],
  // Bodies
  ["a body is required", (root) => (update(root).requestBody.required = true)],
  ["a body is optional", (root) => (create(root).requestBody.required = false)],
  ["a body goes", (root) => delete create(root).requestBody],
  ["a media type comes", (root) => (create(root).requestBody.content["text/csv"] = {})],
  [
    "a media type is another",
    (root) => {
      const { content } = create(root).requestBody;
      content["application/xml"] = content["application/json"];
      delete content["application/json"];
    },
  ],
  [
    "an example is another",
    (root) => (create(root).requestBody.content["application/json"].example.customer.name = "Bo"),
  ],
  // Properties
  ["an optional property comes", (root) => (customer(root).properties.phone = { type: "string" })],
  [
    "a required property comes",
    (root) => {
      customer(root).properties.phone = { type: "string" };
      customer(root).required.push("phone");
    },
  ],
  ["a property is required", (root) => customer(root).required.push("email")],
  ["a property is optional", (root) => (customer(root).required = [])],
  ["a property goes", (root) => delete customer(root).properties.email],
  ["a property is read-only", (root) => (customer(root).properties.email.readOnly = true)],
  ["a property is write-only", (root) => (customer(root).properties.email.writeOnly = true)],
  ["a property can be sent", (root) => (customer(root).properties.vip.readOnly = false)],
  ["other properties are refused", (root) => (named(root).NewOrder.additionalProperties = false)],
  ["other properties are allowed", (root) => delete patchBody(root).additionalProperties],
  // Values
  ["a type is another", (root) => (customer(root).properties.name.type = "integer")],
  ["a type is wider", (root) => (named(root).Invoice.properties.days.type = "number")],
  ["null is allowed", (root) => (customer(root).properties.name.type = ["string", "null"])],
  ["null is refused", (root) => (patchBody(root).properties.note.type = "string")],
  ["a text is longer at least", (root) => (customer(root).properties.name.minLength = 5)],
  ["a text may be shorter", (root) => (customer(root).properties.name.minLength = 1)],
  ["a list has no limit", (root) => delete named(root).NewOrder.properties.tags.maxItems],
  ["items are unique", (root) => (named(root).NewOrder.properties.tags.uniqueItems = true)],
  [
    "items are of another type",
    (root) => (named(root).NewOrder.properties.tags.items.type = "integer"),
  ],
  ["a format comes", (root) => (named(root).Card.properties.number.format = "card")],
  ["a format is wider", (root) => (named(root).Invoice.properties.days.format = "int64")],
  ["a format is another", (root) => (named(root).Invoice.properties.days.format = "date-time")],
  [
    "a multiple is required",
    (root) => (named(root).Order.allOf[1].properties.total.multipleOf = 5),
  ],
  ["a value goes", (root) => named(root).State.enum.pop()],
  ["a value comes", (root) => named(root).State.enum.push("lost")],
  ["a constant is another", (root) => (named(root).Card.properties.kind.const = "credit-card")],
  [
    "a property has another name",
    (root) => {
      const { properties } = customer(root);
      properties.fullName = properties.name;
      delete properties.name;
      customer(root).required = ["fullName"];
    },
  ],
  ["a condition comes", (root) => (customer(root).not = { required: ["a"] })],
  ["a condition is stricter", (root) => (customer(root).properties.name.not = { maxLength: 4 })],
  [
    "what must not match says more",
    (root) => (patchBody(root).not.required = ["note", "customer", "more"]),
  ],
  ["what must not match says less", (root) => (patchBody(root).not.required = ["note"])],
  [
    "a description is another",
    (root) => (customer(root).properties.name.description = "First and last name."),
  ],
  ["a schema without use is another", (root) => (named(root).Unused.properties.a.type = "integer")],
  // Variants
  ["a variant comes", (root) => named(root).Payment.oneOf.push({ title: "Cash", type: "object" })],
  [
    "a variant goes",
    (root) => {
      named(root).Payment.oneOf.pop();
      delete named(root).Payment.discriminator.mapping.invoice;
    },
  ],
  ["a variant is stricter", (root) => (named(root).Card.properties.number.minLength = 4)],
  [
    "a schema is one of two",
    (root) =>
      (patchBody(root).properties.customer = {
        oneOf: [patchBody(root).properties.customer, { type: "string" }],
      }),
  ],
  [
    "another property tells the variants",
    (root) => (named(root).Payment.discriminator.propertyName = "type"),
  ],
  [
    "a discriminator has another value",
    (root) =>
      (named(root).Payment.discriminator.mapping = {
        credit: "#/components/schemas/Card",
        invoice: "Invoice",
      }),
  ],
  // Responses
  ["a response comes", (root) => (list(root).responses[404] = { description: "None." })],
  ["an error goes", (root) => delete list(root).responses[400]],
  [
    "a success is another",
    (root) => {
      create(root).responses[202] = create(root).responses[201];
      delete create(root).responses[201];
    },
  ],
  [
    "a header comes",
    (root) => (list(root).responses[200].headers.Next = { schema: { type: "string" } }),
  ],
  ["a header goes", (root) => delete list(root).responses[200].headers.Total],
  [
    "a header is of another type",
    (root) => (list(root).responses[200].headers.Total.schema.type = "string"),
  ],
  [
    "a text of a recursive schema is another",
    (root) => (named(root).Problem.properties.message.description = "What is wrong."),
  ],
  // Security, servers, texts
  ["credentials are others", (root) => (root.security = [{ login: ["orders:read"] }])],
  ["credentials may be others", (root) => root.security.push({ login: ["orders:read"] })],
  ["credentials are needed", (root) => delete root.paths["/orders/{orderId}"].delete.security],
  ["credentials are not needed", (root) => (create(root).security = [])],
  [
    "a key becomes a token",
    (root) => (root.components.securitySchemes.key = { type: "http", scheme: "bearer" }),
  ],
  ["a key has another header", (root) => (root.components.securitySchemes.key.name = "X-Api-Key")],
  ["a server is another", (root) => (root.servers[0].url = "https://api2.example.com")],
  ["a server comes", (root) => root.servers.push({ url: "https://test.example.com" })],
  ["a server has another description", (root) => (root.servers[0].description = "Live")],
  ["the version is another", (root) => (root.info.version = "2")],
  ["a tag has another description", (root) => (root.tags[0].description = "Sales.")],
];
