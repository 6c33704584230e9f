// Generated from openapi/training-provider.yaml#/components/schemas/NewClassLearner. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { NewClassLearner } from "./NewClassLearner";
import { examples } from "./NewClassLearner.samples";

export default function page() {
  return (
    <SchemaPage
      name="NewClassLearner"
      examples={examples}
      schemas={{
        NewClassLearner,
      }}
    >
      <UsedBy>
        <UsedByModel name="NewLearnerClassEnrollment" />
      </UsedBy>
    </SchemaPage>
  );
}
