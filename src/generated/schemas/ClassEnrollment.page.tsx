// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "list-class-enrollments",
            response: true,
          },
        ],
      }}
    />
  );
}
