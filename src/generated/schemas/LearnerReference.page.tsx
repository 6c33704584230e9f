// Generated from openapi/training-provider.yaml#/components/schemas/LearnerReference. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { LearnerReference } from "./LearnerReference";
import { examples } from "./LearnerReference.samples";

export default function page() {
  return (
    <SchemaPage
      name="LearnerReference"
      examples={examples}
      schemas={{
        LearnerReference,
      }}
      usedBy={{ models: ["ClassEnrollmentCreated"] }}
    />
  );
}
