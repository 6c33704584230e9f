// Generated from openapi/training-provider.yaml#/components/schemas/SeatsInventory. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{ models: ["Class"] }}
    />
  );
}
