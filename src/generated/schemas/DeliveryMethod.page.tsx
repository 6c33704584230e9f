// Generated from openapi/training-provider.yaml#/components/schemas/DeliveryMethod. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { DeliveryMethod } from "./DeliveryMethod";

export default function page() {
  return (
    <SchemaPage
      name="DeliveryMethod"
      schemas={{
        DeliveryMethod,
      }}
      usedBy={{
        operations: [
          {
            id: "list-classes",
            request: true,
          },
        ],
        models: ["Class", "InstructorLedCourse"],
      }}
    />
  );
}
