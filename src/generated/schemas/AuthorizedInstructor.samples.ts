// Generated from openapi/training-provider.yaml#/components/schemas/AuthorizedInstructor. Run `npm run codegen`; do not edit.
import type { AuthorizedInstructor } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "40d2f7ab816c",
      firstname: "Jonas",
      lastname: "Vestergaard",
    } satisfies AuthorizedInstructor,
  },
];
