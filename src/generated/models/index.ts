// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
export type * from "./types.gen";
