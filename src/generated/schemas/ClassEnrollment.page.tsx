// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ClassEnrollment } from "./ClassEnrollment";
import { examples } from "./ClassEnrollment.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassEnrollment"
      examples={examples}
      schemas={{
        ClassEnrollment,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-class-enrollments"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
