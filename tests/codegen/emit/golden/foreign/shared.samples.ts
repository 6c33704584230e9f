// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.

export const parameters = {
  id: { in: "path", name: "id", value: "text" },
};
