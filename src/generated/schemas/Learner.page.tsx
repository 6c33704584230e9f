// Generated from openapi/training-provider.yaml#/components/schemas/Learner. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "update-learner",
            response: true,
          },
        ],
      }}
    />
  );
}
