// Generated from openapi/training-provider.yaml#/components/schemas/LearnerUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { LearnerUpdate } from "./LearnerUpdate";
import { examples } from "./LearnerUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="LearnerUpdate"
      examples={examples}
      schemas={{
        LearnerUpdate,
      }}
      usedBy={{
        operations: [
          {
            id: "update-learner",
            request: true,
          },
        ],
      }}
    />
  );
}
