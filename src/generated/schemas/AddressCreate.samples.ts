// Generated from openapi/training-provider.yaml#/components/schemas/AddressCreate. Run `npm run codegen`; do not edit.
import type { AddressCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      countryCode: "DK",
      extendedAddress: "Hall 3",
      locality: "Esbjerg",
      name: "Harbour Training Centre",
      postalCode: "6700",
      region: "Syddanmark",
      streetAddress: "Dokvej 12",
    } satisfies AddressCreate,
  },
];
