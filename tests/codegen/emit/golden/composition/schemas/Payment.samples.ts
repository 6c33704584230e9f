// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Payment. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      id: "a1b2c3",
      source: {
        kind: "card",
        number: "1234567890123456",
      },
      account: "text",
      email: "ada@example.com",
      amount: 1,
      status: "open",
    },
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-payment",
      request: true,
    },
  ],
};
