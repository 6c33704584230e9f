// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-enrollment#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-class-enrollment",
      request: true,
    },
  ],
};
