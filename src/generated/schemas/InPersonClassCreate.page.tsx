// Generated from openapi/training-provider.yaml#/components/schemas/InPersonClassCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassCreateBase } from "./ClassCreateBase";
import { InPersonClassCreate } from "./InPersonClassCreate";
import { examples } from "./InPersonClassCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="InPersonClassCreate"
      examples={examples}
      schemas={{
        InPersonClassCreate,
        ClassCreateBase,
      }}
      usedBy={{ models: ["ClassCreate"] }}
    />
  );
}
