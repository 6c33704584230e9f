// Generated from tests/fixtures/specs/tiny.yaml#/servers. Run `npm run codegen`; do not edit.
import { Server, Servers } from "@reference";

export const servers = (
  <Servers>
    <Server url="https://api.example.com" />
  </Servers>
);
