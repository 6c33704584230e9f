import { yaml } from "../table";
import { type Edit, type Editable, editOf, type Values } from "./given";

type Row = readonly [title: string, edit: Edit];

const edits = (text: TemplateStringsArray): readonly Row[] =>
  Object.entries(yaml<Readonly<Record<string, Values>>>(text)).map(([title, values]) => [
    title,
    editOf(values),
  ]);

/** Edits that change what the document means. */
export const seeds = edits`
  # Operations
  an operation goes: { order.delete: null }
  an operation comes:
    { orders.head: { operationId: countOrders, responses: { 204: { description: Counted. } } } }
  an operation moves:
    { paths./sales.get: =listOrders, paths./sales.parameters: =orders.parameters, orders.get: null }
  an operation is deprecated: { listOrders.deprecated: true }
  an operationId is another: { listOrders.operationId: getOrders }
  a summary is another: { listOrders.summary: Lists orders }
  tags are others: { listOrders.tags: [Sales] }
  a webhook always sends a property: { paid.required: [order] }
  a webhook goes: { webhooks.paid: null }
  a webhook sends more: { paid.properties.more: {} }
  a callback sends another format:
    { shipped.requestBody.content.application/json.schema.properties.at.format: date }
  a callback always sends a property:
    { shipped.requestBody.content.application/json.schema.required: [at] }
  a callback has credentials: { shipped.security: [{ key: [] }] }
  a webhook has no credentials: { webhooks.paid.post.security: [] }
  a callback goes: { createOrder.callbacks: null }
  # Parameters
  a required parameter comes:
    { listOrders.parameters.-: { name: q, in: query, required: true, schema: { type: string } } }
  an optional parameter comes:
    { listOrders.parameters.-: { name: q, in: query, schema: { type: string } } }
  a parameter goes: { listOrders.parameters.2: null }
  a shared parameter is optional: { components.parameters.Tenant.required: false }
  a shared parameter has another pattern: { components.parameters.Tenant.schema.pattern: ^T }
  a maximum is lower: { listOrders.parameters.0.schema.maximum: 50 }
  a maximum is higher: { listOrders.parameters.0.schema.maximum: 500 }
  a maximum is exclusive:
    { listOrders.parameters.0.schema.maximum: null,
      listOrders.parameters.0.schema.exclusiveMaximum: 100 }
  a default is another: { listOrders.parameters.0.schema.default: 20 }
  a list is joined by commas: { listOrders.parameters.2.explode: false }
  a list is joined by pipes:
    { listOrders.parameters.2.style: pipeDelimited, listOrders.parameters.2.explode: false }
  a path parameter is called otherwise:
    { order.parameters.0.name: id, "paths./orders/{id}": =order, "paths./orders/{orderId}": null }
  # Bodies
  a body is required: { updateOrder.requestBody.required: true }
  a body is optional: { createOrder.requestBody.required: false }
  a body goes: { createOrder.requestBody: null }
  a media type comes: { content.text/csv: {} }
  a media type is another:
    { content.application/xml: =content.application/json, content.application/json: null }
  an example is another: { content.application/json.example.customer.name: Bo }
  # Properties
  an optional property comes: { Customer.properties.phone: { type: string } }
  a required property comes:
    { Customer.properties.phone: { type: string }, Customer.required.-: phone }
  a property is required: { Customer.required.-: email }
  a property is optional: { Customer.required: [] }
  a property goes: { Customer.properties.email: null }
  a property is read-only: { Customer.properties.email.readOnly: true }
  a property is write-only: { Customer.properties.email.writeOnly: true }
  a property can be sent: { Customer.properties.vip.readOnly: false }
  other properties are refused: { NewOrder.additionalProperties: false }
  other properties are allowed: { patch.additionalProperties: null }
  # Values
  a type is another: { Customer.properties.name.type: integer }
  a type is wider: { Invoice.properties.days.type: number }
  null is allowed: { Customer.properties.name.type: [string, "null"] }
  null is refused: { patch.properties.note.type: string }
  a text is longer at least: { Customer.properties.name.minLength: 5 }
  a text may be shorter: { Customer.properties.name.minLength: 1 }
  a list has no limit: { NewOrder.properties.tags.maxItems: null }
  items are unique: { NewOrder.properties.tags.uniqueItems: true }
  items are of another type: { NewOrder.properties.tags.items.type: integer }
  a format comes: { Card.properties.number.format: card }
  a format is wider: { Invoice.properties.days.format: int64 }
  a format is another: { Invoice.properties.days.format: date-time }
  a multiple is required: { Order.allOf.1.properties.total.multipleOf: 5 }
  a value goes: { State.enum.2: null }
  a value comes: { State.enum.-: lost }
  a constant is another: { Card.properties.kind.const: credit-card }
  a property has another name:
    { Customer.properties.fullName: =Customer.properties.name, Customer.properties.name: null,
      Customer.required: [fullName] }
  a condition comes: { Customer.not: { required: [a] } }
  a condition is stricter: { Customer.properties.name.not: { maxLength: 4 } }
  what must not match says more: { patch.not.required: [note, customer, more] }
  what must not match says less: { patch.not.required: [note] }
  a description is another: { Customer.properties.name.description: First and last name. }
  a schema without use is another: { Unused.properties.a.type: integer }
  # Variants
  a variant comes: { Payment.oneOf.-: { title: Cash, type: object } }
  a variant goes: { Payment.oneOf.1: null, Payment.discriminator.mapping.invoice: null }
  a variant is stricter: { Card.properties.number.minLength: 4 }
  a schema is one of two:
    { patch.properties.customer: { oneOf: [{ $ref: Customer }, { type: string }] } }
  another property tells the variants: { Payment.discriminator.propertyName: type }
  a discriminator has another value:
    { Payment.discriminator.mapping: { credit: "#/components/schemas/Card", invoice: Invoice } }
  # Responses
  a response comes: { listOrders.responses.404: { description: None. } }
  an error goes: { listOrders.responses.400: null }
  a success is another:
    { createOrder.responses.202: =createOrder.responses.201, createOrder.responses.201: null }
  a header comes: { listOrders.responses.200.headers.Next: { schema: { type: string } } }
  a header goes: { listOrders.responses.200.headers.Total: null }
  a header is of another type: { listOrders.responses.200.headers.Total.schema.type: string }
  a text of a recursive schema is another: { Problem.properties.message.description: What is wrong. }
  # Security, servers, texts
  credentials are others: { security: [{ login: ["orders:read"] }] }
  credentials may be others: { security.-: { login: ["orders:read"] } }
  credentials are needed: { order.delete.security: null }
  credentials are not needed: { createOrder.security: [] }
  a key becomes a token: { components.securitySchemes.key: { type: http, scheme: bearer } }
  a key has another header: { components.securitySchemes.key.name: X-Api-Key }
  a server is another: { servers.0.url: "https://api2.example.com" }
  a server comes: { servers.-: { url: "https://test.example.com" } }
  a server has another description: { servers.0.description: Live }
  the version is another: { info.version: "2" }
  a tag has another description: { tags.0.description: Sales. }
`;

