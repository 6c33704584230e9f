// Generated from openapi/training-provider.yaml#/components/schemas/ContactUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ContactUpdate } from "./ContactUpdate";
import { examples } from "./ContactUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ContactUpdate"
      examples={examples}
      sampled
      schemas={{
        ContactUpdate,
      }}
      usedBy={{ models: ["ClassUpdate"] }}
    />
  );
}
