// Generated from tests/fixtures/specs/tiny.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "replace-book#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "list-books",
      response: true,
    },
    {
      id: "replace-book",
      request: true,
    },
  ],
};
