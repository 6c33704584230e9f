// Generated from tests/fixtures/specs/composition.yaml. Run `npm run codegen`; do not edit.
export type * from "./types.gen";
