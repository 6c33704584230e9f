// Generated from openapi/training-provider.yaml#/components/schemas/InstructorLedCourse. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "list-instructor-led-courses",
            response: true,
          },
        ],
      }}
    />
  );
}
