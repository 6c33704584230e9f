// Generated from openapi/training-provider.yaml#/components/schemas/AddressCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const AddressCreate = {
  name: "AddressCreate",
  type: "object",
  description: "A postal address.",
  properties: [
    {
      name: "countryCode",
      type: "string",
      pattern: "^[A-Za-z]{2}$",
      required: true,
      example: "DK",
      description: "The country, in exactly two letters.",
    },
    {
      name: "district",
      type: "string",
      description: "District of the town or city.",
    },
    {
      name: "extendedAddress",
      type: "string",
      description: "Building, floor or room.",
    },
    {
      name: "locality",
      type: "string",
      required: true,
      description: "Town or city.",
    },
    {
      name: "name",
      type: "string",
      description: "Name of the place.",
    },
    {
      name: "postalCode",
      type: "string",
      required: true,
      description: "Postal or ZIP code. It is text, so leading zeros are kept.",
    },
    {
      name: "postOfficeBox",
      type: "string",
      description: "Post office box number.",
    },
    {
      name: "region",
      type: "string",
      required: true,
      description: "State, province or similar division of the country.",
    },
    {
      name: "streetAddress",
      type: "string",
      required: true,
      description: "Street and house number.",
    },
  ],
  closed: true,
  pageExamples: [
    {
      name: "example",
      from: "create-class#/request/application~1json/0/value/address",
    },
  ],
  usedBy: { models: ["InPersonClassCreate", "VirtualClassCreate"] },
} satisfies NamedSchema;
