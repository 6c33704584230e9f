// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ELearningUpdate } from "./ELearningUpdate";
import { examples } from "./ELearningUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ELearningUpdate"
      examples={examples}
      schemas={{
        ELearningUpdate,
      }}
      usedBy={{
        operations: [
          {
            id: "update-elearning",
            request: true,
          },
        ],
      }}
    />
  );
}
