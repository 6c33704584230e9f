// Generated from openapi/training-provider.yaml#/components/schemas/AddressUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { AddressUpdate } from "./AddressUpdate";
import { examples } from "./AddressUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="AddressUpdate"
      examples={examples}
      sampled
      schemas={{
        AddressUpdate,
      }}
      usedBy={{ models: ["ClassUpdate"] }}
    />
  );
}
