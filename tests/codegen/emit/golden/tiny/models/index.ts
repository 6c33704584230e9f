// Generated from tests/fixtures/specs/tiny.yaml. Run `npm run codegen`; do not edit.
export type * from "./types.gen";
