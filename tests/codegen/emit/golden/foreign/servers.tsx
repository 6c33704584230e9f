// Generated from tests/fixtures/specs/foreign.yaml#/servers. Run `npm run codegen`; do not edit.
import type { Server } from "@reference";

export const servers = [{ url: "https://api.library.example" }] satisfies readonly Server[];
