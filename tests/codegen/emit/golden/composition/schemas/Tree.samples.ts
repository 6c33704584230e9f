// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Tree. Run `npm run codegen`; do not edit.

export const examples = [
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
];

export const usedBy = {
  operations: [
    {
      id: "create-payment",
      response: true,
    },
  ],
  models: ["Tree"],
};
