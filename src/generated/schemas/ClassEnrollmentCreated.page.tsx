// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreated. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassEnrollmentCreated } from "./ClassEnrollmentCreated";
import { examples } from "./ClassEnrollmentCreated.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassEnrollmentCreated"
      examples={examples}
      schemas={{
        ClassEnrollmentCreated,
      }}
      usedBy={{
        operations: [
          {
            id: "create-class-enrollment",
            response: true,
          },
        ],
      }}
    />
  );
}
