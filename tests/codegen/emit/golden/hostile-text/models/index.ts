// Generated from tests/fixtures/specs/hostile-text.yaml. Run `npm run codegen`; do not edit.
export type * from "./types.gen";
