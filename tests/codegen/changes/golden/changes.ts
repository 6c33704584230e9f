// Generated from shop.yaml. Run `npm run codegen`; do not edit.
import type { ApiChanges } from "openapi-tsx-docs/reference";

export const changes = {
  version: "2026-05-20",
  operations: {
    "list-orders": "changed",
    "create-order": "changed",
    "get-order": "deprecated",
    "cancel-order": "new",
  },
  rows: {
    "list-orders query.limit": "changed",
    State: "changed",
    "list-orders query.state": "new",
    "create-order response-409": "new",
    "create-order callback.shipped": "new",
    "Customer.email": "deprecated",
  },
} satisfies ApiChanges;
