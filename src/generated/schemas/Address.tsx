// Generated from openapi/training-provider.yaml#/components/schemas/Address. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

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
      description: "Part of the town.",
    },
    {
      name: "extendedAddress",
      type: "string",
      description: "Building, floor, room or the like.",
    },
    {
      name: "locality",
      type: "string",
      description: "Town or city.",
    },
    {
      name: "name",
      type: "string",
      description: "What the place is called.",
    },
    {
      name: "postalCode",
      type: "string",
      description: "Postal or ZIP code, with any leading zeros.",
    },
    {
      name: "postOfficeBox",
      type: "string",
      description: "Number of the post office box.",
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
} satisfies NamedSchema;
