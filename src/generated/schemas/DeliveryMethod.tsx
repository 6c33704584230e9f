// Generated from openapi/training-provider.yaml#/components/schemas/DeliveryMethod. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const DeliveryMethod = {
  name: "DeliveryMethod",
  type: "string",
  description: (
    <>
      How instructor-led training is held: <code>OFFLINE</code> in person, <code>VIRTUAL</code>{" "}
      online.
    </>
  ),
  enum: [{ value: "OFFLINE" }, { value: "VIRTUAL" }],
  usedBy: {
    operations: [
      {
        id: "list-classes",
        request: true,
      },
    ],
    models: ["Class", "InstructorLedCourse"],
  },
} satisfies NamedSchema;