function reversed(value: Editable): Editable {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

/** Edits that do not change the meaning of the document. */
export const refactorings: readonly Row[] = [
  ...edits`
  a property moves behind a $ref:
    { Name: =Customer.properties.name, Customer.properties.name: { $ref: Name } }
  a $ref is written out: { NewOrder.properties.customer: =Customer }
  a body is shared:
    { components.requestBodies.NewOrder: =createOrder.requestBody,
      createOrder.requestBody: { $ref: "#/components/requestBodies/NewOrder" } }
  a response is shared:
    { components.responses.Order: =createOrder.responses.201,
      createOrder.responses.201: { $ref: "#/components/responses/Order" } }
  a path item is shared:
    { components.pathItems.Orders: =orders,
      paths./orders: { $ref: "#/components/pathItems/Orders" } }
  a bound of whole numbers is exclusive:
    { listOrders.parameters.0.schema.maximum: null,
      listOrders.parameters.0.schema.exclusiveMaximum: 101 }
  a base schema is taken out:
    { Base: { type: object, required: [name] }, Base.properties.name: =Customer.properties.name,
      Customer.properties.name: null, Own.type: object, Own.properties: =Customer.properties,
      Customer: { allOf: [{ $ref: Base }] }, Customer.allOf.-: =Own, Own: null }
  a schema has another name:
    { Client: =Customer, Customer: null, NewOrder.properties.customer: { $ref: Client },
      patch.properties.customer: { $ref: Client } }
  a security scheme has another name:
    { components.securitySchemes.apiKey: =components.securitySchemes.key,
      components.securitySchemes.key: null, security: [{ apiKey: [] }] }
  a constant is a list of one: { Card.properties.kind: { type: string, enum: [card] } }
  values are constants of a union:
    { State: { oneOf: [{ const: open }, { const: paid }, { const: shipped }] } }
  null is a variant:
    { patch.properties.note: { anyOf: [{ type: string, maxLength: 200 }, { type: "null" }] } }
  defaults are written out:
    { listOrders.parameters.2.explode: true, listOrders.parameters.2.style: form,
      listOrders.parameters.2.required: false, Customer.additionalProperties: true,
      Customer.deprecated: false, Customer.properties.email.minLength: 0 }
  a parameter of a path is that of its operations:
    { listOrders.parameters.-: =orders.parameters.0, createOrder.parameters: =orders.parameters,
      orders.parameters: null }
  security and servers are repeated: { listOrders.security: =security, orders.servers: =servers }
  a variant is written out: { Payment.oneOf.0: =Card }
  a schema that nobody uses comes: { More: { type: string } }
  an extension comes among the responses: { createOrder.responses.x-note: { description: N } }
  the document is one of OpenAPI 3.0:
    { openapi: 3.0.4, patch.properties.note: { type: string, nullable: true, maxLength: 200 } }
  `,
  [
    "all keys have another order",
    (root) => {
      for (const key of ["paths", "components"]) root[key] = reversed(root[key]);
    },
  ],
  [
    "lists have another order",
    ({ components: { schemas }, paths, tags }) => {
      const { parameters } = paths["/orders"].get;
      for (const list of [schemas.State.enum, schemas.Payment.oneOf, parameters, tags])
        list.reverse();
    },
  ],
  [
    "an allOf is written out",
    ({ components: { schemas } }) => {
      const { NewOrder, Order } = schemas;
      const properties = { ...NewOrder.properties, ...Order.allOf[1].properties };
      schemas.Order = { type: "object", required: ["customer", "id"], properties };
    },
  ],
];
