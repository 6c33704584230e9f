// Generated from openapi/training-provider.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import type { Person } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "e19c5570a3d8",
      firstname: "Mette",
      lastname: "Lund",
    } satisfies Person,
  },
];
