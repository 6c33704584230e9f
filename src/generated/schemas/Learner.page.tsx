// Generated from openapi/training-provider.yaml#/components/schemas/Learner. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { Learner } from "./Learner";
import { examples } from "./Learner.samples";

export default function page() {
  return (
    <SchemaPage
      name="Learner"
      examples={examples}
      schemas={{
        Learner,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="update-learner"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
