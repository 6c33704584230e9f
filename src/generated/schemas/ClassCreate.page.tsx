// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassCreate } from "./ClassCreate";
import { ClassCreateBase } from "./ClassCreateBase";
import { InPersonClassCreate } from "./InPersonClassCreate";
import { VirtualClassCreate } from "./VirtualClassCreate";
import { examples } from "./ClassCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassCreate"
      examples={examples}
      schemas={{
        ClassCreate,
        ClassCreateBase,
      }}
      branches={{
        InPersonClassCreate,
        VirtualClassCreate,
      }}
      usedBy={{
        operations: [
          {
            id: "create-class",
            request: true,
          },
        ],
      }}
    />
  );
}
