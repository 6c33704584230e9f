// Generated from openapi/training-provider.yaml#/paths. Run `npm run codegen`; do not edit.
import { ComparePage } from "openapi-tsx-docs/reference";

export default function page() {
  return (
    <ComparePage
      operations={[
        "create-class",
        "update-class",
        "create-class-enrollment",
        "create-class-learning-record",
        "update-elearning",
        "create-e-learning-enrollment",
        "create-e-learning-learning-record",
        "update-learner",
        "create-export-data-job",
      ]}
    />
  );
}
