// Generated from openapi/training-provider.yaml#/components/schemas/ContactCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ContactCreate } from "./ContactCreate";
import { examples } from "./ContactCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ContactCreate"
      examples={examples}
      schemas={{
        ContactCreate,
      }}
      usedBy={{ models: ["ClassCreateBase"] }}
    />
  );
}
