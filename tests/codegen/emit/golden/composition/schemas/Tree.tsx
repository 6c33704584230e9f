// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Tree. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Tree = {
  name: "Tree",
  type: "object",
  properties: [
    {
      name: "parent",
      type: { ref: "Tree" },
      nullable: true,
    },
    {
      name: "children",
      type: { array: { ref: "Tree" } },
    },
    {
      name: "forest",
      type: { map: { ref: "Tree" } },
      patternProperties: [
        {
          name: "^x-",
          type: "string",
        },
      ],
      additionalProperties: { type: { ref: "Tree" } },
    },
    {
      name: "position",
      type: "tuple",
      prefixItems: [
        {
          type: "number",
          description: "East.",
        },
        { type: "number" },
      ],
      notes: [{ note: "noFurtherItems" }],
    },
    {
      name: "tags",
      type: { array: "string" },
      uniqueItems: true,
      items: {
        type: "string",
        minLength: 1,
      },
    },
    {
      name: "grid",
      type: { array: { array: "integer" } },
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        parent: {
          parent: null,
          children: [],
          forest: {},
          position: [1, 1],
          tags: ["text"],
          grid: [[1]],
        },
        children: [
          {
            parent: null,
            children: [],
            forest: {},
            position: [1, 1],
            tags: ["text"],
            grid: [[1]],
          },
        ],
        forest: {
          key: {
            parent: null,
            children: [],
            forest: {},
            position: [1, 1],
            tags: ["text"],
            grid: [[1]],
          },
        },
        position: [1, 1],
        tags: ["text"],
        grid: [[1]],
      },
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-payment",
        response: true,
      },
    ],
    models: ["Tree"],
  },
} satisfies NamedSchema;
