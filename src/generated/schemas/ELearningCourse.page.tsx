// Generated from openapi/training-provider.yaml#/components/schemas/ELearningCourse. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
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
    >
      <UsedBy>
        <UsedByOperation
          id="list-e-learning"
          response
        />
        <UsedByOperation
          id="update-elearning"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
