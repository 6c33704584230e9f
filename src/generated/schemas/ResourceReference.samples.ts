// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.
import type { ResourceReference } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "7c41e0b95d2a",
    } satisfies ResourceReference,
  },
];
