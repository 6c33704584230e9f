// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/Text. Run `npm run codegen`; do not edit.

export const examples = [];

export const usedBy = {
  operations: [
    {
      id: "x-b-amp-b-x-n-if-script-proto",
      response: true,
    },
  ],
};
