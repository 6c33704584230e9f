// Generated from tests/fixtures/specs/deprecated.yaml. Run `npm run codegen`; do not edit.
export type * from "./types.gen";
