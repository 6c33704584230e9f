// Generated from tests/fixtures/specs/tiny.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    value: {
      title: "Middlemarch",
      pages: 880,
    },
  },
];
