import type { Editable } from "./given";

type Edit = (root: Editable) => void;

const named = (root: Editable) => root.components.schemas;
const list = (root: Editable) => root.paths["/orders"].get;
const create = (root: Editable) => root.paths["/orders"].post;
const patchBody = (root: Editable) =>
  root.paths["/orders/{orderId}"].patch.requestBody.content["application/json"].schema;

function reversed(value: Editable): Editable {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

/** Edits that do not change the meaning of the document. */
export const refactorings: readonly (readonly [what: string, edit: Edit])[] = [
  [
    "a property moves behind a $ref",
    (root) => {
      named(root).Name = named(root).Customer.properties.name;
      named(root).Customer.properties.name = { $ref: "#/components/schemas/Name" };
    },
  ],
  [
    "a $ref is written out",
    (root) => (named(root).NewOrder.properties.customer = structuredClone(named(root).Customer)),
  ],
  [
    "a body is shared",
    (root) => {
      root.components.requestBodies = { NewOrder: create(root).requestBody };
      create(root).requestBody = { $ref: "#/components/requestBodies/NewOrder" };
    },
  ],
  [
    "a response is shared",
    (root) => {
      root.components.responses.Order = create(root).responses[201];
      create(root).responses[201] = { $ref: "#/components/responses/Order" };
    },
  ],
  [
    "a path item is shared",
    (root) => {
      root.components.pathItems = { Orders: root.paths["/orders"] };
      root.paths["/orders"] = { $ref: "#/components/pathItems/Orders" };
    },
  ],
  [
    "a bound of whole numbers is exclusive",
    (root) => {
      const { schema } = root.paths["/orders"].get.parameters[0];
      delete schema.maximum;
      schema.exclusiveMaximum = 101;
    },
  ],
  [
    "all keys have another order",
    (root) => {
      for (const key of ["paths", "components"]) root[key] = reversed(root[key]);
    },
  ],
  [
    "lists have another order",
    (root) => {
      named(root).State.enum.reverse();
      named(root).Payment.oneOf.reverse();
      list(root).parameters.reverse();
      root.tags.reverse();
    },
  ],
  [
    "a base schema is taken out",
    (root) => {
      const { required, properties, ...rest } = named(root).Customer;
      named(root).Base = { type: "object", required, properties: { name: properties.name } };
      delete properties.name;
      named(root).Customer = {
        allOf: [{ $ref: "#/components/schemas/Base" }, { ...rest, properties }],
      };
    },
  ],
  [
    "an allOf is written out",
    (root) => {
      const [, own] = named(root).Order.allOf;
      named(root).Order = {
        type: "object",
        required: ["customer", "id"],
        properties: { ...named(root).NewOrder.properties, ...own.properties },
      };
    },
  ],
  [
    "a schema has another name",
    (root) => {
      named(root).Client = named(root).Customer;
      delete named(root).Customer;
      named(root).NewOrder.properties.customer.$ref = patchBody(root).properties.customer.$ref =
        "#/components/schemas/Client";
    },
  ],
  [
    "a security scheme has another name",
    (root) => {
      root.components.securitySchemes.apiKey = root.components.securitySchemes.key;
      delete root.components.securitySchemes.key;
      root.security = [{ apiKey: [] }];
    },
  ],
  [
    "a constant is a list of one",
    (root) => (named(root).Card.properties.kind = { type: "string", enum: ["card"] }),
  ],
  [
    "values are constants of a union",
    (root) =>
      (named(root).State = { oneOf: [{ const: "open" }, { const: "paid" }, { const: "shipped" }] }),
  ],
  [
    "null is a variant",
    (root) =>
      (patchBody(root).properties.note = {
        anyOf: [{ type: "string", maxLength: 200 }, { type: "null" }],
      }),
  ],
  [
    "defaults are written out",
    (root) => {
      Object.assign(list(root).parameters[2], { explode: true, style: "form", required: false });
      Object.assign(named(root).Customer, { additionalProperties: true, deprecated: false });
      named(root).Customer.properties.email.minLength = 0;
    },
  ],
  [
    "a parameter of a path is that of its operations",
    (root) => {
      const { parameters, get, post } = root.paths["/orders"];
      get.parameters.push(...parameters);
      post.parameters = parameters;
      delete root.paths["/orders"].parameters;
    },
  ],
  [
    "security and servers are repeated",
    (root) => {
      list(root).security = root.security;
      root.paths["/orders"].servers = root.servers;
    },
  ],
  [
    "a variant is written out",
    (root) => (named(root).Payment.oneOf[0] = structuredClone(named(root).Card)),
  ],
  ["a schema that nobody uses comes", (root) => (named(root).More = { type: "string" })],
  [
    "an extension comes among the responses",
    (root) => (create(root).responses["x-note"] = { description: "N" }),
  ],
  [
    "the document is one of OpenAPI 3.0",
    (root) => {
      root.openapi = "3.0.4";
      patchBody(root).properties.note = { type: "string", nullable: true, maxLength: 200 };
    },
  ],
];
