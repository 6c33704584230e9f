// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.
export type * from "./types.gen";
