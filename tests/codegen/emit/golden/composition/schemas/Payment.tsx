// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Payment. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Payment = {
  name: "Payment",
  type: "object",
  description: "Includes a base, requires groups, and depends on a value.",
  properties: [
    {
      name: "source",
      type: { ref: "Source" },
      required: true,
      description: "What pays.",
    },
    {
      name: "account",
      type: "string",
    },
    {
      name: "email",
      type: "string",
      format: "email",
      nullable: true,
    },
    {
      name: "amount",
      type: { or: ["integer", "string"] },
      unions: [
        {
          mode: "anyOf",
          variants: [
            {
              type: "integer",
              minimum: 0,
            },
            { type: "string" },
          ],
        },
      ],
    },
    {
      name: "status",
      type: "string",
      default: "open",
      enum: [
        {
          value: "open",
          description: "Waits for money.",
        },
        { value: "paid" },
      ],
    },
  ],
  allOf: ["Base"],
  requiredGroups: [
    {
      mode: "anyOf",
      groups: [["account"], ["email"]],
    },
  ],
  conditions: [
    {
      keyword: "if",
      type: "object",
      properties: [
        {
          name: "status",
          type: "string",
          const: "paid",
        },
      ],
    },
    {
      keyword: "then",
      type: "object",
      notes: [
        {
          note: "required",
          names: ["amount"],
        },
      ],
    },
    {
      keyword: "else",
      type: "any",
      conditions: [
        {
          keyword: "not",
          type: "object",
          notes: [
            {
              note: "required",
              names: ["amount"],
            },
          ],
        },
      ],
    },
  ],
  notes: [
    {
      note: "dependentRequired",
      property: "account",
      names: ["email"],
    },
  ],
  pageExamples: [
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
  ],
  usedBy: {
    operations: [
      {
        id: "create-payment",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
