// Generated from openapi/training-provider.yaml#/components/schemas/ClassUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassUpdate } from "./ClassUpdate";
import { examples } from "./ClassUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassUpdate"
      examples={examples}
      schemas={{
        ClassUpdate,
      }}
      usedBy={{
        operations: [
          {
            id: "update-class",
            request: true,
          },
        ],
      }}
    />
  );
}
