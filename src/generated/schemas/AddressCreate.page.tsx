// Generated from openapi/training-provider.yaml#/components/schemas/AddressCreate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
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
    >
      <UsedBy>
        <UsedByModel name="InPersonClassCreate" />
        <UsedByModel name="VirtualClassCreate" />
      </UsedBy>
    </SchemaPage>
  );
}
