// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.
import type { Parameters, Shared } from "@reference";

export const parameters = {
  id: {
    in: "path",
    name: "id",
    type: "string",
    required: true,
  },
} satisfies Parameters;

export const shared = { servers: [{ url: "https://api.library.example" }] } satisfies Shared;
