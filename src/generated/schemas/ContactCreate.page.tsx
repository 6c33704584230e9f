// Generated from openapi/training-provider.yaml#/components/schemas/ContactCreate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
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
    >
      <UsedBy>
        <UsedByModel name="ClassCreateBase" />
      </UsedBy>
    </SchemaPage>
  );
}
