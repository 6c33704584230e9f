// Generated from openapi/training-provider.yaml#/components/schemas/VirtualClassCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassCreateBase } from "./ClassCreateBase";
import { VirtualClassCreate } from "./VirtualClassCreate";
import { examples } from "./VirtualClassCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="VirtualClassCreate"
      examples={examples}
      schemas={{
        VirtualClassCreate,
        ClassCreateBase,
      }}
      usedBy={{ models: ["ClassCreate"] }}
    />
  );
}
