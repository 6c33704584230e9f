// Generated from openapi/training-provider.yaml#/components/schemas/InstructorLedCourse. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { InstructorLedCourse } from "./InstructorLedCourse";
import { examples } from "./InstructorLedCourse.samples";

export default function page() {
  return (
    <SchemaPage
      name="InstructorLedCourse"
      examples={examples}
      schemas={{
        InstructorLedCourse,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-instructor-led-courses"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
