// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreated. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-enrollment#/responses/200/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-class-enrollment",
      response: true,
    },
  ],
};
