// Generated from openapi/training-provider.yaml#/components/schemas/Address. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Address = {
  name: "Address",
  type: "object",
  description: "A postal address.",
  properties: [
    {
      name: "countryCode",
      type: "string",
      pattern: "^[A-Za-z]{2}$",
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
      description: "Postal or ZIP code, with any leading zeros.",
    },
    {
      name: "postOfficeBox",
      type: "string",
      description: "Post office box number.",
    },
    {
      name: "region",
      type: "string",
      description: "State, province or similar division of the country.",
    },
    {
      name: "streetAddress",
      type: "string",
      description: "Street and house number.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0/address",
    },
  ],
  usedBy: { models: ["Class"] },
} satisfies NamedSchema;
