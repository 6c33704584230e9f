// Generated from openapi/training-provider.yaml#/components/schemas/SeatsInventory. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { SeatsInventory } from "./SeatsInventory";
import { examples } from "./SeatsInventory.samples";

export default function page() {
  return (
    <SchemaPage
      name="SeatsInventory"
      examples={examples}
      schemas={{
        SeatsInventory,
      }}
    >
      <UsedBy>
        <UsedByModel name="Class" />
      </UsedBy>
    </SchemaPage>
  );
}
