// Generated from openapi/training-provider.yaml#/components/schemas/AddressCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { AddressCreate } from "./AddressCreate";
import { examples } from "./AddressCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="AddressCreate"
      examples={examples}
      schemas={{
        AddressCreate,
      }}
      usedBy={{ models: ["InPersonClassCreate", "VirtualClassCreate"] }}
    />
  );
}
