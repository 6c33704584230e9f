// Generated from openapi/training-provider.yaml#/servers. Run `npm run codegen`; do not edit.
import type { Server } from "@reference";

export const servers = [
  {
    url: "https://{host}",
    description: "Test",
    variables: [
      {
        name: "host",
        default: "test.example.com",
        description: "Placeholder. Replace it with the host name of the test environment.",
      },
    ],
  },
  {
    url: "https://{host}",
    description: "Production",
    variables: [
      {
        name: "host",
        default: "api.example.com",
        description: "Placeholder. Replace it with the host name of the production environment.",
      },
    ],
  },
] satisfies readonly Server[];
