// Generated from tests/fixtures/specs/tiny.yaml. Run `npm run codegen`; do not edit.
import type { Shared } from "openapi-tsx-docs/reference";

export const shared = { servers: [{ url: "https://api.example.com" }] } satisfies Shared;
