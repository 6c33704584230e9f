// Generated from openapi/training-provider.yaml#/components/schemas/AddressUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { AddressUpdate as AddressUpdateModel } from "../models";

export const AddressUpdate = {
  name: "AddressUpdate",
  type: "object",
  description: "The address fields to change; all are optional.",
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
      sampled: true,
      value: {
        countryCode: "DK",
        district: "text",
        extendedAddress: "text",
        locality: "text",
        name: "Example",
        postalCode: "text",
        postOfficeBox: "text",
        region: "text",
        streetAddress: "text",
      } satisfies AddressUpdateModel,
    },
  ],
  usedBy: { models: ["ClassUpdate"] },
} satisfies NamedSchema;
