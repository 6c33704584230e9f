// Generated from openapi/training-provider.yaml#/components/schemas/CourseValidationRules. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { CourseValidationRules } from "./CourseValidationRules";
import { examples } from "./CourseValidationRules.samples";

export default function page() {
  return (
    <SchemaPage
      name="CourseValidationRules"
      examples={examples}
      schemas={{
        CourseValidationRules,
      }}
      usedBy={{ models: ["InstructorLedCourse"] }}
    />
  );
}
