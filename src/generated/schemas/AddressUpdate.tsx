// Generated from openapi/training-provider.yaml#/components/schemas/AddressUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const AddressUpdate = {
  name: "AddressUpdate",
  type: "object",
  description: "The postal address of a class, as part of a change. No field is mandatory.",
  properties: [
    {
      name: "countryCode",
      type: "string",
      pattern: "^[A-Za-z]{2}$",
      example: "DK",
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
      description: "Postal or ZIP code. It is text, so leading zeros stay.",
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
