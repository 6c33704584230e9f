// Generated from openapi/training-provider.yaml#/components/schemas/Employer. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel, UsedByOperation } from "@reference";
import { Employer } from "./Employer";
import { examples } from "./Employer.samples";

export default function page() {
  return (
    <SchemaPage
      name="Employer"
      examples={examples}
      schemas={{
        Employer,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-employers"
          response
        />
        <UsedByModel name="ClassEnrollment" />
        <UsedByModel name="ELearningEnrollment" />
      </UsedBy>
    </SchemaPage>
  );
}
