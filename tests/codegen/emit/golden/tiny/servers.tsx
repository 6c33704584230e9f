// Generated from tests/fixtures/specs/tiny.yaml#/servers. Run `npm run codegen`; do not edit.
import type { Server } from "@reference";

export const servers = [{ url: "https://api.example.com" }] satisfies readonly Server[];
