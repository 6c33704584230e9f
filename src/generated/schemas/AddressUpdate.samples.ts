// Generated from openapi/training-provider.yaml#/components/schemas/AddressUpdate. Run `npm run codegen`; do not edit.
import type { AddressUpdate } from "../models";

export const examples = [
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
    } satisfies AddressUpdate,
  },
];

export const usedBy = { models: ["ClassUpdate"] };
