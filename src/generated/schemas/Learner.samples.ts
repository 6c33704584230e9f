// Generated from openapi/training-provider.yaml#/components/schemas/Learner. Run `npm run codegen`; do not edit.
import type { Learner } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "a54c97e2d01b",
      firstname: "Freja",
      lastname: "Holm",
      uniqueSystemIdentifier: "FH-204518",
      email: "freja.holm-jensen@example.com",
      phone: "45 20987654",
      created: "2025-06-17T11:20:31Z",
    } satisfies Learner,
  },
];
