// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ELearningEnrollment } from "./ELearningEnrollment";
import { examples } from "./ELearningEnrollment.samples";

export default function page() {
  return (
    <SchemaPage
      name="ELearningEnrollment"
      examples={examples}
      schemas={{
        ELearningEnrollment,
      }}
      usedBy={{
        operations: [
          {
            id: "list-e-learning-enrollments",
            response: true,
          },
        ],
      }}
    />
  );
}
