// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
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
    >
      <UsedBy>
        <UsedByOperation
          id="update-elearning"
          request
        />
      </UsedBy>
    </SchemaPage>
  );
}
