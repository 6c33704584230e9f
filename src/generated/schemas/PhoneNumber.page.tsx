// Generated from openapi/training-provider.yaml#/components/schemas/PhoneNumber. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { PhoneNumber } from "./PhoneNumber";
import { examples } from "./PhoneNumber.samples";

export default function page() {
  return (
    <SchemaPage
      name="PhoneNumber"
      examples={examples}
      schemas={{
        PhoneNumber,
      }}
    >
      <UsedBy>
        <UsedByModel name="NewClassLearner" />
        <UsedByModel name="NewELearningLearner" />
        <UsedByModel name="LearnerUpdate" />
      </UsedBy>
    </SchemaPage>
  );
}
