// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Base. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { Base as BaseModel } from "../models";

export const Base = {
  name: "Base",
  type: "object",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        id: "a1b2c3",
      } satisfies BaseModel,
    },
  ],
  usedBy: { models: ["Payment", "Failure"] },
} satisfies NamedSchema;
