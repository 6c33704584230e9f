// Generated from openapi/training-provider.yaml#/components/schemas/DeliveryMethod. Run `npm run codegen`; do not edit.

export const examples = [];

export const usedBy = {
  operations: [
    {
      id: "list-classes",
      request: true,
    },
  ],
  models: ["Class", "InstructorLedCourse"],
};
