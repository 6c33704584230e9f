// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.
import type { Parameters, Schemes, Shared } from "openapi-tsx-docs/reference";

export const schemes = {
  Password: {
    name: "Password",
    type: "http",
    scheme: "basic",
  },
  Key: {
    name: "Key",
    type: "apiKey",
    in: "header",
    parameter: "X-Library-Key",
  },
} satisfies Schemes;

export const parameters = {
  id: {
    in: "path",
    name: "id",
    type: "string",
    required: true,
  },
} satisfies Parameters;

export const shared = {
  servers: [{ url: "https://api.library.example" }],
  security: [[schemes.Password], [schemes.Key]],
} satisfies Shared;
