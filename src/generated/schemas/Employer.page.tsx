// Generated from openapi/training-provider.yaml#/components/schemas/Employer. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "list-employers",
            response: true,
          },
        ],
        models: ["ClassEnrollment", "ELearningEnrollment"],
      }}
    />
  );
}
