// Generated from openapi/training-provider.yaml#/components/schemas/Contact. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Contact } from "./Contact";
import { examples } from "./Contact.samples";

export default function page() {
  return (
    <SchemaPage
      name="Contact"
      examples={examples}
      schemas={{
        Contact,
      }}
      usedBy={{ models: ["Class"] }}
    />
  );
}
