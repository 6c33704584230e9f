// Generated from openapi/training-provider.yaml#/servers. Run `npm run codegen`; do not edit.
import { Server, ServerVariable, Servers } from "@reference";

export const servers = (
  <Servers>
    <Server url="https://{host}">
      <p>Test</p>
      <ServerVariable
        name="host"
        default="test.example.com"
      >
        <p>Placeholder. Replace it with the host name of the test environment.</p>
      </ServerVariable>
    </Server>
    <Server url="https://{host}">
      <p>Production</p>
      <ServerVariable
        name="host"
        default="api.example.com"
      >
        <p>Placeholder. Replace it with the host name of the production environment.</p>
      </ServerVariable>
    </Server>
  </Servers>
);
