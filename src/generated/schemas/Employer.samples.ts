// Generated from openapi/training-provider.yaml#/components/schemas/Employer. Run `npm run codegen`; do not edit.
import type { Employer } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "f17a3e05bc82",
      name: "Nordsee Wind GmbH",
    } satisfies Employer,
  },
];
