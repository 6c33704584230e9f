// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.

export const examples = [];

export const usedBy = {
  operations: [
    {
      id: "find-books",
      response: true,
    },
  ],
};
