// Generated from openapi/training-provider.yaml#/components/schemas/DeliveryMethod. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel, UsedByOperation } from "@reference";
import { DeliveryMethod } from "./DeliveryMethod";

export default function page() {
  return (
    <SchemaPage
      name="DeliveryMethod"
      schemas={{
        DeliveryMethod,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-classes"
          request
        />
        <UsedByModel name="Class" />
        <UsedByModel name="InstructorLedCourse" />
      </UsedBy>
    </SchemaPage>
  );
}
