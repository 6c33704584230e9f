// Generated from openapi/training-provider.yaml#/components/schemas/PhoneNumber. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{ models: ["NewClassLearner", "NewELearningLearner", "LearnerUpdate"] }}
    />
  );
}
