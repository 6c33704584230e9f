// Generated from openapi/training-provider.yaml#/components/schemas/ELearningCourse. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ELearningCourse } from "./ELearningCourse";
import { examples } from "./ELearningCourse.samples";

export default function page() {
  return (
    <SchemaPage
      name="ELearningCourse"
      examples={examples}
      schemas={{
        ELearningCourse,
      }}
      usedBy={{
        operations: [
          {
            id: "list-e-learning",
            response: true,
          },
          {
            id: "update-elearning",
            response: true,
          },
        ],
      }}
    />
  );
}
