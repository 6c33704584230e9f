// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreateBase. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassCreateBase } from "./ClassCreateBase";
import { examples } from "./ClassCreateBase.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassCreateBase"
      examples={examples}
      sampled
      schemas={{
        ClassCreateBase,
      }}
      usedBy={{ models: ["InPersonClassCreate", "VirtualClassCreate"] }}
    />
  );
}
