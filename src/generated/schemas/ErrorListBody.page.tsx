// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ErrorListBody } from "./ErrorListBody";
import { examples } from "./ErrorListBody.samples";

export default function page() {
  return (
    <SchemaPage
      name="ErrorListBody"
      examples={examples}
      schemas={{
        ErrorListBody,
      }}
      usedBy={{
        operations: [
          {
            id: "create-class-learning-record",
            response: true,
          },
        ],
      }}
    />
  );
}
