// Generated from openapi/training-provider.yaml#/components/schemas/LearnerListItem. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { LearnerListItem } from "./LearnerListItem";
import { examples } from "./LearnerListItem.samples";

export default function page() {
  return (
    <SchemaPage
      name="LearnerListItem"
      examples={examples}
      schemas={{
        LearnerListItem,
      }}
      usedBy={{
        operations: [
          {
            id: "list-learners",
            response: true,
          },
        ],
      }}
    />
  );
}
