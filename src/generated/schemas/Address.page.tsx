// Generated from openapi/training-provider.yaml#/components/schemas/Address. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Address } from "./Address";
import { examples } from "./Address.samples";

export default function page() {
  return (
    <SchemaPage
      name="Address"
      examples={examples}
      schemas={{
        Address,
      }}
      usedBy={{ models: ["Class"] }}
    />
  );
}
