// Generated from openapi/training-provider.yaml#/components/schemas/LearnerUpdate. Run `npm run codegen`; do not edit.
import type { LearnerUpdate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      email: "freja.holm-jensen@example.com",
      phone: "45 20987654",
    } satisfies LearnerUpdate,
  },
];
