// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Failure. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { Failure as FailureModel } from "../models";

export const Failure = {
  name: "Failure",
  type: "object",
  properties: [
    {
      name: "value",
      type: "any",
    },
    {
      name: "nothing",
      type: "never",
    },
  ],
  closed: true,
  allOf: ["Base"],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        id: "a1b2c3",
        value: {},
      } satisfies FailureModel,
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-payment",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
